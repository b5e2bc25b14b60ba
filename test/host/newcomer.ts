/** Somebody gets up in the middle of a hand, and somebody new takes the seat: what the tests of all kinds of hosts share. */
import assert from 'node:assert/strict';
import { toAction } from '../../src/game/to-action.ts';
import type { AnyAction, Offer } from '../../src/game/contract.ts';
import type { guestAt } from './command.ts';
import { seats } from './house.ts';

type Guest = ReturnType<typeof guestAt>;

const cardsIn = (told: unknown): readonly string[] => JSON.stringify(told).match(/(?<=")[2-9TJQKA][cdhs](?=")/g) ?? [];
const offered = ({ step }: Guest, type: string): Offer<AnyAction> | undefined =>
  step.legal.find(offer => offer.type === type);

/**
 * Three people play: the first that may folds and gets up, a stranger takes the seat at the next chance, and the others
 * play on until the stranger is dealt in. No byte that the stranger gets may hold a card that only the previous owner had.
 * @param come a guest at the same table.
 */
export async function strangerTakesSeat(come: (options: object) => Guest): Promise<void> {
  const people: Guest[] = [];
  for (let each = 0; each < 3; each++) {
    const guest = come(seats(3));
    await guest.until(() => guest.port, 'a guest is in');
    people.push(guest);
  }
  const watcher = come(seats(3));
  await watcher.until(() => watcher.port, 'somebody is an onlooker');
  /** Everybody who may takes the quietest action. */
  const playOn = async (players: readonly Guest[]): Promise<void> => {
    const quiet = ['done', 'check', 'call', 'bringIn', 'turnUp', 'show', 'muck'];
    for (const player of players) {
      const offer = quiet.map(type => offered(player, type)).find(Boolean) ?? player.step.legal[0];
      if (offer) await player.act(toAction(offer), () => false);
    }
  };
  /** Plays until something is true; each round begins when all have seen the same step. */
  const playUntil = async (players: () => readonly Guest[], isSo: () => boolean): Promise<void> => {
    for (;;) {
      const { number } = watcher.step;
      for (const player of players()) await player.until(() => player.step.number >= number, 'all have seen it');
      if (isSo()) return;
      await playOn(players());
      await watcher.until(() => watcher.step.number > number, 'the table goes on');
    }
  };
  for (const player of people) await player.act({ type: 'done' }, () => false);
  const folds = (): Guest | undefined => people.find(player => offered(player, 'fold'));
  await playUntil(
    () => people,
    () => !!folds(),
  );
  const leaver = folds()!;
  const seat = people.indexOf(leaver);
  await leaver.act({ type: 'fold' }, () => false);
  await watcher.until(() => watcher.step.number >= leaver.step.number, 'all have seen it');
  const open = new Set(cardsIn(watcher.step.view));
  const hidden = cardsIn(leaver.step.view).filter(card => !open.has(card));
  assert.ok(hidden.length >= 2, 'there are cards to be seen');
  leaver.leave();
  await leaver.until(() => leaver.people[seat]?.kind !== 'person', 'the seat is free');

  const stranger = come(seats(3));
  await stranger.until(() => stranger.port, 'a stranger is in');
  const others = people.filter(player => player !== leaver);
  const isDeal = ({ actor, action, view }: Guest['step']): boolean =>
    actor === 'croupier' && action?.type === 'deal' && view.seat === seat;
  const isDealtIn = (): boolean => stranger.steps.some(isDeal);
  await playUntil(() => [...others, stranger], isDealtIn);
  const steps = stranger.texts.map(text => (JSON.parse(text) as { readonly step?: Guest['step'] }).step);
  const before = stranger.texts.slice(
    0,
    steps.findIndex(step => step && isDeal(step)),
  );
  const told = before
    // where the deals of poker are fair, all of a deal is disclosed when it is over
    .filter(text => !text.includes('"fair":{"deal"'))
    .find(text => hidden.some(card => cardsIn(JSON.parse(text)).includes(card)));
  assert.equal(told, undefined, `${hidden.join(' ')} were somebody else's`);
  assert.ok(
    before.some(text => text.startsWith(`{"seat":${seat},`)),
    'the seat is theirs before the next deal',
  );
}
