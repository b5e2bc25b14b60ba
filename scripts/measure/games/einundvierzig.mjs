/* global firstOf -- of the page in which the acts run */
/** The table as scripts show it and play at it: its place in the picture of all, and how it is played while it is measured. */
export const picture = {
  attributes: {
    seed: 'Pöllau',
    lang: 'de',
    'deck-pattern': 'german',
    theme: 'midnight',
    players: 'Sie, Anna:easy, Bruno:easy, Clara:easy',
  },
  actions: [{ type: 'done' }],
  column: 'narrow',
};

export const play = {
  attributes: { players: 'you,Anna:easy,Bruno:easy,Clara:easy,Emil:easy' },
  // what takes the computer players longest
  hardest: {
    players: ['you', ...'Anna,Bruno,Clara,Emil,Frieda,Georg'.split(',').map(name => `${name}:hard`)].join(),
  },
  acts: table => firstOf(table, 'done', 'buyIn', 'call', 'check', 'turnUp', 'show', 'muck'),
};
