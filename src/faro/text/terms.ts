/** Words on the layout of Faro, explained where they stand. */
import type { Terms } from '../../table/play/terms.js';

export const TERMS: Terms['TERMS'] = {
  en: {
    copper: 'A copper on a chip turns the bet round: it wins when the card loses.',
    high: 'High card: the bet that the winning card of the turn is higher than the losing one. The ace is lowest.',
    between: 'A chip between cards bets on each of them: the first that falls decides.',
    soda: 'Soda: the first card of the pack. It is shown, and no stake wins or loses by it.',
    hock: 'Hock: the last card of the pack. It has no partner, and no stake wins or loses by it but a call.',
    bottom: 'The bottom card is shown before the deal. It plays no part in it.',
    burnt: 'One card lies face down beside the pack, so that nobody can know the last one.',
    once: 'Turns up two cards, once.',
  },
  de: {
    copper: 'Kupfer auf einem Chip dreht die Wette um: Sie gewinnt, wenn die Karte verliert.',
    high: 'Hohe Karte: die Wette, dass die gewinnende Karte des Zugs höher ist als die verlierende. Das Ass ist die niedrigste.',
    between: 'Ein Chip zwischen Karten setzt auf jede von ihnen: die erste, die fällt, entscheidet.',
    soda: 'Soda: die erste Karte des Spiels. Sie wird gezeigt, und kein Einsatz gewinnt oder verliert durch sie.',
    hock: 'Hock: die letzte Karte des Spiels. Sie hat keine Partnerin; außer einer Ansage entscheidet sie nichts.',
    bottom: 'Die unterste Karte wird vor dem Spiel gezeigt. Sie spielt nicht mit.',
    burnt: 'Eine Karte liegt verdeckt neben dem Spiel, damit niemand die letzte kennen kann.',
    once: 'Deckt zwei Karten auf, einmal.',
  },
  fr: {
    copper: 'Un cuivre sur un jeton renverse le pari\u00a0: il gagne quand la carte perd.',
    high: 'Carte haute\u00a0: le pari que la carte gagnante du tour soit plus haute que la perdante. L’as est la plus basse.',
    between: 'Un jeton entre des cartes mise sur chacune d’elles\u00a0: la première qui tombe décide.',
    soda: 'Soda\u00a0: la première carte du jeu. On la montre\u00a0; aucune mise n’y gagne ni n’y perd.',
    hock: 'Hock\u00a0: la dernière carte du jeu. Elle est sans partenaire et ne décide rien, sauf une annonce.',
    bottom: 'La carte du dessous est montrée avant la taille. Elle n’y joue aucun rôle.',
    burnt: 'Une carte est cachée à côté du jeu, pour que nul ne puisse connaître la dernière.',
    once: 'Retourne deux cartes, une fois.',
  },
};
