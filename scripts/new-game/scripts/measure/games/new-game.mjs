/** The table as scripts show it and play at it: its place in the picture of all, and how it is played while it is measured. */
export const picture = {
  attributes: { seed: 'first', players: 'You, Anna:easy, Bruno:easy' },
  actions: [{ type: 'done' }],
  column: 'wide',
};

export const play = { attributes: {}, acts: () => [{ type: 'done' }] };
