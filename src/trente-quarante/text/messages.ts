import { BANK_WORDS } from '../../bank/words.js';
import type { Chance } from '../rules/coup.js';

/** What the board says; the calls of the croupier are French in every language. */
export const BOARD_WORDS = {
  ...BANK_WORDS,
  // least, most, packs
  limits: '{0} to {1} a chance · packs: {2}|{0} bis {1} je Chance · Spiele: {2}|{0} à {1} par chance · jeux : {2}',
  cards: 'Cards|Karten|Cartes',
  left: '{0} left|noch {0}|reste {0}',
  last: 'last|zuletzt|avant',
  place:
    'Tap a field: each tap lays {0} on it.|Tippen Sie ein Feld an: jedes Tippen legt {0} dazu.|Touchez un tableau : on y ajoute {0} à chaque fois.',
  closed: 'No more stakes.|Nichts geht mehr.|Les jeux sont faits.',
  dealing:
    'The first row counts for Noir, the second for Rouge.|Die erste Reihe zählt für Schwarz, die zweite für Rot.|La première rangée compte pour noir, la seconde pour rouge.',
  deal: 'Deal|Austeilen|Donner',
  dealBare: 'Deal without a stake|Ohne Einsatz austeilen|Donner sans mise',
  sumsOf: '{0}: sums card by card|{0}: Summen Karte für Karte|{0} : sommes carte par carte',
  insure: 'Insure|Versichern|Assurer',
  uninsure: 'Uninsure|Nicht versichern|Ne plus assurer',
  // lower total, higher total; then the first card and what it means
  rougeWins: '{0} beats {1}: Rouge wins.|{0} schlägt {1}: Rot gewinnt.|{0} bat {1} : rouge gagne.',
  noirWins: '{0} beats {1}: Noir wins.|{0} schlägt {1}: Schwarz gewinnt.|{0} bat {1} : noir gagne.',
  firstRed: 'The first card is red,|Die erste Karte ist rot,|La première carte est rouge,',
  firstBlack: 'The first card is black,|Die erste Karte ist schwarz,|La première carte est noire,',
  alsoCouleur: 'so Couleur wins too.|darum auch Couleur.|donc couleur gagne aussi.',
  henceInverse: 'so Inverse wins, not Couleur.|darum Inverse, nicht Couleur.|donc inverse gagne, et non couleur.',
  book: 'Your coup|Ihr Coup|Votre coup',
  bookEmpty: 'No stake in this coup.|Kein Einsatz in diesem Coup.|Aucune mise à ce coup.',
  // when each chance wins
  rouge:
    'wins when the second row is lower|gewinnt, wenn die zweite Reihe niedriger ist|gagne si la seconde rangée est plus basse',
  noir: 'wins when the first row is lower|gewinnt, wenn die erste Reihe niedriger ist|gagne si la première rangée est plus basse',
  couleur:
    'when the very first card has the winning colour|wenn die allererste Karte die gewinnende Farbe hat|si la toute première carte a la couleur gagnante',
  inverse: 'when it has the other colour|wenn sie die andere Farbe hat|si elle a l’autre couleur',
  result: 'Result|Ergebnis|Résultat',
  insuredNote: 'insured, premium {0}|versichert, Prämie {0}|assurée, prime {0}',
  road: 'Coups|Coups|Coups',
  roadMark: '{0} and {1}|{0} und {1}|{0} et {1}',
  resultIs: 'Result: {0}.|Ergebnis: {0}.|Résultat : {0}.',
  rowIs: '{0}: {1}, {2}.|{0}: {1}, {2}.|{0} : {1}, {2}.',
  cloth: 'The cloth|Das Tuch|Le tapis',
  fieldEmpty: '{0}, no stake|{0}, kein Einsatz|{0}, pas de mise',
  fieldStake: '{0}, {1} staked|{0}, Einsatz {1}|{0}, mise {1}',
  fieldInsured: ', insured|, versichert|, assurée',
  fieldClosed: ', closed|, geschlossen|, fermé',
  odds: 'Statistics and odds|Statistik und Chancen|Statistique et chances',
  purseIs: 'Purse {0}|Kasse {0}|Caisse {0}',
  placeNone:
    'Stakes stay in prison: deal when you are ready.|Einsätze bleiben gesperrt: teilen Sie aus, wenn Sie so weit sind.|Des mises restent en prison : donnez quand vous voulez.',
  placeOther: '{0} places stakes.|{0} setzt.|{0} fait ses jeux.',
  tie: 'Après: {0} and {0}|Après: {0} und {0}|Après : {0} et {0}',
  tieBecause:
    'Both rows are equal: the coup is void, free stakes come back.|Beide Reihen sind gleich: der Coup ist ungültig, freie Einsätze kommen zurück.|Les deux rangées sont égales : coup nul, les mises libres reviennent.',
  refait: 'Refait: 31 and 31|Refait: 31 und 31|Refait : 31 et 31',
  refaitChoose:
    'Choose for each stake: half of it back, or all of it locked.|Wählen Sie an jedem Einsatz: die Hälfte zurück, oder alles gesperrt.|Choisissez pour chaque mise : la moitié revient, ou tout va en prison.',
  refaitSettled:
    'Both rows make 31. Insured stakes are free.|Beide Reihen zählen 31. Versicherte Einsätze sind frei.|Les deux rangées font 31. Les mises assurées sont libres.',
  refaitNone:
    'Both rows make 31, the bank’s own throw.|Beide Reihen zählen 31, der Wurf der Bank.|Les deux rangées font 31, le coup de la banque.',
  lastRefait: 'Refait with the last cards|Refait mit den letzten Karten|Refait avec les dernières cartes',
  unfinished: 'The shoe has run out|Der Schlitten ist leer|Le sabot est vide',
  unfinishedBecause:
    'The coup cannot be finished: it is void.|Der Coup kann nicht beendet werden: er ist ungültig.|Le coup ne peut être achevé : il est nul.',
  half: 'Half|Halb|Moitié',
  halfBack: '{0} back|{0} zurück|on rend {0}',
  prison: 'Lock|Sperren|Prison',
  prisonIn: '{0} in A|{0} in A|{0} en A',
  allHalf: 'All half|Alle halb|Tout à moitié',
  allPrison: 'Lock all|Alle sperren|Tout en prison',
  confirm: 'Confirm|Bestätigen|Confirmer',
  stillOpen: 'Stakes still open: {0}|Noch offene Einsätze: {0}|Mises encore ouvertes : {0}',
  allChosen: 'All chosen|Alles gewählt|Tout est choisi',
  prisonNote: 'locked in {0}, {1}|gesperrt in {0}, {1}|prison {0}, {1}',
  deeperNow: '{0} {1} is now in {2}.|{0} {1} liegt jetzt in {2}.|{0} {1} est maintenant en {2}.',
  manyDeeper:
    '{0} locked stakes go one prison deeper.|{0} gesperrte Einsätze rücken eine Stufe tiefer.|{0} mises prisonnières descendent d’une prison.',
  // what became of a stake: an outcome each
  won: 'won|gewonnen|gagnée',
  lost: 'lost|verloren|perdue',
  returned: 'void, returned|ungültig, zurück|annulée, rendue',
  spared: 'free|frei|libre',
  open: 'choice open|Wahl offen|choix ouvert',
  halved: 'half lost|halb verloren|moitié perdue',
  imprisoned: 'locked in A|gesperrt in A|en prison A',
  freed: 'free again|wieder frei|de nouveau libre',
  lifted: 'one lock less|ein Schloss weniger|une prison de moins',
  held: 'stays locked|bleibt gesperrt|reste en prison',
  deeper: 'one lock more|ein Schloss mehr|une prison de plus',
  outcome: '{0}: {1}|{0}: {1}|{0} : {1}',
  roadTie: 'void|ungültig|nul',
  roadRefait: 'refait|Refait|refait',
  fieldPrison: ', {0} in prison {1}|, {0} gesperrt in {1}|, {0} en prison {1}',
  over: 'Not enough in the purse|Zu wenig in der Kasse|Caisse insuffisante',
  overBecause:
    'It does not cover a stake. A new purse puts you back at the table.|Für einen Einsatz reicht es nicht. Eine neue Kasse bringt Sie an den Tisch zurück.|Elle ne suffit pas pour une mise. Une nouvelle caisse vous ramène à la table.',
  punters: 'Punters|Spieler|Pontes',
  done: 'done|fertig|prêt',
  // chance and level, where to; chance and level, chips back
  move: '{0} to {1}|{0} nach {1}|{0} vers {1}',
  surrender: 'Give up {0}: {1} back|{0} aufgeben: {1} zurück|Abandonner {0} : on rend {1}',
  shuffled: 'A new shoe is shuffled: {0} cards.|Es wird neu gemischt: {0} Karten.|On mélange de nouveau : {0} cartes.',
} as const;

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

/** The chances as they stand on the cloth, the same in every language. */
export const NAMES: Readonly<Record<Chance, string>> = {
  rouge: 'Rouge',
  noir: 'Noir',
  couleur: 'Couleur',
  inverse: 'Inverse',
};

/** The letter of a level of prison; without a last level, all from the third on lie in C. */
export const letterOf = (level: number): string => 'ABC'[level - 1] ?? 'C';
