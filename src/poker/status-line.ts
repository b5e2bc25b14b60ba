/** The status line: what is said of a seat and to the player: “Bruno erhöht auf 20”, “Sie erhöhen auf 20”. */
import type { AnyAction, Range, Seat } from '../game/contract.js';
import type { Language } from '../table/lang.js';
import { capital, chips, say } from '../table/messages.js';
import type { Did } from './scene.js';
import type { BettingWords } from './words.js';

/** What is said of an event. */
const TOLD: Readonly<Record<string, string>> = {
  broughtIn: 'brings',
  checked: 'checks',
  called: 'calls',
  bet: 'bets',
  completed: 'completes',
  raised: 'raises',
  folded: 'folds',
  mucked: 'mucks',
};
/** What of an event tells how somebody has bet. */
export interface Bet {
  readonly type: string;
  readonly seat?: Seat;
  readonly to?: number;
  readonly amount?: number;
  readonly allIn?: boolean;
}
/** Words by names that are reckoned. */
type ByName = Readonly<Record<string, string>>;

/** Who tells what happens. `you`: the seat that is spoken to, and not of. */
export function tellerOf<Said extends BettingWords>(
  language: Language,
  words: Said,
  name: (seat: Seat) => string,
  you: Seat,
) {
  const isYou = (seat: Seat): boolean => seat === you;
  /** Words of which `~` parts what is said of another from what is said to the player. */
  const phrase = (said = '', seat: Seat, amount: number): string => {
    const [other, mine = other] = said.split('~');
    return say(isYou(seat) ? mine : other, name(seat), chips(amount));
  };
  /** Who does what, by the word for it. */
  const tell = (word: string, seat: Seat, amount = 0): string =>
    phrase((words as BettingWords & ByName)[word], seat, amount);
  return {
    language,
    words,
    isYou,
    phrase,
    tell,
    /** The name in the middle of a sentence. */
    inner: (seat: Seat): string => (isYou(seat) && language !== 'de' ? name(seat).toLowerCase() : name(seat)),
    /** An event of the betting, with whether it takes all that they have; nothing of others. */
    act: ({ type, seat, to = 0, amount = 0, allIn }: Bet): string => {
      const word = TOLD[type];
      if (seat === undefined || !(word || allIn)) return '';
      return word
        ? `${tell(word, seat, to)}${allIn ? words.isAllIn : ''}.`
        : `${name(seat)}${words.colon}${say(words.allInFor, chips(amount))}.`;
    },
  };
}

export type StatusLine = ReturnType<typeof tellerOf<BettingWords>>;

/** What a seat did last, without its name. */
export function didIn(words: BettingWords, { word, amount = 0 }: Did<string>): string {
  if (!word) return '';
  const said = (words as BettingWords & ByName)[word];
  return word === 'inFor' ? say(said, chips(amount)) : say(said?.split('~')[0], '', chips(amount)).trim();
}

/** What the player is asked, by what he may do: `doCall` is the word for a call, which costs him what is `due`. */
export function asksFor(words: BettingWords & ByName, offers: readonly AnyAction[], due: number): string {
  const acts = offers.flatMap((offer): readonly string[] => {
    const word = words[`do${capital(offer.type)}`];
    const { amount, to = amount ?? due } = offer as { to?: number | Range; amount?: number | Range };
    return word ? [say(word, typeof to === 'number' ? chips(to) : say(words.toTo, chips(to.min), chips(to.max)))] : [];
  });
  const [first, ...rest] = [...new Set(acts)].sort((a, b) => Number(a === words.doFold) - Number(b === words.doFold));
  const last = rest.pop();
  return say(words.turn, last ? say(words.or, [first, ...rest].join(', '), last) : (first ?? ''));
}
