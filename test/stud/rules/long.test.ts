/** The long play of all variants, presets and table sizes: no card and no claim is known too early. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { stud } from '../../../src/rules.ts';
import { OPTIONS } from '../../../src/stud/rules/options.ts';
import { HANDS, longPlay } from '../../poker/long-play.ts';

const VARIANTS = ['high', 'high-low', 'razz'];
const PRESETS = ['casinos-austria', 'fixed-limit', 'pokerkit'];
const SEATS = [2, 3, 4, 5, 6, 7, 8, 9];
const CLAIM = /"(?:high|low|both)"/;

const { play, haveHappened } = longPlay({
  game: stud,
  options: OPTIONS,
  ruleIn: 4,
  said: ['variant', 'preset'],
  more: random => (random.below(4) === 0 ? { step: 5 } : {}),
  purses: { short: 60, long: 400 },
  weights: { done: 40, call: 12, check: 6, sitIn: 20, sit: 8, buyIn: 8, show: 6 },
  together: ['between'],
  open: ({ cards, showdown, live }) => [
    ...cards.up,
    cards.common,
    ...cards.down.filter((_, seat) => ((showdown.faceUp ? live : showdown.shown) >> seat) & 1),
  ],
  own: ({ cards }, seat) => cards.down[seat]!,
  secrets({ actor, after: state }, viewer, view, told) {
    if (state.phase !== 'declare' && state.phase !== 'reveal') return;
    assert.ok(viewer === actor || !CLAIM.test(told), `${viewer} is told a claim: ${told}`);
    view.showdown.claims.forEach((claim, other) =>
      assert.ok(other === viewer || claim === '??' || claim === null, `${viewer} sees the claim of ${other}`),
    );
  },
});

const share = Math.ceil(HANDS / (VARIANTS.length * PRESETS.length * SEATS.length));

describe(`${HANDS} hands: no chip is lost, and nothing hidden reaches anybody`, () => {
  for (const variant of VARIANTS)
    for (const preset of PRESETS)
      test(`${variant}, ${preset}`, () => {
        for (const seats of SEATS)
          play({ seed: `${variant}, ${preset}, ${seats}`, seats, hands: share, options: { variant, preset } });
      });

  test('everything that can happen at a table has happened', () =>
    haveHappened([
      ...['broughtIn', 'completed', 'bet', 'raised', 'called', 'checked', 'folded', 'returned'],
      ...['shown', 'mucked', 'chose', 'claimed', 'mixedIn', 'common', 'burnt', 'won', 'boughtIn', 'left', 'sat'],
    ]));
});
