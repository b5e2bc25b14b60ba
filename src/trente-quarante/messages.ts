import type { Language } from '../ui/lang.js';

/** What the board says. The calls of the croupier are French in every language; `{0}` … are put in by `say`. */
export interface BoardMessages {
  readonly name: string;
  /** Least, most, packs. */
  readonly limits: string;
  readonly left: string;
  readonly last: string;
  readonly place: string;
  readonly placeNone: string;
  readonly placeOther: string;
  readonly closed: string;
  readonly dealing: string;
  readonly deal: string;
  readonly next: string;
  readonly insure: string;
  readonly uninsure: string;
  /** Lower total, higher total. */
  readonly rougeWins: string;
  readonly noirWins: string;
  /** The first card and what it means, by winner's row and colour chance. */
  readonly firstRed: string;
  readonly firstBlack: string;
  readonly alsoCouleur: string;
  readonly henceInverse: string;
  readonly tie: string;
  readonly tieBecause: string;
  readonly refait: string;
  readonly refaitChoose: string;
  readonly refaitSettled: string;
  readonly refaitNone: string;
  readonly lastRefait: string;
  readonly unfinished: string;
  readonly unfinishedBecause: string;
  readonly half: string;
  readonly halfBack: string;
  readonly prison: string;
  readonly prisonIn: string;
  readonly allHalf: string;
  readonly allPrison: string;
  readonly confirm: string;
  readonly stillOpen: string;
  readonly allChosen: string;
  readonly book: string;
  readonly bookEmpty: string;
  /** When each chance wins, in the order of the chances, parted by |. */
  readonly chances: string;
  readonly result: string;
  readonly insuredNote: string;
  readonly prisonNote: string;
  /** Outcomes, in words, in the ledger. */
  readonly outcomes: Readonly<
    Record<
      | 'won'
      | 'lost'
      | 'returned'
      | 'spared'
      | 'open'
      | 'halved'
      | 'imprisoned'
      | 'freed'
      | 'lifted'
      | 'held'
      | 'deeper',
      string
    >
  >;
  readonly free: string;
  readonly road: string;
  readonly roadMark: string;
  readonly roadTie: string;
  readonly roadRefait: string;
  readonly rows: string;
  readonly rowIs: string;
  readonly cloth: string;
  readonly fieldEmpty: string;
  readonly fieldStake: string;
  readonly fieldInsured: string;
  readonly fieldPrison: string;
  readonly fieldClosed: string;
  readonly over: string;
  readonly overBecause: string;
  readonly buyIn: string;
  readonly odds: string;
  readonly punters: string;
  readonly done: string;
  readonly purseIs: string;
  /** Chance and level, where to; chance and level, chips back. */
  readonly move: string;
  readonly surrender: string;
  readonly shuffled: string;
}

/** How the croupier calls a total: the units, 40 and more in full. */
const CALLS = 'un,deux,trois,quatre,cinq,six,sept,huit,neuf,quarante,quarante et un,quarante-deux,quarante-trois'.split(
  ',',
);
export const call = (total: number): string => CALLS[total - 31] ?? '';

/** The croupier's call of a coup. He names Rouge and Couleur only: “Rouge perd” means that Noir wins. */
export const coupCall = (rougeWins: boolean, couleurWins: boolean): string =>
  `Rouge ${rougeWins ? 'gagne' : 'perd'} et ${rougeWins === couleurWins ? 'la couleur' : `couleur ${couleurWins ? 'gagne' : 'perd'}`}`;

export const BETS_OPEN = 'Faites vos jeux';
export const BETS_CLOSED = 'Rien ne va plus';

const MESSAGES: Readonly<Record<Language, BoardMessages>> = {
  en: {
    name: 'Trente et Quarante',
    limits: '{0} to {1} a chance · {2} packs',
    left: '{0} left',
    last: 'last',
    place: 'Tap a field: each tap lays {0} on it.',
    placeNone: 'Stakes stay in prison: deal when you are ready.',
    placeOther: '{0} places stakes.',
    closed: 'No more stakes.',
    dealing: 'The first row counts for Noir, the second for Rouge.',
    deal: 'Deal',
    next: 'Next: {0}',
    insure: 'Insure',
    uninsure: 'Uninsure',
    rougeWins: '{0} beats {1}: Rouge wins.',
    noirWins: '{0} beats {1}: Noir wins.',
    firstRed: 'The first card is red,',
    firstBlack: 'The first card is black,',
    alsoCouleur: 'so Couleur wins too.',
    henceInverse: 'so Inverse wins, not Couleur.',
    tie: 'Après: {0} and {0}',
    tieBecause: 'Both rows are equal: the coup is void, free stakes come back.',
    refait: 'Refait: 31 and 31',
    refaitChoose: 'Choose for each stake: half comes back, or all of it stays and is locked.',
    refaitSettled: 'Both rows make 31. Insured stakes are free.',
    refaitNone: 'Both rows make 31, the bank’s own throw.',
    lastRefait: 'Refait with the last cards',
    unfinished: 'The shoe has run out',
    unfinishedBecause: 'The coup cannot be finished: it is void, and a new shoe is shuffled.',
    half: 'Half',
    halfBack: '{0} back',
    prison: 'Lock',
    prisonIn: '{0} in A',
    allHalf: 'All half',
    allPrison: 'Lock all',
    confirm: 'Confirm',
    stillOpen: 'Stakes still open: {0}',
    allChosen: 'All chosen',
    book: 'Your coup',
    bookEmpty: 'No stake in this coup.',
    chances:
      'wins when the second row is lower|wins when the first row is lower|when the very first card has the winning colour|when it has the other colour',
    result: 'Result',
    insuredNote: 'insured, premium {0}',
    prisonNote: 'locked in {0}, {1}',
    outcomes: {
      won: 'won',
      lost: 'lost',
      returned: 'void, returned',
      spared: 'free',
      open: 'choice open',
      halved: 'half lost',
      imprisoned: 'locked in A',
      freed: 'free again',
      lifted: 'one lock less',
      held: 'stays locked',
      deeper: 'one lock more',
    },
    free: 'free',
    road: 'Coups',
    roadMark: '{0} and {1}',
    roadTie: 'void',
    roadRefait: 'refait',
    rows: 'The two rows',
    rowIs: '{0}: {1}, {2}.',
    cloth: 'The cloth',
    fieldEmpty: '{0}, no stake',
    fieldStake: '{0}, {1} staked',
    fieldInsured: ', insured',
    fieldPrison: ', {0} in prison {1}',
    fieldClosed: ', closed',
    over: 'The purse is empty',
    overBecause: 'No further coup is possible. A new purse puts you back at the table.',
    buyIn: 'New purse',
    odds: 'Statistics and odds',
    punters: 'Punters',
    done: 'done',
    purseIs: 'Purse {0}',
    move: '{0} to {1}',
    surrender: 'Give up {0}: {1} back',
    shuffled: 'A new shoe is shuffled: {0} cards.',
  },
  de: {
    name: 'Trente et Quarante',
    limits: '{0} bis {1} je Chance · {2} Spiele',
    left: 'noch {0}',
    last: 'zuletzt',
    place: 'Tippen Sie ein Feld an: jedes Tippen legt {0} dazu.',
    placeNone: 'Einsätze bleiben gesperrt: Austeilen, wenn Sie so weit sind.',
    placeOther: '{0} setzt.',
    closed: 'Nichts geht mehr.',
    dealing: 'Die erste Reihe zählt für Schwarz, die zweite für Rot.',
    deal: 'Austeilen',
    next: 'Weiter: {0}',
    insure: 'Versichern',
    uninsure: 'Nicht versichern',
    rougeWins: '{0} schlägt {1}: Rot gewinnt.',
    noirWins: '{0} schlägt {1}: Schwarz gewinnt.',
    firstRed: 'Die erste Karte ist rot,',
    firstBlack: 'Die erste Karte ist schwarz,',
    alsoCouleur: 'darum auch Couleur.',
    henceInverse: 'darum Inverse, nicht Couleur.',
    tie: 'Après: {0} und {0}',
    tieBecause: 'Beide Reihen sind gleich: der Coup ist ungültig, freie Einsätze kommen zurück.',
    refait: 'Refait: 31 und 31',
    refaitChoose: 'Wählen Sie an jedem Einsatz: die Hälfte zurück, oder er bleibt und wird gesperrt.',
    refaitSettled: 'Beide Reihen zählen 31. Versicherte Einsätze sind frei.',
    refaitNone: 'Beide Reihen zählen 31, der Wurf der Bank.',
    lastRefait: 'Refait mit den letzten Karten',
    unfinished: 'Der Schlitten ist leer',
    unfinishedBecause: 'Der Coup kann nicht beendet werden: er ist ungültig, und es wird neu gemischt.',
    half: 'Halb',
    halfBack: '{0} zurück',
    prison: 'Sperren',
    prisonIn: '{0} in A',
    allHalf: 'Alle halb',
    allPrison: 'Alle sperren',
    confirm: 'Bestätigen',
    stillOpen: 'Noch offene Einsätze: {0}',
    allChosen: 'Alles gewählt',
    book: 'Ihr Coup',
    bookEmpty: 'Kein Einsatz in diesem Coup.',
    chances:
      'gewinnt, wenn die zweite Reihe niedriger ist|gewinnt, wenn die erste Reihe niedriger ist|wenn die allererste Karte die gewinnende Farbe hat|wenn sie die andere Farbe hat',
    result: 'Ergebnis',
    insuredNote: 'versichert, Prämie {0}',
    prisonNote: 'gesperrt in {0}, {1}',
    outcomes: {
      won: 'gewonnen',
      lost: 'verloren',
      returned: 'ungültig, zurück',
      spared: 'frei',
      open: 'Wahl offen',
      halved: 'halb verloren',
      imprisoned: 'gesperrt in A',
      freed: 'wieder frei',
      lifted: 'ein Schloss weniger',
      held: 'bleibt gesperrt',
      deeper: 'ein Schloss mehr',
    },
    free: 'frei',
    road: 'Coups',
    roadMark: '{0} und {1}',
    roadTie: 'ungültig',
    roadRefait: 'Refait',
    rows: 'Die beiden Reihen',
    rowIs: '{0}: {1}, {2}.',
    cloth: 'Das Tuch',
    fieldEmpty: '{0}, kein Einsatz',
    fieldStake: '{0}, Einsatz {1}',
    fieldInsured: ', versichert',
    fieldPrison: ', {0} gesperrt in {1}',
    fieldClosed: ', geschlossen',
    over: 'Die Kasse ist leer',
    overBecause: 'Kein weiterer Coup ist möglich. Eine neue Kasse bringt Sie an den Tisch zurück.',
    buyIn: 'Neue Kasse',
    odds: 'Statistik und Chancen',
    punters: 'Spieler',
    done: 'fertig',
    purseIs: 'Kasse {0}',
    move: '{0} nach {1}',
    surrender: '{0} aufgeben: {1} zurück',
    shuffled: 'Es wird neu gemischt: {0} Karten.',
  },
  fr: {
    name: 'Trente et Quarante',
    limits: '{0} à {1} par chance · {2} jeux',
    left: 'reste {0}',
    last: 'avant',
    place: 'Touchez un tableau : chaque fois {0} y sont ajoutés.',
    placeNone: 'Des mises restent en prison : donnez quand vous voulez.',
    placeOther: '{0} fait ses jeux.',
    closed: 'Les jeux sont faits.',
    dealing: 'La première rangée compte pour noir, la seconde pour rouge.',
    deal: 'Donner',
    next: 'À suivre : {0}',
    insure: 'Assurer',
    uninsure: 'Ne plus assurer',
    rougeWins: '{0} bat {1} : rouge gagne.',
    noirWins: '{0} bat {1} : noir gagne.',
    firstRed: 'La première carte est rouge,',
    firstBlack: 'La première carte est noire,',
    alsoCouleur: 'donc couleur gagne aussi.',
    henceInverse: 'donc inverse gagne, et non couleur.',
    tie: 'Après : {0} et {0}',
    tieBecause: 'Les deux rangées sont égales : coup nul, les mises libres reviennent.',
    refait: 'Refait : 31 et 31',
    refaitChoose: 'Choisissez pour chaque mise : la moitié revient, ou elle reste et va en prison.',
    refaitSettled: 'Les deux rangées font 31. Les mises assurées sont libres.',
    refaitNone: 'Les deux rangées font 31, le coup de la banque.',
    lastRefait: 'Refait avec les dernières cartes',
    unfinished: 'Le sabot est vide',
    unfinishedBecause: 'Le coup ne peut être achevé : il est nul, et l’on mélange de nouveau.',
    half: 'Moitié',
    halfBack: '{0} rendus',
    prison: 'Prison',
    prisonIn: '{0} en A',
    allHalf: 'Tout à moitié',
    allPrison: 'Tout en prison',
    confirm: 'Confirmer',
    stillOpen: 'Mises encore ouvertes : {0}',
    allChosen: 'Tout est choisi',
    book: 'Votre coup',
    bookEmpty: 'Aucune mise à ce coup.',
    chances:
      'gagne si la seconde rangée est plus basse|gagne si la première rangée est plus basse|si la toute première carte a la couleur gagnante|si elle a l’autre couleur',
    result: 'Résultat',
    insuredNote: 'assurée, prime {0}',
    prisonNote: 'prison {0}, {1}',
    outcomes: {
      won: 'gagnée',
      lost: 'perdue',
      returned: 'nul, rendue',
      spared: 'libre',
      open: 'choix ouvert',
      halved: 'moitié perdue',
      imprisoned: 'en prison A',
      freed: 'de nouveau libre',
      lifted: 'une prison de moins',
      held: 'reste en prison',
      deeper: 'une prison de plus',
    },
    free: 'libres',
    road: 'Coups',
    roadMark: '{0} et {1}',
    roadTie: 'nul',
    roadRefait: 'refait',
    rows: 'Les deux rangées',
    rowIs: '{0} : {1}, {2}.',
    cloth: 'Le tapis',
    fieldEmpty: '{0}, pas de mise',
    fieldStake: '{0}, mise {1}',
    fieldInsured: ', assurée',
    fieldPrison: ', {0} en prison {1}',
    fieldClosed: ', fermé',
    over: 'La caisse est vide',
    overBecause: 'Plus aucun coup n’est possible. Une nouvelle caisse vous ramène à la table.',
    buyIn: 'Nouvelle caisse',
    odds: 'Statistique et chances',
    punters: 'Pontes',
    done: 'prêt',
    purseIs: 'Caisse {0}',
    move: '{0} vers {1}',
    surrender: 'Abandonner {0} : {1} rendus',
    shuffled: 'On mélange de nouveau : {0} cartes.',
  },
};

export const boardMessages = (language: Language): BoardMessages => MESSAGES[language];
