import { BANK_WORDS } from '../../bank/words.js';

/** What the layout of Faro says. */
export const LAYOUT_WORDS = {
  ...BANK_WORDS,
  buch: 'The book|Das Buch|Le livret',
  classic: 'Classic layout|Klassische Tafel|Tableau classique',
  pharo: 'Pharo|Pharo|Pharaon',
  // limits: all stakes together; least and most of a bet; least alone
  capIs: 'up to {0}|Höchstsatz {0}|{0} au plus',
  range: '{0} to {1}|{0} bis {1}|{0} à {1}',
  from: 'from {0}|ab {0}|dès {0}',
  // letters of jack, queen and king; on double-German cards Unter and Ober
  letters: 'J,Q,K|B,D,K|V,D,R',
  right: 'right|rechts|à droite',
  left: 'left|links|à gauche',
  takes: 'Bank takes|Bank zieht|Banque prend',
  pays: 'Bank pays|Bank zahlt|Banque paie',
  // for the ear: card, side
  takesTold: 'the bank takes {0} {1}|die Bank zieht {0} {1}|la banque prend {0} {1}',
  paysTold: 'the bank pays {0} {1}|die Bank zahlt {0} {1}|la banque paie {0} {1}',
  cards: 'Cards|Karten|Cartes',
  bank: 'Bank {0}|Bank {0}|Banque {0}',
  bankOpen: 'in the pack|im Spiel|dans le jeu',
  others: 'The others|Mitspieler|Les autres',
  fallen: 'Cards gone|Gefallen|Sorties',
  ofAll: '{0} of {1}|{0} von {1}|{0} sur {1}',
  nothingGone: 'none yet|noch keine|encore aucune',
  covered: 'covered|gedeckt|couverte',
  staked: 'staked {0}|gesetzt {0}|misé {0}',
  stakedOf: 'staked {0} of {1}|gesetzt {0} von {1}|misé {0} sur {1}',
  away: 'Laid away|Abgelegt|Écartées',
  book: 'Your book|Ihr Buch|Votre livret',
  front: 'Your stakes|Ihre Einsätze|Vos mises',
  newDeal: 'New deal|Neues Spiel|Nouvelle taille',
  turnUp: 'Turn up|Aufdecken|Retourner',
  nextTurn: 'Next turn|Nächster Zug|Tour suivant',
  // the line
  begin: 'A new deal|Ein neues Spiel|Une nouvelle taille',
  beginHow:
    'The pack is shuffled when all are ready.|Gemischt wird, wenn alle bereit sind.|On mélange quand tous sont prêts.',
  open: 'Place your stakes|Setzen Sie|Faites vos jeux',
  place:
    'Tap a card: each tap lays {0} on it.|Tippen Sie eine Karte an: jedes Tippen legt {0} darauf.|Touchez une carte : on y ajoute {0} à chaque fois.',
  room: 'Up to {0} more may be laid.|Noch bis zu {0} frei.|Encore {0} au plus.',
  again:
    'Lay the card away and stake anew.|Legen Sie die Karte ab und setzen Sie neu.|Écartez cette carte et misez de nouveau.',
  full: 'All that is allowed is staked.|Der Höchstsatz liegt.|La mise est au maximum.',
  closed: 'No more stakes|Nichts geht mehr|Rien ne va plus',
  closedHow: 'Two cards are turned up.|Zwei Karten werden aufgedeckt.|On retourne deux cartes.',
  waits: 'The others stake.|Die anderen setzen.|Les autres misent.',
  paid: '{0} {1}: the bank pays {2}|{0} {1}: die Bank zahlt {2}|{0} {1} : la banque paie {2}',
  took: '{0} {1}: the bank takes {2}|{0} {1}: die Bank zieht {2}|{0} {1} : la banque prend {2}',
  // for the ear
  fieldEmpty: '{0}, no stake|{0}, kein Einsatz|{0}, pas de mise',
  fieldStake: '{0}, {1} staked|{0}, Einsatz {1}|{0}, mise {1}',
  fieldClosed: ', gone|, gefallen|, sortie',
  won: '{0} won {1}|{0} gewinnt {1}|{0} gagne {1}',
  lost: '{0} lost {1}|{0} verliert {1}|{0} perd {1}',
  purseIs: 'Purse {0}|Kasse {0}|Caisse {0}',
  out: 'out|nicht dabei|hors jeu',
  ready: 'ready|bereit|prêt',
  odds: 'Odds|Chancen|Chances',
} as const;
