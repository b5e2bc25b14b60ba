/** What a table at a host says of its company: English, which the other languages have the type of. */
export const text = {
  company: 'Who is here',
  you: 'you',
  computer: 'computer player',
  free: 'free',
  away: 'line broken',
  onlookers: (count: number) => (count === 1 ? '1 looks on' : `${count} look on`),
  sit: 'Sit here',
  sitAt: (seat: string) => `Sit at ${seat}`,
  leave: 'Get up',
  name: 'Your name',
  invitation: 'Invitation',
  copy: 'Copy link',
  copied: 'The link is copied.',
  seat: (number: number) => `Seat ${number}`,
  came: (who: string) => `${who} is here.`,
  left: (who: string) => `${who} is gone.`,
  broken: 'The line is broken. It is being asked for again.',
  back: 'The line is back.',
  elsewhere: 'This seat is being played in another window.',
  shut: (why: string) => `The host lets nobody in here. ${why}`,
  fair: 'Every shuffle is fixed by seeds of the host and of everybody at the table. This page checks it when all is over.',
  verdicts: {
    proved: (deals: number) =>
      deals === 1
        ? 'The last deal is proved: its order was fixed beforehand, and your seed is in it.'
        : `${deals} deals are proved: their order was fixed beforehand, and your seeds are in it.`,
    'held-back': (who: readonly string[]) =>
      `The last deal is proved, but ${who.join(', ')} held a seed back: whoever works with the host chooses so between two orders.`,
    agrees: 'The record of the last deal agrees with itself: what was promised and shown is not known here.',
    onlooker: 'The promise for the last deal was kept. Its order is proved only to those whose seeds are in it.',
    'partly-seen': 'The last deal is not proved to you: you have not seen all of it.',
    late: 'The last deal is not proved to you: your seed came too late, or was left out.',
    record: 'The last deal is not proved: its record is broken.',
    empty: 'The last deal is not proved: its record has no shuffle.',
    pledges: 'The last deal is not proved: its seeds are not those that people at the table had pledged.',
    cards: 'The last deal is not proved: the cards do not follow from the seeds.',
    commitment: 'The last deal is not proved: the host’s promise was not kept.',
    unpromised: 'The last deal is not proved: it was dealt before it was promised.',
    changed: 'The last deal is not proved: the table was changed when its seeds were known already.',
    twice: 'The last deal is not proved: its shuffle was begun twice.',
    numbers: 'The last deal is not proved: it is not the one that was due.',
    withheld: 'The last deal is not proved: the host does not show what became of a shuffle.',
    seen: 'The last deal is not proved: it is not what you saw.',
    acts: 'The last deal is not proved: your seat did what you had not asked for.',
  },
  saveProof: 'Save the proof',
};

export type HostText = typeof text;
