// engines: files
// left to CI: a page for each of many old libraries
/** Scripts of pages with tables: old libraries, which change what every script gets, and late scripts. */
import { toAction } from '../../src/game/to-action.js';
import type { AnyAction, Offer } from '../../src/game/contract.js';
import { expect, listen, part, place, ready, root, until } from './on-a-page.js';
import { TAGS, type Tag } from './tags.js';
import { inOneEngine } from './engines.js';

/** The quietest action, the first of these that is allowed. */
const QUIET = ['stake', 'done', 'bringIn', 'check', 'call', 'muck', 'turnUp'];

type Page = Window & typeof globalThis;
type ATable = HTMLElementTagNameMap[Tag];

/** A page of its own, in a frame, with a script in its head. */
async function page(head: string, body = ''): Promise<Page> {
  const frame = document.createElement('iframe');
  frame.width = '900';
  frame.height = '700';
  const loaded = new Promise(resolve => frame.addEventListener('load', resolve));
  frame.srcdoc = `<!doctype html><html lang="en"><head><base href="${location.origin}/">${head}</head><body>${body}</body></html>`;
  place().append(frame);
  await loaded;
  return frame.contentWindow as Page;
}

/** Brings the tables to a page, as its last script. */
async function tables(into: Page): Promise<void> {
  const script = into.document.createElement('script');
  script.type = 'module';
  script.src = '/src/index.ts';
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
  });
  into.document.head.append(script);
  await loaded;
}

/** What goes wrong in a page, from now on. */
function faults(of: Page): unknown[] {
  const told: unknown[] = [];
  of.addEventListener('error', ({ message }) => told.push(message));
  of.addEventListener('unhandledrejection', ({ reason }) => told.push(String(reason)));
  return told;
}

function table(on: Page, tag: Tag): ATable {
  const made = on.document.createElement(tag);
  for (const [name, value] of Object.entries({ speed: 'instant', seed: 'hazards', links: 'on' }))
    made.setAttribute(name, value);
  on.document.body.append(made);
  return made;
}

/** Plays a hand, a coup or a turn. */
async function played(at: ATable): Promise<void> {
  let [isSettled, last] = [false, ''];
  at.addEventListener('tv-settle', () => (isSettled = true));
  const offered = (): Offer<AnyAction> | undefined =>
    QUIET.flatMap(type => [...at.legal].filter(each => each.type === type && (type !== 'stake' || last !== type)))[0];
  while (!isSettled) {
    await until(() => offered() ?? isSettled, `somebody is asked at <${at.localName}>`);
    const offer = offered();
    if (!offer || isSettled) continue;
    const before = at.view;
    last = offer.type;
    (at.act as (action: AnyAction) => void).call(at, toAction(offer));
    await until(() => at.view !== before, `“${last}” is done at <${at.localName}>`);
  }
}

async function shown(at: ATable, drawer: string): Promise<string> {
  part(at, `.tool[data-value=${drawer}]`).click();
  await at.updateComplete;
  return part(at, '.drawer').textContent;
}

/** What the libraries in `old-libraries` have put in place of the browser's own, and beside it. */
const LIBRARIES = { lists: 'as Prototype.js', methods: 'as MooTools', objects: 'as scripts before 2008' };

for (const [what, like] of Object.entries(LIBRARIES))
  inOneEngine.it(
    `on a page that changes ${what}, ${like}, a hand can be played, saved, shared and replayed`,
    async () => {
      const own = await page(`<script src="/test/table/old-libraries/${what}.js"></script>`);
      const wrong = faults(own);
      await tables(own);
      for (const tag of TAGS) {
        const [first, second] = [table(own, tag), table(own, tag)];
        const events = [listen(first), listen(second)];
        await Promise.all([ready(first), ready(second)]);
        await played(first);
        const link = await first.handLink();
        expect(await second.restore(await first.save()), `${tag} is restored`).to.equal(true);
        expect(second.view.accounts, tag).to.deep.equal(first.view.accounts);
        await second.openHandLink(link);
        await until(() => root(second).querySelector('.replay'), `a link is shown at <${tag}>`);
        expect(await shown(first, 'rules'), tag).to.have.length.above(200);
        expect(await shown(first, 'menu'), tag).to.have.length.above(200);
        await first.startDrill();
        await until(() => root(first).querySelector('.drawer.drill'), `a drill begins at <${tag}>`);
        expect(events.flat().filter(({ type }) => type === 'tv-error')).to.deep.equal([]);
        first.remove();
        second.remove();
      }
      expect(wrong).to.deep.equal([]);
    },
  );

describe('a page whose script comes late', () => {
  const waiting = TAGS.map(tag => `<${tag} speed="instant" seed="hazards"><p>It needs JavaScript.</p></${tag}>`).join(
    '',
  );

  it('has set properties and listeners before, and they apply', async () => {
    const own = await page('', waiting);
    const wrong = faults(own);
    const events: unknown[] = [];
    for (const tag of TAGS) {
      const early = own.document.querySelector(tag)!;
      Object.assign(early, { theme: 'midnight', fourColours: 'on' });
      early.addEventListener('tv-settle', ({ type }) => events.push(type));
    }
    await tables(own);
    for (const tag of TAGS) {
      const late = own.document.querySelector(tag)!;
      await ready(late);
      expect(late.getAttribute('theme'), tag).to.equal('midnight');
      await played(late);
    }
    expect(events).to.have.length(TAGS.length);
    expect(wrong).to.deep.equal([]);
  });

  it('moves, copies and replaces its tags at the moment when the script comes, and each becomes a table', async () => {
    const own = await page('', `<main>${waiting}</main><aside></aside>`);
    const wrong = faults(own);
    const [main, aside] = [own.document.querySelector('main')!, own.document.querySelector('aside')!];
    const watch = new own.MutationObserver(() => {
      watch.disconnect();
      for (const tag of [...main.children]) aside.append(tag.cloneNode(true), tag);
    });
    watch.observe(own.document.head, { childList: true });
    await tables(own);
    main.innerHTML = waiting;
    aside.prepend(...main.children);
    const all = [...aside.children] as ATable[];
    expect(all).to.have.length(3 * TAGS.length);
    for (const each of all) await ready(each);
    expect(wrong).to.deep.equal([]);
  });

  it('takes a table to another document and back before it is drawn, and it is drawn and can be played', async () => {
    const [own, other] = [await page(''), await page('')];
    const wrong = [faults(own), faults(other)];
    await tables(own);
    for (const tag of TAGS) {
      const moved = table(own, tag);
      other.document.body.append(moved);
      await ready(moved);
      expect(part(moved, '.bar .prime').getBoundingClientRect().height, tag).to.be.above(30);
      expect(await shown(moved, 'menu'), tag).to.have.length.above(200);
      own.document.body.append(moved);
      await played(moved);
      expect(own.getComputedStyle(part(moved, '.drawer.menu, .bar')).display, tag).not.to.equal('block');
    }
    expect(wrong.flat()).to.deep.equal([]);
  });
});
