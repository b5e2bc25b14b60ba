/** Records of honest deals at tables of all kinds, and a forger's changes to them. */
import { seededRandom } from '../../src/cards.ts';
import type { DealRecord } from '../../src/fair.ts';
import type { AnyGame } from '../../src/game/contract.ts';
import { anyOf, seats } from '../host/house.ts';
import { DishonestHost, SEAT } from './dishonest-host.ts';
import { TABLES, Visitor } from './visitor.ts';

const [stud, einundvierzig, trenteQuarante, faro] = TABLES.map(([game]) => game) as [
  AnyGame,
  AnyGame,
  AnyGame,
  AnyGame,
];

/** Games with options under which cards are drawn differently: eight who stay in use up a pack of stud. */
export const KINDS: readonly (readonly [AnyGame, object])[] = [
  [stud, seats(3, 4000)],
  [stud, { ...seats(8, 100_000), burnFirstDeal: false }],
  [stud, { ...seats(8, 100_000), shortDeck: 'skip-burn-before-mix' }],
  [einundvierzig, seats(3, 4000)],
  [einundvierzig, seats(5, 4000)],
  [trenteQuarante, { ...seats(3, 100_000), decks: 1 }],
  [trenteQuarante, { ...seats(2, 100_000), decks: 6, burn: 0 }],
  [faro, seats(3, 100_000)],
  [faro, { ...seats(4, 100_000), banker: 'lot' }],
  [faro, { ...seats(4, 100_000), firstCard: 'left', oddCard: 'right' }],
  [faro, { ...seats(3, 100_000), variant: 'classic' }],
];

/** This many deals in a row of a table with a guest and an accomplice. @param stays whether nobody folds. */
export async function dealsOf(
  game: AnyGame,
  options: object,
  count = 1,
  stays = false,
): Promise<readonly DealRecord[]> {
  const host = new DishonestHost(game, options);
  const random = seededRandom('action-mismatch');
  if (stays)
    host.chooses = offers => {
      const staying = offers.filter(({ type }) => !['fold', 'sitOut', 'leave', 'declareFold'].includes(type));
      const calm = staying.filter(({ type }) => ['check', 'call', 'done', 'bringIn'].includes(type));
      return anyOf(calm.length > 0 ? calm : staying, random);
    };
  host.others = [SEAT + 1];
  // the guest is one who asks for nothing, and pledges
  new Visitor({ game, options, seed: 'the guest', connect: line => host.connect(line), after: host.clock.after });
  host.tellPeople();
  for (let deals = 0; deals < count; deals++) await host.play();
  return host.records;
}
