/* global firstOf -- of the page in which the acts run */
/** How scripts show and play the table: its place in the picture of all, and how it is played during measurements. */
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
  // the setup that takes the computer players longest
  hardest: {
    players: ['you', ...'Anna,Bruno,Clara,Emil,Frieda,Georg'.split(',').map(name => `${name}:hard`)].join(),
  },
  acts: table => firstOf(table, 'done', 'buyIn', 'call', 'check', 'turnUp', 'show', 'muck'),
};
