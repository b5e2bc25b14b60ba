/**
 * Every byte that a connection carries is searched for cards that its guest may not know. The search has to be able to fail:
 * with the redaction weakened on purpose it does.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replay, type AnyAction, type AnyGame, type Viewer } from '../../src/croupier.ts';
import type { DealRecord } from '../../src/fair.ts';
import type { SavableSource } from '../../src/cards.ts';
import { LIMITS, sqliteStore } from '../../src/host.ts';
import { GAMES, type HostedGame } from '../../src/host/games.ts';
import { anyOf, chancesOf, house, RULES, seats, settled, type HouseGuest } from './house.ts';

const OPTIONS: Readonly<Record<string, object>> = {
  stud: seats(4),
  einundvierzig: seats(4),
  'trente-quarante': seats(3, 1000),
  faro: seats(3, 1000),
};
/** This many rounds, in each of which every person acts. */
const ACTIONS = 400;

const cardsIn = (text: string): readonly string[] => text.match(/(?<=")[2-9TJQKA][cdhs](?=")/g) ?? [];

/** A seat that somebody has: taken after a step, and theirs from one of the messages of a connection on. */
interface Held {
  readonly seat: Viewer;
  readonly after: number;
  readonly message: number;
}

/** A person at the table: their connections, one after the other, the seats held on each, and the secrets that bring them back. */
interface Person {
  readonly connections: { readonly guest: HouseGuest; readonly held: Held[] }[];
  secret: string | undefined;
}

const FREE = [{ name: '' }, { name: '' }, { name: '', level: 'easy' as const }];

/**
 * Plays a game at which people fold, get up in the middle of a hand, lose the connection, come back and take each other's
 * seats, and answers every message with the first card in it that this person may not know: not by the seat alone, but by
 * who had it when the cards were dealt.
 */
async function leaks(
  id: string,
  weakened: (game: AnyGame) => Partial<AnyGame> = () => ({}),
  isFair = false,
): Promise<string[]> {
  const hosted = GAMES.get(id)!;
  const { game } = hosted;
  const games = new Map<string, HostedGame>([[id, { ...hosted, game: { ...game, ...weakened(game) } }]]);
  const store = sqliteStore(':memory:');
  const random = chancesOf(`${id} secrecy`);
  const limits = { ...LIMITS, handsKept: ACTIONS };
  const { guest, clock, failures } = house({ games, limits, random: chancesOf(id), fair: () => isFair }, store);
  const join = { game: id, options: OPTIONS[id]!, places: FREE };
  const number = (): number => store.read('friday')?.number ?? 0;

  /** Notes a seat that somebody has just been given. */
  const note = (person: Person, after: number): void => {
    const { guest, held } = person.connections.at(-1)!;
    const message = guest.heard.findLastIndex(({ joined }) => joined?.secret !== undefined);
    const secret = guest.heard[message]?.joined?.secret;
    if (secret === undefined || secret === person.secret) return;
    person.secret = secret;
    const hash = `hash of ${person.secret}`;
    const seat = store.read('friday')!.places.findIndex(({ chair }) => chair.kind === 'person' && chair.hash === hash);
    if (seat >= 0) held.push({ seat, after, message });
  };
  const comes = async (person: Person, more: { readonly watch?: boolean } = {}): Promise<void> => {
    const after = number();
    const before = person.connections.at(-1)?.held.at(-1);
    const connection = guest();
    person.connections.push({
      guest: connection,
      held: before && person.secret !== undefined ? [{ ...before, message: 0 }] : [],
    });
    await connection.join({ ...join, ...more, ...(person.secret !== undefined && { secret: person.secret }) });
    connection.next = connection.last('joined')!.next;
    note(person, after);
  };
  const people = Array.from({ length: 4 }, (): Person => ({ connections: [], secret: undefined }));
  const watcher = people.pop()!;
  for (const person of people) await comes(person);
  await comes(watcher, { watch: true });

  const acts = async (connection: HouseGuest): Promise<void> => {
    const offers = connection.step.legal.filter(({ type }) => !['leave', 'sitOut'].includes(type));
    if (offers.length === 0 || typeof connection.seat !== 'number') return;
    const done = offers.find(({ type }) => type === 'done');
    await connection.act(done && random.below(2) === 0 ? done : anyOf(offers, random));
  };
  for (let round = 0; round < ACTIONS; round++) {
    for (const person of people) {
      const connection = person.connections.at(-1)!.guest;
      const what = random.below(40);
      const after = number();
      if (connection.carrier.ended || what === 0) {
        connection.gone();
        // some come back by their secret, others as somebody new
        if (random.below(2) === 0) person.secret = undefined;
        await comes(person);
      } else if (what === 1) connection.say({ leave: true });
      else if (what < 6) connection.say({ sit: {} });
      else await acts(connection);
      await settled();
      note(person, after);
      if (connection.last('joined')?.secret !== undefined) connection.say({ seated: true });
    }
    await clock.pass(random.below(200) === 0 ? RULES.leaveAfter : 1.1);
  }
  await settled();
  assert.deepEqual(failures, []);

  // what each may know is worked out from what the host has stored, by the game as it is
  const { options, actions, places } = store.read('friday')!;
  const hands = store.hands('friday').flatMap(hand => store.hand('friday', hand)!.actions);
  let state = game.open(options as object);
  let dealt = Infinity;
  let isDealt = false;
  const viewers: readonly Viewer[] = [...places.keys(), 'onlooker'];
  const known: { readonly dealt: number; readonly views: ReadonlyMap<Viewer, string> }[] = [];
  const know = (): void => {
    known.push({ dealt, views: new Map(viewers.map(viewer => [viewer, JSON.stringify(game.view(state, viewer))])) });
  };
  know();
  for (const { actor, action } of [...hands, ...actions]) {
    ({ state } = game.apply(state, actor, action));
    const brings = actor === 'croupier' && action.type !== game.discloses;
    if (brings && !isDealt) dealt = known.length;
    if (actor === 'croupier') isDealt = brings;
    know();
  }
  let searched = 0;
  const found: string[] = [];
  for (const { connections } of [...people, watcher])
    for (const { guest, held } of connections)
      for (const [place, text] of guest.texts.entries()) {
        // the record of a deal tells all of it, and may do so when it is over
        if (
          text.startsWith('{"fair":{"deal"') &&
          isOver(
            game,
            text,
            guest.texts.slice(place).find(each => each.startsWith('{"seat"')),
          )
        )
          continue;
        const { step, seat } = JSON.parse(text) as { seat?: Viewer; step?: { number: number } };
        const cards = cardsIn(text);
        searched += cards.length;
        const may = new Set<string>();
        if (step)
          for (const at of [step.number - 1, step.number]) {
            const own = held.findLast(each => each.seat === seat && each.message <= place)?.after ?? Infinity;
            for (const viewer of own < (known[at]?.dealt ?? 0) ? [seat!, 'onlooker' as const] : ['onlooker' as const])
              for (const card of cardsIn(known[at]?.views.get(viewer) ?? '')) may.add(card);
          }
        const secret = cards.find(card => !may.has(card));
        if (secret !== undefined) found.push(`${secret} in ${text.slice(0, 300)}`);
      }
  assert.ok(searched > 500, `${searched} cards were looked at`);
  return found;
}

/** Whether a hand with all its cards told is over: paid out, or followed only by the next one. */
function isOver(game: AnyGame, told: string, next = ''): boolean {
  const { fair } = JSON.parse(told) as { fair: { deal: DealRecord } };
  let isSettled = false;
  replay(game, fair.deal.log, ({ events }) => (isSettled ||= events.some(({ type }) => type === 'settled')));
  const { step } = JSON.parse(next || '{}') as { step?: { action: AnyAction | null } };
  return game.discloses === 'nextHand' ? isSettled : step?.action?.type === game.discloses;
}

/** What a careless game would tell. */
const CARELESS: Readonly<Record<string, (game: AnyGame) => Partial<AnyGame>>> = {
  'a view that holds the state': game => ({
    view: (state, viewer) => ({ ...game.view(state, viewer), whole: state }) as never,
  }),
  'actions as they are': () => ({ redactAction: (_, action) => action }),
  'a view that holds the cards to come': game => {
    let order: readonly string[] = [];
    return {
      deal(state, source) {
        const action = game.deal(state, source);
        order = (source as SavableSource).order();
        return action;
      },
      view: (state, viewer) => ({ ...game.view(state, viewer), order }) as never,
    };
  },
  'events as they are': () => ({ redactEvent: event => event }),
};

for (const id of GAMES.keys())
  test(`no connection at ${id} carries a card that its guest may not know, whoever had the seat before`, async () => {
    assert.deepEqual((await leaks(id)).slice(0, 3), []);
  });

for (const id of GAMES.keys())
  test(`nor does one with fair deals before the hand, or the shoe, is over: ${id}`, async () => {
    assert.deepEqual((await leaks(id, undefined, true)).slice(0, 3), []);
  });

// at the two bank games only the order of the pack and burnt cards are hidden
for (const [id, kinds] of Object.entries({
  stud: Object.keys(CARELESS),
  einundvierzig: Object.keys(CARELESS),
  'trente-quarante': ['actions as they are', 'a view that holds the cards to come'],
  faro: ['a view that holds the cards to come'],
}))
  for (const kind of kinds)
    test(`the search at ${id} finds ${kind}`, async () => {
      assert.ok((await leaks(id, CARELESS[kind])).length > 0);
    });
