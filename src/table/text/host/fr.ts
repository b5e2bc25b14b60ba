/** What a table at a host says of its company, in French. */
import type { HostText } from './en.js';

export const text: HostText = {
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
        ? 'Le dernier mélange est prouvé\u00a0: l’ordre était fixé d’avance, et votre clé y est.'
        : `${deals} mélanges sont prouvés\u00a0: l’ordre était fixé d’avance, et vos clés y sont.`,
    'held-back': who =>
      `Le dernier mélange est prouvé, mais une clé a été retenue\u00a0: ${who.join(', ')}. Un complice de l’hôte choisit ainsi entre deux ordres.`,
    agrees: 'Le relevé du dernier coup s’accorde avec lui-même\u00a0: ce qui fut promis et montré n’est pas connu ici.',
    onlooker: 'La promesse pour le dernier mélange a été tenue. Il n’est prouvé qu’à ceux dont les clés y sont.',
    'partly-seen': 'Le dernier mélange ne vous est pas prouvé\u00a0: vous n’avez pas tout vu.',
    late: 'Le dernier mélange ne vous est pas prouvé\u00a0: votre clé est venue trop tard, ou a été omise.',
    record: 'Le dernier mélange n’est pas prouvé\u00a0: son relevé est défectueux.',
    empty: 'Le dernier mélange n’est pas prouvé\u00a0: rien n’est mélangé dans son relevé.',
    pledges:
      'Le dernier mélange n’est pas prouvé\u00a0: ses clés ne sont pas celles que des gens à la table avaient promises.',
    cards: 'Le dernier mélange n’est pas prouvé\u00a0: les cartes ne découlent pas des clés.',
    commitment: 'Le dernier mélange n’est pas prouvé\u00a0: la promesse de l’hôte n’a pas été tenue.',
    unpromised: 'Le dernier mélange n’est pas prouvé\u00a0: il a été donné avant d’être promis.',
    changed: 'Le dernier mélange n’est pas prouvé\u00a0: la table a changé quand les clés étaient déjà connues.',
    twice: 'Le dernier mélange n’est pas prouvé\u00a0: il a été commencé deux fois.',
    numbers: 'Le dernier mélange n’est pas prouvé\u00a0: ce n’est pas celui qui devait venir.',
    withheld: 'Le dernier mélange n’est pas prouvé\u00a0: l’hôte ne montre pas ce qu’un mélange est devenu.',
    seen: 'Le dernier mélange n’est pas prouvé\u00a0: ce n’est pas ce que vous avez vu.',
    acts: 'Le dernier mélange n’est pas prouvé\u00a0: votre place a fait ce que vous n’aviez pas demandé.',
  },
  saveProof: 'Enregistrer la preuve',
};
