/** What is seen to move when a turn is settled: chips from the bank and to it, and the purse that counts. */
import { DONE, allDone, expect, part, ready, root, stake, tableAt } from './at-the-layout.js';

it('won stakes are paid from the bank, lost ones go to it, and the purse counts to what it holds', async () => {
  const before = [...allDone(1), ...[stake('6', 5), stake('Q', 20)].map(action => [0, action] as const)];
  const layout = await tableAt(
    { options: { variant: 'classic', purses: [100] }, pack: '8s 6d Qh', before },
    { speed: 'normal' },
  );
  expect(part(layout, '.purse b').textContent).to.equal('75');
  const ways: DOMMatrix[][] = [];
  new MutationObserver(changes => {
    for (const chip of changes.flatMap(({ addedNodes }) => [...addedNodes] as Element[]))
      for (const { effect } of chip.getAnimations?.() ?? [])
        ways.push((effect as KeyframeEffect).getKeyframes().map(({ transform }) => new DOMMatrix(transform as string)));
  }).observe(part(layout, '.table'), { childList: true });
  const purses: number[] = [];
  const look = (): void => {
    if (!layout.isConnected) return;
    purses.push(Number(part(layout, '.purse b').textContent));
    requestAnimationFrame(look);
  };
  look();
  const settled = new Promise(resolve => layout.addEventListener('tv-settle', resolve, { once: true }));
  layout.act(DONE);
  await settled;
  await ready(layout);
  expect(ways).to.have.length(2);
  // The pack lies above the cards: one pile comes down from it, one goes up to it.
  const [down, up] = ways.map(([from, to]) => Math.sign(to!.f - from!.f)).sort((one, other) => other - one);
  expect([down, up]).to.deep.equal([1, -1]);
  expect(root(layout).querySelectorAll('.table > svg:not(.sheet)')).to.have.length(0);
  expect(purses.some(sum => sum > 75 && sum < 115)).to.equal(true);
  expect(purses.at(-1)).to.equal(115);
});
