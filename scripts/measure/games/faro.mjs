/** How scripts show and play the layout: its place in the picture of all, and how it is played during measurements. */
export const picture = {
  attributes: { seed: 'Spa', lang: 'fr', players: 'Vous, Anna:easy, Bruno:easy' },
  actions: [
    { type: 'done' },
    { type: 'stake', spot: 'Q', amount: 3 },
    { type: 'stake', spot: '7', amount: 5 },
    { type: 'stake', spot: '4', amount: 2 },
    { type: 'done' },
  ],
  column: 'wide',
};

const SEVEN = 'you,Anna:easy,Bruno:medium,Clara:hard,Emil:easy,Frieda:medium,Georg:hard';

export const play = {
  attributes: {},
  acts: () => [...[...'KQJT'].map(spot => ({ type: 'stake', spot, amount: 2 })), { type: 'done' }],
  others: ['classic', 'pharo'].map(variant => ({
    name: `faro-layout variant="${variant}"`,
    attributes: { variant, players: SEVEN },
  })),
};
