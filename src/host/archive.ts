/** The pages from which finished hands can be fetched and deleted. */
import type { DealRecord } from '../fair/deal.js';
import type { Log } from '../game/log.js';
import { roomName } from '../game/names.js';
import { PhhError, writePhh } from '../stud/rules/phh.js';
import type { Store } from './records.js';

/** An answer. */
export interface Page {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const json = (value: unknown): Page => ({ status: 200, type: 'application/json', text: JSON.stringify(value) });
const refused = (status: number, text: string): Page => ({ status, type: 'text/plain', text: `${text}\n` });

/** A room's name as it appears in an address; `undefined` if it is not valid. */
function roomOf(name: string): string | undefined {
  try {
    return roomName(decodeURIComponent(name));
  } catch {
    return undefined;
  }
}

/** `/rooms/friday/hands`, `/rooms/friday/hands/12.phh`. */
const PATH = /^\/rooms\/([^/]+)\/hands(?:\/(\d+)\.(\w+))?$/;

/** A hand in each of the available formats. */
const FORMS: Readonly<Record<string, (hand: DealRecord) => Page>> = {
  json: ({ log }) => json(log),
  deal: deal => (deal.shuffles.length > 0 ? json(deal) : refused(404, 'The shuffles of this room cannot be checked.')),
  phh({ log }) {
    if (log.game !== 'stud') return refused(404, 'PHH cannot record this game: fetch .json.');
    try {
      return { status: 200, type: 'text/plain', text: writePhh(log as Log<never, never>) };
    } catch (error) {
      if (error instanceof PhhError) return refused(404, error.message);
      throw error;
    }
  },
};

/**
 * Answers requests for a room's finished hands: the numbers of those stored; one of them as a log, as PHH or as the
 * record of a deal; or deletes them, with `?before=` those before a number.
 * @returns `undefined` for any other path.
 */
export async function archivePage(
  store: Store,
  method: string,
  { pathname, searchParams }: URL,
): Promise<Page | undefined> {
  const [, name, hand, form] = PATH.exec(pathname) ?? [];
  if (name === undefined) return undefined;
  const room = roomOf(name);
  if (room === undefined || !(await store.read(room))) return refused(404, 'No such room.');
  const hands = await store.hands(room);
  if (hand === undefined) {
    if (method === 'GET') return json(hands);
    if (method !== 'DELETE') return refused(405, 'Use GET or DELETE for hands.');
    const before = searchParams.get('before');
    if (before !== null && !/^\d+$/.test(before)) return refused(400, '“before” must be the number of a hand.');
    await store.forgetHands(room, before === null ? undefined : Number(before));
    return json(await store.hands(room));
  }
  if (method !== 'GET') return refused(405, 'Use GET for one hand.');
  const number = Number(hand);
  const log = hands.includes(number) ? await store.hand(room, number) : undefined;
  if (!log) return refused(404, `No finished hand ${number} is stored.`);
  if (!Object.hasOwn(FORMS, form!))
    return refused(404, `Unknown format. Fetch a hand as ${Object.keys(FORMS).join(', ')}.`);
  return FORMS[form!]!({ format: 'tapis-vert-deal', room, log, shuffles: await store.shuffles(room, number) });
}
