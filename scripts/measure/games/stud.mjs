/* global firstOf -- of the page in which the acts run */
/** How scripts show and play the table: its place in the picture of all, and how it is played during measurements. */
const CALL = [{ type: 'call' }, { type: 'check' }];

export const picture = {
  attributes: {
    seed: 'Velden',
    lang: 'en',
    players: 'you, Anna:easy, Bruno:easy, Clara:medium, Emil:easy, Frieda:easy',
  },
  actions: [{ type: 'done' }, CALL, CALL],
  column: 'wide',
};

export const play = {
  attributes: { players: 'you,Anna:easy,Bruno:easy,Clara:easy,Emil:easy,Frieda:easy' },
  // the setup that takes the computer players longest
  hardest: {
    players: ['you', ...'Anna,Bruno,Clara,Emil,Frieda,Georg,Hanna,Ida'.split(',').map(name => `${name}:hard`)].join(),
    variant: 'high-low',
  },
  acts: table => firstOf(table, 'done', 'buyIn', 'bringIn', 'call', 'check', 'show'),
  others: [
    {
      name: 'stud-table players="Anna, …, Jakob" deck-pattern="german"',
      attributes: { 'deck-pattern': 'german', players: 'Anna,Bruno,Clara,Emil,Frieda,Georg,Hanna,Ida,Jakob' },
      // nine people who all stay show every card of the pack
      acts: 80,
    },
  ],
};
