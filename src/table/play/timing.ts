/** How long movements at a table take, and the pauses between them: milliseconds at normal speed. */

/** Movements start fast and come to rest slowly. */
export const EASING = 'cubic-bezier(.3,.7,.3,1)';

/** Durations of movements. */
export const TAKES = {
  /** A card comes from the pack to its place. */
  deal: 260,
  /** A card turns over in place. */
  turnOver: 300,
  /** A card goes back to the dealer. */
  fold: 240,
  /** A card moves to another place, or rises. */
  shift: 260,
  /** A mark or a line appears beside the others. */
  mark: 260,
  entry: 200,
  /** A chip is put down. */
  chip: 160,
  /** Chips move from one place to another. */
  slide: 300,
  /** A pot goes to its winner. */
  pot: 480,
  /** A sum rises from a stake that has won. */
  sum: 300,
  /** A bead of the case-keeper, or the Spitz, slides. */
  glide: 400,
  /** One step of a sum that counts up. */
  count: 30,
} as const;

/** Pauses that let the last thing be seen before the next. */
export const RESTS = {
  /** Between two cards of a deal; when each is read; after the last of a row. */
  card: 95,
  slowCard: 170,
  turnCard: 360,
  row: 440,
  commonCard: 500,
  /** After cards were turned over. */
  turnedOver: 420,
  /** Antes and bets lie before the seats until they go to the pot. */
  antes: 420,
  bet: 160,
  bets: 260,
  speech: 200,
  /** A beat of silence before the card or the hand that decides. */
  beat: 480,
  /** Chips that were paid lie there until they are collected. */
  paid: 320,
  /** After the bets are closed; after all is dealt. */
  closed: 300,
  dealt: 400,
  /** A result of a bank game: one's own, or nobody's here. */
  result: 500,
  noResult: 150,
  /** Time to read the last result before a new shoe. */
  shoe: 1600,
  /** Before a pot goes to its winner, and after that. */
  pot: 500,
  won: 900,
  /** Between the entries of a ledger. */
  entry: 80,
  /**
   * Thinking time of a computer player: in general; for folding in a small pot and in a large one, for a check, for an
   * all-in.
   */
  thinking: 450,
  fold: 160,
  slowFold: 900,
  check: 300,
  allIn: 1300,
} as const;
