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
};

export const HOST_TEXTS: Readonly<Record<Language, HostText>> = { en, de, fr };
