/** What the table of Einundvierzig says beside what every table of poker says. */
import { BETTING_WORDS } from '../../poker/words.js';
import type { Words } from '../../table/messages.js';

/** `~` parts what is said of another from what is said to the player. */
export const EINUNDVIERZIG_WORDS = {
  ...BETTING_WORDS,
  limits: 'Ante {0} · Limit {1} / {2}|Ante {0} · Limit {1} / {2}|Ante {0} · Limite {1} / {2}',
  first: 'First round|Erste Runde|Premier tour',
  forehand: 'Forehand|Vorhand|Premier en main',
  newHandBecause:
    'Forehand must bet {0}; then come two cards face down.|Die Vorhand muss {0} setzen; dann kommen zwei Karten verdeckt.|Le premier en main doit miser {0} ; puis viennent deux cartes cachées.',
  forced:
    '{0} bets {1} (forced)~You bet {1} (forced)|{0} setzt {1} (Pflicht)~Sie setzen {1} (Pflicht)|{0} mise {1} (obligatoire)~Vous misez {1} (obligatoire)',
  second: 'Second round|Zweite Runde|Deuxième tour',
  showdown: 'Showdown|Aufdecken|Abattage',
  // two up, two down
  twoUp: 'Two up, two down|Zwei auf, zwei zu|Deux découvertes, deux cachées',
  choose:
    'Choose two cards to lay open. All turn them over at once.|Wählen Sie zwei Karten zum Öffnen. Alle decken zugleich auf.|Choisissez deux cartes à découvrir. Tous retournent les leurs en même temps.',
  chooseNow:
    'Choose two cards and lay them open.|Wählen Sie zwei Karten und legen Sie sie offen.|Choisissez deux cartes et découvrez-les.',
  othersChoose:
    'Your choice stands; the others are still choosing.|Ihre Wahl steht; die anderen wählen noch.|Votre choix est fait ; les autres choisissent encore.',
  opening: '{0} lays two cards open.|{0} legt zwei Karten offen.|{0} découvre deux cartes.',
  lays: '{0} lays open~You lay open|{0} legt offen~Sie legen offen|{0} découvre~Vous découvrez',
  up: 'up|auf|visible',
  closed: 'down|zu|cachée',
  choosing: 'is choosing|wählt noch|choisit encore',
  chosen: '✓ has chosen|✓ hat gewählt|✓ a choisi',
  count: '{0} of 2 chosen|{0} von 2 gewählt|{0} sur 2 choisies',
  unpick: 'Undo the choice|Auswahl aufheben|Annuler le choix',
  repick: 'Choose again|Anders wählen|Choisir autrement',
  lay: 'Lay open|Offen legen|Découvrir',
  seen: 'The others see|Die anderen sehen|Les autres voient',
  // the one who is left
  alone: 'All others have folded|Alle anderen sind ausgestiegen|Tous les autres se sont couchés',
  mayShow:
    'You hold forty-one: if you show it, the house pays {0}.|Sie halten einundvierzig: zeigen Sie es, zahlt das Haus {0}.|Vous avez quarante et un : montrez-le, et la maison paie {0}.',
  mayShowOther: '{0} may show a forty-one.|{0} darf eine Einundvierzig zeigen.|{0} peut montrer un quarante et un.',
  // hands: {0} how many, {1} of which rank or suit
  counts: ',,Two,Three,Four|,,Zwei,Drei,Vier|,,Deux,Trois,Quatre',
  ofSuit: '{0} {1}|{0} {1}|{0} {1}s',
  ofRank: '{0} {1}|{0} {1}|{0} {1}',
  single: '{1} alone|{1} allein|carte seule : {1}',
  fortyOne: 'Forty-one in {1}|Einundvierzig in {1}|Quarante et un à {1}',
  nothing: 'Nothing|Nichts|Rien',
  plurals:
    'sevens,eights,nines,tens,jacks,queens,kings,aces|Siebener,Achter,Neuner,Zehner,Buben,Damen,Könige,Asse|sept,huit,neuf,dix,valets,dames,rois,as',
  germanPlurals:
    'sevens,eights,nines,tens,Unter,Ober,kings,aces|Siebener,Achter,Neuner,Zehner,Unter,Ober,Könige,Däuser|sept,huit,neuf,dix,Unter,Ober,rois,as',
  groups:
    'a single card,two cards,three of a suit,three of a rank,four of a suit,four of a rank|eine einzelne Karte,zwei Karten,drei einer Farbe,drei eines Ranges,vier einer Farbe,vier eines Ranges|une seule carte,deux cartes,trois d’une couleur,trois d’un rang,quatre d’une couleur,quatre d’un rang',
  void: 'void|zählt nicht|exclue',
  others: 'Other readings|Andere Lesarten|Autres lectures',
  ranks2: '{0} before {1}.|{0} zuerst, dann {1}.|{0} avant {1}.',
  evenly: 'Equal at {0}: none goes before another.|Gleich hoch, {0}: keine geht vor.|À égalité, {0} : aucune ne prime.',
  // places
  left: 'no. {0} to the left of forehand|{0}. links der Vorhand|n° {0} à gauche du premier en main',
  standing: 'Where the hand stands|Einordnung der Hand|Rang de la main',
} as const;

export type EinundvierzigWords = Words<typeof EINUNDVIERZIG_WORDS>;
