/** What the panel of odds says first: the cheapest place, what is free now, and what the player may hope for. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { CARDS, readCards, type Card } from '../../../src/cards.ts';
import { faroOdds } from '../../../src/odds.ts';
import { faro } from '../../../src/rules.ts';
import { panel } from '../../../src/faro/lazy/odds-panel.ts';
import type { Scene } from '../../../src/faro/look/scene.ts';
import { drawn } from '../../table/drawn.ts';
import { LAYOUT, LAYOUT_LAZY } from '../../table/texts.ts';
import { tableOf, THREE } from '../rules/table.ts';

/** The panel as text. */
function panelOf(options: object, unseen?: readonly Card[]): string {
  const { state } = tableOf('', options);
  const left = unseen && {
    left: unseen.length,
    gone: CARDS.map(card => (unseen.includes(card) ? 0 : 1)),
  };
  const view = faro.view({ ...state, ...left }, 0);
  const scene = { view, words: LAYOUT.en, language: 'en', own: view.punters[0], spot: (spot: string) => spot };
  return drawn(panel(scene as unknown as Scene, LAYOUT_LAZY.en.text));
}
/** The places in the order of the panel. */
const placesOf = (text: string): readonly string[] =>
  [...text.matchAll(/scope="row">(\S+?)</g)].map(([, spot]) => spot!);

describe('the chances at Faro', () => {
  test('the cheapest place comes first, and the panel says which card is free now', () => {
    // a king, two queens, three jacks, four tens, and as many others that nobody may double
    const text = panelOf({ variant: 'classic' }, readCards('Kc Qc Qd Jc Jd Jh Tc Td Th Ts 9c 9d 9h 9s 8c 8d 8h'));
    assert.match(text, /No house edge now: K\./);
    const singles = placesOf(text).filter(spot => spot.length === 1);
    assert.deepEqual(singles, ['K', 'Q', 'J', '8', 'T', '9'], 'by price, equal ones in the order of the cloth');
    assert.match(text, /A copper does not change the edge/);
  });

  test('no card is free until a rank is down to its case card; in the public game none ever is', () => {
    assert.match(panelOf({ variant: 'classic' }), /A card has no house edge when it is the last of its rank/);
    const pharo = panelOf({ variant: 'pharo', purses: [100] }, readCards('Kc Qc Qd Jc Jd'));
    assert.doesNotMatch(pharo, /[Ff]ree now/);
  });

  test('a copper changes no price, at any moment', () => {
    const { state } = tableOf('', { variant: 'classic' });
    for (const spot of ['K', 'KQ', 'high'])
      assert.equal(
        faroOdds.turnOdds(state, 0, { spot, coppered: true })?.edge,
        faroOdds.turnOdds(state, 0, { spot })?.edge,
        spot,
      );
  });

  test('a card of a book costs nothing, and doubles the player’s chips one time in two at best', () => {
    const text = panelOf(THREE);
    assert.match(text, /The bank has no edge/);
    assert.match(text, /To double your chips: 1 chance in 2 at best, however you bet/);
    assert.match(text, /In this deal: 0\.34% at best\./, 'a hundred chips, ten at most on each of thirteen cards');
    const late = panelOf(THREE, readCards('Kh Kd Ks Kc Qh Qd Qs Qc'));
    assert.match(late, /It is no longer possible in this deal/);
  });
});

/**
 * The best chance of a punter with a book to double their chips, by any way of staking on two of their cards: follows every turn
 * of a deal, with the stakes free before each.
 */
function bestToDouble(purse: number, own: number, cards: number): number {
  const known = new Map<string, number>();
  const best = (now: number, own: number, cards: number): number => {
    if (now >= 2 * purse) return 1;
    if (now === 0 || own === 0 || cards < 2) return 0;
    const key = `${now} ${own} ${cards}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let most = 0;
    for (let first = 0; first <= now; first++)
      for (let second = 0; second <= (own > 1 ? Math.min(first, now - first) : 0); second++) {
        // what each of the player's cards has on it; the others of the pack have nothing
        const stakes = Array.from({ length: cards }, (_, card) => [first, second][card] ?? 0);
        let chance = 0;
        for (let wins = 0; wins < cards; wins++)
          for (let loses = 0; loses < cards; loses++) {
            if (wins === loses) continue;
            const gone = Number(wins < own) + Number(loses < own);
            chance += best(now + stakes[wins]! - stakes[loses]!, own - gone, cards - 2) / (cards * (cards - 1));
          }
        most = Math.max(most, chance);
      }
    known.set(key, most);
    return most;
  };
  return best(purse, own, cards);
}

test('in no deal of a book can a player double their chips more often than one time in two', () => {
  for (const cards of [2, 3, 4, 6, 7, 8])
    for (const own of [1, 2, 3].filter(count => count <= cards))
      for (const purse of [1, 2, 3]) {
        const chance = bestToDouble(purse, own, cards);
        assert.ok(chance <= 0.5 + 1e-12, `${chance} from ${purse}, ${own} of ${cards}`);
      }
  assert.equal(bestToDouble(1, 1, 2), 0.5, 'the one of two that is left: everything on it');
});
