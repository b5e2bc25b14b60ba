/** How long what moves at a table takes, and how long it rests: milliseconds at normal speed. */

/** A movement begins quickly and comes to rest slowly. */
export const EASING = 'cubic-bezier(.3,.7,.3,1)';

/** Movements. */
export const TAKES = {
  /** A card comes from the pack to its place. */
  deal: 260,
  /** A card is turned over where it lies. */
  turnOver: 300,
  /** A card goes back to the dealer. */
  fold: 240,
  /** A card goes to another place, or rises. */
  shift: 260,
  /** A mark or a line appears beside the others. */
  mark: 260,
  entry: 200,
  /** A chip is laid down. */
  chip: 160,
  /** Chips go from one place to another. */
  slide: 300,
  /** A pot goes to whoever has won it. */
  pot: 480,
  /** A sum rises from a stake that has won. */
  sum: 300,
  /** A bead of the abacus, or the Spitz, glides. */
  glide: 400,
  /** One step of a sum that counts up. */
  count: 30,
} as const;

/** Rests, so that what has come can be seen before the next thing comes. */
export const RESTS = {
  /** Between two cards of a deal; where each is read; after the last of a row. */
  card: 95,
  slowCard: 170,
  turnCard: 360,
  row: 440,
  commonCard: 500,
  /** After cards were turned over. */
  turnedOver: 420,
  /** Antes and bets lie before the seats, until they go to the pot. */
  antes: 420,
  bet: 160,
  bets: 260,
  speech: 200,
  /** A beat of silence before the card or the hand that decides. */
  beat: 480,
  /** Chips that were paid lie there, until they go home. */
  paid: 320,
  /** After the bets are closed; after all is dealt. */
  closed: 300,
  dealt: 400,
  /** A result of a bank game: one's own, or nobody's here. */
  result: 500,
  noResult: 150,
  /** The last result can be read before a new shoe. */
  shoe: 1600,
  /** Before a pot goes to whoever has won it, before their purse counts up, and after that. */
  pot: 500,
  purse: 640,
  won: 900,
  /** Between the entries of a ledger. */
  entry: 80,
  /** A computer player thinks: unless it is said of what; of what it folds in a small pot and a large one, of a check, of all that it has. */
  thinking: 450,
  fold: 160,
  slowFold: 900,
  check: 300,
  allIn: 1300,
} as const;
