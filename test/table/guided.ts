/** A player who does what a guide asks for, and no more: at a table without a page. */
import { seededDecisions, seededRandom } from '../../src/cards/seeded.ts';
import { shuffledSource } from '../../src/cards/source.ts';
import type { PlayerLevel } from '../../src/game/computer-player.ts';
import type { AnyAction, AnyGame, TableView } from '../../src/game/contract.ts';
import { Croupier, type Player } from '../../src/game/croupier.ts';
import { isLike, type AnyGuide, type Moment } from '../../src/table/lazy/guide/guide.ts';
import { readPeople } from '../../src/table/look/people.ts';

/** A game whose guides are tested. */
export interface Taught {
  readonly game: AnyGame;
  readonly outcome: (view: never, seat: number) => unknown;
  readonly player?: (level: PlayerLevel) => unknown;
  /** What a player does who is asked for this kind of action; the last of it is that action, with an amount as they would choose. */
  readonly acts: (meant: object, view: never) => readonly AnyAction[];
  readonly purse: number;
  /** The text of the button for this kind of action: the step that asks for it uses that name. */
  readonly button?: (meant: object, view: never) => string;
}

/** What a table does by itself if there is nothing else to do: a hand is shown or mucked. */
const FORCED = ['show', 'muck'];

/** Whether the player has something to do. */
const isAsked = (legal: readonly AnyAction[]): boolean =>
  legal.some(({ type }) => type !== 'reopen') && !(legal.length === 1 && FORCED.includes(legal[0]!.type));

/** The texts of each step of a guide. @throws {Error} if an action that it waits for cannot be taken, or nobody is asked. */
export async function guided(
  { game, outcome, player, acts, purse, button }: Taught,
  guide: AnyGuide,
): Promise<readonly string[]> {
  const people = readPeople(guide.players, 1, 9);
  const cards = seededRandom(guide.seed);
  const croupier = new Croupier(game, {
    options: { purses: people.map(() => purse), ...guide.options },
    source: pack => shuffledSource(pack, cards),
    players: people.map(({ level }) => (level ? (player!(level) as Player<AnyAction, TableView>) : undefined)),
    random: seededDecisions(guide.seed),
  });
  const port = croupier.port(0);
  croupier.start();
  for (const action of guide.played ?? []) port.act(action);
  const said: string[] = [];
  try {
    for (const [number, { say, until }] of guide.steps.entries()) {
      for (let round = 0; !isAsked(port.step.legal); round++) {
        if (round > 10_000) throw new Error(`step ${number}: the player is not asked`);
        await new Promise(setImmediate);
        const [only, ...others] = port.step.legal;
        if (only && others.length === 0 && FORCED.includes(only.type)) port.act(only);
      }
      const { view } = port.step;
      said.push(
        typeof say === 'string' ? say : say({ view, outcome: outcome(view as never, 0) } as Moment<never, never>),
      );
      if (!until) continue;
      const named = button?.(until, view as never) ?? '';
      if (!said.at(-1)!.includes(named)) throw new Error(`step ${number}: “${said.at(-1)!}” does not name “${named}”`);
      const before = croupier.log().actions.length;
      for (const each of acts(until, view as never)) port.act(each);
      const done = croupier
        .log()
        .actions.slice(before)
        .some(({ actor, action }) => actor === 0 && isLike(action, until));
      if (!done) throw new Error(`step ${number}: ${JSON.stringify(until)} cannot be done`);
    }
    return said;
  } finally {
    croupier.stop();
  }
}
