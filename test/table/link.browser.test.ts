// engines: files
/** A hand, a coup or a turn as a link: made at one table, shown step by step at another; the table comes back unharmed. */
import '../../src/einundvierzig-table.js';
import '../../src/faro-layout.js';
import '../../src/stud-table.js';
import '../../src/trente-quarante-board.js';
import type { AnyAction } from '../../src/game/contract.js';
import {
  act,
  all,
  beat,
  complaints,
  expect,
  heard,
  statusLine,
  newTable,
  part,
  place,
  press,
  ready,
  root,
  until,
} from './on-a-page.js';
import type { Tag } from './tags.js';
import { inOneEngine } from './engines.js';

/** Tables with few players, so that a round is short. */
const TABLES: readonly (readonly [tag: Tag, attributes: Readonly<Record<string, string>>])[] = [
  ['trente-quarante-board', {}],
  ['stud-table', { players: 'you, Anna:easy' }],
  ['einundvierzig-table', { players: 'you, Anna:easy, Bruno:easy' }],
  ['faro-layout', { variant: 'classic', players: 'you' }],
];

type ATable = HTMLElementTagNameMap[Tag];
const legal = ({ legal: offers }: { readonly legal: unknown }): readonly AnyAction[] => offers as readonly AnyAction[];
/** The minimum of an offer. */
const least = (offer: object): AnyAction =>
  Object.fromEntries(
    Object.entries(offer).map(([name, value]: [string, unknown]) => [name, (value as { min?: number }).min ?? value]),
  ) as unknown as AnyAction;

const SPEED = { speed: 'instant', seed: 'a link', links: 'on' };

/** A table at which one round has been played. */
async function playedAt(tag: Tag, attributes: Readonly<Record<string, string>>): Promise<ATable> {
  const table: ATable = newTable(tag, { ...SPEED, ...attributes });
  let isSettled = false;
  table.addEventListener('tv-settle', () => (isSettled = true));
  place('en', 900).append(table);
  await ready(table);
  let isStaked = false;
  while (!isSettled) {
    await until(() => legal(table).length > 0 || isSettled, 'the player is asked');
    const offers = legal(table).filter(({ type }) => !isStaked || type !== 'stake');
    const wanted = ['fold', 'stake', 'bringIn', 'check', 'call', 'done', 'muck', 'show', 'turnUp'];
    const offer = wanted.flatMap(type => offers.filter(each => each.type === type))[0];
    if (offer && !isSettled) (table.act as (action: AnyAction) => void).call(table, least(offer));
    isStaked ||= offer?.type === 'stake';
    await beat();
  }
  await ready(table);
  return table;
}
const steps = (table: ATable): readonly number[] =>
  (/(\d+) of (\d+)/.exec(all(table, '.replay .place')[0]?.textContent ?? '') ?? []).slice(1).map(Number);

const { clipboard, share } = navigator;
const given = (name: string, value: unknown): unknown =>
  Object.defineProperty(navigator, name, { value, configurable: true });
afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  given('clipboard', clipboard);
  given('share', share);
});

for (const [tag, attributes] of TABLES)
  it(`${tag}: a round is shared from the menu, and shown at another table from the address`, async () => {
    let copied = '';
    given('clipboard', { writeText: (text: string) => Promise.resolve((copied = text)) });
    given('share', undefined);
    const table = await playedAt(tag, attributes);
    const { seat } = table.view;
    part(table, '.tool[data-value=menu]').click();
    await until(() => root(table).querySelector('[data-do=share]'), 'it can be shared');
    part(table, '[data-do=share]').click();
    await until(() => /Link copied/.test(statusLine(table)), 'the player is told');
    expect(copied).to.equal(await table.handLink());
    part(table, '.tool[data-value=rules]').click();
    await until(() => !/Link copied/.test(statusLine(table)), 'the next touch removes it');
    table.remove();

    history.replaceState(null, '', copied);
    const other = newTable(tag, { ...SPEED, seed: 'another', ...attributes });
    place('en', 900).append(other);
    await until(() => steps(other)[0] === 1, 'the first step is shown');
    await until(() => /^1 of \d+\. /.test(heard(other)), 'the ear is told');
    expect(statusLine(other)).to.contain('Shared with you.');
    expect(other.view.seat).to.equal(seat);
    part(other, '.bar [data-value=forward]').click();
    await until(() => steps(other)[0] === 2, 'the next one is');
    part(other, '.bar [data-value=end]').click();
    await until(() => steps(other)[0] === steps(other)[1], 'the last one is');
    await until(() => /You (win|lose|folded)/.test(statusLine(other)), `the result is shown: ${statusLine(other)}`);
    expect(await other.handLink(), 'the hand on show can be shared again').to.equal(copied);
    act(other, 'replay-end')!.click();
    await until(() => steps(other).length === 0, 'the table is back');
    await ready(other);
    expect(legal(other).length).to.be.greaterThan(0);
  });

it('a table also takes a link that the address gets later, and by keys the main button leads back', async () => {
  const table = await playedAt('trente-quarante-board', {});
  const link = await table.handLink();
  const before = table.view;
  location.hash = new URL(link).hash;
  await until(() => steps(table)[0] === 1, 'the first step is shown');
  part(table, '.bar [data-value=forward]').focus();
  await press(table, 'r');
  expect(table.view.accounts.cloth, 'nothing can be staked meanwhile').to.deep.equal([0]);
  part(table, '.bar .prime').focus();
  await press(table, 'Enter');
  await until(() => steps(table).length === 0, 'the table is back');
  expect(table.view).to.deep.equal(before);
});

inOneEngine.it('without the attribute nothing is shared or taken; of two tables the first takes the link', async () => {
  const table = await playedAt('trente-quarante-board', {});
  const address = await table.handLink();
  table.remove();
  history.replaceState(null, '', address);
  const here = place('en', 900);
  const [deaf, first, second] = ['off', 'on', 'on'].map(links =>
    newTable('trente-quarante-board', { speed: 'instant', seed: 'b', links }),
  ) as [ATable, ATable, ATable];
  here.append(deaf, first, second);
  await until(() => steps(first)[0] === 1, 'the first table shows it');
  await ready(deaf);
  await ready(second);
  expect([steps(deaf), steps(second)]).to.deep.equal([[], []]);
  part(deaf, '.tool[data-value=menu]').click();
  await until(() => root(deaf).querySelector('[data-do=new-table]'), 'the menu is open');
  expect(root(deaf).querySelector('[data-do=share]')).to.equal(null);
});

for (const [what, hash, said] of [
  ['damaged', '#tv=trente-quarante.AX', 'This link cannot be read'],
  ['of another version', '#tv=trente-quarante.CAAA', 'another version'],
] as const)
  inOneEngine.it(`a link that is ${what} is reported in the line, and the table can be played`, async () => {
    history.replaceState(null, '', hash);
    const table = newTable('trente-quarante-board', SPEED);
    let fault = '';
    table.addEventListener('tv-error', ({ detail }) => (fault = detail.message));
    place('en', 900).append(table);
    await ready(table);
    await until(() => statusLine(table).includes(said), 'the player is told');
    expect(fault).to.contain('The link cannot be read: ');
    table.act({ type: 'stake', chance: 'rouge', amount: 5 });
    await until(() => table.view.accounts.cloth[0] === 5, 'the stake lies');
  });

/** Shares what a table has shown last. */
async function shared(table: ATable): Promise<void> {
  part(table, '.tool[data-value=menu]').click();
  await until(() => root(table).querySelector('[data-do=share]'), 'it can be shared');
  part(table, '[data-do=share]').click();
}

inOneEngine.it('on a touch screen the device shares it', async () => {
  let handed: string | undefined;
  given('share', ({ url }: ShareData) => Promise.resolve((handed = url)));
  const { matchMedia } = window;
  const table = await playedAt('trente-quarante-board', {});
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  await shared(table);
  await until(() => /has been shared/.test(statusLine(table)), 'the player is told').finally(
    () => (window.matchMedia = matchMedia),
  );
  expect(handed).to.equal(await table.handLink());
});

for (const [tag, attributes] of TABLES)
  it(`${tag}: where nothing can share it, the link is selected in a field of the table, and the page keeps its address`, async () => {
    given('share', undefined);
    given('clipboard', undefined);
    history.replaceState(null, '', '#/shop/item/7');
    const table = await playedAt(tag, attributes);
    await shared(table);
    await until(() => root(table).querySelector('.drawer.link input'), 'the field is shown');
    const field = part<HTMLInputElement>(table, '.drawer.link input');
    expect(field.value).to.equal(await table.handLink());
    await until(() => root(table).activeElement === field, 'it has the focus');
    expect([field.selectionStart, field.selectionEnd]).to.deep.equal([0, field.value.length]);
    expect(location.hash).to.equal('#/shop/item/7');
    await until(() => /Copy this link/.test(heard(table)), 'the ear is told');
    await press(table, 'Escape');
    expect(root(table).querySelector('.drawer')).to.equal(null);
  });

inOneEngine.it('a route behind the # stays there, and the table on its page takes the link from it', async () => {
  history.replaceState(null, '', '#/shop/item/7?colour=red');
  const table = await playedAt('trente-quarante-board', {});
  const { hash } = new URL(await table.handLink());
  expect(hash).to.match(/^#\/shop\/item\/7\?colour=red&tv=trente-quarante\.[\w-]+$/);
  table.remove();
  history.replaceState(null, '', hash);
  const other = newTable('trente-quarante-board', SPEED);
  place('en', 900).append(other);
  await until(() => steps(other)[0] === 1, 'the first step is shown');
});

inOneEngine.it('a page says where links lead; without a valid address they lead to the page itself', async () => {
  const table = await playedAt('trente-quarante-board', {});
  table.setAttribute('links-to', '/play?room=7#/table');
  expect(await table.handLink()).to.contain(`${location.origin}/play?room=7#/table?tv=trente-quarante.`);
  const told = await complaints(async () => {
    table.setAttribute('links-to', 'http://[');
    expect(await table.handLink()).to.contain(`${location.href.split('#')[0]!}#tv=`);
  });
  expect(told.join()).to.contain('links-to=http://[ is not allowed');
});

it('a link from a frame written by the page leads to the page', async () => {
  const frame = document.createElement('iframe');
  place('en', 900).append(frame);
  frame.contentDocument!.body.append(document.createElement('main'));
  const table = await playedAt('trente-quarante-board', {});
  frame.contentDocument!.body.append(table);
  expect(await table.handLink()).to.contain(`${location.href.split('#')[0]!}#tv=`);
});
