/** In English: what the guides of Trente et Quarante say. Loaded when a guide is asked for. */
import { guidesOf } from '../guides.js';

const guides = guidesOf({
  first: 'A first coup, step by step',
  rows: 'Two rows of cards are dealt here, first Noir, then Rouge, each until it has 31 points or more. Courts count ten, aces one. The row nearer to 31 wins.',
  stake: 'Lay a chip on Rouge: then you win if the second row is nearer to 31.',
  deal: 'Now have the cards dealt.',
  won: ({ noir, rouge, net }) =>
    `+${net}, because Rouge has ${rouge} and Noir ${noir}. A chance pays as much as lies on it.`,
  again: 'Once more the same, on Rouge.',
  refait:
    'Both rows have 31: the refait, which is all that the bank lives on. Half of the stake back now, or all of it locked up. Have it locked up.',
  confirm: 'And confirm it.',
  locked: 'The stake lies in prison. If Rouge wins now, it comes free; if not, it is lost. Deal.',
  freed: ({ noir, rouge }) =>
    `Free again, because Rouge has ${rouge} and Noir ${noir}: the chips are yours, without a gain. That is the whole game.`,
  second: 'Insured against the refait',
  insurance: 'The bank wins by the refait alone: half of each stake. You may insure a stake against it.',
  large: 'Lay chips on Couleur. A premium covers 500 at once: the nearer a stake is to that, the cheaper it is.',
  insure: 'Now insure the stake.',
  insured: 'The premium lies beside it. Deal.',
  spared: ({ noir }) =>
    `Both rows have ${noir}: the refait. The insured stake is untouched, and all that it cost is the premium.`,
});

/** The guides for a table of Trente et Quarante; they play by its usual rules. */
export const guidesIn = (): typeof guides => guides;
