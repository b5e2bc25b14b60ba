/** The command as a process of its own, and guests with real sockets. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { toAction, type AnyAction, type Offer } from '../../src/croupier.ts';
import type { SeatPort, Step } from '../../src/game/port.ts';
import { secureRandom } from '../../src/cards.ts';
import { FairGuest, type Verdict } from '../../src/fair.ts';
import type { Join, SeatStatus } from '../../src/game/host-messages.ts';
import { GAMES } from '../../src/host/games.ts';
import { Guest, type Socket } from '../../src/table/lazy/host/guest.ts';
import { anyOf } from './house.ts';

/** Ends everything that a failed test has left open: nothing may keep the file from ending. */
const ends: (() => void)[] = [];
after(() => {
  for (const end of ends) end();
});

/** A folder that is removed after the tests of the file. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'tapis-vert-'));
  process.once('exit', () => rmSync(path, { recursive: true, force: true }));
  return path;
}

const BIN = join(import.meta.dirname, '../../src/host/node/bin.ts');

/** Starts the command; resolves when it says where it is, or to its output before it ended. */
export async function started(...flags: readonly string[]) {
  // some versions of Node warn about their own SQLite
  const words = ['--disable-warning=ExperimentalWarning', '--import', 'tsx', BIN, ...flags];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const end = (signal: NodeJS.Signals): Promise<unknown> => {
    child.kill(signal);
    return ended;
  };
  ends.push(() => child.kill('SIGKILL'));
  const said: string[] = [];
  const address = await new Promise<string>(come => {
    const hear = (line: string): void => {
      said.push(line);
      const [where] = /ws:\/\/\S+(?=,)/.exec(line) ?? [];
      if (where) come(where);
    };
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', hear);
    void ended.then(() => come(''));
  });
  return { address, said, end, child };
}

type AnyStep = Step<AnyAction, AnyAction, Record<string, unknown>>;

/** A table that may end is not the subject of those who play at random. */
const COMING = ['leave', 'sitOut', 'sit'];

/**
 * What somebody does who plays at random; undefined if they wait for the others. Whoever is done can only take that
 * back: if all did so at once, they would hardly ever be done together, and no card would come.
 */
function playOf(legal: readonly Offer<AnyAction>[], random: { below(sides: number): number }): AnyAction | undefined {
  const done = legal.find(({ type }) => type === 'done');
  if (done && random.below(4) === 0) return toAction(done);
  const mayReopen = random.below(8) === 0;
  const offers = legal.filter(({ type }) => !COMING.includes(type) && (type !== 'reopen' || mayReopen));
  return offers.length > 0 ? anyOf(offers, random) : undefined;
}

/** A guest at a real socket, like a table on a page: at an address, or on a connection that is opened otherwise. */
export function guestAt(line: () => string | Socket, join: Partial<Join> & Pick<Join, 'game'>) {
  const steps: AnyStep[] = [];
  const refused: { readonly code: string; readonly action: unknown }[] = [];
  const failures: unknown[] = [];
  const verdicts: Verdict[] = [];
  const texts: string[] = [];
  const fair = new FairGuest({
    ...{ game: GAMES.get(join.game)!.game, room: join.room ?? 'friday', random: secureRandom() },
    say: said => guest.fair(said),
    checked: verdict => void verdicts.push(verdict),
  });
  let secret: string | undefined;
  let leave = (): void => undefined;
  let port: SeatPort<AnyAction, AnyAction, unknown> | undefined;
  const waiting: (() => void)[] = [];
  const happened = (): void => {
    for (const go of waiting.splice(0)) go();
  };
  const me = {
    steps,
    refused,
    failures,
    /** The results of the deals that were over. */
    verdicts,
    /** Every message, as it came. */
    texts,
    people: [] as readonly SeatStatus[],
    shut: '',
    isThere: true,
    get secret() {
      return secret;
    },
    get port() {
      return port;
    },
    get step(): AnyStep {
      return port!.step as AnyStep;
    },
    /** Resolves as soon as something is true. */
    async until(isSo: () => unknown, what: string, seconds = 15): Promise<void> {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        happened();
      }, seconds * 1000);
      while (!isSo()) {
        if (isLate || me.shut)
          throw new Error(`It never came about that ${what}${me.shut && `: shut out, ${me.shut}`}`);
        await new Promise<void>(go => waiting.push(go));
      }
      clearTimeout(timer);
    },
    /** Resolves as soon as something is true, however slow the machine is: the table may only not stand still. */
    async playsUntil(isSo: () => boolean, what: string): Promise<void> {
      while (!isSo()) {
        const { number } = me.step;
        await me.until(() => isSo() || me.step.number > number, what);
      }
    },
    /** Resolves when the host has answered everything that was asked of it. */
    answered: (seconds?: number): Promise<void> =>
      me.until(() => guest.unanswered === 0, 'everything is answered', seconds),
    /** Acts; resolves when that is answered, and if it came at the wrong time, when the table has gone on. */
    async act(action: AnyAction, isOver: () => boolean, seconds?: number): Promise<void> {
      const [stepsBefore, refusedBefore] = [steps.length, refused.length];
      port!.act(action);
      await me.until(() => isOver() || guest.unanswered === 0, 'an action is answered', seconds);
      if (refused.slice(refusedBefore).some(({ code }) => code === 'not-now'))
        await me.until(() => isOver() || steps.length > stepsBefore, 'the table has gone on', seconds);
    },
    /** Plays at random until it is over; every action is added to `done` before it is asked for. */
    async playsAtRandom(
      random: { below(sides: number): number },
      done: AnyAction[],
      isOver: () => boolean,
      { before, seconds }: { readonly before?: () => void; readonly seconds?: number } = {},
    ): Promise<void> {
      while (!isOver()) {
        const { number, legal } = me.step;
        const action = playOf(legal, random);
        if (action) {
          done.push(action);
          before?.();
          await me.act(action, isOver, seconds);
        } else await me.until(() => isOver() || me.step.number > number, 'somebody else acts', seconds);
      }
    },
    leave: (): void => guest.leave(),
    close(): void {
      guest.close();
      happened();
    },
  };
  const guest = new Guest({
    join: { room: 'friday', ...join },
    connect: () => {
      const at = line();
      if (typeof at !== 'string') {
        // when the guest listens
        setImmediate(() => {
          const { onmessage } = at;
          at.onmessage = event => {
            texts.push(String(event.data));
            onmessage?.call(at as never, event);
            happened();
          };
        });
        return at;
      }
      const socket = new WebSocket(at);
      // when the guest has heard it
      socket.on('message', data => {
        texts.push((data as Buffer).toString());
        setImmediate(happened);
      });
      return socket as unknown as Socket;
    },
    secret: { get: () => secret, set: given => void (secret = given) },
    onSeated(given) {
      port = given;
      steps.push(port.step as AnyStep);
      leave();
      leave = port.listen({
        onStep(step) {
          steps.push(step as AnyStep);
          happened();
        },
        onRefused({ code }, action) {
          refused.push({ code, action });
          happened();
        },
      });
      happened();
    },
    onPeople(people) {
      me.people = people;
      happened();
    },
    onConnection(isThere) {
      me.isThere = isThere;
      happened();
    },
    onShut(reason) {
      me.shut = reason || 'shut';
      happened();
    },
    onMessage: message => fair.heard(message),
    onAsked: (act, id) => fair.asked(act, id),
    onError: error => void failures.push(error),
    after(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    chance: () => 0.5,
  });
  guest.open();
  ends.push(me.close);
  return me;
}
