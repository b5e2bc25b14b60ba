/** The settings of the command `tapis-vert-host`, from flags or the environment. */
import { parseArgs } from 'node:util';
import { allowed, choice, integer, OptionError, readOption, show, type OptionRule } from '../../game/options.js';
import type { FairGames } from '../games.js';
import { LIMIT_TABLE, type Limits } from '../limits.js';
import { HOUSE_RULES } from '../house.js';
import type { Sync } from './sqlite.js';

/** A text flag. */
interface TextRule {
  readonly kind: 'text';
  readonly default: string;
  readonly means: string;
}
const text = (standard: string, means: string): TextRule => ({ kind: 'text', default: standard, means });

interface Flag {
  readonly rule: OptionRule | TextRule;
  readonly does: string;
}

/** The flag of a limit: `longestName` is `limit-longest-name`. */
const flagOf = (limit: string): string => `limit-${limit.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;

/** Each flag by its name; `--turn-seconds 20` is `TAPIS_VERT_TURN_SECONDS=20` in the environment. */
export const FLAGS: Readonly<Record<string, Flag>> = {
  port: { rule: integer(8010, 0, 65_535), does: 'The port to listen on; 0 for any free port.' },
  address: {
    rule: text('127.0.0.1', 'an address of this machine'),
    does: 'The address to listen on; 0.0.0.0 for all.',
  },
  origins: {
    rule: text('', 'comma-separated origins, e.g. https://cards.example, or *'),
    does: 'Other sites whose pages may use this host.',
  },
  names: {
    rule: text('', 'comma-separated names, e.g. cards.example'),
    does: 'The names of this host: a page from the same name may use it. Local names (localhost) always count.',
  },
  proxies: {
    rule: integer(0, 0, 10),
    does: 'How many proxies are in front of this host: only they are trusted for a guest’s address.',
  },
  store: { rule: text('tapis-vert.sqlite', 'a file'), does: 'The file that stores the rooms; :memory: for none.' },
  sync: {
    rule: choice('process', 'power'),
    does: 'What an accepted action survives: the process, or a power cut too.',
  },
  'archive-key': {
    rule: text('', 'at least 16 characters'),
    does: 'The token to fetch and delete finished hands: see “The archive”.',
  },
  fair: {
    rule: choice('bank', 'all', 'none'),
    does: 'In which games the shuffles of new rooms can be checked: those against a bank; poker games too, which shows every mucked card after the hand; or none.',
  },
  'turn-seconds': { rule: integer(HOUSE_RULES.turn, 1, 86_400), does: 'The time for a turn.' },
  'bank-seconds': { rule: integer(HOUSE_RULES.bank, 0, 86_400), does: 'A seat’s own time beyond that.' },
  'refill-seconds': { rule: integer(HOUSE_RULES.refill, 0, 3600), does: 'Time added to it with each hand.' },
  'away-seconds': {
    rule: integer(HOUSE_RULES.away, 1, 86_400),
    does: 'The time for a turn of a disconnected player.',
  },
  'computer-seconds': { rule: integer(HOUSE_RULES.computers, 0, 60), does: 'The time that computer players take.' },
  'sit-out-seconds': {
    rule: integer(HOUSE_RULES.sitOutAfter, 1, 86_400),
    does: 'After this long without a connection a player sits out.',
  },
  'leave-seconds': { rule: integer(HOUSE_RULES.leaveAfter, 1, 604_800), does: 'After this long they lose the seat.' },
  'rest-seconds': {
    rule: integer(HOUSE_RULES.restAfter, 1, 86_400),
    does: 'After this long without a connection a room is unloaded.',
  },
  'keep-days': { rule: integer(90, 0, 36_500), does: 'Unused rooms are deleted after this long; 0: never.' },
  ...Object.fromEntries(Object.entries(LIMIT_TABLE).map(([name, limit]): [string, Flag] => [flagOf(name), limit])),
};

const variable = (flag: string): string => `TAPIS_VERT_${flag.replaceAll('-', '_').toUpperCase()}`;

/** Reads one value as written. @throws {OptionError} that names it and what is allowed. */
function valueOf(name: string, { rule }: Flag, given: string): unknown {
  if (rule.kind === 'text') return given;
  return readOption(name, rule, rule.kind === 'integer' && /^\d+$/.test(given) ? Number(given) : given);
}

/** Reads flags: `--port 80` or `--port=80`. @throws {OptionError} for an unknown one. */
function flagsOf(words: readonly string[]): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  const options = Object.fromEntries(Object.keys(FLAGS).map(name => [name, { type: 'string' as const }]));
  for (const token of parseArgs({ args: [...words], options, strict: false, tokens: true }).tokens) {
    const flag = token.kind === 'option' && Object.hasOwn(FLAGS, token.name) ? FLAGS[token.name] : undefined;
    if (token.kind !== 'option' || !flag) {
      const known = [...Object.keys(FLAGS), 'help'].map(name => `--${name}`).join(', ');
      throw new OptionError(words[token.index]!, words[token.index], known);
    }
    if (token.value === undefined) throw new OptionError(token.rawName, '', allowedOf(flag));
    given.set(token.name, token.value);
  }
  return given;
}

/** The allowed values of a flag, in words. */
export const allowedOf = ({ rule }: Flag): string => (rule.kind === 'text' ? rule.means : allowed(rule));

/**
 * The settings of the command: flags take precedence over the environment.
 * @throws {OptionError} that says what is wrong, where, and what is allowed.
 */
export function readSettings(words: readonly string[], environment: Readonly<Record<string, string | undefined>>) {
  const flags = flagsOf(words);
  const values = Object.fromEntries(
    Object.entries(FLAGS).map(([name, flag]) => {
      const fromFlag = flags.get(name);
      const given = fromFlag ?? environment[variable(name)];
      const where = fromFlag === undefined ? variable(name) : `--${name}`;
      return [name, given === undefined ? flag.rule.default : valueOf(where, flag, given)];
    }),
  );
  const number = (name: string): number => values[name] as number;
  const list = (name: string): readonly string[] =>
    (values[name] as string).split(',').flatMap(each => each.trim() || []);
  const origins = list('origins');
  const bad = origins.find(origin => origin !== '*' && !isOrigin(origin));
  if (bad !== undefined) throw new OptionError('origins', bad, (FLAGS.origins!.rule as TextRule).means);
  const names = list('names').map(name => name.toLowerCase());
  const badName = names.find(name => !isName(name));
  if (badName !== undefined) throw new OptionError('names', badName, (FLAGS.names!.rule as TextRule).means);
  if (values.store === '') throw new OptionError('store', '', (FLAGS.store!.rule as TextRule).means);
  const archiveKey = values['archive-key'] as string;
  if (archiveKey !== '' && archiveKey.length < 16)
    throw new OptionError('archive-key', '…', (FLAGS['archive-key']!.rule as TextRule).means);
  return {
    port: number('port'),
    address: values.address as string,
    origins,
    names,
    proxies: number('proxies'),
    store: values.store as string,
    sync: values.sync as Sync,
    keepDays: number('keep-days'),
    fair: values.fair as FairGames,
    ...(archiveKey !== '' && { archiveKey }),
    rules: {
      turn: number('turn-seconds'),
      bank: number('bank-seconds'),
      refill: number('refill-seconds'),
      away: number('away-seconds'),
      computers: number('computer-seconds'),
      sitOutAfter: number('sit-out-seconds'),
      leaveAfter: number('leave-seconds'),
      restAfter: number('rest-seconds'),
    },
    limits: Object.fromEntries(Object.keys(LIMIT_TABLE).map(name => [name, number(flagOf(name))])) as Limits,
  };
}

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** Whether a text is a host name, without a scheme or a port. */
const isName = (text: string): boolean => URL.canParse(`http://${text}`) && new URL(`http://${text}`).hostname === text;

/** What `--help` prints. */
export const help = (): string =>
  [
    'tapis-vert-host: card tables for people in different places.',
    'tapis-vert-host verify FILE …: checks whether the deals in these files were shuffled fairly.',
    'Flags, each also as TAPIS_VERT_… in the environment:',
    ...Object.entries(FLAGS).map(([name, flag]) => {
      const standard = flag.rule.default;
      return `  --${name.padEnd(26)} ${flag.does} Allowed: ${allowedOf(flag)}; default: ${standard === '' ? 'none' : show(standard).replaceAll('"', '')}.`;
    }),
  ].join('\n');
