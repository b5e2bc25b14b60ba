/** A page that teaches, opened in a frame: its deals are played scene by scene. */
import { fixtureSync, html, expect } from '@open-wc/testing';
import { replay } from '../../src/game/replay.js';
import type { AnyGame, TableState } from '../../src/game/contract.js';
import { einundvierzig, faro, stud, trenteQuarante } from '../../src/rules.js';
import { until } from '../table/on-a-page.js';

export interface PageWindow extends Window {
  readonly axe?: {
    run(options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
  };
}
export type Table = HTMLElement & {
  readonly view: TableState & { readonly seat: unknown; readonly phase: string };
  readonly legal: readonly unknown[];
  readonly updateComplete: Promise<boolean>;
};

/** The pages, by their folder. */
export const LESSONS: Readonly<Record<string, { readonly tag: string; readonly game: AnyGame }>> = {
  einundvierzig: { tag: 'einundvierzig-table', game: einundvierzig },
  'trente-quarante': { tag: 'trente-quarante-board', game: trenteQuarante },
  faro: { tag: 'faro-layout', game: faro },
  stud: { tag: 'stud-table', game: stud },
};

/** A page in a frame, with its script loaded and its tables without motion; `errors` are its complaints. */
export async function openIn(tag: string, source: { src: string } | { srcdoc: string }, width = 1200) {
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
  }, 'the script has loaded');
  new MutationObserver(() => {
    for (const table of page.document.querySelectorAll(`${tag}:not([speed])`)) table.setAttribute('speed', 'instant');
  }).observe(page.document.body, { childList: true, subtree: true });
  return { page, errors };
}

export const button = (deal: Element): HTMLButtonElement => deal.querySelector<HTMLButtonElement>('button.prime')!;
export const current = (deal: Element): number =>
  [...deal.querySelectorAll('.scenes li')].findIndex(line => line.getAttribute('aria-current') === 'step') + 1;

/** The table of a deal. */
const told = (deal: Element): Table => deal.querySelector<Table>('.stage > :not(.poster)')!;

/** Plays a deal up to a scene, and waits for the table to show it. */
export async function play(game: AnyGame, deal: Element, scene: number): Promise<Table> {
  const data = deal.querySelector<HTMLElement>('[data-deal]')!;
  const end = Number(data.dataset.scenes!.split(' ')[scene - 1]);
  const { log } = replay(game, data.textContent);
  const { state } = replay(game, { ...log, actions: log.actions.slice(0, end) }) as unknown as { state: Table['view'] };
  while (current(deal) < scene) {
    const at = current(deal);
    button(deal).click();
    await until(() => current(deal) > at, `scene ${at + 1} is shown`);
  }
  const table = told(deal);
  await until(
    () => table.view.phase === state.phase && String(table.view.accounts.cloth) === String(state.accounts.cloth),
    `the table is as in the log after scene ${scene}`,
  );
  expect(table.view.accounts).to.deep.equal(state.accounts);
  // in its first frame on the page it takes the shape of its box
  for (let frames = 0; frames < 2; frames++)
    await new Promise(done => deal.ownerDocument.defaultView!.requestAnimationFrame(done));
  await table.updateComplete;
  return table;
}
