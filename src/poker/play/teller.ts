/** The sentences of the status line, about a seat or to the player: “Bruno erhöht auf 20”, “Sie erhöhen auf 20”. */
import type { AnyAction, Range, Seat } from '../../game/contract.js';
import { chips } from '../../table/look/messages.js';
import type { Who } from '../../table/text/texts.js';
import type { Did } from './scene.js';
import type { PokerText } from '../text/en.js';

/** The verb for an event, as a key of the texts. */
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
/** The fields of an event that say how a seat has bet. */
export interface Bet {
  readonly type: string;
  readonly seat?: Seat;
  readonly to?: number;
  readonly amount?: number;
  readonly allIn?: boolean;
}
/** A sentence about who does what. */
export type Sentence = (who: Who, amount: string) => string;

/** Texts keyed by names from views and events. */
type ByName<Word> = Readonly<Partial<Record<string, Word>>>;

/** Words for what happens. `you`: the seat that is addressed as “you”. */
export function tellerOf<Text extends PokerText>(words: Text, name: (seat: Seat) => string, you: Seat) {
  const isYou = (seat: Seat): boolean => seat === you;
  const who = (seat: Seat): Who => (isYou(seat) ? undefined : name(seat));
  const tell = (sentence: Sentence, seat: Seat, amount = 0): string => sentence(who(seat), chips(amount));
  return {
    words,
    you,
    isYou,
    who,
    tell,
    /** The name in the middle of a sentence. */
    inner: (seat: Seat): string => who(seat) ?? words.youWithin,
    /** A betting event, with whether it is an all-in; undefined for others. */
    act: ({ type, seat, to = 0, amount = 0, allIn }: Bet): string => {
      const word = TOLD[type];
      if (seat === undefined || !(word || allIn)) return '';
      return word
        ? words.sentence(
            // a call is told by what it costs, a raise by where it goes
            tell((words as ByName<unknown>)[word] as Sentence, seat, type === 'called' ? amount : to) +
              (allIn ? words.isAllIn : ''),
          )
        : words.told(name(seat), words.sentence(words.allInFor(chips(amount))));
    },
  };
}

export type PokerTeller = ReturnType<typeof tellerOf<PokerText>>;

/** A seat's last action, without its name. */
export function lastActionText({ did }: PokerText, { word, amount = 0 }: Did<string>): string {
  const said = (did as ByName<string | ((amount: string) => string)>)[word] ?? '';
  return typeof said === 'string' ? said : said(chips(amount));
}

/** What the player can do, from the offers; a call costs them `due`. */
export function asksFor(words: PokerText, offers: readonly AnyAction[], due: number): string {
  const asked = words.asks as ByName<string | ((amount: string) => string)>;
  const amountOf = (to: number | Range): string =>
    typeof to === 'number' ? chips(to) : words.toTo(chips(to.min), chips(to.max));
  // folding comes last
  const acts = [...offers]
    .sort((a, b) => Number(a.type === 'fold') - Number(b.type === 'fold'))
    .flatMap((offer): readonly string[] => {
      const word = asked[offer.type];
      const { amount, to = amount ?? due } = offer as { to?: number | Range; amount?: number | Range };
      return word === undefined ? [] : [typeof word === 'string' ? word : word(amountOf(to))];
    });
  const [first, ...rest] = [...new Set(acts)];
  const last = rest.pop();
  return words.turn(last ? words.or([first, ...rest].join(', '), last) : (first ?? ''));
}
