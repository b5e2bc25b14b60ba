/**
 * PHH files as text: TOML tables, one for each hand, with the line of every field and of every action, so that errors
 * can be located; and the grammar of actions and cards. Source: the PHH specification 0.0.1 (uoftcprg/phh-std). Files
 * of several hands (.phhs) are as PokerKit writes them: a numbered table for each hand.
 */
import { parse, TomlDate, TomlError } from 'smol-toml';
import { isCard, type Card } from '../../cards/card.js';
import { isObject } from '../../game/actions.js';
import { numbered } from '../../game/lists.js';
import { show } from '../../game/options.js';
import type { FileFault, Untellable } from '../../game/log.js';
import type { Options } from './options.js';

/**
 * Thrown for a file that is not valid PHH of stud or breaks a rule, and for a hand that PHH cannot express; says where
 * and why.
 */
export class PhhError extends Error {
  override readonly name = 'PhhError';
  constructor(
    /** What is wrong, and what is allowed. */
    readonly reason: string,
    /**
     * The line of the file, and which of its hands it is, both from 1; for a log that cannot be written, only the hand.
     */
    readonly where: { readonly line?: number; readonly hand?: number } | undefined = undefined,
    /** The kind of fault in a file, or of what one cannot express, for messages in other languages. */
    readonly fault: FileFault | Untellable = 'table',
  ) {
    const inHand = where?.hand ? `Hand ${where.hand}: ` : '';
    super((where?.line ? `Line ${where.line}: ` : inHand) + reason);
  }

  /** The same error for one of the hands of a file. */
  inHand(hand: number): PhhError {
    return new PhhError(this.reason, { ...this.where, hand }, this.fault);
  }
}

/** The variant codes of PHH that are stud, and the variants of our table. */
export const VARIANTS = {
  F7S: { variant: 'high' },
  'F7S/8': { variant: 'high-low', lowRank: 'eight-or-better', declare: 'cards-speak' },
  FR: { variant: 'razz' },
} as const satisfies Readonly<Record<string, Partial<Options>>>;

/** The field in which our tables keep the options that PHH has no word for. */
export const OWN_FIELD = '_tapis_vert';

/** One hand of a file: its fields as TOML has them, and their positions. */
export interface PhhTable {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Which hand of the file it is, from 1. */
  readonly hand: number;
  /** The line on which the hand begins. */
  readonly line: number;
  /** The line of a field; that of the hand if there is no such field. */
  readonly lineOf: (field: string) => number;
  /** The line of each action. */
  readonly actionLines: readonly number[];
}

interface Places {
  line: number;
  readonly fields: Map<string, number>;
  readonly actions: number[];
}

const TOKEN = /'''[^]*?'''+|"""(?:\\[^]|[^\\])*?"""+|'[^'\n]*'|"(?:\\.|[^"\\\n])*"|#[^\n]*|[\n[\]{}=]|[^\s#'"[\]{}=]+/g;

const unquoted = (key: string): string => key.replace(/^(["'])(.*)\1$/, '$2');

/** The positions of the tables, their fields and their actions in a TOML text; the unnamed first table is ''. */
function placesOf(text: string): ReadonlyMap<string, Places> {
  const tables = new Map<string, Places>();
  const tableAt = (name: string, line: number): Places => {
    const places = { line, fields: new Map<string, number>(), actions: [] };
    tables.set(name, places);
    return places;
  };
  let table = tableAt('', 1);
  let line = 1;
  let depth = 0;
  let key: string | undefined;
  let header: string | undefined;
  let inValue = false;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '\n') {
      if (header !== undefined) table = tableAt(header, line);
      header = undefined;
      if (depth === 0) {
        key = undefined;
        inValue = false;
      }
    } else if (token.startsWith('#')) continue;
    else if (inValue) {
      if (token === '[' || token === '{') depth++;
      else if (token === ']' || token === '}') depth--;
      else if (key === 'actions' && depth === 1 && /^["']/.test(token)) table.actions.push(line);
    } else if (header !== undefined) header += /[[\]]/.test(token) ? '' : unquoted(token);
    else if (token === '=' && key !== undefined) {
      inValue = true;
      table.fields.set(key, line);
    } else if (token === '[' && key === undefined) header = '';
    else key = (key ?? '') + unquoted(token);
    line += token.split('\n').length - 1;
  }
  if (header !== undefined) tableAt(header, line);
  return tables;
}

/** The beginning of one of several hands: a line with its number, or name, in brackets. */
const HEADER = /^[ \t]*\[[ \t]*(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\][ \t]*(?:#.*)?$/gm;

/** A part of a text, and the number of lines before it. */
interface Part {
  readonly text: string;
  readonly before: number;
}

/** The hands of a text with several. */
function partsOf(text: string): readonly Part[] {
  let [before, counted] = [0, 0];
  return [...text.matchAll(HEADER)].map(({ index }, at, all) => {
    before += text.slice(counted, index).split('\n').length - 1;
    counted = index;
    return { text: text.slice(index, all[at + 1]?.index ?? text.length), before };
  });
}

/** The most characters of a hand that is read, and of a file that is read at once. */
const LONGEST = 2 ** 17;

/**
 * The hands of a PHH text, in order; a long file hand by hand, with pauses for other work.
 * @param leftOut called for each hand whose text is not TOML, or too long; without it such a hand is an error.
 * @throws {PhhError} if it is not TOML, or holds no hand.
 */
export function* tablesIn(
  text: unknown,
  leftOut?: (error: PhhError) => void,
): Generator<undefined, readonly PhhTable[]> {
  const isLong = typeof text === 'string' && text.length > LONGEST;
  try {
    if (!isLong) return tablesOf(text);
  } catch (error) {
    if (!leftOut || !(error instanceof PhhError) || error.fault !== 'text' || partsOf(text as string).length < 2)
      throw error;
  }
  const parts = partsOf(text as string);
  if (parts.length < 2) throw tooLong(text as string, 1);
  const tables: PhhTable[] = [];
  for (const [at, part] of numbered(parts)) {
    yield;
    try {
      tables.push(...tablesOf(part.text, part.before).map(table => ({ ...table, hand: at + 1 })));
    } catch (fault) {
      if (!(fault instanceof PhhError)) throw fault;
      const told = fault.inHand(at + 1);
      if (!leftOut) throw told;
      leftOut(told);
    }
  }
  return tables;
}

const tooLong = ({ length }: string, line: number): PhhError =>
  new PhhError(`This hand has ${length} characters. Allowed: at most ${LONGEST}.`, { line }, 'text');

/** @param before the number of lines before the text in its file. */
function tablesOf(text: unknown, before = 0): readonly PhhTable[] {
  if (typeof text !== 'string') throw new PhhError(`A PHH file is a text, not ${show(text)}.`);
  if (text.length > LONGEST) throw tooLong(text, before + 1);
  let whole: Record<string, unknown>;
  try {
    // whole numbers of TOML have 64 bits: one too long for a number is a bigint
    whole = parse(text, { unsafeKeyBehaviour: 'throw', maxDepth: 20, integersAsBigInt: 'asNeeded' });
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0]!.replace(/\.?$/, '.');
    throw new PhhError(
      `This is not TOML: ${reason}`,
      error instanceof TomlError ? { line: before + error.line } : undefined,
      'text',
    );
  }
  const places = placesOf(text);
  const tableOf = (name: string, fields: object): PhhTable => {
    const {
      line,
      fields: lines,
      actions,
    } = places.get(name) ?? { line: 1, fields: new Map<string, number>(), actions: [] };
    return {
      fields: fields as Record<string, unknown>,
      hand: 1,
      line: before + line,
      lineOf: field => before + (lines.get(field) ?? line),
      actionLines: actions.map(each => before + each),
    };
  };
  if (Object.hasOwn(whole, 'variant') || Object.hasOwn(whole, 'actions')) return [tableOf('', whole)];
  // beside hands, fields of the whole file are ignored
  const hands = Object.entries(whole).flatMap(([name, fields]) =>
    isObject(fields) && !(fields instanceof TomlDate) ? [tableOf(name, fields)] : [],
  );
  const [name] = Object.keys(whole);
  if (hands.length === 0 && name !== undefined)
    throw new PhhError(`A hand begins with its variant; “${name}” is neither a field of one nor a hand.`, {
      line: before + (places.get('')?.fields.get(name) ?? 1),
    });
  if (hands.length === 0) throw new PhhError('There is no hand: a PHH file has a variant, stakes, stacks and actions.');
  return hands.sort((a, b) => a.line - b.line).map((hand, at) => ({ ...hand, hand: at + 1 }));
}

/** An action of the file: who (a player from 1 on, or the dealer), what, and the words after it. */
export interface PhhAction {
  readonly who: number | 'dealer';
  readonly verb: 'dh' | 'db' | 'pb' | 'cbr' | 'cc' | 'f' | 'sm';
  readonly words: readonly string[];
  readonly text: string;
  readonly line: number;
}

const ALLOWED = 'd dh pN CARDS, d db CARDS, pN pb, pN cbr AMOUNT, pN cc, pN f, pN sm [CARDS]';
const DEALERS = ['dh', 'db'];
const PLAYERS = ['pb', 'cbr', 'cc', 'f', 'sm'];
/** The least number of words after a verb, if it needs any. */
const FEWEST: Readonly<Record<string, number>> = { dh: 2, db: 1, cbr: 1 };

/**
 * Reads an action; `undefined` for a mere comment.
 * @throws {PhhError} if it is not one of stud.
 */
export function readAction(value: unknown, line: number): PhhAction | undefined {
  if (typeof value !== 'string') throw new PhhError(`An action is a text, not ${show(value)}.`, { line });
  const [text = ''] = value.split(/(?:^|\s)#/);
  const [who, verb, ...words] = text.split(/\s+/).filter(Boolean);
  if (who === undefined) return undefined;
  const player = /^p([1-9]\d?)$/.exec(who);
  const spoken = player ? PLAYERS : [];
  const verbs = who === 'd' ? DEALERS : spoken;
  if (verb === undefined || !verbs.includes(verb))
    throw new PhhError(`“${value}” is not an action of stud. Allowed: ${ALLOWED}.`, { line }, 'act');
  const fewest = FEWEST[verb] ?? 0;
  const most = verb === 'dh' || verb === 'db' || verb === 'sm' ? 20 : fewest;
  if (words.length < fewest || words.length > most)
    throw new PhhError(`“${value}” has too ${words.length < fewest ? 'few' : 'many'} words. Allowed: ${ALLOWED}.`, {
      line,
    });
  return {
    who: player ? Number(player[1]) : 'dealer',
    verb: verb as PhhAction['verb'],
    words,
    text: text.trim(),
    line,
  };
}

/**
 * Reads cards without spaces between them, `??` for an unknown one.
 * @throws {PhhError} that names the first that is invalid.
 */
export function readPhhCards(words: readonly string[], line: number): readonly Card[] {
  const cards = words.join('').match(/[^]{1,2}/g) ?? [];
  const wrong = cards.find(card => !isCard(card, true));
  if (wrong !== undefined)
    throw new PhhError(
      `“${wrong}” is not a card. Expected a rank (23456789TJQKA) and a suit (cdhs), or ??.`,
      { line },
      'act',
    );
  return cards as Card[];
}
