/** Replays `einundvierzig hands` files: what each hand is worth, and who wins a showdown by Vorhand's order. */
import {
  categoryOf,
  isFortyOne,
  readings,
  strength,
  type Category,
  type Ranking,
} from '../../src/einundvierzig/rules/hand.ts';
import { einundvierzig } from '../../src/einundvierzig/rules/rules.ts';
import { PACK, playersOf, type Action, type State } from '../../src/einundvierzig/rules/table.ts';
import type { Verdict } from '../../scripts/vectors.ts';
import { cardsOf } from './cards.ts';
import { differ, judgedCases } from './cases.ts';

export interface HandCase {
  readonly id: string;
  readonly hand: readonly string[];
  readonly category: string;
  readonly points?: number;
  readonly rank?: string;
  readonly bonus41?: boolean;
}
export interface ShowdownCase {
  readonly id: string;
  readonly hands: readonly (readonly string[])[];
  readonly forehandSeat: number;
  readonly tied: readonly number[];
  readonly winner: number;
}
/** The files' names of categories, where ours differ. */
const nameOf = (category: Category): string => (category === 'single' ? 'noneShared' : category);
const RANKING: Ranking = { ungroupedHand: 'high-card', points: true };

function judgeHand({ hand, category, points, rank, bonus41 }: HandCase): string | undefined {
  const [best] = readings(cardsOf(hand));
  const worth = strength(cardsOf(hand), RANKING);
  return (
    differ('the category', nameOf(categoryOf(worth)), category) ??
    (points === undefined ? undefined : differ('the points', best!.points, points)) ??
    (rank === undefined ? undefined : differ('the rank', best!.rank, rank)) ??
    (bonus41 === undefined ? undefined : differ('the bonus', isFortyOne(worth), bonus41))
  );
}

/** The fewest seats of a table: if a case has fewer hands, others take part and fold at once. */
const SEATS = 3;

/** Deals these hands at a table, with Vorhand as the case has it, and plays them to the showdown without a raise. */
function playShowdown({ hands, forehandSeat }: ShowdownCase): { winner: number; tied: readonly number[] } {
  const cards = hands.map(cardsOf);
  const unseen = PACK.filter(card => !cards.flat().includes(card));
  const table = Array.from({ length: Math.max(SEATS, hands.length) }, () => unseen.splice(0, 4)).map(
    (others, seat) => cards[seat] ?? others,
  );
  const opened = einundvierzig.open({ purses: table.map(() => 200) });
  let state: State = { ...opened, forehand: forehandSeat };
  const step = (actor: number | 'croupier', action: Action) => {
    const refusal = einundvierzig.check(state, actor, action);
    if (refusal) throw new Error(`${JSON.stringify(action)} is refused: ${refusal.message}`);
    state = einundvierzig.apply(state, actor, action).state;
  };
  while (state.phase !== 'settled') {
    const turn = einundvierzig.turn(state);
    if (turn.kind === 'seats') {
      const seat = turn.seats[0]!;
      const offers = einundvierzig.legal(einundvierzig.view(state, seat));
      const wanted = ['done', 'check', seat < hands.length ? 'call' : 'fold', 'turnUp'].flatMap(type =>
        offers.filter(offer => offer.type === type),
      );
      step(seat, wanted[0] as Action);
    } else if (state.phase === 'between' || state.phase === 'deal') {
      const first = state.phase === 'between';
      const order = first ? playersOf(state, (1 << table.length) - 1) : playersOf(state);
      const rounds = first ? [0, 1] : [2, 3];
      step('croupier', { type: 'deal', cards: rounds.flatMap(at => order.map(seat => table[seat]![at]!)) });
    } else step('croupier', einundvierzig.deal(state, undefined!));
  }
  const worth = cards.map(hand => strength(hand, RANKING));
  const most = Math.max(...worth);
  return {
    winner: state.result!.pots[0]!.winner,
    tied: worth.flatMap((own, seat) => (own === most ? [seat] : [])),
  };
}

function judgeShowdown(each: ShowdownCase): string | undefined {
  const { winner, tied } = playShowdown(each);
  const expected = [...each.tied].sort((a, b) => a - b);
  return differ('the winner', winner, each.winner) ?? differ('the best hands', tied, expected);
}

/** Every hand and showdown of a file. */
export function einundvierzigHands(file: unknown): readonly Verdict[] {
  return judgedCases<{ hands: HandCase; showdowns: ShowdownCase }>(file, {
    hands: {
      fields: { id: 'text', hand: 'list', category: 'text' },
      judge: each => ({ id: each.id, difference: judgeHand(each) }),
    },
    showdowns: {
      fields: { id: 'text', hands: 'list', forehandSeat: 'number', tied: 'list', winner: 'number' },
      judge: each => ({ id: each.id, difference: judgeShowdown(each) }),
    },
  });
}
