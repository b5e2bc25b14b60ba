/** The stakes that a PHH file names, in chips, and who plays for them. */
import { show } from '../../game/options.js';
import type { Options } from './options.js';
import { OWN_FIELD, PhhError, VARIANTS, type PhhAction, type PhhTable } from './phh-file.js';

/** The most decimals of an amount. */
const MOST_DECIMALS = 6;

/** The stakes of a hand in chips, and the resulting options. */
export interface Stakes {
  readonly options: Partial<Options>;
  readonly scale: number;
}

/** Options that the file gives in fields of its own, or that do not matter for one hand. */
export const SAID: readonly string[] = [
  'variant',
  'preset',
  'purses',
  'ante',
  'lowerLimit',
  'higherLimit',
  'bringIn',
  'bringInAmount',
  'buyIn',
  'allInFaceUp',
];

/** The field that corresponds to an option. */
const FIELDS: Readonly<Record<string, string>> = {
  purses: 'starting_stacks',
  ante: 'antes',
  bringInAmount: 'bring_in',
  lowerLimit: 'small_bet',
  higherLimit: 'big_bet',
};
/** The field of a file that an option comes from. */
export const fieldOf = (option: string): string => FIELDS[option] ?? OWN_FIELD;

/** A field whose value is not allowed. */
export const bad = ({ lineOf }: PhhTable, name: string, value: unknown, allowed: string): PhhError =>
  new PhhError(`${name} is ${typeof value === 'number' ? value : show(value)}. Allowed: ${allowed}.`, {
    line: lineOf(name),
  });

/** Who plays, and whether antes are trimmed, if the file says so. */
function checkAbout(table: PhhTable, count: number): void {
  const { players = [], ante_trimming_status: trims = true } = table.fields;
  const named = Array.isArray(players) && players.every(name => typeof name === 'string');
  if (!named || ('players' in table.fields && players.length !== count))
    throw bad(table, 'players', players, `a list with a name for each of the ${count} players`);
  if (typeof trims !== 'boolean') throw bad(table, 'ante_trimming_status', trims, 'true, false');
}

/** Reads stakes, stacks and names. */
export function readStakes(table: PhhTable, actions: readonly PhhAction[]): Stakes {
  const { fields, lineOf } = table;
  const amount = (name: string, value: unknown, least: string): number => {
    if (typeof value !== 'number' || Number.isNaN(value) || value < 0 || (least !== '' && value === 0))
      throw bad(table, name, value, `a number of chips${least}`);
    return value;
  };
  const list = (name: string, least: string): readonly number[] => {
    const value = fields[name];
    if (!Array.isArray(value)) throw bad(table, name, value, 'a list with a number for each player');
    return value.map((entry: unknown) => amount(name, entry, least));
  };
  const above = ' above 0';
  const stacks = list('starting_stacks', above);
  checkAbout(table, stacks.length);
  const antes = list('antes', '');
  if (antes.length !== stacks.length)
    throw bad(table, 'antes', antes, `as many as there are starting_stacks, ${stacks.length}`);
  if (antes.some(ante => ante !== antes[0]))
    throw bad(table, 'antes', antes, 'the same for every player, as this table has one ante');
  const [bringIn, small, big] = ['bring_in', 'small_bet', 'big_bet'].map(name => amount(name, fields[name], above)) as [
    number,
    number,
    number,
  ];
  const ante = antes[0] ?? 0;
  const wagers = actions.filter(({ verb }) => verb === 'cbr').map(action => Number(action.words[0]));
  const decimals = [ante, bringIn, small, big, ...stacks, ...wagers].filter(Number.isFinite).map(decimalsOf);
  const most = Math.max(...decimals);
  if (most > MOST_DECIMALS)
    throw bad(table, 'starting_stacks', stacks, `amounts with at most ${MOST_DECIMALS} decimals`);
  const scale = 10 ** most;
  const chips = (value: number): number => Math.round(value * scale);
  // a player of unknown stack gets more than a hand can cost: five streets of four big bets
  const enough = chips(ante) + 20 * chips(big);
  const purses = stacks.map(stack => (stack === Infinity ? enough : chips(stack)));
  const short = purses.findIndex(purse => purse < chips(ante));
  if (short >= 0 && fields.ante_trimming_status !== true)
    throw new PhhError(
      `p${short + 1} cannot pay the ante in full; this table then makes a side pot, which the file must request with ante_trimming_status = true.`,
      { line: lineOf('starting_stacks') },
    );
  return {
    options: {
      ...VARIANTS[fields.variant as keyof typeof VARIANTS],
      purses,
      ante: chips(ante),
      bringInAmount: chips(bringIn),
      lowerLimit: chips(small),
      higherLimit: chips(big),
    },
    scale,
  };
}

/** The decimals of a number; more than allowed if it is written with an exponent. */
function decimalsOf(value: number): number {
  const text = String(value);
  return text.includes('e') ? MOST_DECIMALS + 1 : (text.split('.')[1] ?? '').length;
}
