/** What the review of a hand says: English, which the other languages have the type of. */
export const text = {
  counting: (percent: number) => `Playing the hand out … ${percent}\u00a0%`,
  // before the last figures are there
  early: 'No mistake found so far.',
  // where nobody could tell the acts apart
  clean: 'Nothing to say: no other act would have brought measurably more.',
  // where none was found, but of some too little is known
  unclear: 'No mistake that can be shown: of some decisions too little is known.',
  none: 'You had nothing to decide in this hand.',
  // before the answer: what the player did, what a call cost and what lay in the pot
  again: 'Here another act brings more. Which?',
  played: (act: string) => `Played: ${act}.`,
  price: (call: string, pot: string) => `A call cost ${call}; ${pot} lay in the pot.`,
  pot: (pot: string) => `${pot} lay in the pot.`,
  free: (pot: string) => `Nothing to pay; ${pot} lay in the pot.`,
  // the answer: the better act, how many chips it brings more, and within which bounds
  right: (act: string) => `Right: ${act}.`,
  // another act that is as good as the better one
  asGood: (act: string) => `As good: ${act}.`,
  wrong: (act: string) => `Better: ${act}.`,
  gain: (chips: string, bounds: string) => `It brings ${chips} chips more (±\u00a0${bounds}).`,
  // one of the other decisions that had a better act
  better: (played: string, better: string) => `${played}; better: ${better}.`,
  // all decisions without a mistake, by what the player did
  fine: (played: string) => `No mistake: ${played}.`,
  // a decision of which nothing can be said
  unsure: (played: string) => `${played}: hard to say. Too few hands fit what the others did.`,
  // why, in figures that can be looked up on the table
  because: {
    pays: (share: number, needed: number) =>
      `You win ${share}\u00a0% against what they play like this; the call needs ${needed}\u00a0%.`,
    dear: (share: number, needed: number) =>
      `You win only ${share}\u00a0% against what they play like this; the call needs ${needed}\u00a0%.`,
    dearer: (share: number, needed: number) =>
      `You win ${share}\u00a0%, and this call needs ${needed}\u00a0%; but more bets follow.`,
    cheaper: (share: number, needed: number) =>
      `You win ${share}\u00a0%, and this call needs ${needed}\u00a0%; but when you win, more comes in.`,
    value: (share: number, even: number) =>
      `You win ${share}\u00a0%, and an even share is ${even}\u00a0%: each further chip in the pot brings more than it costs.`,
    thin: (share: number, even: number) =>
      `You win ${share}\u00a0%, and an even share is ${even}\u00a0%: each further chip in the pot costs more than it brings.`,
    unseen: (part: number, than: number) =>
      `All others fold in ${part}\u00a0% of the hands, with your act in ${than}\u00a0%.`,
    paid: (chips: string) => `The others pay ${chips} chips more into the pot.`,
    gain: 'The difference comes from all that follows.',
  },
  // what each act brings from here on, in chips
  worths: 'From here on, in chips',
  others: 'The other decisions',
  basis:
    'Counted against players like the strongest here, with cards that fit what they did. What lies within ± may be luck.',
  // the review of a sitting: how many hands are done, what they came to, and what of it the acts have given away
  all: {
    begin: 'Review all hands',
    goOn: 'Review on',
    leave: 'Leave off',
    hands: (done: number, all: number) => `Hands reviewed: ${done} of ${all}.`,
    net: 'Result',
    given: 'Given away by your acts',
    rest: 'By the cards',
    dearest: 'The dearest decisions',
    // where it was, and what the player did there
    at: (where: string, act: string) => `${where}: ${act}.`,
    clean: 'No decision cost anything that can be measured.',
    basis: 'Only what lies outside ± is given away; all else is counted among the cards.',
  },
};

export type ReviewText = typeof text;
