// engines: policies
// tries: dist
/** The pages that teach, in a browser: they play their deals, under their own policy, and axe finds nothing. */
import { fixtureSync, html, expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { replay } from '../../src/game/replay.js';
import type { AnyGame, TableState } from '../../src/game/contract.js';
import { einundvierzig, faro, stud, trenteQuarante } from '../../src/rules.js';

interface PageWindow extends Window {
  readonly axe?: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
}
type Table = HTMLElement & {
  readonly view: TableState & { readonly seat: unknown; readonly phase: string };
  readonly legal: readonly unknown[];
  readonly updateComplete: Promise<boolean>;
};

/** The pages, by their folder. */
const LESSONS: Readonly<Record<string, { readonly tag: string; readonly game: AnyGame }>> = {
  einundvierzig: { tag: 'einundvierzig-table', game: einundvierzig },
  'trente-quarante': { tag: 'trente-quarante-board', game: trenteQuarante },
  faro: { tag: 'faro-layout', game: faro },
  stud: { tag: 'stud-table', game: stud },
};
const PAGES = ['index.html', 'en.html'];

async function until(holds: () => unknown, what: string): Promise<void> {
  const end = performance.now() + 30_000;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`In vain: ${what}`);
    await new Promise(next => requestAnimationFrame(next));
  }
}

/** A page in a frame, its script loaded, its tables without movement; `errors` is what it complains about. */
async function openIn(tag: string, source: { src: string } | { srcdoc: string }, width = 1200) {
  const errors: string[] = [];
  const frame = fixtureSync<HTMLIFrameElement>(html`<iframe title="a page" width=${width} height="900"></iframe>`);
  const before = frame.contentDocument;
  Object.assign(frame, source);
  await until(() => frame.contentDocument && frame.contentDocument !== before, 'the page has begun');
  const page = frame.contentWindow as PageWindow;
  page.addEventListener('securitypolicyviolation', event =>
    errors.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  );
  page.addEventListener('error', event => errors.push(event.message), true);
  page.addEventListener('unhandledrejection', event => errors.push(String(event.reason)));
  await until(() => {
    const deals = [...page.document.querySelectorAll('.deal')];
    return deals.length > 0 && deals.every(deal => deal.querySelector('button'));
  }, 'the script has come');
  new MutationObserver(() => {
    for (const table of page.document.querySelectorAll(`${tag}:not([speed])`)) table.setAttribute('speed', 'instant');
  }).observe(page.document.body, { childList: true, subtree: true });
  return { page, errors };
}

const button = (deal: Element): HTMLButtonElement => deal.querySelector<HTMLButtonElement>('button.prime')!;
const current = (deal: Element): number =>
  [...deal.querySelectorAll('.scenes li')].findIndex(line => line.getAttribute('aria-current') === 'step') + 1;

/** The table of a deal. */
const told = (deal: Element): Table => deal.querySelector<Table>('.stage > :not(.poster)')!;

/** Plays a deal up to a scene, and waits for the table to show it. */
async function play(game: AnyGame, deal: Element, scene: number): Promise<Table> {
  const data = deal.querySelector<HTMLElement>('[data-deal]')!;
  const end = Number(data.dataset.scenes!.split(' ')[scene - 1]);
  const { log } = replay(game, data.textContent);
  const { state } = replay(game, { ...log, actions: log.actions.slice(0, end) }) as unknown as { state: Table['view'] };
  while (current(deal) < scene) {
    const at = current(deal);
    button(deal).click();
    await until(() => current(deal) > at, `scene ${at + 1} is told`);
  }
  const table = told(deal);
  await until(
    () => table.view.phase === state.phase && String(table.view.accounts.cloth) === String(state.accounts.cloth),
    `the table stands as the log says after scene ${scene}`,
  );
  expect(table.view.accounts).to.deep.equal(state.accounts);
  await table.updateComplete;
  return table;
}

for (const [room, { tag, game }] of Object.entries(LESSONS))
  describe(`the page on ${room}`, () => {
    const folder = `/docs/${room}/`;
    const open = (source: { src: string } | { srcdoc: string }, width?: number) => openIn(tag, source, width);

    for (const name of PAGES) {
      it(`plays its deals, ${name}`, async function () {
        // one script plays both languages, and WebKit takes long over it
        if (name !== PAGES[0] && (await executeServerCommand('engine')) === 'WebKit') return this.skip();
        const { page, errors } = await open({ src: folder + name });
        for (const deal of page.document.querySelectorAll('.deal')) {
          expect(button(deal).textContent).to.match(/^(Vorspielen|Play)$/);
          const { length } = deal.querySelectorAll('.scenes li');
          for (let scene = 1; scene <= length; scene++) {
            const table = await play(game, deal, scene);
            expect(table.view.seat).to.equal(Number(deal.querySelector<HTMLElement>('.stage')!.dataset.seat));
            expect(deal.querySelector('.now')!.textContent).to.equal(
              deal.querySelectorAll('.scenes li')[scene - 1]!.textContent.trim().replace(/\s+/g, ' '),
            );
          }
          // one scene back, and once more from the beginning
          deal.querySelectorAll<HTMLButtonElement>('.controls button')[1]!.click();
          expect(current(deal)).to.equal(length - 1);
          await play(game, deal, length);
          button(deal).click();
          await until(() => current(deal) === 1, 'it begins again');
        }
        expect(errors).to.deep.equal([]);
      });

      it(`has nothing for axe to find, ${name}`, async function () {
        // what axe judges is the same in every browser, and here it takes half a minute a page
        if ((await executeServerCommand('engine')) === 'WebKit') return this.skip();
        // axe itself would not be let in by the policy
        const text = await (await fetch(folder + name)).text();
        const open_ = `<base href="${folder}"><script src="/node_modules/axe-core/axe.min.js"></script>`;
        const { page } = await open({
          srcdoc: text.replace(/<meta\s+http-equiv[^>]*>/, '').replace('<head>', `<head>${open_}`),
        });
        await until(() => page.axe, 'axe has come');
        const found = async (): Promise<string[]> =>
          (await page.axe!.run()).violations.flatMap(({ id, nodes }) => nodes.map(node => `${id} ${node.html}`));
        expect(await found()).to.deep.equal([]);
        for (const deal of page.document.querySelectorAll('.deal'))
          await play(game, deal, deal.querySelectorAll('.scenes li').length - 1);
        expect(await found()).to.deep.equal([]);
        const dark = { command: 'media-features', payload: { 'prefers-color-scheme': 'dark' } };
        if (await executeServerCommand(dark.command, dark.payload)) {
          try {
            expect(await found()).to.deep.equal([]);
          } finally {
            await executeServerCommand('media-features', {});
          }
        }
      });

      for (const width of [320, 768, 1200])
        it(`fits ${width} px, ${name}`, async () => {
          const { page } = await open({ src: folder + name }, width);
          const { documentElement } = page.document;
          await until(() => page.document.readyState === 'complete', 'all is loaded');
          expect(documentElement.scrollWidth).to.be.at.most(width);
          const deal = page.document.querySelector('.deal')!;
          await play(game, deal, deal.querySelectorAll('.scenes li').length);
          expect(documentElement.scrollWidth).to.be.at.most(width);
        });
    }

    it('seats the reader at each of its tables, and shows them a first hand', async () => {
      const { page, errors } = await open({ src: `${folder}index.html` });
      const places = page.document.querySelectorAll<HTMLElement>('.try');
      expect(places.length).to.be.above(0);
      for (const place of places) {
        if (place.dataset.open === undefined) place.querySelector<HTMLButtonElement>('.ways button')!.click();
        await until(() => place.querySelector<Table>(tag)?.legal?.length, 'the reader is asked');
        const table = place.querySelector<Table>(tag)!;
        if (place.dataset.variant)
          expect((table.view as unknown as { options: object }).options).to.include({ variant: place.dataset.variant });
        place.querySelector<HTMLButtonElement>('.ways button')!.click();
        await until(() => table.shadowRoot!.querySelector('.bubble'), 'the guide speaks');
      }
      expect(errors).to.deep.equal([]);
    });

    it('is under a policy that is in force', async () => {
      const { page, errors } = await open({ src: `${folder}index.html` });
      page.document.querySelector('main')!.setAttribute('style', 'color: red');
      await until(() => errors.length > 0, 'a style attribute is refused');
    });
  });
