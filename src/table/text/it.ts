/** What every table says: Italian. */
import type { CommonText } from './en.js';

/** From two to ace, as in `Card`. */
const RANKS = {
  2: 'due',
  3: 'tre',
  4: 'quattro',
  5: 'cinque',
  6: 'sei',
  7: 'sette',
  8: 'otto',
  9: 'nove',
  T: 'dieci',
  J: 'fante',
  Q: 'donna',
  K: 're',
  A: 'asso',
};
/** As they begin a sentence. */
const RANKS_FIRST = {
  2: 'Due',
  3: 'Tre',
  4: 'Quattro',
  5: 'Cinque',
  6: 'Sei',
  7: 'Sette',
  8: 'Otto',
  9: 'Nove',
  T: 'Dieci',
  J: 'Fante',
  Q: 'Donna',
  K: 'Re',
  A: 'Asso',
};

/** “ad Anna”, “a Bruno”, “a te”. */
export function ad(name: string): string {
  if (/^tu$/i.test(name)) return 'a te';
  return `${/^a/i.test(name) ? 'ad' : 'a'} ${name}`;
}

/** A share as it is written, with its article: “l’1,9%”. */
export function withArticle(share: string): string {
  if (/^(?:8|11?(?!\d))/.test(share)) return `l’${share}`;
  return `${share.startsWith('0') ? 'lo' : 'il'} ${share}`;
}

/** A percentage with its article: “il 34%”, “l’8%”, “lo 0%”. */
export const il = (percent: number | string): string => withArticle(`${percent}%`);

export const text: CommonText = {
  ranks: RANKS,
  ranksFirst: RANKS_FIRST,
  suits: { c: 'fiori', d: 'quadri', h: 'cuori', s: 'picche' },
  card: (rank, suit) => `${rank} di ${suit}`,
  told: (name, what) => `${name}: ${what}`,
  sentence: title => `${title}.`,
  stakes: 'Puntate:',
  purse: 'Saldo',
  you: 'Tu',
  youWithin: 'tu',
  seat: number => `Posto ${number}`,
  rules: 'Regole',
  sound: 'Audio',
  menu: 'Menu',
  fullScreen: 'Schermo intero',
  close: 'Chiudi',
  paused: 'In pausa',
  missing: 'Una parte del tavolo non è stata caricata.',
  retry: 'Riprova',
  hurried: 'Così hai solo accelerato il gioco: premi di nuovo.',
  isPaused: 'Il tavolo è in pausa.',
  notKept: 'Questo tavolo non viene salvato: se chiudi la pagina, va perso.',
  why: 'Perché?',
  actions: 'Azioni',
  undo: 'Annulla',
  here: '(la tua mano ora)',
  levels: { easy: 'livello base', medium: 'livello medio', hard: 'livello alto' },
  guide: {
    offer: 'Come si gioca?',
    next: 'Avanti',
    leave: 'Esci',
    end: 'Gioca tu',
    first: 'Prima fai quello che dice la guida.',
    press: button => `Premi «${button}».`,
  },
  menuItems: {
    speed: 'Velocità',
    slow: 'lenta',
    normal: 'normale',
    fast: 'rapida',
    instant: 'immediata',
    newTable: 'Nuovo tavolo',
    newTableSure: 'Ricominciare davvero?',
  },
  refusals: {
    other: 'Ora non è possibile.',
    'over-the-purse': 'Il saldo non basta.',
    'over-the-maximum': 'È più di quanto è permesso qui.',
    'under-the-minimum': 'È meno della puntata minima.',
    'stake-first': 'A questo tavolo si va avanti solo dopo che tutti hanno puntato: punta il minimo o più.',
    'off-the-step': 'Si punta per multipli della fiche più piccola.',
    'nothing-there': 'Qui non c’è nessuna puntata.',
    'not-your-turn': 'Non tocca a te.',
    'not-in-these-rules': 'Le regole di questo tavolo non lo permettono.',
  },
  noAnswerYet: 'Il croupier non ha ancora risposto.',
  germanPattern: {
    ranks: { ...RANKS, J: 'Unter', Q: 'Ober' },
    ranksFirst: { ...RANKS_FIRST, J: 'Unter', Q: 'Ober' },
    suits: { c: 'ghiande', d: 'campanelli', h: 'cuori', s: 'foglie' },
    card: (rank, suit) => `${rank} di ${suit}`,
  },
};
