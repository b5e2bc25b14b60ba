/** What prepared hands of both poker games share: cards that are named, actions by their words, and who goes on. */
import {
  readCards,
  seededRandom,
  shuffledSource,
  type Card,
  type CardSource,
  type KnownCard,
} from '../../src/cards.ts';
import { Croupier, newLog, type ActionOf, type Entry, type OptionsOf, type StateOf } from '../../src/croupier.ts';
import type { Player, RulesOf, ViewOf } from '../../src/croupier.ts';
import type { BettingGame } from '../../src/stakes/betting-game.ts';

/** A hand up to a moment. */
export interface PokerDeal<Options> {
  /** The cards of each seat as they come. Missing ones come from the pack. */
  readonly cards: readonly string[];
  readonly options?: Partial<Options>;
  readonly purses?: readonly number[];
  /** The actions as words, one after another by the seat to act; the game says which words. */
  readonly acts?: string;
  /** Whether the other seats are played by somebody who checks, calls and shows. */
  readonly goesOn?: boolean;
  /** Seats at this screen; 0 by default. */
  readonly seats?: readonly number[];
  /** Who sits at the table, if not the player at seat 0 and others. */
  readonly players?: string;
  /** Whether nobody is ready yet. */
  readonly empty?: boolean;
}

const NAMES = 'you, Anna, Bruno, Clara, Emil, Frieda, Georg, Hanna, Ida'.split(', ');

/** Who sits at a prepared table. */
export const playersAt = ({ players, cards }: Pick<PokerDeal<unknown>, 'players' | 'cards'>): string =>
  players ?? NAMES.slice(0, cards.length).join(', ');

/** How a game's cards come, and what its words mean. */
interface Ways<G> {
  readonly pack: readonly KnownCard[];
  readonly seed: string;
  readonly purse: number;
  /** What the croupier deals before a hand and in it; `next` is a seat's next card. */
  deals(state: StateOf<G>, next: (seat: number) => KnownCard, pack: CardSource): ActionOf<G>;
  /** A word's actions, for the seat to act. */
  actsOf(word: string, state: StateOf<G>, seat: number): readonly (readonly [seat: number, action: ActionOf<G>])[];
  /** Who plays on at the other seats. */
  readonly caller: Player<ActionOf<G>, ViewOf<G>>;
}

/** A croupier at whose table this has happened. */
export function prepared<G extends BettingGame>(
  game: G,
  deal: PokerDeal<OptionsOf<G>>,
  { pack: cards, seed, purse, deals, actsOf, caller }: Ways<G>,
): Croupier<G> {
  const rules = game as unknown as RulesOf<G>;
  const hands = deal.cards.map(text => [...readCards(text)]);
  const named = new Set<Card>(hands.flat());
  const pack = shuffledSource(
    cards.filter(card => !named.has(card)),
    seededRandom(seed),
  );
  pack.shuffle();
  const options = { ...deal.options, purses: deal.purses ?? hands.map(() => purse) } as OptionsOf<G>;
  let state = rules.open(options);
  const { options: all } = state as { readonly options?: OptionsOf<G> };
  const entries: Entry<ActionOf<G>>[] = [];
  const act = (actor: number | 'croupier', action: ActionOf<G>): void => {
    const refusal = rules.check(state, actor, action);
    if (refusal) throw new Error(`${String(actor)} ${JSON.stringify(action)}: ${refusal.message}`);
    state = rules.apply(state, actor, action).state;
    entries.push({ actor, action });
  };
  const next = (seat: number): KnownCard => hands[seat]!.shift() ?? (pack.draw(1)[0] as KnownCard);
  const words = (deal.acts ?? '').split(/\s+/).filter(Boolean);
  if (!deal.empty) hands.forEach((_, seat) => act(seat, { type: 'done' } as ActionOf<G>));
  for (;;) {
    const turn = rules.turn(state);
    const { phase } = state as { readonly phase?: string };
    if (turn.kind === 'over' || (turn.kind === 'seats' && words.length === 0)) break;
    if (turn.kind === 'seats') for (const each of actsOf(words.shift()!, state, turn.seats[0]!)) act(...each);
    else if (phase === 'deal' || phase === 'between') act('croupier', deals(state, next, pack));
    else act('croupier', rules.deal(state, pack));
  }
  const croupier = new Croupier(game, {
    options,
    resume: newLog(game, all!, entries),
    source: () => pack,
    players: deal.goesOn ? hands.map((_, seat) => ((deal.seats ?? [0]).includes(seat) ? undefined : caller)) : [],
    // a player out of chips is asked to buy some, and has no word for it: they time out
    onError: error => {
      if (!/No hand is being played|Nothing to do in between/.test(String(error))) throw error;
    },
  });
  croupier.start();
  return croupier;
}

/** The ports of this screen's seats at a prepared table. */
export const portsAt = <Deal extends { readonly seats?: readonly number[] }, Port>(
  prepare: (deal: Deal) => { port(seat: number): Port },
) => {
  return (deal: Deal): readonly Port[] => {
    const croupier = prepare(deal);
    return (deal.seats ?? [0]).map(seat => croupier.port(seat));
  };
};
