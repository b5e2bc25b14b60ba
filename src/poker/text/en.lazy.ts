/** What the review of a hand says: English, which the other languages have the type of. */
export const text = {
  counting: (percent: number) => `Playing the hand out… ${percent}%`,
  // before the last figures are there
  early: 'No mistake found so far.',
  // where nobody could tell the plays apart
  clean: 'Nothing to say: no other play would have done measurably better.',
  // where none was found, but of some too little is known
  unclear: 'No mistake that can be shown: too little is known about some decisions.',
  none: 'You had nothing to decide in this hand.',
  // before the answer: what the player did, what a call cost and what lay in the pot
  again: 'Another play does better here. Which one?',
  played: (act: string) => `Played: ${act}.`,
  price: (call: string, pot: string) => `A call cost ${call}; the pot was ${pot}.`,
  pot: (pot: string) => `The pot was ${pot}.`,
  free: (pot: string) => `Nothing to call; the pot was ${pot}.`,
  // the answer: the better act, how many chips it brings more, and within which bounds
  right: (act: string) => `Right: ${act}.`,
  // another act that is as good as the better one
  asGood: (act: string) => `Just as good: ${act}.`,
  wrong: (act: string) => `Better: ${act}.`,
  gain: (chips: string, bounds: string) => `It earns ${chips} more, in chips (±${bounds}).`,
  // one of the other decisions that had a better act
  better: (played: string, better: string) => `${played}; better: ${better}.`,
  // all decisions without a mistake, by what the player did
  fine: (played: string) => `No mistake: ${played}.`,
  // a decision of which nothing can be said
  unsure: (played: string) => `${played}: hard to say. Too few hands fit how the others played.`,
  // why, in figures that can be looked up on the table
  because: {
    pays: (share: number, needed: number) =>
      `You win ${share}% against the hands they play this way; the call needs ${needed}%.`,
    dear: (share: number, needed: number) =>
      `You win only ${share}% against the hands they play this way; the call needs ${needed}%.`,
    dearer: (share: number, needed: number) =>
      `You win ${share}%, and this call needs ${needed}%; but more bets follow.`,
    cheaper: (share: number, needed: number) =>
      `You win ${share}%, and this call needs ${needed}%; but when you win, more comes in.`,
    value: (share: number, even: number) =>
      `You win ${share}%, and your fair share is ${even}%: each further chip in the pot earns more than it costs.`,
    thin: (share: number, even: number) =>
      `You win ${share}%, and your fair share is ${even}%: each further chip in the pot costs more than it earns.`,
    unseen: (part: number, than: number) => `All the others fold in ${part}% of hands; after your play, in ${than}%.`,
    paid: (chips: string) => `The others put ${chips} more into the pot.`,
    gain: 'The difference comes from what follows.',
  },
  // what each play earns from here on, in chips
  worths: 'From here on, in chips',
  others: 'The other decisions',
  basis:
    'Reckoned against players like the strongest here, with cards that fit how they played. Anything within ± may be luck.',
  // the review of a session: how many hands are done, what they came to, and what of it was lost by the play
  all: {
    begin: 'Review all hands',
    goOn: 'Continue',
    leave: 'Stop',
    hands: (done: number, all: number) => `Hands reviewed: ${done} of ${all}.`,
    net: 'Net result',
    given: 'Lost by your play',
    rest: 'Won or lost by the cards',
    dearest: 'The costliest decisions',
    // where it was, and what the player did there
    at: (where: string, act: string) => `${where}: ${act}.`,
    clean: 'No decision cost anything measurable.',
    basis: 'Only what is outside ± counts as lost by your play; everything else counts as the cards.',
  },
};

export type ReviewText = typeof text;
