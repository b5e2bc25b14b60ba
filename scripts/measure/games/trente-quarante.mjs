/** How scripts show and play the board: its place in the picture of all, and how it is played during measurements. */
export const picture = {
  attributes: { seed: 'Baden', lang: 'de', theme: 'bordeaux', 'deck-pattern': 'german' },
  actions: [
    { type: 'stake', chance: 'noir', amount: 25 },
    { type: 'stake', chance: 'inverse', amount: 100 },
    { type: 'done' },
  ],
  column: 'narrow',
};

export const play = {
  attributes: {},
  acts: board => {
    const chances = ['rouge', 'noir', 'couleur', 'inverse'];
    const each =
      board.view.phase === 'choice'
        ? chance => [{ type: 'choose', chance, choice: 'prison' }]
        : chance => [
            { type: 'stake', chance, amount: 15 },
            { type: 'insure', chance },
          ];
    return [...chances.flatMap(each), { type: 'done' }];
  },
};
