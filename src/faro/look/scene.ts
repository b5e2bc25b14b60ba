/** The table as the areas of the cloth see it, and what several of them share. */
import type { TemplateResult } from 'lit';
import { nextPerson } from '../../bank/look/bar.js';
import type { Card, KnownCard } from '../../cards/card.js';
import type { Offer } from '../../game/contract.js';
import { hasSeat } from '../../stakes/seats.js';
import type { FaceSize } from '../../table/play/art/family.js';
import type { Shape } from '../../table/look/box.js';
import type { Language } from '../../table/look/lang.js';
import { chips, signed, type CardWords } from '../../table/look/messages.js';
import type { Sitter } from '../../table/look/names.js';
import type { StakeLook } from '../../table/look/pieces.js';
import type { Place } from '../../table/play/places.js';
import type { LayoutText } from '../text/en.js';
import { isCall } from '../rules/spots.js';
import type { Action, LedgerEntry, Punter, View } from '../rules/table.js';

/** How much of a turn is visible while its cards are drawn. */
export interface Stage {
  readonly takes: readonly Card[];
  readonly pays: readonly Card[];
  readonly left: number;
}

/** How the table differs from its view: while cards are drawn, and as long as the last turn is still shown. */
export interface Between {
  readonly stage?: Stage;
  /** Whether the last turn is still shown, until somebody at this screen bets. */
  readonly shows?: boolean;
  /** Whether it has been paid out: the chips still there only recall the result. */
  readonly isHome?: boolean;
}

/** What the areas of the cloth draw. */
export interface Scene {
  readonly pile: (amount: number, look?: StakeLook) => TemplateResult;
  readonly face: (card: KnownCard, size: FaceSize, marks?: string, place?: Place) => TemplateResult;
  readonly words: LayoutText;
  readonly language: Language;
  readonly view: View;
  readonly legal: readonly Offer<Action>[];
  readonly own: Punter | undefined;
  /** The seat whose table this is; the first one for an onlooker. */
  readonly seat: number;
  readonly ownSeats: readonly unknown[];
  /** The cards that cost nothing now, if hints are on. */
  readonly free: ReadonlySet<string>;
  readonly playing: boolean;
  /** The shape of the table's box. */
  readonly shape: Shape;
  readonly german: boolean;
  /** Whether a drawer is open. */
  readonly opened: (name: string) => boolean;
  readonly stage: Stage | undefined;
  /** Whether the last turn is still shown. */
  readonly shows: boolean;
  /** Whether its chips have been collected. */
  readonly isHome: boolean;
  /** Whether the next chip gets a copper. */
  readonly copper: boolean;
  /** Whether a tap means the places between the cards, if there is no room for both. */
  readonly between: boolean;
  /** How a stake is taken back by hand, if there is one. */
  readonly back: string;
  readonly hovered: string | undefined;
  /** The bet of a tap on the hovered place. */
  readonly ghost: number;
  /** What the next tap bets, in words; empty if nothing can be bet. */
  readonly laid: string;
  /** The entries of the last turn, as long as they are shown. */
  readonly entries: readonly LedgerEntry[];
  /** The entries of the last turn of any seat, as long as they are shown. */
  readonly entriesOf: (seat: number) => readonly LedgerEntry[];
  /** The button that leaves the win of a card on it. */
  readonly paroli: (spot: string) => TemplateResult | undefined;
  readonly person: (seat: number) => string;
  /** Who sits at a seat, as drawn; undefined for the player addressed as “you”. */
  readonly sitter: (seat: number) => Sitter | undefined;
  readonly letter: (rank: string) => string;
  /** The name of a place: the player's own card, or another punter's, or ranks. */
  readonly spot: (spot: string, punter?: Punter) => string;
  /** The name of a place at the beginning of a sentence; for a call of an order, its shortest name. */
  readonly placeName: (spot: string) => string;
  /** A place and the punter's stake on it, as a sentence begins, or goes on. */
  readonly field: (spot: string, punter: Punter | undefined, goesOn?: boolean) => string;
  readonly rank: (rank: string) => string;
  readonly name: (card: KnownCard) => string;
  /** Both at the beginning of a sentence. */
  readonly rankFirst: (rank: string) => string;
  readonly nameFirst: (card: KnownCard) => string;
  readonly suits: CardWords['suits'];
}

const STATES = { won: 'won', lost: 'lost', split: 'half', returned: '' } as const;

/** The class of a settled stake. */
export const stateOf = (entry?: LedgerEntry): '' | 'won' | 'lost' | 'half' => (entry ? STATES[entry.outcome] : '');

/**
 * What a turned card did to the player's stakes on its rank, as a mark: a gold rim for a win, a red one for a loss. With
 * a book only its suit counts. The high card and an order are decided by several cards, and mark none.
 */
export function markFor({ entries, own, view }: Pick<Scene, 'entries' | 'own' | 'view'>, card: Card): string {
  if (view.options.variant === 'buch' && card[1] !== own?.suit) return '';
  const states = entries.filter(({ spot }) => !isCall(spot) && spot.includes(card[0]!)).map(stateOf);
  if (states.includes('won')) return 'marked';
  return states.some(Boolean) ? 'marked lost' : '';
}

/** What a stake has won, beside its sum. */
export const winOf = (entry?: LedgerEntry): string => (entry?.outcome === 'won' ? `+ ${chips(entry.net)}` : '');

/** What half of a stake has cost, in place of its sum. */
export const halfOf = (entry?: LedgerEntry): string => (entry?.outcome === 'split' ? signed(entry.net) : '');

/** Whether the player holds the bank: a bank of the house is nobody's, not even an onlooker's. */
export const isBanker = ({ banker, seat }: View): boolean => seat !== 'onlooker' && banker === seat;

/** Whether the player has lost the last of their chips in this deal, and has seen it. */
export const isLookingOn = ({ own, seat, stage, view }: Scene): boolean =>
  !!own && hasSeat(view.out, seat) && !(stage && own.entries.length > 0);

/** The text of the button for the next thing: it deals, gives the screen to the next person, or turns up. */
export function onceLabel(scene: Scene): string {
  const { view, words, person } = scene;
  const next = nextPerson(scene);
  if (next !== undefined) return words.next(person(next));
  if (view.phase === 'between') return words.newDeal;
  return view.options.variant === 'classic' ? words.nextTurn : words.turnUp;
}

/** Between deals: what to press before a stake can be laid. */
export const pressFirst = (scene: Scene): string => scene.words.pressFirst(onceLabel(scene));

/** A place, for screen readers; between deals with what precedes a stake. */
export const untilDealt = (scene: Scene, told: string): string =>
  scene.view.phase === 'between' ? `${scene.words.sentence(told)} ${pressFirst(scene)}` : told;
