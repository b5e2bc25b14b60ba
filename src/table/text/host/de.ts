/** What a table at a host says of its company, in German. */
import type { HostText } from './en.js';

export const text: HostText = {
  company: 'Wer da ist',
  you: 'Sie',
  computer: 'Computerspieler',
  free: 'frei',
  away: 'Leitung unterbrochen',
  onlookers: count => (count === 1 ? '1 schaut zu' : `${count} schauen zu`),
  sit: 'Hier Platz nehmen',
  sitAt: seat => `${seat} nehmen`,
  leave: 'Aufstehen',
  name: 'Ihr Name',
  invitation: 'Einladung',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  seat: number => `Platz ${number}`,
  came: who => `${who} ist da.`,
  left: who => `${who} ist gegangen.`,
  broken: 'Die Leitung ist unterbrochen. Sie wird neu aufgebaut.',
  back: 'Die Leitung steht wieder.',
  elsewhere: 'Auf diesem Platz wird in einem anderen Fenster gespielt.',
  shut: why => `Der Gastgeber lässt hier niemanden ein. ${why}`,
  fair: 'Jedes Mischen steht durch Schlüssel des Gastgebers und aller am Tisch fest. Diese Seite prüft es, wenn alles vorbei ist.',
  verdicts: {
    proved: deals =>
      deals === 1
        ? 'Das letzte Mischen ist bewiesen: Die Reihenfolge stand vorher fest, und Ihr Schlüssel ist darin.'
        : `${deals} Mal ist das Mischen bewiesen: Die Reihenfolge stand vorher fest, und Ihre Schlüssel sind darin.`,
    'held-back': who =>
      `Das letzte Mischen ist bewiesen, doch ein Schlüssel wurde zurückgehalten: ${who.join(', ')}. Wer mit dem Gastgeber zusammenarbeitet, wählt so zwischen zwei Reihenfolgen.`,
    agrees:
      'Die Aufzeichnung des letzten Spiels stimmt in sich: Was zugesagt und gezeigt wurde, ist hier nicht bekannt.',
    onlooker:
      'Die Zusage für das letzte Mischen wurde gehalten. Bewiesen ist es nur denen, deren Schlüssel darin sind.',
    'partly-seen': 'Das letzte Mischen ist Ihnen nicht bewiesen: Sie haben nicht alles gesehen.',
    late: 'Das letzte Mischen ist Ihnen nicht bewiesen: Ihr Schlüssel kam zu spät oder wurde ausgelassen.',
    record: 'Das letzte Mischen ist nicht bewiesen: Seine Aufzeichnung ist fehlerhaft.',
    empty: 'Das letzte Mischen ist nicht bewiesen: In seiner Aufzeichnung wurde nicht gemischt.',
    pledges:
      'Das letzte Mischen ist nicht bewiesen: Seine Schlüssel sind nicht die, die Leute am Tisch zugesagt hatten.',
    cards: 'Das letzte Mischen ist nicht bewiesen: Die Karten folgen nicht aus den Schlüsseln.',
    commitment: 'Das letzte Mischen ist nicht bewiesen: Die Zusage des Gastgebers wurde nicht gehalten.',
    unpromised: 'Das letzte Mischen ist nicht bewiesen: Es wurde gegeben, bevor es zugesagt war.',
    changed:
      'Das letzte Mischen ist nicht bewiesen: Am Tisch änderte sich noch etwas, als die Schlüssel schon bekannt waren.',
    twice: 'Das letzte Mischen ist nicht bewiesen: Es wurde zweimal begonnen.',
    numbers: 'Das letzte Mischen ist nicht bewiesen: Es ist nicht das, das an der Reihe war.',
    withheld: 'Das letzte Mischen ist nicht bewiesen: Der Gastgeber zeigt nicht, was aus einem Mischen wurde.',
    seen: 'Das letzte Mischen ist nicht bewiesen: Es sind nicht die Karten und Züge, die Sie sahen.',
    acts: 'Das letzte Mischen ist nicht bewiesen: Ihr Platz tat, was Sie nicht verlangt hatten.',
  },
  saveProof: 'Beweis speichern',
};
