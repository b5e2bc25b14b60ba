/** The review of a hand: offered when one player plays against computer players; the player tries again before it answers. */
import '../../src/einundvierzig-table.js';
import '../../src/stud-table.js';
import { all, focused, expect, part, press, until } from '../table/on-a-page.js';
import { afterAFold, TABLES } from './after-a-fold.js';

/** What is better than folding two kings. */
const BETTER = { 'einundvierzig-table': 'Call', 'stud-table': 'Complete' };

for (const [tag] of TABLES) {
  it(`${tag}: asks again, takes the answer, tells the result and closes, all by key`, async () => {
    const table = await afterAFold(tag);
    const told = (): string => all(table, '.drawer.review')[0]?.textContent.replace(/\s+/g, ' ') ?? '';
    part(table, '.bar .prime').focus();
    await press(table, 'v');
    await until(() => told().includes('Another play does better here'), 'the hand has been reviewed');
    expect(told())
      .to.contain('Played: Fold.')
      .and.not.to.match(/Right|Better|Just as good/);
    const choices = all(table, '.hindsight .choices button');
    expect(choices.length).to.be.greaterThan(1);
    expect(choices.map(choice => choice.textContent.trim())).not.to.contain('Fold');
    await until(() => focused(table) === choices[0], 'the first choice has the focus');
    await press(table, 'ArrowRight');
    expect(focused(table)).to.equal(choices[1]);
    choices[1]!.click();
    await until(() => new RegExp(`(Right|Just as good|Better): .*${BETTER[tag]}`).test(told()), 'the answer');
    expect(told()).to.match(/earns [\d.]+ more, in chips \(±[\d.]+\)/);
    await until(() => all(table, '.hindsight progress').length === 0, 'all is reviewed');
    expect(told(), 'the answer stays').to.match(/(Right|Just as good|Better): /);
    expect(told(), 'the right decisions are summed up in one line').not.to.match(/No mistake: .*No mistake: /);
    await press(table, 'Escape');
    expect(all(table, '.drawer')).to.have.length(0);
    await press(table, 'v');
    expect(told(), 'the same decision is not asked twice').to.match(/(Right|Just as good|Better): /);
    part(table, '.bar .prime').click();
    await until(() => table.view.phase !== 'between', 'the next hand');
    expect(all(table, '.drawer'), 'the next hand removes it').to.have.length(0);
  });

  it(`${tag}: stays while the others get ready for the next hand`, async () => {
    const table = await afterAFold(tag);
    await press(table, 'v');
    const drawer = all(table, '.drawer.review')[0];
    await until(() => table.view.players.slice(1).every(({ done }) => done), 'all others are ready');
    await table.updateComplete;
    expect(drawer).not.to.equal(undefined);
    expect(all(table, '.drawer.review')[0]).to.equal(drawer);
  });

  it(`${tag}: is offered for a replayed hand too`, async () => {
    const table = await afterAFold(tag);
    await press(table, 'l');
    await until(() => all(table, '[data-value=end]').length > 0, 'the replay');
    all(table, '[data-value=end]')[0]!.click();
    await until(() => all(table, '.opener[data-do=review]').length > 0, 'the end of the hand');
    all(table, '.opener[data-do=review]')[0]!.click();
    await until(() => all(table, '.hindsight .choices button').length > 0, 'the hand has been reviewed');
  });

  it(`${tag}: is not offered with hints="off"`, async () => {
    const asks = (table: HTMLElement): readonly HTMLElement[] => all(table, '[data-do=review]');
    expect(asks(await afterAFold(tag))).to.have.length(1);
    expect(asks(await afterAFold(tag, { hints: 'off' }))).to.have.length(0);
  });
}
