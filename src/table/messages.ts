import type { Card } from '../cards/card.js';
import { LANGUAGES, type Language } from './lang.js';

/** Puts values into a message: `{0}` is the first. */
export const say = (message = '', ...values: readonly (string | number)[]): string =>
  message.replace(/\{(\d)\}/g, (_, place: string) => String(values[Number(place)] ?? ''));

/** A number of chips: from five digits on thousands are parted by a narrow space. (A screen reader would read “1 975” as four numbers.) */
export const chips = (amount: number): string =>
  amount < 1e4 ? String(amount) : String(amount).replace(/\B(?=(\d{3})+$)/g, '\u202f');

/** A gain or loss with its sign. */
export const signed = (amount: number): string =>
  (amount === 0 ? '±\u202f' : amount > 0 ? '+\u202f' : '−\u202f') + chips(Math.abs(amount));

/** A text with a capital in front. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words in all languages, parted by `|` in the order of {@link LANGUAGES}; `{0}` … are put in by {@link say}. */
export type WordTable = Readonly<Record<string, string>>;

/** The words of a table in one language. */
export type Words<Table extends WordTable> = Readonly<Record<keyof Table, string>>;

/** Tables as they were asked for, in the order of {@link LANGUAGES}: once for all who say the same. */
const SPOKEN = new WeakMap<WordTable, object[]>();

/** The words of a table of the code's own in one language; always the same object. */
export function wordsIn<Table extends WordTable>(table: Table, language: Language): Words<Table> {
  const place = LANGUAGES.indexOf(language);
  let spoken = SPOKEN.get(table);
  if (!spoken) SPOKEN.set(table, (spoken = []));
  return (spoken[place] ??= Object.fromEntries(
    Object.entries(table).map(([name, words]) => [name, words.split('|')[place]]),
  )) as Words<Table>;
}

/** What every table says. */
export const COMMON_WORDS = {
  // from two to ace, and suits c d h s, as in `Card`
  ranks:
    'two,three,four,five,six,seven,eight,nine,ten,jack,queen,king,ace|Zwei,Drei,Vier,Fünf,Sechs,Sieben,Acht,Neun,Zehn,Bube,Dame,König,Ass|deux,trois,quatre,cinq,six,sept,huit,neuf,dix,valet,dame,roi,as',
  suits: 'clubs,diamonds,hearts,spades|Kreuz,Karo,Herz,Pik|trèfle,carreau,cœur,pique',
  // how rank {0} and suit {1} make a card’s name
  card: '{0} of {1}|{1}-{0}|{0} de {1}',
  // French has a space before it, that does not break
  colon: ': |: | : ',
  // what a number is of, for a screen reader
  stakes: 'Stakes|Einsätze|Mises',
  purse: 'Purse|Kasse|Caisse',
  you: 'You|Sie|Vous',
  seat: 'Seat {0}|Platz {0}|Place {0}',
  rules: 'Rules|Regeln|Règles',
  sound: 'Sound|Ton|Son',
  menu: 'Menu|Menü|Menu',
  fullScreen: 'Full screen|Vollbild|Plein écran',
  close: 'Close|Schließen|Fermer',
  paused: 'Paused|Angehalten|En pause',
  missing:
    'A part of the table has not come.|Ein Teil des Tisches ist nicht gekommen.|Une partie de la table n’est pas arrivée.',
  retry: 'Try again|Erneut versuchen|Réessayer',
  hurried:
    'That only hurried what was shown: press again.|Das hat nur beschleunigt, was gezeigt wurde: bitte noch einmal.|Cela n’a fait qu’accélérer la scène : appuyez de nouveau.',
  isPaused: 'The table is paused.|Der Tisch ist angehalten.|La table est en pause.',
  why: 'Why?|Warum?|Pourquoi ?',
  actions: 'Actions|Züge|Actions',
  undo: 'Undo|Zurück|Annuler',
} as const;

export type CommonWords = Words<typeof COMMON_WORDS>;

/** What ranks, suits and cards are called. */
export type CardWords = Pick<CommonWords, 'ranks' | 'suits' | 'card'>;

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

/** A card's name in words: “Herz-Neun”, “king of hearts”. */
export const cardName = (card: Card, { ranks, suits, card: name }: CardWords): string =>
  say(name, ranks.split(',')[RANKS.indexOf(card[0]!)]!, suits.split(',')[SUITS.indexOf(card[1]!)]!);
