/** What the layout of Faro says: English, which the other languages have the type of. */
import { text as bank } from '../../bank/text/en.js';
import type { Phrase } from '../../table/text/texts.js';

/** Two cards of a rank; the double-German names have no plural of their own. */
function twoOf(rank: string): string {
  if (/^[A-Z]/.test(rank)) return `two ${rank}`;
  return `two ${rank}${rank === 'six' ? 'es' : 's'}`;
}

export const text = {
  ...bank,
  kinds: { buch: 'Faro', classic: 'Classic Faro', pharo: 'Pharo' },
  // the title of a fresh table: what the game is about
  aims: {
    // the side on which a stake wins, and where it loses
    buch: (wins: string, loses: string) => `Faro: ${wins} wins, ${loses} loses`,
    classic: () => 'Faro: the second card wins',
    pharo: (wins: string, loses: string) => `Pharo: ${wins} wins, ${loses} loses`,
  },
  // limits: all stakes together; least and most of a bet; least alone
  capIs: (most: string) => `up to ${most}`,
  range: (least: string, most: string) => `${least} to ${most}`,
  from: (least: string) => `from ${least}`,
  // letters of jack, queen and king; on double-German cards Unter and Ober
  letters: { J: 'J', Q: 'Q', K: 'K' },
  right: 'right',
  left: 'left',
  takes: 'Bank takes',
  pays: 'Bank pays',
  // for the ear: card, side; as it begins a sentence, and as it goes on after another card
  takesTold: (card: string, side: string): Phrase => [
    `The bank collects on the ${card}, on the ${side}`,
    `, and collects on the ${card}, on the ${side}`,
  ],
  paysTold: (card: string, side: string): Phrase => [
    `The bank pays on the ${card}, on the ${side}`,
    `, and pays on the ${card}, on the ${side}`,
  ],
  // what the number is that follows, for the ear
  cards: 'Cards:',
  theBank: 'Bank',
  bank: (amount: string) => `Bank ${amount}`,
  bankOpen: 'in the pack',
  opponents: 'The others',
  cardsGone: 'Cards gone',
  ofAll: (count: number, all: number) => `${count} of ${all}`,
  nothingGone: 'none yet',
  suitOut: 'not in the pack',
  suitGone: (suit: string, cards: string) => `${suit}: ${cards}`,
  // a rank of that suit, and its side
  fellOn: (rank: string, side: string) => `${rank} on the ${side}`,
  // a rank that decided nothing
  fellAs: { covered: 'covered', soda: 'as the soda', bottom: 'as the bottom card', hock: 'as the hock' },
  staked: (amount: string) => `staked ${amount}`,
  stakedOf: (amount: string, most: string) => `staked ${amount} of ${most}`,
  away: 'Laid away',
  // one’s own cards to bet on, by the variant
  book: 'Your book',
  livret: 'Your livret',
  front: 'Your stakes',
  newDeal: 'New deal',
  turnUp: 'Turn up',
  nextTurn: 'Next turn',
  run: 'Deal until my card comes up',
  runOut: 'Deal to the end',
  // the status line
  begin: 'A new deal',
  beginHow: '“New deal” shuffles the pack.',
  beginWhen: 'The pack is shuffled when all are ready.',
  open: 'Place your bets',
  place: (amount: string) => `Tap a card: each tap puts ${amount} on it.`,
  room: (amount: string) => `You may bet up to ${amount} more.`,
  again: 'Bet on another card.',
  outOfPlay: 'This card is out of play: bet on another.',
  full: 'You have bet the maximum.',
  closed: 'No more bets',
  closedHow: 'Two cards are turned up.',
  waits: 'The others are betting.',
  onlookersLine: 'The others are betting',
  looksOn: 'You are watching.',
  paid: (card: string, side: string, amount: string) => `${card} on the ${side}: the bank pays ${amount}`,
  // a bank that is broken
  paidShort: (card: string, side: string, amount: string, due: string) =>
    `${card} on the ${side}: the bank has only ${amount} of the ${due} it owes`,
  took: (card: string, side: string, amount: string) => `${card} on the ${side}: the bank takes ${amount}`,
  // for the ear
  fieldEmpty: (field: string) => `${field}, no stake`,
  fieldStake: (field: string, amount: string) => `${field}, ${amount} staked`,
  fieldClosed: ', gone',
  pressFirst: (button: string) => `Press “${button}” first (key G).`,
  stakeResult: (name: string, field: string, result: string) => `${name} ${result} on the ${field}.`,
  won: (name: string, amount: string) => `${name} won ${amount}`,
  lost: (name: string, amount: string) => `${name} lost ${amount}`,
  purseIs: (amount: string) => `Chips ${amount}`,
  out: 'out',
  ready: 'ready',
  readyHeadline: 'Ready',
  odds: 'Odds',
  // how a deal ends
  packOut: 'The pack is finished',
  bankBroken: 'The bank is broken',
  noPunters: 'Nobody is left to bet',
  returned: 'Undecided stakes go back.',
  // stakes lay there, and the turn had nothing to do with them
  undecided: 'Nothing for you this turn',
  thisTurn: (events: string) => `In this turn: ${events}.`,
  incomplete: 'An incomplete turn',
  incompleteHow: 'It does not count: stakes go back.',
  covers: 'A card of a suit that is out was covered.',
  // {0} the rank as it begins a sentence, {1} within one
  doublet: (_first: string, rank: string) => `Doublet: ${twoOf(rank)}`,
  plie: (_first: string, rank: string) => `Doublet: ${twoOf(rank)}, half goes to the bank`,
  // a player holds the bank
  banks: 'You hold the bank',
  banksHow: 'All have bet: turn up two cards.',
  othersBank: (name: string) => `${name} holds the bank.`,
  // no chips left
  youAreOut: 'Not enough chips',
  outHow: 'You watch until the deal is over.',
  isOut: (name: string) => `${name} is out of this deal.`,
  over: 'Too few players have chips',
  overHow: `Press “${bank.buyIn}” to play on.`,
  // several people at one screen
  next: (name: string) => `Next: ${name}`,
  stakesNow: (name: string) => `${name} is betting.`,
  // what lies beside the pack
  aside: (place: string, card: string) => `${place}: ${card}`,
  soda: 'Soda',
  bottom: 'Bottom card',
  hock: 'Hock',
  burnt: 'One is burnt',
  burntTold: 'One card is burnt',
  // the win of a card may stay on it: in short, and where there is room
  paroli: (amount: string) => `Paroli ${amount}`,
  paroliOffer: (amount: string) => `Paroli: leave ${amount} on it`,
  classicLayout: {
    takes: 'Loses',
    pays: 'Wins',
    high: 'high card',
    highPrinted: 'High card',
    and: ' and ',
    copper: 'Copper',
    coppered: 'coppered',
    inBox: 'in the box',
    gone: 'gone',
    keeper: (left: string) => `Case-keeper, left in the box: ${left}`,
    // winning rank as it begins a sentence, and losing one; the rank of both
    result: (winner: string, loser: string) => `${winner} wins, ${loser} loses`,
    split: (rank: string) => `Split: ${twoOf(rank)}`,
    splitHalf: (rank: string) => `Split: ${twoOf(rank)}, half goes to the bank`,
    turn: (turn: number) => `Turn ${turn}.`,
    how: 'A chip on a card is a bet on it to win.',
    howCopper: 'With a copper on it: to lose.',
    between: 'Between',
    callTitle: 'Call the last turn',
    called: 'The last turn was called',
    order: 'loses › wins › last',
    call: (loser: string, winner: string, last: string): Phrase => [
      `Call: ${loser} loses, ${winner} wins, ${last} last`,
      `call: ${loser} loses, ${winner} wins, ${last} last`,
    ],
    three: (ranks: string) => `The last three: ${ranks}. You may call their order.`,
    threeAlike: 'The last three are of one rank: a split is certain.',
    payout: (odds: number) => `${odds} to 1`,
    layout: 'The layout',
  },
  turnHistory: {
    turns: 'Turns played',
    none: 'No turn has been played yet.',
    deal: 'Deal',
    turn: 'Turn',
    nothing: 'none',
    back: (card: string) => `${card} came back`,
  },
};

export type LayoutText = typeof text;
