import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { seededRandom, shuffledSource } from '../../src/cards.ts';
import { Croupier, LogError, redactLog, replay, type Refusal } from '../../src/croupier.ts';
import { stud, trenteQuarante, type TrenteQuarante } from '../../src/rules.ts';
import { toAction } from '../../src/game/to-action.ts';

type Action = TrenteQuarante.Action;

const source = (pack: Parameters<typeof shuffledSource>[0]) => shuffledSource(pack, seededRandom('log'));

/** A table of one pack after a few coups, with stakes for the next on the cloth. */
function table(options: object = { decks: 1, burn: 2, purses: [500, 500] }, coups = 3) {
  const croupier = new Croupier(trenteQuarante, { options, source });
  croupier.start();
  const act = (seat: number, action: Action): Refusal | undefined => croupier.act(seat, action);
  for (let coup = 0; coup < coups; coup++) {
    act(0, { type: 'stake', chance: 'rouge', amount: 50 });
    act(0, { type: 'done' });
    act(1, { type: 'done' });
  }
  act(1, { type: 'stake', chance: 'inverse', amount: 20 });
  return croupier;
}

type Loose = { actor: unknown; action: Record<string, unknown> };
/** The log as loose data that a test may spoil. */
const loose = (croupier = table()) => {
  const log = JSON.parse(JSON.stringify(croupier.log())) as Record<string, unknown> & { actions: Loose[] };
  return {
    log,
    find: (type: string, from = 0) => log.actions.findIndex(({ action }, at) => at >= from && action.type === type),
  };
};

const refused = (value: unknown, ...says: readonly (string | RegExp)[]) =>
  assert.throws(
    () => replay(trenteQuarante, value),
    (error: Error) => {
      assert.ok(error instanceof LogError, `${error.name}: ${error.message}`);
      for (const word of says)
        assert.ok(typeof word === 'string' ? error.message.includes(word) : word.test(error.message), error.message);
      return true;
    },
  );

test('a log, as data and as JSON text, is replayed to the same table, step by step', () => {
  const croupier = table();
  const visited: number[] = [];
  let before: unknown = trenteQuarante.open(croupier.state.options);
  const { state } = replay(trenteQuarante, croupier.log(), step => {
    assert.deepEqual(step.before, before);
    before = step.after;
    visited.push(step.events.length);
  });
  assert.deepEqual(state, croupier.state);
  assert.equal(visited.length, croupier.log().actions.length);
  assert.deepEqual(replay(trenteQuarante, JSON.stringify(croupier.log())), {
    log: croupier.log(),
    state: croupier.state,
  });
});

test('an empty log is an open table', () => {
  const { log } = loose();
  assert.deepEqual(replay(trenteQuarante, { ...log, actions: [] }).state, trenteQuarante.open(log.options as object));
});

describe('an invalid log is refused', () => {
  for (const value of ['', '{', 'As Kd', '{"format":"tapis-vert"'])
    test(`text ${JSON.stringify(value)} is not JSON`, () => refused(value, 'not JSON'));
  for (const value of [null, 7, true, [], '[]', 'null', '"log"', undefined])
    test(`${JSON.stringify(value)} is not an object`, () => refused(value, 'object with format'));
  test('another format', () => refused({ ...loose().log, format: 'pgn' }, '"pgn"', 'tapis-vert'));
  test('another game', () => refused({ ...loose().log, game: 'faro' }, '"faro"', 'trente-quarante'));
  test('another version', () => refused({ ...loose().log, version: 99 }, '99'));
  test('not a list of actions', () => refused({ ...loose().log, actions: {} }, 'actions'));
  test('a bad option', () => refused({ ...loose().log, options: { decks: 99 } }, 'options', 'decks', '99'));
  test('an unknown option', () => refused({ ...loose().log, options: { rake: 5 } }, 'options', 'rake'));
  test('not an options object', () => refused({ ...loose().log, options: null }, 'options'));
  test('strange values in the header are named, and nothing else is thrown', () => {
    refused({ ...loose().log, format: 10n }, 'format');
    refused({ ...loose().log, version: 10n }, 'version');
    refused({ ...loose().log, game: { toString: 1 } }, 'toString');
  });
});

describe('a log with an error in the middle is refused, and the place is named', () => {
  /** Refused is a log whose first entry of a type, or the one at a place, is spoilt; the next one if the spoiler says so. */
  const spoilt = (
    where: string | number,
    spoil: (entry: Loose, list: Loose[], at: number) => unknown,
    ...says: readonly (string | RegExp)[]
  ) => {
    const { log, find } = loose();
    const at = typeof where === 'number' ? where : find(where);
    const place = spoil(log.actions[at]!, log.actions, at) === 'next' ? at + 2 : at + 1;
    refused(log, `action ${place}`, ...says);
    refused(JSON.stringify(log), `action ${place}`);
  };
  for (const entry of [null, 'done', [], {}, { actor: 0 }, { action: { type: 'done' } }])
    test(`${JSON.stringify(entry)} is not an entry`, () =>
      spoilt(4, (_, list: unknown[]) => (list[4] = entry), 'actor'));
  test('a hole in the list is not an entry', () => {
    const { log } = loose();
    const actions = log.actions.slice(0, 4).concat(Array<Loose>(1));
    refused({ ...log, actions }, 'action 5', 'needs an actor and an action');
  });
  test('an action that only inherits its type is invalid', () => {
    const { log } = loose();
    log.actions[0]!.action = Object.create(log.actions[0]!.action) as Record<string, unknown>;
    refused(log, 'action 1', 'not an action of this game');
  });
  for (const actor of ['dealer', '0', -1, 0.5, null, {}, 1e99])
    test(`${JSON.stringify(actor)} is not an actor`, () => spoilt(3, entry => (entry.actor = actor), 'actor'));
  test('a seat that the table does not have', () => spoilt('stake', entry => (entry.actor = 2), 'no seat 2'));
  test('a stake over the purse', () =>
    spoilt(loose().find('stake', 5), ({ action }) => (action.amount = 1500), 'breaks a rule', '1500'));
  test('a stake off the step', () => spoilt('stake', ({ action }) => (action.amount = 52), '52'));
  test('an action of an unknown type', () => spoilt('done', entry => (entry.action = { type: 'fold' }), 'fold'));
  test('a coup dealt by a seat', () => spoilt('coup', entry => (entry.actor = 0), 'croupier'));
  test('a missing action: the next one does not fit', () =>
    spoilt('nextHand', (_, list, at) => list.splice(at, 1), 'breaks a rule'));
  test('an action twice', () =>
    spoilt('nextHand', (entry, list, at) => {
      list.splice(at, 0, entry);
      return 'next';
    }));
  test('the same card twice in one coup', () =>
    spoilt(
      'coup',
      ({ action: { noir, rouge } }) => ((rouge as string[])[0] = (noir as string[])[0]!),
      /more often|must end/,
    ));
  test('an invalid card', () => spoilt('coup', ({ action }) => ((action.noir as string[])[0] = '1x'), 'noir'));
  test('a card of the coup before comes again, in one pack', () => {
    const { log, find } = loose();
    const first = find('coup');
    const at = find('coup', first + 1);
    const { noir, rouge } = log.actions[first]!.action;
    log.actions[at]!.action = { type: 'coup', noir, rouge };
    refused(log, `action ${at + 1}`, (noir as string[])[0]!, 'more often');
  });
  test('a burnt card comes, in one pack', () => {
    const { log, find } = loose();
    const { noir } = log.actions[find('coup')]!.action as { noir: string[] };
    (log.actions[0]!.action.burnt as string[])[0] = noir[0]!;
    refused(log, noir[0]!, 'more often');
  });
});

test('a refused log leaves a running table as it was', () => {
  const croupier = table();
  const state = JSON.stringify(croupier.state);
  const log = JSON.stringify(croupier.log());
  const { log: spoilt } = loose(croupier);
  spoilt.actions.at(-1)!.action.amount = 7;
  refused(spoilt);
  assert.equal(JSON.stringify(croupier.state), state);
  assert.equal(JSON.stringify(croupier.log()), log);
});

test('redactLog hides the burnt cards and nothing else, and its log settles alike', () => {
  const log = table().log();
  const shown = redactLog(trenteQuarante, log, 0);
  log.actions.forEach((entry, index) => {
    const { action } = entry;
    if (action.type === 'shuffle') {
      assert.ok(action.burnt.every(card => card !== '??'));
      assert.deepEqual(shown.actions[index], { ...entry, action: { ...action, burnt: ['??', '??'] } });
    } else assert.deepEqual(shown.actions[index], entry);
  });
  assert.deepEqual(replay(trenteQuarante, shown).state.accounts, replay(trenteQuarante, log).state.accounts);
});

test('a seat’s log shows no burnt card, however many shoes are finished', () => {
  const croupier = table({ decks: 1, burn: 2, purses: [500, 500] }, 12);
  const burnt = croupier.log(0).actions.flatMap(({ action }) => (action.type === 'shuffle' ? [action.burnt] : []));
  assert.ok(burnt.length >= 2, 'a second shoe has been shuffled');
  assert.deepEqual(burnt.flat(), Array(2 * burnt.length).fill('??'));
  assert.deepEqual(croupier.log('onlooker'), croupier.log(0));
});

/** A table of stud after some hands, in which seats 1 and 2 fold their cards. */
function afterHands(hands: number, setup: object = {}, game = stud): Croupier<typeof stud> {
  const croupier = new Croupier(game, {
    options: { purses: [4000, 4000, 4000] },
    source: pack => shuffledSource(pack, seededRandom('Baden')),
    ...setup,
  });
  croupier.port(0);
  croupier.start();
  while (croupier.state.hand <= hands) {
    const turn = game.turn(croupier.state);
    assert.ok(turn.kind === 'seats');
    const [seat] = turn.seats;
    const offers = croupier.port(seat!).step.legal;
    const wanted = ['bringIn', 'fold', 'done', 'check', 'call', 'muck', 'show'].filter(
      type => type !== 'fold' || seat !== 0,
    );
    const offer = wanted.map(type => offers.find(each => each.type === type)).find(Boolean);
    assert.equal(croupier.act(seat!, toAction(offer!)), undefined);
  }
  return croupier;
}

/** The cards that a log names of a deal's down cards. */
const downCards = (log: { readonly actions: readonly { readonly action: object }[] }): readonly string[] =>
  log.actions.flatMap(({ action }) =>
    'street' in action && action.street === 3 ? (action as unknown as { cards: string[] }).cards.slice(0, 6) : [],
  );

test('a seat’s log shows no folded or mucked card, even after the hand', () => {
  const croupier = afterHands(4);
  for (const [viewer, known] of [
    [0, 2],
    ['onlooker', 0],
  ] as const) {
    const cards = downCards(croupier.log(viewer));
    assert.equal(cards.length, 4 * 6);
    assert.equal(cards.filter(card => card !== '??').length, 4 * known, `${viewer} knows their own`);
  }
});

test('a croupier that discloses shows the finished hands, but not the present one', () => {
  const croupier = afterHands(4, { disclosure: 'finished' });
  croupier.act(0, { type: 'done' });
  croupier.act(1, { type: 'done' });
  croupier.act(2, { type: 'done' });
  const cards = downCards(croupier.log('onlooker'));
  assert.equal(cards.length, 5 * 6);
  assert.deepEqual(
    cards.map(card => card === '??'),
    cards.map((_, place) => place >= 4 * 6),
  );
});

test('what a seat may know is the same, whether redacted as it happens, taken back, or read from the whole log', () => {
  const croupier = afterHands(2);
  croupier.act(0, { type: 'done' });
  croupier.act(1, { type: 'done' });
  croupier.undo(0);
  const resumed = new Croupier(stud, { resume: croupier.log() });
  for (const viewer of [0, 1, 2, 'onlooker'] as const) {
    assert.deepEqual(croupier.log(viewer), redactLog(stud, croupier.log(), viewer));
    assert.deepEqual(resumed.log(viewer), croupier.log(viewer));
  }
});

test('a seat’s log costs no replay, however long the table has gone on', () => {
  let applied = 0;
  const counting: typeof stud = {
    ...stud,
    apply(state, actor, action) {
      applied++;
      return stud.apply(state, actor, action);
    },
  };
  const croupier = afterHands(5, {}, counting);
  const { length } = croupier.log().actions;
  assert.equal(applied, length);
  for (let time = 0; time < 3; time++) assert.equal(croupier.log(0).actions.length, length);
  assert.equal(applied, length);
});

test('a log that was handed out does not grow with the table', () => {
  const croupier = table();
  const log = croupier.log();
  const known = log.actions.length;
  croupier.act(0, { type: 'done' });
  assert.equal(log.actions.length, known);
});
