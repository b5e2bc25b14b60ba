/** In English: what Trente et Quarante tells when it is asked: its rules and reasons, guides, drills, terms. */
import { text as table } from './en.js';

/** Words on the cloth that are explained where they stand. */
export type Term = 'couleur' | 'inverse' | 'prison A' | 'prison B' | 'prison C' | 'insure' | 'once';

/** Values for the sentences. */
export type Given = Readonly<Record<'price' | 'per' | 'min' | 'max' | 'step' | 'decks' | 'burn' | 'reshuffle', string>>;

/** The rules in short and the reasons behind the odd ones; what depends on an option is keyed by its values. */
export const sentences = ({ price, per, min, max, step, decks, burn, reshuffle }: Given) => ({
  headings: {
    rows: 'The two rows',
    chances: 'The four chances',
    calls: 'What the croupier calls',
    refait: 'The refait',
    insurance: 'Insurance',
    shoe: 'Stakes and shoe',
  },
  // captions for the rows of the coup shown
  shown: {
    noir: (sum: string) => `Noir: ${sum}. Lower than the row below, so Noir wins.`,
    rouge: (sum: string) => `Rouge: ${sum}.`,
  },
  firstIsBlack: 'The first card is black, and Noir has won: so Couleur wins too.',
  // the sum of both rows
  shownRefait: '31',
  rows: 'Two rows of cards are dealt, first Noir, then Rouge, each until its sum is 31 or more. The lower sum wins.',
  courtCards: {
    ten: 'Court cards and tens count ten, aces one, the others their pips.',
    '11-12-13': 'Jack, queen and king count 11, 12 and 13, aces one, the others their pips.',
  },
  chances:
    'Four chances pay even money: Rouge and Noir, the two rows; Couleur, if the very first card of the Noir row has the winning colour; Inverse, if it does not.',
  calls:
    'The croupier calls the units only: 34 is “quatre”. From 40 on, the number is called in full. If both rows are equal at 32 or more, the coup is void.',
  refaitRule: {
    choice:
      'If both make 31, a refait, the bank takes half of each stake or puts all of it in prison A, as you choose.',
    'half-only': 'If both make 31, a refait, the bank takes half of each stake.',
    'prison-only': 'If both make 31, a refait, the bank puts each stake in prison A.',
  },
  // what is done for a player who does not choose, if not the default
  refaitDefault: {
    prison: '',
    half: 'If you do not choose in time, you lose half.',
    ask: 'The croupier waits for each choice.',
  },
  locked: 'A stake in prison A is returned without winnings when its chance wins, and is lost when its chance loses.',
  prison: {
    stepwise:
      'Another refait moves it down to B, then to C; each win moves it up one prison, and a refait in C loses it.',
    'any-win':
      'Another refait moves it down to B, then to C; one win frees it from any prison, and a refait in C loses it.',
    'one-level': 'Another refait loses it.',
    unlimited: 'Each further refait moves it down one prison, and each win up one.',
  },
  prisonMove: {
    none: '',
    'same-tableau': 'Before a coup it may be moved to the opposite chance, in the same prison.',
    any: 'Before a coup it may be moved to any other chance, in the same prison.',
  },
  prisonSurrender: {
    none: '',
    value: 'Before a coup it may be given up: half of it comes back in A, a quarter in B, an eighth in C.',
  },
  halfRounding: {
    bank: 'What cannot be divided evenly is rounded to whole chips in the bank’s favour.',
    player: 'What cannot be divided evenly is rounded to whole chips in the player’s favour.',
  },
  insurance: {
    started: `Insurance, ${price} for every ${per} or part of it, keeps a stake safe in a refait.`,
    proportional: `Insurance, ${price} for every ${per} in proportion, keeps a stake safe in a refait.`,
  },
  premiumOnTie: {
    returned: 'The bank keeps the premium, except in a void coup.',
    kept: 'The bank keeps the premium, even in a void coup.',
  },
  lastRefait: {
    'exact-last-card': 'A refait that takes the last card of the shoe is void.',
    'last-coup':
      'A refait in the last coup of a shoe is void; if that shows only when the next coup cannot be finished, it is undone.',
    counts: 'A refait with the last cards of the shoe counts like any other.',
  },
  stakes: `A stake on a chance is ${min} to ${max}, in steps of ${step}.`,
  shoe: `Packs in the shoe: ${decks}; cards burnt unseen: ${burn}.`,
  newShoe: 'A new shoe is shuffled when a coup cannot be finished; that coup is void.',
  cutShoe: `A new shoe is shuffled when fewer than ${reshuffle} cards are left, or when a coup cannot be finished; that coup is void.`,
  colour:
    'The lower sum wins. Couleur wins when the very first card of the first row has the winning colour, Inverse when it does not.',
  tie: 'At equal sums of 32 or more nothing is won or lost; stakes in prison stay where they are.',
  unfinished:
    'A coup that runs out of cards is void: stakes come back, and those in prison stay there for the next shoe.',
  last: {
    'exact-last-card':
      'After a refait with the last cards no card is left to play for the stakes in prison, so it is void.',
    'last-coup':
      'After a refait in the last coup of a shoe the stakes in prison could not be played for, so it is void.',
    counts: '',
  },
  worth: (value: string, half: string) =>
    `A stake in prison is worth ${value}% of its amount, half of it ${half}% before rounding to whole chips.`,
  german: 'Acorns and leaves count as black, hearts and bells as red.',
});
export type Sentences = typeof sentences;

const { press } = table.guide;

/** Values for a guide's sentence about a coup: the sums of the rows, and the result. */
export interface CoupSums {
  readonly noir: number;
  readonly rouge: number;
  readonly net: string;
}

/** The guides. */
export const guides = {
  first: 'A first coup, step by step',
  rows: 'Two rows of cards are dealt here, first Noir, then Rouge, each until it has 31 points or more. Court cards count ten, aces one. The row nearer to 31 wins.',
  stake: 'Put a chip on Rouge: you win if the second row is nearer to 31.',
  deal: press(table.deal),
  won: ({ noir, rouge, net }: CoupSums) =>
    `+${net}, because Rouge has ${rouge} and Noir ${noir}. A chance pays as much as you bet on it.`,
  // the stakes of the last coup repeated, and their sum
  again: (amount: string) => `The same bet once more, on Rouge. ${press(table.sameAgain(amount))}`,
  refait: `Both rows have 31: the refait, which is all the bank lives on. You get half of the stake back now, or all of it goes to prison. ${press(table.allPrison)}`,
  confirm: press(table.confirm),
  locked: `Your stake is in prison. If Rouge wins now, it is released; if not, it is lost. ${press(table.deal)}`,
  freed: ({ noir, rouge }: CoupSums) =>
    `Out of prison, because Rouge has ${rouge} and Noir ${noir}: you get your chips back, but win nothing. That is the whole game.`,
  second: 'Insured against the refait',
  insurance: 'The bank wins only by the refait: half of each stake. You can insure a stake against it.',
  large: 'Put chips on Couleur. One premium covers up to 500: the nearer a stake is to that, the cheaper it is.',
  insure: press(table.insure),
  insured: `The premium is beside it. ${press(table.deal)}`,
  spared: ({ noir }: CoupSums) =>
    `Both rows have ${noir}: the refait. The insured stake is untouched: it cost you only the premium.`,
};
export type GuideText = typeof guides;

/** What may be practised. */
export const drills = {
  title: 'Which chances win?',
  asks: 'The upper row is Noir, the lower one Rouge. Which chances win?',
  // the pairs of chances that can win, then a tie and the refait
  answers: [
    'Noir and Couleur',
    'Noir and Inverse',
    'Rouge and Couleur',
    'Rouge and Inverse',
    'Nothing: a tie',
    'Refait',
  ] satisfies readonly [string, string, string, string, string, string],
  because: (noir: number, rouge: number, isRed: boolean) =>
    `Noir makes ${noir}, Rouge ${rouge}; the very first card is ${isRed ? 'red' : 'black'}.`,
};
export type DrillText = typeof drills;

export const terms: Readonly<Record<Term, string>> = {
  couleur: 'D is Couleur: it wins when the very first card has the colour of the row that wins.',
  inverse: 'E is Inverse: it wins when the very first card does not have the colour of the row that wins.',
  'prison A': 'A is the first prison: the stake stays until its chance wins once, and is lost when it loses.',
  'prison B':
    'B is the second prison: a second refait has brought the stake here. One win alone does not always free it.',
  'prison C': 'C is the third and deepest prison. Another refait here usually loses the stake.',
  insure: 'For a small premium a stake is safe when both rows make 31: the bank takes none of it.',
  once: 'Deals the next coup without a bet of yours.',
};

/** The panel of odds. */
export const text = {
  oddsPanel: {
    came: 'What has come up',
    outcome: 'Outcome',
    count: 'Coups',
    share: 'Share',
    expected: 'Expected',
    refait: 'Refait 31:31',
    void: 'Void',
    costs: 'What a stake costs',
    chance: 'Chance',
    half: 'half',
    prison: 'prison',
    insured: 'insured',
    note: (unseen: number, most: string) =>
      `Average loss of a stake on the next coup, exact for the ${unseen} cards not yet seen. Insured: for a stake of ${most}, premium included.`,
    halfNote: 'Half: before rounding to whole chips.',
    oddNote: (stakes: string) =>
      `When an odd stake is halved, the bank keeps the odd chip: prison costs less at ${stakes}.`,
    prisonNote: 'Prison: as if all later coups were like the next one.',
    coups: (coups: number) => `Coups since the table was opened: ${coups}. Expected: from a fresh shoe.`,
    insureAt: (stakes: string) => `Insurance saves more than it costs at ${stakes}, and at no other stake.`,
    insureNever: 'Insurance costs more than it saves at every stake.',
    session: 'What a session comes to',
    stakes: 'Coups',
    mean: 'Average',
    spread: '± (19 in 20)',
    ahead: 'Ahead',
    sessionNote:
      'In units of one stake, placed every coup on the same chance, uninsured, from fresh shoes. ±: in 19 of 20 sessions. Ahead: the chance of being up at the end.',
    reckoning: 'Calculating…',
  },
};
export type BoardLazyText = typeof text;
