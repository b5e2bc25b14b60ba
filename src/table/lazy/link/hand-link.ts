/**
 * A round as a short text for an address: the game, a full stop, then in base64url a version byte and the content as
 * deflated JSON. A link is foreign text: it is validated here, once.
 */
import type { AnyAction, AnyGame, StateOf, Viewer, ViewOf } from '../../../game/contract.js';
import { writeJson } from '../../../game/json.js';
import { LogError, type Log } from '../../../game/log.js';
import { isListOf } from '../../../game/options.js';
import { readMessage } from '../../../game/message.js';
import { misfit } from '../../../game/misfit.js';
import { stepsOf } from '../archive.js';
import type { Cast } from '../../play/playback.js';
import type { StepOf } from '../../play/session.js';

/** A round, the seat it was seen from, and the players: `null` for the sharer, if nameless. */
export interface SharedRound {
  readonly log: Log<unknown, AnyAction>;
  readonly seat: Viewer;
  readonly names: Cast;
}

/** The content of a link: steps to be shown. */
export interface ReadRound {
  readonly steps: readonly StepOf<AnyGame>[];
  readonly names: Cast;
}

const VERSION = 1;
/** The most characters of a link, and of its content. */
const LONGEST_LINK = 16_384;
const LONGEST_TEXT = 262_144;
/** The greatest nesting in the content of a link. */
const DEEPEST = 12;
const LONGEST_NAME = 60;

/** Thrown for a link that cannot be read. */
export class LinkError extends Error {
  override readonly name = 'LinkError';
  constructor(
    /** `damaged`: not a link, or a part of it is missing; `other`: made by another version. */
    readonly fault: 'damaged' | 'other',
    why: string,
  ) {
    super(`The link cannot be read: ${why}`);
  }
}

/** Passes bytes through a stream, up to a limit. */
async function through(bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream, most: number): Promise<Uint8Array> {
  const reader = (new Blob([bytes]).stream().pipeThrough(by) as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      throw new LinkError('damaged', `it holds more than ${most} characters.`);
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A round as a link. */
export async function writeLink(round: SharedRound): Promise<string> {
  const text = new TextEncoder().encode(writeJson(round));
  const packed = await through(text, new CompressionStream('deflate-raw'), Infinity);
  const letters = String.fromCharCode(VERSION, ...packed);
  return `${round.log.game}.${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** The content of a link, of whatever shape. */
async function unpacked(game: AnyGame, link: string): Promise<unknown> {
  if (link.length > LONGEST_LINK) throw new LinkError('damaged', `it is longer than ${LONGEST_LINK} characters.`);
  const [id, letters = ''] = link.split('.');
  if (id !== game.id) throw new LinkError('damaged', `it is of “${id ?? ''}”, not of “${game.id}”.`);
  if (!/^[\w-]+$/.test(letters)) throw new LinkError('damaged', 'it contains characters that no link has.');
  const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), letter =>
    letter.charCodeAt(0),
  );
  if (bytes[0] !== VERSION) throw new LinkError('other', `its version is ${bytes[0]}; this table reads ${VERSION}.`);
  const text = await through(bytes.subarray(1), new DecompressionStream('deflate-raw'), LONGEST_TEXT);
  return readMessage(text, { longestMessage: LONGEST_TEXT, deepest: DEEPEST });
}

const isName = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.length <= LONGEST_NAME);

const isViewer = (value: unknown): value is Viewer =>
  value === 'onlooker' || (Number.isSafeInteger(value) && (value as number) >= 0);

/** The steps of a link, each with a view of this game. */
function checked(game: AnyGame, shared: Partial<SharedRound>): ReadRound {
  const { log, seat, names } = shared;
  if (!log || !isViewer(seat) || !isListOf(names, isName)) throw new LinkError('damaged', 'it contains no round.');
  const fits = (view: ViewOf<AnyGame>): void => {
    const fault = misfit(game.shape, view, view.accounts.purses.length);
    if (fault) throw new LinkError('damaged', `“${fault}” does not belong to this game.`);
  };
  // before anything is done at a foreign table
  if (log.from !== undefined) fits(game.view(log.from as StateOf<AnyGame>, 'onlooker'));
  const steps = stepsOf(game, log, seat);
  if (steps.length === 0) throw new LinkError('damaged', 'it contains no action.');
  for (const { view } of steps) fits(view);
  return { steps, names };
}

/**
 * Reads what {@link writeLink} wrote, treating it as foreign.
 * @throws {LinkError} that says what is wrong with it.
 */
export async function readLink(game: AnyGame, link: string): Promise<ReadRound> {
  try {
    return checked(game, (await unpacked(game, link)) as SharedRound);
  } catch (error) {
    if (error instanceof LinkError) throw error;
    const isOther = error instanceof LogError && error.fault === 'game';
    throw new LinkError(isOther ? 'other' : 'damaged', String(error));
  }
}
