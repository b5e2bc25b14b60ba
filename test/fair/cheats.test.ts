/** A host that cheats, in all known ways: the real guest names each one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../src/cards.ts';
import { isFault, isProved, newSeed, type VerdictKind } from '../../src/fair.ts';
import type { DealRecord, Shuffle } from '../../src/fair.ts';
import { toAction } from '../../src/game/to-action.ts';
import type { AnyAction, AnyGame } from '../../src/game/contract.ts';
import { settled } from '../host/house.ts';
import { DishonestHost, SEAT, type Say } from './dishonest-host.ts';
import { visit } from './visit.ts';
import { TABLES, type Visitor, type VisitorSetup } from './visitor.ts';

/** What a cheating host makes of an honest message: in `said`, or instead of it. */
type Cheat = (hand: DishonestHost, visitor: Visitor) => void | Promise<void>;

async function verdictsOf(game: AnyGame, options: object, cheat: Cheat, twist?: VisitorSetup['twist']) {
  const { host, visitor } = await visit(game, options, twist && (() => ({ twist })));
  await cheat(host, visitor);
  await settled();
  return visitor.checked.map(({ verdict }) => verdict);
}

type Alone = (hand: DishonestHost) => Promise<void>;

/** An honest hand with one message changed. */
const twisted =
  (twist: (said: Say, hand: DishonestHost) => readonly Say[] | Say | undefined): Alone =>
  hand =>
    hand.play(said => {
      const instead = twist(said, hand);
      return instead === undefined ? [] : Array.isArray(instead) ? (instead as readonly Say[]) : [instead as Say];
    });

/** The same over two hands: what is promised in the first is for the second. */
const twice =
  (twist: Parameters<typeof twisted>[0]): Alone =>
  async hand => {
    await twisted(twist)(hand);
    await twisted(twist)(hand);
  };

const isStep = (said: Say, of?: (step: StepSaid) => boolean): said is { step: StepSaid } & Say =>
  'step' in said && (!of || of(said.step as StepSaid));
interface StepSaid {
  readonly number: number;
  readonly actor: unknown;
  readonly action: AnyAction | null;
  readonly view: Record<string, unknown>;
}
const isDealt = (said: Say): boolean => isStep(said, ({ actor, action }) => actor === 'croupier' && action !== null);
const stepWith = (said: Say, change: (step: StepSaid) => object): Say => ({
  ...said,
  step: { ...(said as { step: StepSaid }).step, ...change((said as { step: StepSaid }).step) },
});
const otherCards = (text: string): string =>
  text.replace(
    /"([2-9TJQKA])([cdhs])"/g,
    (_, rank: string, suit: string) => `"${rank}${'cdhs'['dchs'.indexOf(suit)]}"`,
  );
const changed = <Value>(value: Value): Value => JSON.parse(otherCards(JSON.stringify(value))) as Value;
const dealOf = (said: Say): DealRecord | undefined => (said as { fair?: { deal?: DealRecord } }).fair?.deal;
const withDeal = (said: Say, change: (deal: DealRecord) => object): Say => {
  const deal = dealOf(said);
  return deal ? { fair: { deal: { ...deal, ...change(deal) } } } : said;
};
const withShuffle = (said: Say, change: (shuffle: Shuffle) => object): Say =>
  withDeal(said, ({ shuffles }) => ({
    shuffles: shuffles.map((each, place) => (place === shuffles.length - 1 ? { ...each, ...change(each) } : each)),
  }));
const once = (of: (said: Say) => boolean): ((said: Say) => boolean) => {
  let is = false;
  return said => !is && (is = of(said));
};
const hasCards = (said: Say): boolean => isDealt(said) && /"[2-9TJQKA][cdhs]"/.test(JSON.stringify(said.step));
const numbered = (said: Say, ahead: number): Say => stepWith(said, ({ number }) => ({ number: number + ahead }));
/** Comes to the table again, on the same line. */
const joined = (seat: unknown = SEAT): Say => ({ joined: { room: 'friday', seat, next: 1 } });
/** A step as a new guest is told it: the table as it is. */
const look = (said: Say): Say => stepWith(said, () => ({ actor: 'croupier', action: null, events: [] }));
/** A message replaces the first step that shows cards. */
const instead = (more: (said: Say & { step: StepSaid }) => readonly Say[]): Alone => {
  const first = once(hasCards);
  return twisted(said => (isStep(said) && first(said) ? more(said) : said));
};
/** A step with a deeply nested view. */
const deep = (said: Say, levels: number): Say => ({
  text: JSON.stringify(stepWith(said, ({ view }) => ({ view: { more: 0, ...changed(view) } }))).replace(
    '"more":0',
    `"more":${'['.repeat(levels)}${']'.repeat(levels)}`,
  ),
});
const fairOf = (said: Say, key: string): boolean => key in ((said as { fair?: object }).fair ?? {});

/** It says whose seeds count only after it has dealt; `more` comes before the deal. */
function namedLate(...more: readonly Say[]): Alone {
  let named: Say | undefined;
  return twisted(said => {
    if (fairOf(said, 'pledges')) return void (named = said);
    if (!named || !isDealt(said)) return said;
    const late = named;
    named = undefined;
    return [...more, said, late];
  });
}

/** The cards in the states of the four games. */
interface PackHolder {
  readonly cards?: unknown;
  readonly shoe?: { readonly seen: readonly number[] };
  readonly burnt?: readonly string[];
}
/** The same table with cards that its pack does not have, or not so often. */
function withOtherPack({ cards, shoe, ...from }: PackHolder): object {
  const nines = JSON.parse(JSON.stringify(cards ?? null).replaceAll(/"[2-9TJQKA][cdhs]"/g, '"9h"')) as unknown;
  return {
    ...from,
    ...(cards !== undefined && { cards: nines }),
    ...(shoe && { shoe: { ...shoe, seen: shoe.seen.map((count, card) => (card === 0 ? 9 : count)) } }),
    ...(from.burnt && { burnt: ['9h', '9h'] }),
  };
}

/** Each way of cheating, and how the guest should name it. */
const cheats = (): Readonly<Record<string, readonly [Cheat, VerdictKind | readonly VerdictKind[]]>> => ({
  'it drops twenty shuffles of which it has learned the seeds, and deals the twenty-first': [
    async hand => {
      for (let times = 0; times < 20; times++) await hand.dropShuffle();
      await hand.play();
    },
    'withheld',
  ],
  'it drops one, with a broken line and an empty step between': [
    async hand => {
      await hand.dropShuffle();
      hand.rejoin();
      await hand.clock.pass(2);
      await hand.play();
    },
    'withheld',
  ],
  'it promises a shuffle, deals it, and gives the record of another hand with a number further on': [
    twisted(said => withShuffle(said, ({ number }) => ({ number: number + 1 }))),
    ['pledges', 'cards'],
  ],
  'it shows the steps of the honest order with views of another deal': [
    twisted(said => (isDealt(said) ? stepWith(said, ({ view }) => ({ view: changed(view) })) : said)),
    'view-mismatch',
  ],
  'it shows other cards in what happened than in the view': [
    twisted(said =>
      isDealt(said)
        ? stepWith(said, step => ({ events: changed((step as unknown as { events: unknown }).events) }))
        : said,
    ),
    'view-mismatch',
  ],
  'its croupier moves without an action': [
    twisted(said => (isDealt(said) ? stepWith(said, () => ({ action: null })) : said)),
    'view-mismatch',
  ],
  'its croupier moves in the name of a seat': [
    twisted(said => (isDealt(said) ? stepWith(said, () => ({ actor: 1 })) : said)),
    'view-mismatch',
  ],
  'it hides what the game shows': [
    twisted(said =>
      isDealt(said)
        ? stepWith(said, ({ action }) => ({
            action: JSON.parse(JSON.stringify(action).replace(/"[2-9TJQKA][cdhs]"/, '"??"')) as object,
          }))
        : said,
    ),
    'view-mismatch',
  ],
  'one of its steps has a number far ahead, so that the page ignores all others': [
    (() => {
      let far = 0;
      return twisted(said => {
        if (isDealt(said)) far = 1000;
        return far > 0 && isStep(said)
          ? stepWith(said, ({ number }) => ({ number: number + (far-- === 1000 ? 1000 : 0) }))
          : said;
      });
    })(),
    ['view-mismatch', 'partly-seen', 'changed'],
  ],
  'it leaves a number out, and nobody knows what was shown there': [
    (() => {
      let isDealing = false;
      let ahead = 0;
      return twisted(said => {
        if (isDealing) ahead = 1;
        if (isDealt(said)) isDealing = true;
        return isStep(said) ? stepWith(said, ({ number }) => ({ number: number + ahead })) : said;
      });
    })(),
    'partly-seen',
  ],
  'it shows another deal, breaks the line, and the honest record follows': [
    async hand => {
      const first = once(said => isDealt(said) && /"[2-9TJQKA][cdhs]"/.test(JSON.stringify(said.step)));
      await hand.play(said => {
        if (!first(said)) return [said];
        hand.say(stepWith(said, ({ view, action }) => ({ view: changed(view), action: changed(action) })));
        hand.rejoin();
        return [];
      });
    },
    ['view-mismatch', 'partly-seen'],
  ],
  'it leaves the deal out of what it shows': [
    (() => {
      const first = once(isDealt);
      return twisted(said => (first(said) ? undefined : said));
    })(),
    ['view-mismatch', 'partly-seen'],
  ],
  'a hand is over without a record, and the next begins': [
    async hand => {
      await hand.play(said => (dealOf(said) ? [] : [said]));
      await hand.play(said => (dealOf(said) ? [] : [said]));
    },
    'withheld',
  ],
  'it gives the record of a hand that never was': [
    async hand => {
      await hand.play(said => (isStep(said) ? [] : [said]));
    },
    ['view-mismatch', 'withheld', 'partly-seen'],
  ],
  'it gives the record of an earlier hand, with all its numbers, once more': [
    async hand => {
      await hand.play();
      const old = hand.records.at(-1)!;
      await hand.play(said => (dealOf(said) ? [{ fair: { deal: { ...old, again: true } } }] : [said]));
    },
    ['wrong-number', 'view-mismatch'],
  ],
  'its promise is not kept': [
    twice(said =>
      fairOf(said, 'commitment') ? { fair: { ...(said as { fair: object }).fair, commitment: 'a'.repeat(64) } } : said,
    ),
    'commitment',
  ],
  'it promises nothing': [twice(said => (fairOf(said, 'commitment') ? undefined : said)), 'unpromised'],
  'it deals before it says whose seeds count': [namedLate(), 'unpromised'],
  'it asks for the seeds a second time, with another pledge among them': [
    twisted((said, hand) =>
      fairOf(said, 'pledges')
        ? [{ fair: { ...(said as { fair: { pledges: object[] } }).fair, pledges: [] } }, said]
        : (void hand, said),
    ),
    'twice',
  ],
  'a seat without a player pledges': [
    async hand => {
      hand.sham = [1];
      await hand.play();
    },
    'pledges',
  ],
  'a seat pledges that the table does not have': [
    async hand => {
      hand.sham = [7];
      await hand.play();
    },
    'pledges',
  ],
  'one seat pledges twice': [
    async hand => {
      hand.sham = [SEAT];
      await hand.play();
    },
    'pledges',
  ],
  'an accomplice holds back the seed that the host has seen': [
    async hand => {
      hand.others = [1];
      hand.tellPeople();
      hand.holdsBack = true;
      await hand.play();
    },
    'held-back',
  ],
  'the guest’s own seed is left out': [
    async hand => {
      hand.isDeaf = true;
      await hand.play();
    },
    'late',
  ],
  'a seat’s seed in the record is not the one that it pledged': [
    async hand => {
      hand.others = [1];
      hand.tellPeople();
      await hand.play(said => [
        withShuffle(said, ({ guests }) => ({
          guests: guests.map(each => (each.seat === 1 ? { ...each, seed: 'b'.repeat(64) } : each)),
        })),
      ]);
    },
    'pledges',
  ],
  'its seed in the record is another': [
    twisted(said => withShuffle(said, () => ({ seed: newSeed(seededRandom('other')) }))),
    'cards',
  ],
  'the record has no shuffle': [
    twisted(said => withDeal(said, ({ log }) => ({ shuffles: [], log: { ...log, actions: [] } }))),
    'empty',
  ],
  'it drops a shuffle before it has learned a seed': [
    async hand => {
      hand.skipShuffle();
      await settled();
      await hand.play();
    },
    'withheld',
  ],
  'it asks for the seeds while players may still sit out': [
    async hand => {
      hand.namesEarly = true;
      await hand.play();
      await hand.play();
    },
    'changed',
  ],
  'it deals once more from the seeds that it knows': [
    async hand => {
      await hand.play();
      hand.reuses = true;
      // the second shoe was shuffled when the first was over
      await hand.play();
      await hand.play();
    },
    ['unpromised', 'wrong-number'],
  ],
  'it promises after it has dealt': [
    (() => {
      const held: Say[] = [];
      return twice(said => {
        if (fairOf(said, 'commitment') || fairOf(said, 'pledges')) return void held.push(said);
        return isDealt(said) ? [said, ...held.splice(0)] : said;
      });
    })(),
    'unpromised',
  ],
  'it deals on what it calls a new line, and then says whose seeds count': [
    namedLate(joined()),
    ['unpromised', 'changed'],
  ],
  'it hides in the view what the game shows': [
    twisted(said =>
      isDealt(said)
        ? stepWith(said, step => JSON.parse(JSON.stringify(step).replaceAll(/"[2-9TJQKA][cdhs]"/g, '"??"')) as object)
        : said,
    ),
    'view-mismatch',
  ],
  'it shows another deal at another seat, where numbers begin again': [
    instead(said => [joined(1), { ...changed(numbered(said, -said.step.number)), seat: 1 }, joined(), said]),
    'view-mismatch',
  ],
  'it shows another deal in a step as deep as can be read': [instead(said => [deep(said, 61), said]), 'view-mismatch'],
  'it tells the same step again with other cards': [
    instead(said => [
      said,
      stepWith(said, step => ({ events: [...changed((step as { events?: [] }).events!), 'As'] })),
    ]),
    'view-mismatch',
  ],
  'it mentions cards where nothing is done': [
    instead(said => [
      said,
      joined(),
      stepWith(look(said), () => ({ events: [{ type: 'card', seat: 0, card: 'As' }] })),
    ]),
    'view-mismatch',
  ],
  'it shows another deal, and then so many broken lines that nobody remembers': [
    (() => {
      let ahead = 0;
      return twisted((said, hand) => {
        if (isStep(said)) return numbered(said, ahead);
        if (!fairOf(said, 'pledges') || ahead > 0) return said;
        const other = stepWith(hand.last, ({ number, view }) => ({
          ...{ number: number + 1, actor: 'croupier', action: { type: 'deal', cards: ['As'] } },
          view: { ...view, cards: ['As'] },
        }));
        const looks = Array.from({ length: 70 }, (_, time) => [joined(), numbered(look(hand.last), 2 * time + 3)]);
        ahead = 2 * 69 + 3;
        return [other, ...looks.flat(), said];
      });
    })(),
    ['view-mismatch', 'partly-seen'],
  ],
  'it plays a hand that it has chosen, breaks the line, and goes on honestly': [
    async hand => {
      await hand.play(said => (isStep(said) ? [changed(said)] : []));
      const first = once(isStep);
      await hand.play(said => (first(said) ? [joined(), said] : [said]));
    },
    ['withheld', 'partly-seen'],
  ],
  'it breaks the line when a hand is over, gives no record, and another for the next': [
    async hand => {
      const isOver = once(said => dealOf(said) !== undefined);
      await hand.play(said => {
        if (!isOver(said)) return [said];
        hand.rejoin();
        return [];
      });
      await hand.play();
    },
    'withheld',
  ],
  'it gives a record of a hand of which nothing was shown, after one that was honest': [
    async hand => {
      await hand.play();
      await hand.play(said => (isStep(said) ? [] : [said]));
    },
    ['view-mismatch', 'withheld'],
  ],
  'it gives the record of another room': [
    twisted(said => withDeal(said, () => ({ room: 'monday' }))),
    'invalid-record',
  ],
  'the log begins with other cards than the table has': [
    async hand => {
      await hand.play();
      await hand.play(said => [
        withDeal(said, ({ log }) => ({ log: { ...log, from: withOtherPack(log.from as PackHolder) } })),
      ]);
    },
    ['invalid-record', 'view-mismatch'],
  ],
  'it gives the record before the hand is over, and deals the rest as it likes': [
    async hand => {
      const first = once(hasCards);
      let isGiven = false;
      await hand.play(said => {
        if (isGiven) return dealOf(said) ? [] : [isDealt(said) ? changed(said) : said];
        isGiven = first(said);
        return isGiven ? [said, { fair: { deal: hand.record } }] : [said];
      });
    },
    'invalid-record',
  ],
  'it acts for the guest when the record is given, and before the next hand begins': [
    async hand => {
      let ahead = 0;
      const play = twisted((said): Say | Say[] => {
        if (isStep(said)) return numbered(said, ahead);
        if (!dealOf(said) || ahead > 0) return said;
        const last = hand.last as Say & { step: StepSaid };
        ahead = 1;
        const act = stepWith(last, ({ number }) => ({
          ...{ number: number + 1, actor: SEAT, events: [], action: { type: 'buyIn', amount: 10 } },
        }));
        return [said, act];
      });
      await play(hand);
      await play(hand);
    },
    ['view-mismatch', 'changed'],
  ],
  'an act of the guest’s seat is taken back without their asking': [
    async hand => {
      let before: Say = {};
      let ahead = 0;
      const isOwn = (said: Say): boolean =>
        isStep(said, ({ actor, view }) => actor === SEAT && (view.turn as { together?: boolean }).together === true);
      const play = twisted(said => {
        if (!isStep(said)) return said;
        const told = numbered(said, ahead);
        const last = before;
        before = told;
        if (ahead > 0 || !isStep(last) || !isOwn(said)) return told;
        const undo = stepWith(last, ({ number }) => ({ number: number + 2, actor: SEAT, action: null, events: [] }));
        ahead = 2;
        return [told, undo, (before = numbered(said, ahead))];
      });
      for (let hands = 0; hands < 3 && ahead === 0; hands++) await play(hand);
    },
    'action-mismatch',
  ],
  'it does with another amount what the guest has asked for, or something else': [
    async (hand, visitor) => {
      hand.forges = true;
      hand.beforeForging = bold => {
        const other = visitor.step!.legal.map(offer => toAction(offer)).find(each => each.type !== 'done')!;
        assert.notDeepEqual(other, bold);
        visitor.port!.act(other);
      };
      for (let hands = 0; hands < 4 && hand.forges; hands++) await hand.play();
    },
    'action-mismatch',
  ],
  'it does what it has refused to do': [
    async (hand, visitor) => {
      hand.forges = true;
      hand.beforeForging = bold => {
        visitor.port!.act(bold);
        hand.say({ refused: { code: 'not-now', message: 'Not now.' }, action: bold, id: 1 });
      };
      for (let hands = 0; hands < 4 && hand.forges; hands++) await hand.play();
    },
    'action-mismatch',
  ],
  'it does something that the guest asked for long ago': [
    async (hand, visitor) => {
      const tried = new DishonestHost(visitor.game, hand.options);
      let bold: AnyAction | undefined;
      tried.forges = true;
      tried.beforeForging = act => void (bold = act);
      for (let hands = 0; hands < 4 && !bold; hands++) await tried.play();
      visitor.port!.act(bold!);
      await hand.play();
      hand.forges = true;
      for (let hands = 0; hands < 4 && hand.forges; hands++) await hand.play();
    },
    'action-mismatch',
  ],
  'an act of the guest’s seat that they did not ask for': [
    async hand => {
      hand.forges = true;
      for (let hands = 0; hands < 4 && hand.forges; hands++) await hand.play();
    },
    'action-mismatch',
  ],
});

for (const [game, options] of TABLES) {
  test(`${game.id}: two honest hands are proved`, async () => {
    const verdicts = await verdictsOf(game, options, async hand => {
      await hand.play();
      await hand.play();
    });
    assert.deepEqual(
      verdicts.map(({ kind }) => kind),
      ['proved', 'proved'],
      JSON.stringify(verdicts.flatMap(({ findings }) => findings.filter(({ holds }) => !holds))),
    );
  });
  test(`${game.id}: a promise lost with the line is not an error of an honest host`, async () => {
    let isNamed = false;
    const isCut = once(said => isNamed && isDealt(said));
    const verdicts = await verdictsOf(
      game,
      options,
      twice((said, hand) => {
        const { shuffle } = (said as { fair?: { shuffle?: number } }).fair ?? {};
        isNamed ||= shuffle === 2 && fairOf(said, 'pledges');
        if (shuffle === 2) return undefined;
        if (!isCut(said)) return said;
        hand.rejoin();
        return undefined;
      }),
    );
    assert.ok(!verdicts.some(({ kind }) => isFault(kind)), JSON.stringify(verdicts.map(each => each.kind)));
  });
  test(`${game.id}: a step too deep to be read is reported as an error, and neither shown nor checked`, async () => {
    const failures: unknown[] = [];
    const { host: hand, visitor } = await visit(game, options, () => ({ onError: error => failures.push(error) }));
    const shown: unknown[] = [];
    visitor.port!.listen({ onStep: ({ view }) => shown.push(view) });
    await instead(said => [deep(said, 62), deep(said, 200_000), said])(hand);
    await settled();
    assert.match(failures.join(), /^(Error: The host sent a message that this table does not understand\.,?){2}$/);
    assert.ok(shown.length > 0 && !shown.some(view => 'more' in (view as object)));
    assert.deepEqual(
      visitor.checked.map(({ verdict }) => verdict.kind),
      ['proved'],
    );
  });
  test(`${game.id}: a seat pledges whose player is named only beside something else: the check hears of them no more than the page`, async () => {
    const failures: unknown[] = [];
    const { host: hand, visitor } = await visit(game, options, () => ({ onError: error => failures.push(error) }));
    hand.sham = [1];
    const person = { name: '', kind: 'person', here: true };
    hand.say({ done: 99, people: [person, person, person], onlookers: 0 });
    await hand.play();
    await settled();
    assert.equal(failures.length, 1);
    assert.deepEqual(
      visitor.checked.map(({ verdict }) => verdict.kind),
      ['pledges'],
    );
  });
  for (const [what, [cheat, kind]] of Object.entries(cheats()))
    test(`${game.id}: ${what}`, async () => {
      const verdicts = await verdictsOf(game, options, cheat);
      const kinds = verdicts.map(each => each.kind);
      assert.ok(
        kinds.some(each => [kind].flat().includes(each)),
        `${kinds.join()} instead of ${String(kind)}`,
      );
      if (kind !== 'held-back') assert.ok(!isProved(kinds.at(-1)!), `${kinds.join()}: it counts as proved`);
    });
  for (const [what, [cheat, kind]] of Object.entries(cheats()))
    test(`${game.id}: the page still shows after two honest deals and a reload: ${what}`, async () => {
      const { host: hand, visitor } = await visit(game, options);
      await cheat(hand, visitor);
      hand.repents();
      for (let deals = 0; deals < 2; deals++) await hand.play();
      visitor.reload();
      await settled();
      const { counts, unread } = visitor.tally;
      const shown = [kind].flat().filter(each => counts[each]);
      assert.ok(shown.length > 0, `${JSON.stringify(counts)} instead of ${String(kind)}`);
      if (shown.some(isFault)) assert.ok(unread, 'it is marked until it is read');
    });
}
