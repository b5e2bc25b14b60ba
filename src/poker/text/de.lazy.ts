/** What the review of a hand says: German. */
import type { ReviewText } from './en.lazy.js';

export const text: ReviewText = {
  counting: percent => `Das Spiel wird durchgerechnet … ${percent}\u00a0%`,
  early: 'Bisher kein Fehler gefunden.',
  clean: 'Gut gespielt: Nichts anderes hätte messbar mehr gebracht.',
  unclear: 'Kein Fehler nachweisbar: Zu manchen Entscheidungen ist zu wenig bekannt.',
  none: 'Sie hatten in diesem Spiel nichts zu entscheiden.',
  again: 'Hier bringt etwas anderes mehr. Was?',
  played: act => `Gespielt: ${act}.`,
  price: (call, pot) => `Halten kostete ${call}; im Pot lagen ${pot}.`,
  pot: pot => `Im Pot lagen ${pot}.`,
  free: pot => `Zu zahlen war nichts; im Pot lagen ${pot}.`,
  right: act => `Richtig: ${act}.`,
  asGood: act => `Ebenso gut: ${act}.`,
  wrong: act => `Besser: ${act}.`,
  gain: (chips, bounds) => `Das bringt in Chips ${chips} mehr (±\u00a0${bounds}).`,
  better: (played, better) => `${played}; besser: ${better}.`,
  fine: played => `Ohne Fehler: ${played}.`,
  unsure: played => `${played}: schwer zu sagen. Zum Spiel der anderen passen zu wenige Blätter.`,
  because: {
    pays: (share, needed) =>
      `Gegen die Blätter, mit denen andere so spielen, gewinnen Sie ${share}\u00a0% des Pots; Halten lohnt sich ab ${needed}\u00a0%.`,
    dear: (share, needed) =>
      `Gegen die Blätter, mit denen andere so spielen, gewinnen Sie nur ${share}\u00a0% des Pots; Halten lohnt sich erst ab ${needed}\u00a0%.`,
    dearer: (share, needed) =>
      `Sie gewinnen ${share}\u00a0% des Pots, für dieses Halten genügen ${needed}\u00a0%; aber es folgen weitere Einsätze.`,
    cheaper: (share, needed) =>
      `Sie gewinnen ${share}\u00a0% des Pots, für dieses Halten allein wären ${needed}\u00a0% nötig; aber wenn Sie gewinnen, kommt noch mehr herein.`,
    value: (share, even) =>
      `Sie gewinnen ${share}\u00a0% des Pots, ein gleicher Anteil wäre ${even}\u00a0%: Jeder weitere Chip im Pot bringt mehr, als er kostet.`,
    thin: (share, even) =>
      `Sie gewinnen ${share}\u00a0% des Pots, ein gleicher Anteil wäre ${even}\u00a0%: Jeder weitere Chip im Pot kostet mehr, als er bringt.`,
    unseen: (part, than) => `In ${part}\u00a0% der Fälle steigen alle anderen aus, so wie gespielt in ${than}\u00a0%.`,
    paid: chips => `Die anderen zahlen ${chips} mehr in den Pot.`,
    gain: 'Der Unterschied kommt aus allem, was folgt.',
  },
  worths: 'Von hier an, in Chips',
  others: 'Die anderen Entscheidungen',
  basis:
    'Gerechnet gegen Spieler wie die stärksten hier, mit Karten, die zu ihrem Spiel passen. Was innerhalb von ± liegt, kann Glück sein.',
  all: {
    begin: 'Alle Spiele analysieren',
    goOn: 'Weiter analysieren',
    leave: 'Abbrechen',
    hands: (done, all) => `Analysiert: ${done} von ${all} Spielen.`,
    net: 'Ergebnis',
    given: 'Durch Ihr Spiel verschenkt',
    rest: 'Durch die Karten',
    dearest: 'Die teuersten Entscheidungen',
    at: (where, act) => `${where}: ${act}.`,
    clean: 'Keine Entscheidung hat messbar etwas gekostet.',
    basis: 'Verschenkt heißt nur, was außerhalb von ± liegt; alles andere zählt zu den Karten.',
  },
};
