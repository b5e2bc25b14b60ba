// left to CI: reviews of every table size and rule
/** The review of a hand of stud: it names what is known to be better, is silent where it may all be chance, and knows only the seat's view. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { readCards, seededRandom, shuffledSource } from '../../../src/cards.ts';
import { newLog, redactLog, studReview, toAction, type Actor, type HandReview } from '../../../src/croupier.ts';
import { stud, type Stud } from '../../../src/rules.ts';
import { told } from '../../stakes/reviewed.ts';

type Action = Stud.Action;
type Review = HandReview<Action, Stud.View>;
type Word = 'fold' | 'check' | 'call' | 'wager' | 'muck' | 'show' | 'bringIn';

/** The seven cards of each player in the order of the deal, and what they do on a street; on other streets they stay in and check or call. */
interface Hand {
  readonly hands: readonly string[];
  readonly words?: Readonly<Partial<Record<3 | 4 | 5 | 6 | 7, readonly Word[]>>>;
  readonly options?: Partial<Stud.Options>;
}

const WAGERS: readonly string[] = ['bet', 'raise', 'complete'];

const act = (view: Stud.View, word: Word | undefined): Action => {
  const legal = stud.legal(view);
  const types = word === 'wager' ? WAGERS : word ? [word] : ['check', 'call', 'bringIn', 'show', 'done'];
  const offer = types.map(type => legal.find(each => each.type === type)).find(Boolean);
  assert.ok(offer, `${word} of ${JSON.stringify(legal)}`);
  return toAction(offer);
};

/** The log of a hand. */
function played({ hands, words = {}, options = {} }: Hand) {
  const sevens = hands.map(hand => readCards(hand));
  let state = stud.open({ purses: hands.map(() => 400), ...options });
  const left = Object.fromEntries(Object.entries(words).map(([street, said]) => [street, [...said]]));
  const entries: { actor: Actor; action: Action }[] = [];
  while (state.phase !== 'settled') {
    const turn = stud.turn(state);
    const actor = turn.kind === 'seats' ? turn.seats[0]! : 'croupier';
    const { phase, street, live } = state;
    const isFirst = phase === 'between';
    const dealt = (): Action => {
      const seats = hands.map((_, seat) => seat).filter(seat => isFirst || (live >> seat) & 1);
      const places = isFirst ? [0, 1, 2] : [street - 1];
      const cards = places.flatMap(place => seats.map(seat => sevens[seat]![place]!));
      return { type: 'deal', street, burnt: ['??'], cards, common: [] };
    };
    const action =
      actor === 'croupier'
        ? isFirst || phase === 'deal'
          ? dealt()
          : stud.deal(state, shuffledSource([]))
        : act(stud.view(state, actor), phase === 'bet' || phase === 'show' ? left[street]?.shift() : undefined);
    assert.equal(stud.check(state, actor, action), undefined, JSON.stringify(action));
    state = stud.apply(state, actor, action).state;
    entries.push({ actor, action });
  }
  return newLog(stud, state.options, entries);
}

const reviewed = (log: unknown, seat = 0, tables = 60, seed = 'review'): Review =>
  told(studReview(log, seat, { tables, random: seededRandom(seed) }));

const ROYAL = 'As Ks Qs Js Ts 2c 3d';
const PAIR = '9c 4d Kd Kh 7c 8h 2d';

test('a player who folds the highest possible hand hears what it would have won', () => {
  const decisions = reviewed(played({ hands: [ROYAL, PAIR], words: { 7: ['wager', 'fold'] } }));
  const folded = decisions.find(({ played }) => played.action.type === 'fold');
  assert.equal(folded!.view.street, 7);
  assert.equal(folded!.share, 1);
  assert.ok(folded!.better!.action.type === 'raise' || folded!.better!.action.type === 'call');
  // at least the pot that a call is sure to win: two antes, two forced bets and a bet
  assert.ok(folded!.gain >= 30, `${folded!.gain}`);
  assert.ok(folded!.gain > 2 * folded!.error);
});

test('a player who calls with a hand that beats nothing hears what the call costs', () => {
  const log = played({
    hands: ['2c 3d 7h 8s 9c Jd Kh', 'Kd Qh Ac Ad Ah As 2d'],
    words: { 7: ['wager', 'call'] },
    options: { preset: 'fixed-limit' },
  });
  const call = reviewed(log).find(({ view, played: { action } }) => view.street === 7 && action.type === 'call')!;
  assert.equal(call.share, 0);
  assert.equal(call.better!.action.type, 'fold');
  assert.equal(call.gain, 20);
  assert.deepEqual(call.reason, { kind: 'price', share: 0, needed: 20 / 60 });
});

test('razz: a player who folds the wheel hears that nothing beats it', () => {
  const log = played({
    hands: ['Ac 2d 3h 4s 5c Kd Kh', '6c 7d 8h 9s Tc Jd 6h'],
    words: { 7: ['wager', 'fold'] },
    options: { variant: 'razz' },
  });
  const [dearest] = reviewed(log);
  assert.deepEqual([dearest!.played.action.type, dearest!.view.street, dearest!.share], ['fold', 7, 1]);
  assert.ok(dearest!.gain >= 30, `${dearest!.gain}`);
});

test('high-low: a player who folds the best low hand hears about half the pot', () => {
  const log = played({
    hands: ['7c 5d 4h 3s 2c Kd Jh', '9c 9d Ah As Ad Qd 9h'],
    words: { 7: ['wager', 'fold'] },
    options: { variant: 'high-low', preset: 'fixed-limit' },
  });
  const [dearest] = reviewed(log);
  assert.deepEqual([dearest!.played.action.type, dearest!.view.street, dearest!.share], ['fold', 7, 0.5]);
  // a call wins half of the pot with the call: two antes, two forced bets, two bets of 20
  assert.ok(dearest!.gain >= 10, `${dearest!.gain}`);
});

test('a seat that beats one rival and not another may win only the side pot', () => {
  // seat 1 shows four aces and is all-in with 15 chips; nothing that seat 2 may hold beats four kings
  const log = played({
    hands: ['Kc Kd Kh Ks 4c 5d 9c', 'Qc Qd Ac Ad Ah As Qh', '8c 8d 2c 2d 3h 3s 8h'],
    words: { 3: ['wager', 'call', 'call'], 7: ['wager', 'fold'] },
    options: { purses: [400, 15, 400], preset: 'fixed-limit' },
  });
  const fold = reviewed(log).find(({ played: { action } }) => action.type === 'fold')!;
  assert.equal(fold.view.street, 7);
  const { cloth } = fold.view.accounts;
  const side = 2 * (cloth[2]! - 15);
  assert.ok(Math.abs(fold.share - side / (side + 45)) < 1e-9, `${fold.share}`);
});

test('nothing is said of actions that come to the same', () => {
  const log = played({
    hands: [PAIR, 'As Ks Ac Ad Ts 2c 3d'],
    words: { 7: ['wager', 'call', 'show', 'muck'] },
  });
  const muck = reviewed(log).find(({ played: { action } }) => action.type === 'muck')!;
  assert.deepEqual(
    muck.acts.map(({ value }) => value),
    [0, 0],
  );
  assert.equal(muck.better, undefined);
  assert.equal(muck.gain, 0);
});

test('mucking a winning hand costs the pot', () => {
  const log = played({ hands: [ROYAL, PAIR], words: { 7: ['check', 'check', 'show', 'muck'] } });
  const muck = reviewed(log).find(({ played: { action } }) => action.type === 'muck');
  assert.equal(muck?.better?.action.type, 'show');
  // two antes and two forced bets
  assert.equal(muck.gain, 20);
  assert.equal(muck.reason, undefined, 'there is no later chance to explain it');
});

test('chance is not taken for a mistake: where two actions are close, a small sample hardly ever criticizes one', () => {
  const log = played({ hands: ['9s 9h 4c Jd 7h 2s Qc', 'Kc 3d 8h Ts 5h Qd 6c'] });
  const check = (seed: string) =>
    reviewed(log, 0, 16, seed).find(({ view, played: { action } }) => view.street === 5 && action.type === 'check')!;
  const accused = Array.from({ length: 24 }, (_, seed) => check(`${seed}`)).filter(({ better }) => better);
  assert.ok(accused.length <= 4, `${accused.length} of 24`);
});

test('the review knows what the seat saw, and no hidden card', () => {
  const words = { 4: ['wager', 'call'], 6: ['wager', 'call'], 7: ['wager', 'call'] } as const;
  const one = played({ hands: ['9s 9h 4c Jd 7h 2s Qc', 'Kc 3d 8h Ts 5h Qd 6c'], words });
  const other = played({ hands: ['9s 9h 4c Jd 7h 2s Qc', 'Ac Ad 8h Ts 5h Qd Ah'], words });
  const shown = ({ actions }: typeof one) => actions.filter(({ action: { type } }) => type === 'show');
  assert.notDeepEqual(shown(one), shown(other), 'the hands shown at the end differ');
  assert.ok(reviewed(one).length >= 5);
  const isAsked = ({ view }: Review[number]): boolean => view.phase === 'bet';
  assert.deepEqual(reviewed(one).filter(isAsked), reviewed(other).filter(isAsked));
  assert.deepEqual(reviewed(redactLog(stud, one, 0)), reviewed(one));
});

test('past actions count: a player who raised is taken to be stronger than one who called', () => {
  const hands = ['9s 9h 4c Jd 7h 2s Qc', 'Kc 3d Ah Ts 5h 8d 6c'];
  const share = (words: Hand['words']): number =>
    reviewed(played({ hands, words: { ...words, 6: ['wager', 'fold'] } }), 0, 200).find(
      ({ played: { action } }) => action.type === 'fold',
    )!.share;
  const [meek, bold] = [share({ 5: ['check', 'wager', 'call'] }), share({ 5: ['check', 'wager', 'wager', 'call'] })];
  assert.ok(bold < meek - 0.05, `${bold} after a raise, ${meek} after a call`);
});

/** A hand of random actions. */
function anyHand(seats: number, seed: string, options: Partial<Stud.Options>) {
  const random = seededRandom(seed);
  let state = stud.open({ ...options, purses: Array.from({ length: seats }, () => 60 + random.below(400)) });
  const source = shuffledSource(stud.pack(state.options), random);
  const entries: { actor: Actor; action: Action }[] = [];
  while (state.phase !== 'settled') {
    const turn = stud.turn(state);
    const actor = turn.kind === 'seats' ? turn.seats[0]! : 'croupier';
    const offers =
      actor === 'croupier'
        ? []
        : stud.legal(stud.view(state, actor)).filter(({ type }) => type !== 'reopen' && !/^(sit|leave|buy)/.test(type));
    const done = offers.find(({ type }) => type === 'done');
    const stays = random.below(8) > 0 ? offers.filter(({ type }) => type !== 'fold') : offers;
    const action =
      actor === 'croupier'
        ? stud.deal(state, source)
        : ((done ?? toAction(stays[random.below(stays.length)]!)) as Action);
    state = stud.apply(state, actor, action).state;
    entries.push({ actor, action });
  }
  return newLog(stud, state.options, entries);
}

for (const variant of ['high', 'razz', 'high-low'] as const)
  test(`${variant}: reviews every table size, short packs, side pots, declared halves and other rules`, () => {
    const kinds: readonly Partial<Stud.Options>[] = [
      {},
      { preset: 'fixed-limit', declare: 'simultaneous' },
      { preset: 'pokerkit', allInFaceUp: false },
    ];
    for (let seats = 2; seats <= 9; seats++)
      for (const [at, options] of kinds.entries()) {
        const log = anyHand(seats, `${seats} ${at}`, { ...options, variant });
        for (const decision of reviewed(log, seats - 1, 2)) {
          assert.ok(decision.share >= 0 && decision.share <= 1);
          for (const { value } of decision.acts) assert.ok(Number.isFinite(value));
        }
      }
  });

test('a hand or seat that does not exist is refused with an explanation', () => {
  const log = played({ hands: [ROYAL, PAIR] });
  assert.throws(() => studReview(log, 0, { hand: 2 }).next(), { name: 'RangeError', message: /1 hand/ });
  assert.throws(() => studReview(log, 7).next(), { name: 'RangeError', message: /0 to 1/ });
  assert.throws(() => studReview({}, 0).next(), { name: 'LogError' });
});
