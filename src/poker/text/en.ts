/** What every table of poker says: English, which the other languages have the type of. */
import type { Who } from '../../table/text/texts.js';
import { text as table } from '../../table/text/en.js';

/** A hand before its verb: a comma closes what a comma opened. */
export const closed = (hand: string): string => (hand.includes(',') ? `${hand},` : hand);

export const text = {
  ...table,
  opponents: 'Opponents',
  dealer: 'Dealer',
  // what stands on the dealer’s button
  dealerSign: 'D',
  // the state of a seat
  sitsOut: 'sits out',
  // the status line
  antes: (amount: string) => `Everybody pays ${amount} into the pot.`,
  dealing: 'Cards are dealt.',
  // the buttons, and their keys
  keys: { fold: 'f', call: 'c', wager: 'r' },
  next: 'Next hand',
  skip: 'Skip to the end',
  deal: 'Deal',
  buysIn: (who: Who, amount: string) =>
    who === undefined ? `You buy chips and now have ${amount}` : `${who} buys chips and now has ${amount}`,
  ownHand: 'Your cards',
  ownHandIs: (hand: string) => `Your cards: ${hand}.`,
  // all cards, or those that have come face down (how many: {2}); then what the hand is
  ownCards: (cards: string, hand: string) => `Your cards: ${cards}. ${hand}.`,
  ownCardsDown: (cards: string, _count: number) => `Dealt to you face down: ${cards}.`,
  down: 'down',
  hidden: (count: number) => `${count} face down`,
  or: (others: string, last: string) => `${others} or ${last}`,
  // what players do: name, amount
  calls: (who: Who, amount: string) => (who === undefined ? `You call ${amount}` : `${who} calls ${amount}`),
  raises: (who: Who, amount: string) => (who === undefined ? `You raise to ${amount}` : `${who} raises to ${amount}`),
  folds: (who: Who) => (who === undefined ? 'You fold' : `${who} folds`),
  actsFirst: (who: Who) => (who === undefined ? 'You act first' : `${who} acts first`),
  // the round runs, and whoever acted first has not bet
  noBet: 'Nobody has bet yet',
  waiting: (name: string) => `${name} to act`,
  turn: (acts: string) => `Your turn: ${acts}.`,
  yourTurn: 'Your turn',
  yourTurnToCall: (amount: string) => `Your turn: ${amount} to call`,
  allIn: 'All-in',
  isAllIn: ', all-in',
  allInFor: (amount: string) => `All-in ${amount}`,
  fold: 'Fold',
  check: 'Check',
  call: (amount: string) => `Call ${amount}`,
  raise: (amount: string) => `Raise to ${amount}`,
  amount: 'Amount',
  raising: 'Bet or raise',
  checkFold: 'Check or fold',
  ahead: (act: string) => `Chosen in advance: ${act}`,
  notAhead: 'Nothing chosen in advance',
  onlyPot: 'Pot',
  mainPot: 'Main pot',
  sidePot: 'Side pot',
  // the same within a sentence
  sidePotWithin: 'side pot',
  without: (names: string) => `, without ${names}`,
  and: (others: string, last: string) => `${others} and ${last}`,
  showsHand: (who: Who, cards: string, hand: string) =>
    who === undefined ? `You show ${cards}: ${hand}.` : `${who} shows ${cards}: ${hand}.`,
  mucks: (who: Who) => (who === undefined ? 'You muck your hand' : `${who} mucks`),
  youFolded: 'You have folded; the hand speeds up.',
  youHaveFolded: 'You have folded.',
  show: 'Show',
  muck: 'Muck',
  look: 'Look at the hand',
  review: 'Review',
  sitOut: 'Sit out the next hand',
  checks: (who: Who) => (who === undefined ? 'You check' : `${who} checks`),
  bets: (who: Who, amount: string) => (who === undefined ? `You bet ${amount}` : `${who} bets ${amount}`),
  bet: (amount: string) => `Bet ${amount}`,
  folded: 'folded',
  // what the player has folded, and what it would have been with all the cards
  youHad: (hand: string) => `You had: ${hand}.`,
  youWouldHaveHad: (hand: string) => `You would have had: ${hand}.`,
  // one screen for several, chips and seats between hands, the menu
  handTo: (name: string) => `Hand this to ${name}`,
  handToBecause: 'The cards stay face down until the next player takes over.',
  uncover: 'Look at the cards',
  sitIn: 'Play again',
  buyIn: (amount: string) => `Buy in for ${amount}`,
  noChips: 'You have no chips left: buy in, or sit out the next hand.',
  handsPlayed: 'Hands played',
  exportLog: 'Save the log',
  exportFile: (format: string) => `Save as ${format}`,
  openFile: 'Open a file',
  asks: {
    call: (amount: string) => `call ${amount}`,
    fold: 'fold',
    raise: (amount: string) => `raise to ${amount}`,
    check: 'check',
    bet: (amount: string) => `bet ${amount}`,
  },
  toTo: (least: string, most: string) => `${least} (up to ${most})`,
  did: {
    sitsOut: 'sits out',
    calls: (amount: string) => `calls ${amount}`,
    raises: (amount: string) => `raises to ${amount}`,
    inFor: (amount: string) => `${amount} in`,
    onlyMain: 'in the main pot only',
    upToSide: (pots: string) => `up to side pot ${pots}`,
    checks: 'checks',
    bets: (amount: string) => `bets ${amount}`,
    folded: 'folded',
  },
  // the chance of the own hand against covered cards, on request
  chance: {
    title: 'Chance',
    reckons: 'Counting…',
    free: 'Staying in costs nothing now.',
    worth: (call: string, pot: string, least: number) =>
      `Calling costs ${call}, and the pot is ${pot}: worth it if you win at least ${least}%.`,
    dear: (call: string, pot: string, least: number) =>
      `Calling costs ${call}, and the pot is only ${pot}: you would have to win ${least}%.`,
    against: 'Calculated against every hand they could hold; players who raise usually have better ones.',
    drawn: (deals: string) =>
      `Estimated from ${deals} deals, to within one percent, against every hand they could hold; players who raise usually have better ones.`,
  },
  ending: {
    // the player’s gain in the whole hand
    youWin: (amount: string) => `You win ${amount}`,
    // what another takes from the pots, their own bets with it
    collects: (name: string, amount: string) => `${name} collects ${amount}`,
    returned: (who: Who, amount: string) =>
      who === undefined ? `${amount} returned to you` : `${amount} returned to ${who}`,
    split: 'The pot is split',
    // the title of a player who has lost, neither won nor lost, or won a part only, with gain or loss of the whole hand
    youFolded: (amount: string) => `You folded and lost ${amount}`,
    youLose: (amount: string) => `You lose ${amount}`,
    youAreEven: 'You break even',
    youWinOnly: {
      high: (net: string) => `You win the high half: ${net}`,
      low: (net: string) => `You win the low half: ${net}`,
      equal: (net: string) => `You split the pot: ${net}`,
      pots: (net: string) => `You win part of the pot: ${net}`,
    },
    // the winner’s hand, whose it is, and the player’s own
    beatsYours: (best: string, name: string, own: string) => `${best} (${name}) beats your hand: ${own}.`,
    // the same in few words: who, the hand, and whom it beat
    leads: (who: Who, best: string, over: Who) =>
      `${who === undefined ? 'You beat' : `${who} beats`} ${over ?? 'you'}: ${best}.`,
    // beside the chips of a winner: what they get, their own bets with it
    fromPot: (amount: string) => `Pot ${amount}`,
    // who has won how much, and with which hand
    winsWith: (winners: string, hand: string) => `${winners}: ${hand}.`,
    // a hand that no other was held against, and whose it is
    heldBy: (hand: string, name: string) => `${hand} (${name}).`,
    shared: (what: string, parts: string) => `${what}: ${parts}`,
    share: (who: Who, amount: string) => (who === undefined ? `${amount} to you` : `${amount} to ${who}`),
    // half of a pot, who gets how much of it, and why
    halfTo: (half: string, shares: string, why: string) => `${half}: ${shares}. ${why}`,
    // the winner’s hand, the next best one and whose it is
    beats: (best: string, next: string, name: string) => `${closed(best)} beats ${next} (${name}).`,
    potsTo: (pots: string, name: string) => `${pots} go to ${name}.`,
    // the pots, how much of them the player has paid, what the rake leaves of them or nothing
    ofYours: (pots: string, paid: string, left: string) =>
      `${pots}${left && `, ${left} after the rake`}, ${paid} of it yours.`,
    // all pots together, what the house takes of them
    raked: (amount: string, rake: string) => `Pot ${amount}, rake ${rake}.`,
    // who is left
    allFolded: (who: Who) => (who === undefined ? 'All others have folded.' : `All but ${who} have folded.`),
    // the same as a title
    allFoldedTitle: 'All others have folded',
  },
  history: {
    none: 'No hand has been played yet.',
    hands: 'Hands played',
    hand: (number: number) => `Hand ${number}`,
    // a hand, who won how much, what the player has won or lost
    result: (hand: string, won: string) => `${hand}: ${won}`,
    own: (result: string, net: string) => `${result} (you ${net})`,
    // how many hands of how many, the format's name, and which, each with its reason
    leftOut: (count: number, all: number, format: string, hands: string) =>
      `Hands left out: ${count} of ${all}, because ${format} cannot record them under this table’s rules: ${hands}. The log has them all.`,
    because: (hand: number, reason: string) => `hand ${hand} (${reason})`,
    rules: 'its rules',
    wager: 'its bets',
    common: 'a common card',
    shown: 'hands not shown',
    unsaved: 'No file was saved.',
    log: 'log',
    unread: (format: string, where: string) =>
      `The file cannot be opened: this is not a valid ${format} file for this game${where}.`,
    // how many hands of a file cannot be read, of how many; what is wrong with the first follows
    skipped: (count: number, all: number) => `Hands left out: ${count} of ${all}, because they cannot be read.`,
    line: (line: number) => ` (line ${line})`,
    action: (action: number) => ` (action ${action})`,
    // what is wrong with a file
    text: 'It is not written in the expected form.',
    game: 'It comes from another game or version.',
    table: 'Its table settings are incomplete or not allowed.',
    act: 'A move in it breaks the rules.',
  },
};

export type PokerText = typeof text;
