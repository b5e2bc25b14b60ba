/** A host that cheats, in all the ways that are known: the real guest says of each what it is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../src/cards.ts';
import { isFault, isProved, newSeed, type VerdictKind } from '../../src/fair.ts';
import type { DealRecord, FairGuestSays, Shuffle } from '../../src/fair.ts';
import type { AnyAction, AnyGame } from '../../src/game/contract.ts';
import { settled } from '../host/house.ts';
import { DishonestHost, SEAT, type Say } from './dishonest-host.ts';
import { TABLES, Visitor } from './visitor.ts';

/** What a cheating host makes of what an honest one would say: in `said`, or instead of it. */
type Cheat = (hand: DishonestHost) => void | Promise<void>;

async function verdictsOf(game: AnyGame, options: object, cheat: Cheat, twist?: Parameters<typeof visit>[2]) {
  const { hand, visitor } = await visit(game, options, twist);
  await cheat(hand);
  await settled();
  return visitor.checked.map(({ verdict }) => verdict);
}

async function visit(game: AnyGame, options: object, twist?: (said: FairGuestSays) => FairGuestSays | undefined) {
  const hand = new DishonestHost(game, options);
  const visitor = new Visitor({
    ...{ game, options, seed: 'the guest', ...(twist && { twist }) },
    connect: carrier => hand.connect(carrier),
    after: hand.clock.after,
  });
  await settled();
  return { hand, visitor };
}

/** An honest hand, one thing of it said otherwise. */
const twisted =
  (twist: (said: Say, hand: DishonestHost) => readonly Say[] | Say | undefined): Cheat =>
  hand =>
    hand.play(said => {
      const instead = twist(said, hand);
      return instead === undefined ? [] : Array.isArray(instead) ? (instead as readonly Say[]) : [instead as Say];
    });

/** The same over two hands: what is promised in the first is for the second. */
const twice =
  (twist: Parameters<typeof twisted>[0]): Cheat =>
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
const fairOf = (said: Say, key: string): boolean => key in ((said as { fair?: object }).fair ?? {});

/** Each way of cheating, and what the guest is to say of it. */
const cheats = (): Readonly<Record<string, readonly [Cheat, VerdictKind | readonly VerdictKind[]]>> => ({
  'it drops twenty shuffles of which it has learned the seeds, and deals the twenty-first': [
    async hand => {
      for (let times = 0; times < 20; times++) await hand.dropShuffle();
      await hand.play();
    },
    'withheld',
  ],
  'it drops one, with a broken line and a step of nothing between': [
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
    'seen',
  ],
  'it shows other cards in what happened than in the view': [
    twisted(said =>
      isDealt(said)
        ? stepWith(said, step => ({ events: changed((step as unknown as { events: unknown }).events) }))
        : said,
    ),
    'seen',
  ],
  'its croupier moves without an action': [
    twisted(said => (isDealt(said) ? stepWith(said, () => ({ action: null })) : said)),
    'seen',
  ],
  'its croupier moves in the name of a seat': [
    twisted(said => (isDealt(said) ? stepWith(said, () => ({ actor: 1 })) : said)),
    'seen',
  ],
  'it hides what the game shows': [
    twisted(said =>
      isDealt(said)
        ? stepWith(said, ({ action }) => ({
            action: JSON.parse(JSON.stringify(action).replace(/"[2-9TJQKA][cdhs]"/, '"??"')) as object,
          }))
        : said,
    ),
    'seen',
  ],
  'a step of its has a number far ahead, and the page passes over all others': [
    (() => {
      let far = 0;
      return twisted(said => {
        if (isDealt(said)) far = 1000;
        return far > 0 && isStep(said)
          ? stepWith(said, ({ number }) => ({ number: number + (far-- === 1000 ? 1000 : 0) }))
          : said;
      });
    })(),
    ['seen', 'partly-seen', 'changed'],
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
    ['seen', 'partly-seen'],
  ],
  'it leaves the deal out of what it shows': [
    (() => {
      const first = once(isDealt);
      return twisted(said => (first(said) ? undefined : said));
    })(),
    ['seen', 'partly-seen'],
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
    ['seen', 'withheld', 'partly-seen'],
  ],
  'it gives the record of a hand before, with all its numbers, once more': [
    async hand => {
      await hand.play();
      const old = hand.records.at(-1)!;
      await hand.play(said => (dealOf(said) ? [{ fair: { deal: { ...old, again: true } } }] : [said]));
    },
    ['numbers', 'seen'],
  ],
  'its promise is not kept': [
    twice(said =>
      fairOf(said, 'commitment') ? { fair: { ...(said as { fair: object }).fair, commitment: 'a'.repeat(64) } } : said,
    ),
    'commitment',
  ],
  'it promises nothing': [twice(said => (fairOf(said, 'commitment') ? undefined : said)), 'unpromised'],
  'it deals before it is said whose seeds count': [
    (() => {
      let named: Say | undefined;
      return twisted(said => {
        if (fairOf(said, 'pledges')) return void (named = said);
        if (!named || !isDealt(said)) return said;
        const late = named;
        named = undefined;
        return [said, late];
      });
    })(),
    'unpromised',
  ],
  'it asks for the seeds a second time, with another pledge among them': [
    twisted((said, hand) =>
      fairOf(said, 'pledges')
        ? [{ fair: { ...(said as { fair: { pledges: object[] } }).fair, pledges: [] } }, said]
        : (void hand, said),
    ),
    'twice',
  ],
  'a seat pledges in which nobody is': [
    async hand => {
      hand.sham = [1];
      await hand.play();
    },
    'pledges',
  ],
  'a seat pledges that the table has not': [
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
  'an accomplice holds the seed back that the host has seen': [
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
  'an act of the guest’s seat that they did not ask for': [
    async hand => {
      hand.forges = true;
      for (let hands = 0; hands < 4 && hand.forges; hands++) await hand.play();
    },
    'acts',
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
  test(`${game.id}: a promise that is lost with the line is no fault of an honest host`, async () => {
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
}
