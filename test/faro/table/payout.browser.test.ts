/** What moves visibly when a turn is settled: chips from and to the bank, and the player's count of chips. */
import { DONE, allDone, animated, expect, part, ready, settled, shownAt, stake, tableAt } from './at-the-layout.js';

it('winning stakes are paid from the bank, losing ones go to it, and the player’s chips count to their new total', async () => {
  const before = [...allDone(1), ...[stake('6', 5), stake('Q', 20)].map(action => [0, action] as const)];
  const layout = await tableAt(
    { options: { variant: 'classic', purses: [100] }, pack: '8s 6d Qh', before },
    { speed: 'normal' },
  );
  expect(part(layout, '.purse b').textContent).to.equal('75');
  const moved = animated(layout);
  const purses = shownAt(layout, '.purse b');
  const end = settled(layout);
  layout.act(DONE);
  await end;
  await ready(layout);
  const ways = moved
    .filter(({ element }) => element.matches('svg') && !element.isConnected)
    .map(({ frames }) => frames.map(({ transform }) => new DOMMatrix(transform as string)));
  expect(ways).to.have.length(2);
  // The pack is above the cards: one pile comes down from it, one goes up to it.
  const [down, up] = ways.map(([from, to]) => Math.sign(to!.f - from!.f)).sort((one, other) => other - one);
  expect([down, up]).to.deep.equal([1, -1]);
  expect(layout.shadowRoot!.querySelector('.table > svg:not(.sheet)')).to.equal(null);
  expect(purses.some(sum => Number(sum) > 75 && Number(sum) < 115)).to.equal(true);
  expect(purses.at(-1)).to.equal('115');
});
