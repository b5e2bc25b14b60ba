/** What a table at a host says of its company, in every language: it comes with that part. */
import type { Language } from '../lang.js';

const en = {
  company: 'Who is here',
  you: 'you',
  computer: 'computer player',
  free: 'free',
  away: 'line broken',
  onlookers: (count: number) => (count === 1 ? '1 looks on' : `${count} look on`),
  sit: 'Sit here',
  sitAt: (seat: string) => `Sit at ${seat}`,
  leave: 'Get up',
  name: 'Your name',
  invitation: 'Invitation',
  copy: 'Copy link',
  copied: 'The link is copied.',
  seat: (number: number) => `Seat ${number}`,
  came: (who: string) => `${who} is here.`,
  left: (who: string) => `${who} is gone.`,
  broken: 'The line is broken. It is being asked for again.',
  back: 'The line is back.',
  elsewhere: 'This seat is being played in another window.',
  shut: (why: string) => `The host lets nobody in here. ${why}`,
  fair: 'Every shuffle is fixed by seeds of the host and of everybody at the table. This page checks it when all is over.',
  verdicts: {
    proved: (deals: number) =>
      deals === 1
        ? 'The last deal is proved: its order was fixed beforehand, and your seed is in it.'
        : `${deals} deals are proved: their order was fixed beforehand, and your seeds are in it.`,
    'held-back': (who: readonly string[]) =>
      `The last deal is proved, but ${who.join(', ')} held a seed back: whoever works with the host chooses so between two orders.`,
    agrees: 'The record of the last deal agrees with itself: what was promised and shown is not known here.',
    onlooker: 'The promise for the last deal was kept. Its order is proved only to those whose seeds are in it.',
    'partly-seen': 'The last deal is not proved to you: you have not seen all of it.',
    late: 'The last deal is not proved to you: your seed came too late, or was left out.',
    record: 'The last deal is not proved: its record is broken.',
    empty: 'The last deal is not proved: its record has no shuffle.',
    pledges: 'The last deal is not proved: its seeds are not those that people at the table had pledged.',
    cards: 'The last deal is not proved: the cards do not follow from the seeds.',
    commitment: 'The last deal is not proved: the host’s promise was not kept.',
    unpromised: 'The last deal is not proved: it was dealt before it was promised.',
    changed: 'The last deal is not proved: the table was changed when its seeds were known already.',
    twice: 'The last deal is not proved: its shuffle was begun twice.',
    numbers: 'The last deal is not proved: it is not the one that was due.',
    withheld: 'The last deal is not proved: the host does not show what became of a shuffle.',
    seen: 'The last deal is not proved: it is not what you saw.',
    acts: 'The last deal is not proved: your seat did what you had not asked for.',
  },
  saveProof: 'Save the proof',
};
export type HostText = typeof en;

const de: HostText = {
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

const fr: HostText = {
  company: 'Qui est là',
  you: 'vous',
  computer: 'joueur ordinateur',
  free: 'libre',
  away: 'ligne coupée',
  onlookers: count => (count === 1 ? '1 personne regarde' : `${count} personnes regardent`),
  sit: 'S’asseoir ici',
  sitAt: seat => `S’asseoir à la place de ${seat}`,
  leave: 'Se lever',
  name: 'Votre nom',
  invitation: 'Invitation',
  copy: 'Copier le lien',
  copied: 'Le lien est copié.',
  seat: number => `Place ${number}`,
  came: who => `${who} est là.`,
  left: who => `${who} est parti.`,
  broken: 'La ligne est coupée. Elle est redemandée.',
  back: 'La ligne est rétablie.',
  elsewhere: 'Cette place est jouée dans une autre fenêtre.',
  shut: why => `L’hôte ne laisse entrer personne ici. ${why}`,
  fair: 'Chaque mélange est fixé par des clés de l’hôte et de tous à la table. Cette page le vérifie quand tout est fini.',
  verdicts: {
    proved: deals =>
      deals === 1
        ? 'Le dernier mélange est prouvé : l’ordre était fixé d’avance, et votre clé y est.'
        : `${deals} mélanges sont prouvés : l’ordre était fixé d’avance, et vos clés y sont.`,
    'held-back': who =>
      `Le dernier mélange est prouvé, mais une clé a été retenue : ${who.join(', ')}. Un complice de l’hôte choisit ainsi entre deux ordres.`,
    agrees: 'Le relevé du dernier coup s’accorde avec lui-même : ce qui fut promis et montré n’est pas connu ici.',
    onlooker: 'La promesse pour le dernier mélange a été tenue. Il n’est prouvé qu’à ceux dont les clés y sont.',
    'partly-seen': 'Le dernier mélange ne vous est pas prouvé : vous n’avez pas tout vu.',
    late: 'Le dernier mélange ne vous est pas prouvé : votre clé est venue trop tard, ou a été omise.',
    record: 'Le dernier mélange n’est pas prouvé : son relevé est défectueux.',
    empty: 'Le dernier mélange n’est pas prouvé : rien n’est mélangé dans son relevé.',
    pledges:
      'Le dernier mélange n’est pas prouvé : ses clés ne sont pas celles que des gens à la table avaient promises.',
    cards: 'Le dernier mélange n’est pas prouvé : les cartes ne découlent pas des clés.',
    commitment: 'Le dernier mélange n’est pas prouvé : la promesse de l’hôte n’a pas été tenue.',
    unpromised: 'Le dernier mélange n’est pas prouvé : il a été donné avant d’être promis.',
    changed: 'Le dernier mélange n’est pas prouvé : la table a changé quand les clés étaient déjà connues.',
    twice: 'Le dernier mélange n’est pas prouvé : il a été commencé deux fois.',
    numbers: 'Le dernier mélange n’est pas prouvé : ce n’est pas celui qui devait venir.',
    withheld: 'Le dernier mélange n’est pas prouvé : l’hôte ne montre pas ce qu’un mélange est devenu.',
    seen: 'Le dernier mélange n’est pas prouvé : ce n’est pas ce que vous avez vu.',
    acts: 'Le dernier mélange n’est pas prouvé : votre place a fait ce que vous n’aviez pas demandé.',
  },
  saveProof: 'Enregistrer la preuve',
};

export const HOST_TEXTS: Readonly<Record<Language, HostText>> = { en, de, fr };
