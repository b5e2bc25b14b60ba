/** In English: what Trente et Quarante tells when it is asked: its rules and reasons, guides, drills, terms. */
import { drillsOf } from '../../lazy/drills.js';
import { guidesOf } from '../../lazy/guides.js';
import { helpOf, type Help, type Sentences } from '../../lazy/help.js';
import type { Options } from '../../rules/options.js';
import { text } from '../en.js';

export { styles } from '../../lazy/help.js';

/** Words on the cloth that are explained where they stand. */
export type Term = 'couleur' | 'inverse' | 'prison A' | 'prison B' | 'prison C' | 'insure' | 'once';

/** The rules and reasons as these options have them. */
export const helpIn = (options: Options): Help => helpOf(options, sentences);

const sentences: Sentences = ({ price, per, min, max, step, decks, burn, reshuffle }) => ({
  headings: {
    rows: 'The two rows',
    chances: 'The four chances',
    calls: 'What the croupier calls',
    refait: 'The refait',
    insurance: 'Insurance',
    shoe: 'Stakes and shoe',
  },
  shown: { noir: sum => `Noir: ${sum}. Less than below, so black wins.`, rouge: sum => `Rouge: ${sum}.` },
  firstIsBlack: 'The first card is black, and black has won: Couleur wins too.',
  shownRefait: '31',
  rows: 'Two rows of cards are dealt, first Noir, then Rouge, each until its sum is 31 or more. The lower sum wins.',
  courtCards: {
    ten: 'Court cards and tens count ten, the ace one, the others their pips.',
    '11-12-13': 'Jack, queen and king count 11, 12 and 13, the ace one, the others their pips.',
  },
  chances:
    'Four chances are paid once the stake: Rouge and Noir, the two rows; Couleur, if the very first card of the Noir row has the winning colour; Inverse, if it has not.',
  calls:
    'The croupier calls the units only: 34 is “quatre”. From 40 on he calls the whole number. If both rows are equal from 32 on, the coup is void.',
  refaitRule: {
    choice: 'If both make 31, a refait, the bank takes half of each stake or locks it in A, as you choose.',
    halfOnly: 'If both make 31, a refait, the bank takes half of each stake.',
    prisonOnly: 'If both make 31, a refait, the bank locks each stake in A.',
  },
  refaitDefault: {
    prison: '',
    half: 'Whoever does not choose in time loses half.',
    ask: 'The croupier waits for each choice.',
  },
  locked: 'A locked stake comes free without gain when its chance wins, and is lost when it loses.',
  prison: {
    stepwise: 'A further refait moves it to B, then to C; each win lifts one lock, and a refait in C loses it.',
    anyWin: 'A further refait moves it to B, then to C; one win frees it everywhere, and a refait in C loses it.',
    oneLevel: 'A further refait loses it.',
    unlimited: 'Each further refait adds a lock, and each win lifts one.',
  },
  prisonMove: {
    none: '',
    sameTableau: 'Before a coup it may be moved to the opposite chance, at the same level.',
    any: 'Before a coup it may be moved to any other chance, at the same level.',
  },
  prisonSurrender: {
    none: '',
    value: 'Before a coup it may be given up: half of it comes back in A, a quarter in B, an eighth in C.',
  },
  halfRounding: {
    bank: 'What cannot be divided evenly is rounded to whole chips for the bank.',
    player: 'What cannot be divided evenly is rounded to whole chips for the player.',
  },
  insurance: {
    started: `Insurance, ${price} for every started ${per}, makes a stake free on a refait.`,
    proportional: `Insurance, ${price} for every ${per} in proportion, makes a stake free on a refait.`,
  },
  premiumOnTie: {
    returned: 'The bank keeps the premium, but for that of a void coup.',
    kept: 'The bank keeps the premium, that of a void coup too.',
  },
  lastRefait: {
    exactLastCard: 'A refait that takes the last card of the shoe is void.',
    lastCoup:
      'The refait of the last coup of a shoe is void; where that shows only when the next cannot be finished, it is undone.',
    counts: 'A refait with the last cards of the shoe counts like any other.',
  },
  stakes: `On each chance from ${min} to ${max} may stand, in steps of ${step}.`,
  shoe: `Packs in the shoe: ${decks}; cards burnt unseen: ${burn}.`,
  newShoe: 'A new one is shuffled when a coup cannot be finished; such a coup is void.',
  cutShoe: `A new one is shuffled with fewer than ${reshuffle} cards left, or when a coup cannot be finished; such a coup is void.`,
  colour:
    'The lower sum wins. Couleur wins when the very first card of the first row has the winning colour, Inverse when it has not.',
  tie: 'At equal sums from 32 on nothing is won or lost; imprisoned stakes stay where they are.',
  unfinished:
    'A coup for which the cards do not suffice is void: free stakes come back, locked ones keep their level for the next shoe.',
  last: {
    exactLastCard:
      'After a refait with the last cards there is none left to play the locked stakes out, so it is void.',
    lastCoup: 'After a refait in the last coup of a shoe the locked stakes could not be played out, so it is void.',
    counts: '',
  },
  worth: (value, half) =>
    `A locked stake is worth ${value}% of itself, half of it ${half}% before it is rounded to whole chips.`,
  german: 'Acorns and leaves count as black, hearts and bells as red.',
});

const { press } = text.guide;

const guides = guidesOf({
  first: 'A first coup, step by step',
  rows: 'Two rows of cards are dealt here, first Noir, then Rouge, each until it has 31 points or more. Courts count ten, aces one. The row nearer to 31 wins.',
  stake: 'Lay a chip on Rouge: then you win if the second row is nearer to 31.',
  deal: press(text.deal),
  won: ({ noir, rouge, net }) =>
    `+${net}, because Rouge has ${rouge} and Noir ${noir}. A chance pays as much as lies on it.`,
  again: amount => `Once more the same, on Rouge. ${press(text.sameAgain(amount))}`,
  refait: `Both rows have 31: the refait, which is all that the bank lives on. Half of the stake back now, or all of it locked up. ${press(text.allPrison)}`,
  confirm: press(text.confirm),
  locked: `The stake lies in prison. If Rouge wins now, it comes free; if not, it is lost. ${press(text.deal)}`,
  freed: ({ noir, rouge }) =>
    `Free again, because Rouge has ${rouge} and Noir ${noir}: the chips are yours, without a gain. That is the whole game.`,
  second: 'Insured against the refait',
  insurance: 'The bank wins by the refait alone: half of each stake. You may insure a stake against it.',
  large: 'Lay chips on Couleur. A premium covers 500 at once: the nearer a stake is to that, the cheaper it is.',
  insure: press(text.insure),
  insured: `The premium lies beside it. ${press(text.deal)}`,
  spared: ({ noir }) =>
    `Both rows have ${noir}: the refait. The insured stake is untouched, and all that it cost is the premium.`,
});

/** The guides for a table of Trente et Quarante; they play by its usual rules. */
export const guidesIn = (): typeof guides => guides;

/** What may be practised. */
export const drillsIn = drillsOf({
  title: 'Which chances win?',
  asks: 'The upper row is Noir, the lower one Rouge. What wins?',
  answers: [
    'Noir and Couleur',
    'Noir and Inverse',
    'Rouge and Couleur',
    'Rouge and Inverse',
    'Nothing: a tie',
    'Refait',
  ],
  because: (noir, rouge, isRed) =>
    `Noir makes ${noir}, Rouge ${rouge}; the very first card is ${isRed ? 'red' : 'black'}.`,
});

export const terms: Readonly<Record<Term, string>> = {
  couleur: 'D is Couleur: it wins when the very first card has the colour of the row that wins.',
  inverse: 'E is Inverse: it wins when the very first card has the other colour than the row that wins.',
  'prison A': 'A is the first prison: the stake is locked until its chance wins once, and lost when it loses.',
  'prison B':
    'B is the second prison: a refait in A has brought the stake here. One win alone does not always free it.',
  'prison C': 'C is the third prison: the deepest. A further refait here mostly loses the stake.',
  insure: 'For a small premium a stake is free when both rows make 31: the bank takes nothing of it then.',
  once: 'Deals the next coup while nothing of yours lies there.',
};
