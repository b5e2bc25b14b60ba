import type { Card } from '../cards/card.js';
import type { RefusalCode } from '../game/contract.js';
import type { Language } from './lang.js';

/** Puts values into a message: `{0}` is the first. */
export const say = (message: string, ...values: readonly (string | number)[]): string =>
  message.replace(/\{(\d)\}/g, (_, place: string) => String(values[Number(place)] ?? ''));

/** A number of chips for the eye: thousands parted by a narrow space. */
export const chips = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, '\u202f');

/** A gain or loss with its sign. */
export const signed = (amount: number): string =>
  (amount === 0 ? '±\u2009' : amount > 0 ? '+\u2009' : '−\u2009') + chips(Math.abs(amount));

/** What every table says. Ranks from two to ace, suits c d h s, as in {@link Card}. */
export interface CommonMessages {
  readonly ranks: string;
  readonly suits: string;
  /** The suits and court cards of the double-German pattern. */
  readonly germanSuits: string;
  readonly germanCourts: string;
  /** How rank {0} and suit {1} make a card's name. */
  readonly card: string;
  readonly germanCard: string;
  readonly you: string;
  readonly seat: string;
  readonly rules: string;
  readonly sound: string;
  readonly menu: string;
  readonly speed: string;
  readonly speeds: string;
  readonly newTable: string;
  readonly newTableSure: string;
  readonly why: string;
  readonly purse: string;
  readonly chips: string;
  readonly chip: string;
  readonly actions: string;
  readonly undo: string;
  readonly clear: string;
  readonly double: string;
  readonly rebet: string;
  /** Why something is not possible, by the refusal's code. */
  readonly refused: string;
  readonly refusals: Readonly<Partial<Record<RefusalCode, string>>>;
}

const COMMON: Readonly<Record<Language, CommonMessages>> = {
  en: {
    ranks: 'two,three,four,five,six,seven,eight,nine,ten,jack,queen,king,ace',
    suits: 'clubs,diamonds,hearts,spades',
    germanSuits: 'acorns,bells,hearts,leaves',
    germanCourts: 'Unter,Ober,king,ace',
    card: '{0} of {1}',
    germanCard: '{0} of {1}',
    you: 'You',
    seat: 'Seat {0}',
    rules: 'Rules',
    sound: 'Sound',
    menu: 'Menu',
    speed: 'Speed',
    speeds: 'slow,normal,fast,instant',
    newTable: 'New table',
    newTableSure: 'Really start over?',
    why: 'Why?',
    purse: 'Purse',
    chips: 'Chips',
    chip: 'Chip of {0}',
    actions: 'Actions',
    undo: 'Undo',
    clear: 'Clear',
    double: 'Double',
    rebet: 'As before',
    refused: 'That is not possible now.',
    refusals: {
      'over-the-purse': 'The purse does not hold that much.',
      'over-the-maximum': 'More is not allowed here.',
      'under-the-minimum': 'That is less than the minimum.',
      'off-the-step': 'That is no multiple of the smallest chip.',
      'nothing-there': 'There is nothing there.',
      'not-your-turn': 'It is not your turn.',
      'not-in-these-rules': 'The rules of this table do not allow that.',
    },
  },
  de: {
    ranks: 'Zwei,Drei,Vier,Fünf,Sechs,Sieben,Acht,Neun,Zehn,Bube,Dame,König,Ass',
    suits: 'Kreuz,Karo,Herz,Pik',
    germanSuits: 'Eichel,Schellen,Herz,Laub',
    germanCourts: 'Unter,Ober,König,Daus',
    card: '{1}-{0}',
    germanCard: '{1}-{0}',
    you: 'Sie',
    seat: 'Platz {0}',
    rules: 'Regeln',
    sound: 'Ton',
    menu: 'Menü',
    speed: 'Tempo',
    speeds: 'langsam,normal,schnell,sofort',
    newTable: 'Neuer Tisch',
    newTableSure: 'Wirklich neu beginnen?',
    why: 'Warum?',
    purse: 'Kasse',
    chips: 'Chips',
    chip: 'Chip zu {0}',
    actions: 'Züge',
    undo: 'Zurück',
    clear: 'Leeren',
    double: 'Doppelt',
    rebet: 'Wie zuvor',
    refused: 'Das geht jetzt nicht.',
    refusals: {
      'over-the-purse': 'So viel ist nicht in der Kasse.',
      'over-the-maximum': 'Mehr ist hier nicht erlaubt.',
      'under-the-minimum': 'Das ist weniger als der Mindesteinsatz.',
      'off-the-step': 'Das ist kein Vielfaches des kleinsten Chips.',
      'nothing-there': 'Da liegt nichts.',
      'not-your-turn': 'Sie sind nicht an der Reihe.',
      'not-in-these-rules': 'Die Regeln dieses Tisches erlauben das nicht.',
    },
  },
  fr: {
    ranks: 'deux,trois,quatre,cinq,six,sept,huit,neuf,dix,valet,dame,roi,as',
    suits: 'trèfle,carreau,cœur,pique',
    germanSuits: 'gland,grelot,cœur,feuille',
    germanCourts: 'Unter,Ober,roi,as',
    card: '{0} de {1}',
    germanCard: '{0} de {1}',
    you: 'Vous',
    seat: 'Place {0}',
    rules: 'Règles',
    sound: 'Son',
    menu: 'Menu',
    speed: 'Vitesse',
    speeds: 'lente,normale,rapide,immédiate',
    newTable: 'Nouvelle table',
    newTableSure: 'Vraiment recommencer ?',
    why: 'Pourquoi ?',
    purse: 'Caisse',
    chips: 'Jetons',
    chip: 'Jeton de {0}',
    actions: 'Actions',
    undo: 'Annuler',
    clear: 'Retirer',
    double: 'Doubler',
    rebet: 'Répéter',
    refused: 'Ce n’est pas possible maintenant.',
    refusals: {
      'over-the-purse': 'La caisse n’y suffit pas.',
      'over-the-maximum': 'Davantage n’est pas permis ici.',
      'under-the-minimum': 'C’est moins que le minimum.',
      'off-the-step': 'Ce n’est pas un multiple du plus petit jeton.',
      'nothing-there': 'Il n’y a rien là.',
      'not-your-turn': 'Ce n’est pas à vous.',
      'not-in-these-rules': 'Les règles de cette table ne le permettent pas.',
    },
  },
};

export const commonMessages = (language: Language): CommonMessages => COMMON[language];

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

/** A card's name in words: “Herz-Neun”, “king of hearts”. */
export function cardName(card: Card, words: CommonMessages, german = false): string {
  const rank = RANKS.indexOf(card[0]!);
  const suit = SUITS.indexOf(card[1]!);
  const court = german && rank >= 9 ? words.germanCourts.split(',')[rank - 9]! : words.ranks.split(',')[rank]!;
  return say(
    german ? words.germanCard : words.card,
    court,
    (german ? words.germanSuits : words.suits).split(',')[suit]!,
  );
}
