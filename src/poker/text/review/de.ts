/** What the review of a hand says: German. */
import type { ReviewText } from './en.js';

export const text: ReviewText = {
  counting: percent => `Die Hand wird ausgespielt … ${percent}\u00a0%`,
  early: 'Bisher kein Fehler gefunden.',
  clean: 'Nichts zu sagen: Nichts anderes hätte messbar mehr gebracht.',
  unclear: 'Kein Fehler, der sich zeigen lässt: Von manchen Entscheidungen ist zu wenig bekannt.',
  none: 'Sie hatten in diesem Spiel nichts zu entscheiden.',
  again: 'Hier bringt etwas anderes mehr. Was?',
  played: act => `Gespielt: ${act}.`,
  price: (call, pot) => `Halten kostete ${call}; im Pot lagen ${pot}.`,
  pot: pot => `Im Pot lagen ${pot}.`,
  free: pot => `Zu zahlen war nichts; im Pot lagen ${pot}.`,
  right: act => `Richtig: ${act}.`,
  asGood: act => `Ebenso gut: ${act}.`,
  wrong: act => `Besser: ${act}.`,
  gain: (chips, bounds) => `Das bringt ${chips} Chips mehr (±\u00a0${bounds}).`,
  better: (played, better) => `${played}; besser: ${better}.`,
  fine: played => `Ohne Fehler: ${played}.`,
  unsure: played => `${played}: schwer zu sagen. Zu dem, was die anderen getan haben, passen zu wenige Blätter.`,
  because: {
    pays: (share, needed) =>
      `Gegen das, was die anderen so spielen, gewinnen Sie ${share}\u00a0%; das Halten braucht ${needed}\u00a0%.`,
    dear: (share, needed) =>
      `Gegen das, was die anderen so spielen, gewinnen Sie nur ${share}\u00a0%; das Halten braucht ${needed}\u00a0%.`,
    dearer: (share, needed) =>
      `Sie gewinnen ${share}\u00a0%, dieses Halten braucht ${needed}\u00a0%; aber es folgen weitere Einsätze.`,
    cheaper: (share, needed) =>
      `Sie gewinnen ${share}\u00a0%, dieses Halten braucht ${needed}\u00a0%; aber wenn Sie gewinnen, kommt noch mehr herein.`,
    value: (share, even) =>
      `Sie gewinnen ${share}\u00a0%, der gleiche Anteil wären ${even}\u00a0%: jeder weitere Chip im Pot bringt mehr, als er kostet.`,
    thin: (share, even) =>
      `Sie gewinnen ${share}\u00a0%, der gleiche Anteil wären ${even}\u00a0%: jeder weitere Chip im Pot kostet mehr, als er bringt.`,
    unseen: (part, than) => `In ${part}\u00a0% der Fälle steigen alle anderen aus, so wie gespielt in ${than}\u00a0%.`,
    paid: chips => `Die anderen zahlen ${chips} Chips mehr in den Pot.`,
    gain: 'Der Unterschied kommt aus allem, was folgt.',
  },
  worths: 'Von hier an, in Chips',
  others: 'Die anderen Entscheidungen',
  basis:
    'Gerechnet gegen Spieler wie die stärksten hier, mit Karten, die zu dem passen, was sie taten. Was innerhalb von ± liegt, kann Glück sein.',
  all: {
    begin: 'Alle Spiele nachbesprechen',
    goOn: 'Weiter nachbesprechen',
    leave: 'Abbrechen',
    hands: (done, all) => `Nachbesprochen: ${done} von ${all} Spielen.`,
    net: 'Ergebnis',
    given: 'Durch Ihr Spiel verschenkt',
    rest: 'Durch die Karten',
    dearest: 'Die teuersten Entscheidungen',
    at: (where, act) => `${where}: ${act}.`,
    clean: 'Keine Entscheidung hat messbar etwas gekostet.',
    basis: 'Verschenkt heißt nur, was außerhalb von ± liegt; alles andere zählt zu den Karten.',
  },
};
