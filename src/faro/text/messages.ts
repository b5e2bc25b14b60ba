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
  onlookersLine: 'The others stake|Die anderen setzen|Les autres misent',
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
  // how a deal ends
  packOut: 'The pack is out|Das Spiel ist aus|La taille est finie',
  bankBroken: 'The bank is broken|Die Bank ist gesprengt|La banque a sauté',
  noPunters: 'Nobody is left to stake|Niemand kann mehr setzen|Plus personne ne peut miser',
  endHow:
    'What was undecided goes back. Shuffle for a new deal.|Was offen war, geht zurück. Mischen Sie für ein neues Spiel.|Les mises en suspens reviennent. Mélangez pour une nouvelle taille.',
  thisTurn: 'In this turn: {0}.|In diesem Zug: {0}.|À ce tour : {0}.',
  incomplete: 'An incomplete turn|Ein unvollständiger Zug|Un tour incomplet',
  incompleteHow:
    'It does not count: stakes go back.|Er gilt nicht: Einsätze gehen zurück.|Il ne compte pas : les mises reviennent.',
  covers:
    'A card of a suit that is out was covered.|Eine Karte einer ausgeschiedenen Farbe wurde gedeckt.|Une carte d’une couleur sortie a été couverte.',
  doublet: '{0} twice|Zweimal {0}|Deux fois {0}',
  plie: '{0} twice: half is lost|Zweimal {0}: die Hälfte ist verloren|Deux fois {0} : la moitié est perdue',
  // a player holds the bank
  banks: 'You hold the bank|Sie halten die Bank|Vous tenez la banque',
  banksHow: 'All have staked: turn up.|Alle haben gesetzt: decken Sie auf.|Tous ont misé : retournez.',
  othersBank: '{0} holds the bank.|{0} hält die Bank.|{0} tient la banque.',
  // an empty purse
  youAreOut: 'Not enough in your purse|Zu wenig in Ihrer Kasse|Caisse insuffisante',
  outHow:
    'You look on until the deal is over.|Sie schauen zu, bis das Spiel aus ist.|Vous regardez jusqu’à la fin de la taille.',
  isOut: '{0} is out of this deal.|{0} scheidet aus.|{0} est hors jeu.',
  over: 'Too few players have chips|Zu wenige haben noch Chips|Trop peu de joueurs ont des jetons',
  overHow:
    'A new purse puts you back at the table.|Eine neue Kasse bringt Sie an den Tisch zurück.|Une nouvelle caisse vous ramène à la table.',
  buyIn: 'New purse|Neue Kasse|Nouvelle caisse',
  // several people at one screen
  next: 'Next: {0}|Weiter: {0}|À suivre : {0}',
  stakesNow: '{0} stakes.|{0} setzt.|{0} fait ses jeux.',
  // what lies beside the pack
  soda: 'Soda|Soda|Soda',
  bottom: 'Bottom card|Unterste Karte|Dessous',
  hock: 'Hock|Hock|Hock',
  burnt: 'One is burnt|Eine liegt verdeckt beiseite|Une est brûlée',
  burntTold: 'One card is burnt|Eine Karte liegt verdeckt beiseite|Une carte est brûlée',
  paroli: 'Paroli {0}|Paroli {0}|Paroli {0}',
} as const;
