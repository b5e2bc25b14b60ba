/**
 * Every byte that a connection carries is searched for cards that its guest may not know. The search has to be able to fail: with
 * the redaction weakened on purpose it does.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replay, type AnyAction, type AnyGame, type Viewer } from '../../src/croupier.ts';
import type { DealRecord } from '../../src/fair.ts';
import type { SavableSource } from '../../src/cards.ts';
import { sqliteStore } from '../../src/host.ts';
import { GAMES, type HostedGame } from '../../src/host/games.ts';
import { anyOf, chancesOf, house, seats, settled, type HouseGuest } from './house.ts';

const OPTIONS: Readonly<Record<string, object>> = {
  stud: seats(4),
  einundvierzig: seats(4),
  'trente-quarante': seats(3, 1000),
  faro: seats(3, 1000),
};
/** So many actions of people are played at each game. */
const ACTIONS = 400;

const cardsIn = (text: string): readonly string[] => text.match(/(?<=")[2-9TJQKA][cdhs](?=")/g) ?? [];

/** Plays a game, and answers for each connection every message with the first card in it that its guest may not know. */
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
  const { guest, clock, failures } = house({ games, random: chancesOf(id), fair: () => isFair }, store);
  const join = {
    game: id,
    options: OPTIONS[id]!,
    places: [{ name: '' }, { name: '' }, { name: '', level: 'easy' as const }],
  };
  const guests: HouseGuest[] = [];
  for (let each = 0; each < 2; each++) guests.push(await guest().join(join));
  guests.push(await guest().join({ ...join, watch: true }));
  for (let acts = 0; acts < ACTIONS;) {
    for (const each of guests.slice(0, 2)) {
      const offers = each.step.legal.filter(({ type }) => !['leave', 'sitOut', 'fold'].includes(type));
      if (offers.length === 0) continue;
      const done = offers.find(({ type }) => type === 'done');
      await each.act(done && random.below(2) === 0 ? done : anyOf(offers, random));
      acts++;
    }
    await clock.pass(1.1);
    acts++;
  }
  await settled();
  assert.deepEqual(failures, []);

  // what each may know is reckoned from what the host has kept, by the game as it is
  const { options, actions } = store.read('friday')!;
  const hands = store.hands('friday').flatMap(hand => store.hand('friday', hand)!.actions);
  let state = game.open(options as object);
  const views = (): ReadonlyMap<Viewer, string> =>
    new Map([0, 1, 'onlooker' as const].map(viewer => [viewer, JSON.stringify(game.view(state, viewer))]));
  const known = [views()];
  for (const { actor, action } of [...hands, ...actions]) {
    ({ state } = game.apply(state, actor, action));
    known.push(views());
  }
  let searched = 0;
  const found: string[] = [];
  for (const { seat, texts } of guests)
    for (const [place, text] of texts.entries()) {
      // the record of a deal tells all of it, and may do so when it is over
      if (
        text.startsWith('{"fair":{"deal"') &&
        isOver(
          game,
          text,
          texts.slice(place).find(each => each.startsWith('{"seat"')),
        )
      )
        continue;
      const { step } = JSON.parse(text) as { step?: { number: number; action: AnyAction | null } };
      const at = step?.number;
      const may = new Set(
        at === undefined ? [] : [at - 1, at].flatMap(number => cardsIn(known[number]?.get(seat!) ?? '')),
      );
      const secret = cardsIn(text).find(card => !may.has(card));
      searched += cardsIn(text).length;
      if (secret !== undefined) found.push(`${secret} in ${text.slice(0, 300)}`);
    }
  assert.ok(searched > 500, `${searched} cards were looked at`);
  return found;
}

/** Whether a hand that is told with all its cards is over: paid out, or the next thing is that another begins. */
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
  test(`no connection at ${id} carries a card that its guest may not know`, async () => {
    assert.deepEqual((await leaks(id)).slice(0, 3), []);
  });

for (const id of GAMES.keys())
  test(`nor does one with fair deals before the hand, or the shoe, is over: ${id}`, async () => {
    assert.deepEqual((await leaks(id, undefined, true)).slice(0, 3), []);
  });

// at the two games against a bank only the order of the pack is hidden, and what was burnt
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
