/** What the stud table says beside what every table of poker says. */
import { BETTING_WORDS } from '../../poker/words.js';
import type { Words } from '../../table/messages.js';

/** `~` parts what is said of another from what is said to the player. */
export const STUD_WORDS = {
  ...BETTING_WORDS,
  third: 'Third street|Dritte Straße|Troisième carte',
  highLow: 'High-low|High-Low|Haut-bas',
  bringIn: 'Bring-in|Bring-in|Ouverture',
  newHandBecause:
    'Two cards come face down and one face up.|Zwei Karten kommen verdeckt und eine offen.|Deux cartes viennent cachées et une visible.',
  street: 'Street|Straße|Tour',
  open: 'up|offen|visibles',
  brings:
    '{0} brings it in for {1}~You bring it in for {1}|{0} zahlt Bring-in {1}~Sie zahlen Bring-in {1}|{0} ouvre de {1}~Vous ouvrez de {1}',
  completes:
    '{0} completes to {1}~You complete to {1}|{0} füllt auf {1} auf~Sie füllen auf {1} auf|{0} complète à {1}~Vous complétez à {1}',
  owes: '{0} must bring it in~You must bring it in|{0} muss eröffnen~Sie müssen eröffnen|{0} doit ouvrir~Vous devez ouvrir',
  high: 'High|Hoch|Haut',
  low: 'Low|Tief|Bas',
  doComplete: 'complete to {0}|auf {0} auffüllen|compléter à {0}',
  doBringIn: 'bring it in for {0}|mit {0} eröffnen|ouvrir de {0}',
  toTo: '{0} (at most {1})|{0} bis {1}|{0} (au plus {1})',
  complete: 'Complete to {0}|Auffüllen auf {0}|Compléter à {0}',
  bringInFor: 'Bring in {0}|Bring-in {0}|Ouvrir de {0}',
  burnt: '{0} burnt|{0} gebrannt|Brûlées : {0}',
  showdown: 'Showdown|Showdown|Abattage',
  seventh: 'seventh|siebte|septième',
  mucked: 'mucked|weggelegt|jeté',
  noLow: 'no low|kein Tief|pas de bas',
  faceUp:
    'No more betting: all hands lie open.|Kein Setzen mehr: alle Hände liegen offen.|Plus de mises : toutes les mains sont visibles.',
  showNow: 'Show your hand, or muck it.|Zeigen Sie Ihre Hand, oder legen Sie sie weg.|Montrez votre main, ou jetez-la.',
  forAll: 'counts for all|gilt für alle|pour tous',
  fallen: 'Folded up cards|Offen gefallen|Cartes couchées',
  fallenShort: 'folded|gefallen|couchées',
  sorted: 'sorted by seat,sorted by rank,sorted by suit|nach Platz,nach Rang,nach Farbe|par place,par rang,par couleur',
  twoPair: 'Two pair, {0} and {1}|Zwei Paare, {0} und {1}|Deux paires, {0} et {1}',
  straight: 'Straight to the {2}|Straße bis {2}|Quinte hauteur {2}',
  flush: 'Flush, {3}|Flush, {3}|Couleur, {3}',
  fullHouse: 'Full house, three {0}, two {1}|Full House, drei {0}, zwei {1}|Full, trois {0}, deux {1}',
  fourOfAKind: 'Four {0}|Vier {0}|Carré de {0}',
  straightFlush: 'Straight flush to the {2}|Straight Flush bis {2}|Quinte flush hauteur {2}',
  raisesOf: 'Raise {0} of {1}|Erhöhung {0} von {1}|Relance {0} sur {1}',
  noCap: 'No cap|Ohne Obergrenze|Sans limite',
  streets:
    'Fourth street,Fifth street,Sixth street,Seventh street|Vierte Straße,Fünfte Straße,Sechste Straße,Siebte Straße|Quatrième carte,Cinquième carte,Sixième carte,Septième carte',
  // ranks in the plural, from two to ace
  plurals:
    'twos,threes,fours,fives,sixes,sevens,eights,nines,tens,jacks,queens,kings,aces|Zweien,Dreien,Vieren,Fünfen,Sechsen,Sieben,Achten,Neunen,Zehnen,Buben,Damen,Könige,Asse|deux,trois,quatre,cinq,six,sept,huit,neuf,dix,valets,dames,rois,as',
  letters: '23456789TJQKA|23456789XBDKA|23456789XVDRA',
  // hands: {0} {1} ranks in the plural, {2} the first in the singular, {3} all ranks
  highCard: 'High card {3}|Höchste Karte {3}|Carte haute {3}',
  // one alone, beside a hand that beats it
  hauteur: '{0} high|{0} hoch|hauteur {0}',
  pair: 'Pair of {0}|Paar {0}|Paire de {0}',
  threeOfAKind: 'Three {0}|Drei {0}|Brelan de {0}',
  declare: 'High, low or both?|Hoch, tief oder beides?|Haut, bas ou les deux ?',
  declareBecause:
    'All choose at the same time; who says both must win both.|Alle wählen zugleich; wer beides sagt, muss beides gewinnen.|Tous choisissent en même temps ; qui dit les deux doit gagner les deux.',
  both: 'Both|Beides|Les deux',
  confirm: 'Confirm|Bestätigen|Confirmer',
  // ranks of the double-German pattern in the plural, from two to ace
  germanPlurals:
    'twos,threes,fours,fives,sixes,sevens,eights,nines,tens,Unter,Ober,kings,aces|Zweien,Dreien,Vieren,Fünfen,Sechsen,Sieben,Achten,Neunen,Zehnen,Unter,Ober,Könige,Däuser|deux,trois,quatre,cinq,six,sept,huit,neuf,dix,Unter,Ober,rois,as',
} as const;

export type StudWords = Words<typeof STUD_WORDS>;
