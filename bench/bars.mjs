/** The bars of the figures a second, by name: those of design.md section 6, and of each game's brief. */
export const BARS = {
  'trente-quarante, seeded': 200_000,
  'trente-quarante, secure': 200_000,
  // 400 times PokerKit's 163 hands
  'stud, six seats, seeded': 400 * 163,
  'stud, six seats, secure': 400 * 163,
  'Einundvierzig, five, seeded': 50_000,
  'Einundvierzig, five, secure': 50_000,
  'Einundvierzig, hand ranking': 50_000_000,
  'Faro, three books, seeded': 20_000,
  'Faro, three books, secure': 20_000,
  'Faro, classic, three, secure': 20_000,
  'Faro, pharo, three, secure': 20_000,
  'evaluator, by its sums': 80_000_000,
};

/** What is compared with others' evaluators, and with the machine that the bars come from: there it made so many hands. */
export const RIVAL = '@pokertools/evaluator';
const RIVAL_THERE = 21_200_000;

/**
 * Whether a figure's bar is met, by its median or by its best round alone; nothing where it has none. As with the bars of
 * time, a machine on which the rival does less in the same run has so much less to do, and none has more.
 * @param rival the rival's own best and median.
 */
export function judged(name, best, median, rival) {
  const bar = BARS[name];
  if (!bar) return undefined;
  const isMet = (figure, rivals) => figure >= bar * Math.min(1, rivals / RIVAL_THERE);
  return { bar, said: isMet(median, rival.median) ? 'met' : isMet(best, rival.best) ? 'met at best' : 'missed' };
}
