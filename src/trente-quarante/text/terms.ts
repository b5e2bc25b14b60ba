/** Words on the board of Trente et Quarante, explained where they stand. */
import type { Terms } from '../../table/play/terms.js';

export const TERMS: Terms['TERMS'] = {
  en: {
    couleur: 'D is Couleur: it wins when the very first card has the colour of the row that wins.',
    inverse: 'E is Inverse: it wins when the very first card has the other colour than the row that wins.',
    'prison A': 'A is the first prison: the stake is locked until its chance wins once, and lost when it loses.',
    'prison B':
      'B is the second prison: a refait in A has brought the stake here. One win alone does not always free it.',
    'prison C': 'C is the third prison: the deepest. A further refait here mostly loses the stake.',
    insure: 'For a small premium a stake is free when both rows make 31: the bank takes nothing of it then.',
    once: 'Deals the next coup while nothing of yours lies there.',
  },
  de: {
    couleur: 'D ist Couleur: gewinnt, wenn die allererste Karte die Farbe der Reihe hat, die gewinnt.',
    inverse: 'E ist Inverse: gewinnt, wenn die allererste Karte die andere Farbe hat als die Reihe, die gewinnt.',
    'prison A':
      'A ist das erste Gefängnis: Der Einsatz ist gesperrt, bis seine Chance einmal gewinnt, und verloren, wenn sie verliert.',
    'prison B':
      'B ist das zweite Gefängnis: Ein Refait in A hat den Einsatz hierher gebracht. Ein Gewinn allein macht ihn nicht immer frei.',
    'prison C': 'C ist das dritte Gefängnis, das tiefste. Ein weiteres Refait hier kostet meist den Einsatz.',
    insure:
      'Gegen eine kleine Prämie bleibt ein Einsatz frei, wenn beide Reihen 31 machen: Die Bank nimmt dann nichts davon.',
    once: 'Teilt den nächsten Coup aus, ohne dass etwas von Ihnen liegt.',
  },
  fr: {
    couleur: 'D, c’est Couleur\u00a0: elle gagne quand la toute première carte a la couleur de la rangée gagnante.',
    inverse:
      'E, c’est Inverse\u00a0: elle gagne quand la toute première carte n’a pas la couleur de la rangée gagnante.',
    'prison A':
      'A est la première prison\u00a0: la mise y reste jusqu’à ce que sa chance gagne une fois, et elle est perdue si sa chance perd.',
    'prison B':
      'B est la deuxième prison\u00a0: un refait en A y a conduit la mise. Un seul gain ne la libère pas toujours.',
    'prison C': 'C est la troisième prison, la plus profonde. Un refait de plus y perd le plus souvent la mise.',
    insure:
      'Contre une petite prime la mise est franche quand les deux rangées font 31\u00a0: la banque n’en prend rien.',
    once: 'Donne le coup suivant sans aucune mise de votre part.',
  },
};
