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
  proved: (deals: number) =>
    deals === 1
      ? 'The last deal is proved: its order was fixed beforehand, and your seed is in it.'
      : `${deals} deals are proved: their order was fixed beforehand, and your seeds are in it.`,
  unproved: (why: string) => `The last deal is not proved: ${why}.`,
  faults: {
    record: 'its record is broken',
    pledges: 'a guest’s seed is not the one that was pledged',
    cards: 'the cards do not follow from the seeds',
    commitment: 'the host’s promise was not kept',
    unpromised: 'it was made before you came, or never promised',
    seed: 'your seed is not in it',
    seen: 'it is not the deal that you saw',
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
  proved: deals =>
    deals === 1
      ? 'Das letzte Mischen ist bewiesen: Die Reihenfolge stand vorher fest, und Ihr Schlüssel ist darin.'
      : `${deals} Mal ist das Mischen bewiesen: Die Reihenfolge stand vorher fest, und Ihre Schlüssel sind darin.`,
  unproved: why => `Das letzte Mischen ist nicht bewiesen: ${why}.`,
  faults: {
    record: 'seine Aufzeichnung ist fehlerhaft',
    pledges: 'der Schlüssel eines Gastes ist nicht der zugesagte',
    cards: 'die Karten folgen nicht aus den Schlüsseln',
    commitment: 'die Zusage des Gastgebers wurde nicht gehalten',
    unpromised: 'es geschah, bevor Sie kamen, oder war nie zugesagt',
    seed: 'Ihr Schlüssel ist nicht darin',
    seen: 'es sind nicht die Karten, die Sie sahen',
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
  proved: deals =>
    deals === 1
      ? 'Le dernier mélange est prouvé : l’ordre était fixé d’avance, et votre clé y est.'
      : `${deals} mélanges sont prouvés : l’ordre était fixé d’avance, et vos clés y sont.`,
  unproved: why => `Le dernier mélange n’est pas prouvé : ${why}.`,
  faults: {
    record: 'son relevé est défectueux',
    pledges: 'la clé d’un invité n’est pas celle qui était promise',
    cards: 'les cartes ne découlent pas des clés',
    commitment: 'la promesse de l’hôte n’a pas été tenue',
    unpromised: 'il date d’avant votre arrivée, ou n’a jamais été promis',
    seed: 'votre clé n’y est pas',
    seen: 'ce ne sont pas les cartes que vous avez vues',
  },
  saveProof: 'Enregistrer la preuve',
};

export const HOST_TEXTS: Readonly<Record<Language, HostText>> = { en, de, fr };
