// tries: dist
/** The front page as a player meets it: its addresses, Back and reload, a shared hand. */
import { expect, fixtureSync, html } from '@open-wc/testing';
import type { AnyAction, Offer } from '../../src/game/contract.js';
import { toAction } from '../../src/game/to-action.js';
import { until } from '../table/on-a-page.js';

type FrontTable = HTMLElement & {
  readonly view: { readonly phase: string; readonly accounts: { readonly purses: readonly number[] } };
  readonly legal: readonly Offer<AnyAction>[];
  readonly updateComplete: Promise<boolean>;
  act(action: AnyAction): void;
  handLink(): Promise<string>;
};

const PAGE = '/demo/index.html';
const TAGS = 'stud-table, trente-quarante-board, einundvierzig-table, faro-layout';
const TABLES = {
  'trente-et-quarante': ['trente-quarante-board', 'Trente et Quarante'],
  stud: ['stud-table', 'Seven Card Stud'],
  razz: ['stud-table', 'Razz'],
  'stud-high-low': ['stud-table', 'Stud High-Low'],
  einundvierzig: ['einundvierzig-table', 'Einundvierzig (Färbeln)'],
  faro: ['faro-layout', 'Faro'],
  'classic-faro': ['faro-layout', 'Faro: the classic layout'],
  pharo: ['faro-layout', 'Pharo'],
} as const;

/** The page in a frame of its own. */
function framed(path: string) {
  const frame = fixtureSync<HTMLIFrameElement>(
    html`<iframe title="the front page" width="1200" height="900" src=${path}></iframe>`,
  );
  const stage = (): FrontTable | undefined =>
    frame.contentDocument?.querySelector(`.first :is(${TAGS})`) as FrontTable | undefined;
  return {
    frame,
    stage,
    tab: (): string | undefined =>
      frame.contentDocument?.querySelector('.first .chooser [aria-current]')?.textContent ?? undefined,
    /** The table on the first screen, once a player can act there. */
    async asked(): Promise<FrontTable> {
      await until(() => (stage()?.legal?.length ?? 0) > 0, 'the player is asked');
      stage()!.setAttribute('speed', 'instant');
      return stage()!;
    },
  };
}

const quiet = ['done', 'bringIn', 'check', 'call', 'show', 'turnUp'];
/** Plays on, as quietly as possible, until something is true. */
async function playUntil(table: FrontTable, isSo: () => boolean, what: string): Promise<void> {
  await until(() => {
    if (isSo()) return true;
    const offer = quiet.flatMap(type => table.legal.filter(each => each.type === type))[0];
    if (offer) table.act(toAction(offer));
    return false;
  }, what);
}

describe('the front page', () => {
  beforeEach(() => localStorage.clear());

  it('has an address for each table, and makes each in the same way', async () => {
    const first = framed(PAGE);
    await first.asked();
    expect(first.stage()!.localName).to.equal('trente-quarante-board');
    for (const [id, [tag, name]] of Object.entries(TABLES)) {
      const page = framed(`${PAGE}?table#${id}`);
      const table = await page.asked();
      expect([table.localName, page.tab()], id).to.eql([tag, name]);
      for (const attribute of ['autosave', 'links', 'learn'])
        expect(table.getAttribute(attribute), `${attribute} of ${id}`).to.be.a('string').and.not.to.equal('');
      page.frame.remove();
    }
    expect(first.stage()!.getAttribute('autosave')).to.equal('trente-et-quarante');
  });

  it('gives a low screen to the table during play, and brings the page back on focus or scroll', async () => {
    const { frame, asked } = framed(`${PAGE}#stud`);
    Object.assign(frame, { width: 844, height: 390 });
    const table = await asked();
    const page = frame.contentDocument!;
    const isInSight = (): boolean => page.querySelector('.first .chooser')!.getBoundingClientRect().top >= 0;
    expect(isInSight()).to.equal(true);
    table.shadowRoot!.querySelector<HTMLElement>('.bar .prime')!.click();
    await until(() => !isInSight(), 'the head of the page folds away');
    await until(() => table.getBoundingClientRect().height > 370, 'the table has the height of the screen');
    page.querySelector<HTMLElement>('.first .chooser a')!.focus();
    await until(isInSight, 'the focus brings it back');
    page.querySelector<HTMLElement>('.first .chooser a')!.blur();
    await until(() => !isInSight(), 'it has folded away again');
    page.querySelector('#use')!.scrollIntoView({ behavior: 'instant' });
    await until(() => !page.documentElement.classList.contains('folded'), 'a scroll brings it back');
  });

  it('goes back to the table before, as the player left it', async () => {
    const page = framed(`${PAGE}#faro`);
    const faro = await page.asked();
    await playUntil(faro, () => faro.legal.some(({ type }) => type === 'stake'), 'bets may be laid');
    faro.act(toAction(faro.legal.find(({ type }) => type === 'stake')!));
    await until(() => faro.view.accounts.purses[0] === 99, 'a chip is laid');
    page.frame.contentDocument!.querySelector<HTMLElement>('.first .chooser [href="#stud"]')!.click();
    expect(page.frame.contentWindow!.location.hash).to.equal('#stud');
    expect((await page.asked()).localName).to.equal('stud-table');
    page.frame.contentWindow!.history.back();
    await until(() => page.stage()?.localName === 'faro-layout', 'Faro again');
    await until(() => page.stage()?.view.accounts.purses[0] === 99, 'the chip is still there');
  });

  it('keeps game, chips and menu settings over a reload', async () => {
    const page = framed(`${PAGE}#trente-et-quarante`);
    const table = await page.asked();
    await playUntil(table, () => table.legal.some(({ type }) => type === 'stake'), 'bets may be laid');
    table.act(toAction(table.legal.find(({ type }) => type === 'stake')!));
    await until(() => table.view.accounts.purses[0] === 1995, 'a chip is laid');
    const root = table.shadowRoot!;
    root.querySelector<HTMLElement>('[data-do=open][data-value=menu]')!.click();
    await until(() => root.querySelector('[data-value$=midnight]'), 'the menu is open');
    root.querySelector<HTMLElement>('[data-value$=midnight]')!.click();
    await until(() => (table as unknown as { theme: string }).theme === 'midnight', 'a cloth is chosen');
    await table.updateComplete;
    const before = page.frame.contentDocument;
    page.frame.contentWindow!.location.reload();
    await until(() => page.frame.contentDocument !== before, 'the page is loaded again');
    const again = await page.asked();
    expect([again.localName, again.view.accounts.purses[0]]).to.eql(['trente-quarante-board', 1995]);
    expect((again as unknown as { theme: string }).theme).to.equal('midnight');
  });

  it('opens at the last table and in the last language if its address names none', async () => {
    const first = framed(PAGE);
    await first.asked();
    const page = first.frame.contentDocument!;
    page.querySelector<HTMLElement>('.first .chooser [href="#razz"]')!.click();
    page.querySelector<HTMLElement>('.languages [lang=de]')!.click();
    const again = framed(`${PAGE}?`);
    const table = await again.asked();
    expect([table.localName, again.tab()]).to.eql(['stud-table', 'Razz']);
    expect(again.frame.contentWindow!.location.hash).to.equal('#razz');
    expect(again.frame.contentDocument!.documentElement.lang).to.equal('de');
  });

  it('keeps the language of its address, and links to the page for playing with friends in it, with the current game', async () => {
    const page = framed(`${PAGE}?lang=fr#faro`);
    await page.asked();
    const friends = page.frame.contentDocument!.querySelector<HTMLAnchorElement>('.places [data-text=navFriend]')!;
    expect(friends.search).to.equal('?lang=fr&game=faro-layout');
    page.frame.contentDocument!.querySelector<HTMLElement>('.first .chooser [href="#razz"]')!.click();
    expect(friends.search).to.equal('?lang=fr&game=stud-table');
    const unspoken = framed(`${PAGE}?lang=nl#stud`);
    await unspoken.asked();
    const again = framed(`${PAGE}?#stud`);
    await again.asked();
    expect(
      again.frame.contentDocument!.documentElement.lang,
      'a language that the page does not have is not kept',
    ).to.equal('fr');
  });

  for (const id of ['stud', 'razz', 'pharo'] as const)
    it(`shows a shared hand in another window, at its own table: ${id}`, async () => {
      const page = framed(`${PAGE}?lang=de#${id}`);
      const table = await page.asked();
      let isSettled = false;
      table.addEventListener('tv-settle', () => (isSettled = true));
      await playUntil(table, () => isSettled, 'the hand is over');
      const link = await table.handLink();
      expect(new URL(link).search, 'the reader has a language of their own').to.equal('');
      page.frame.remove();
      const other = framed(link);
      await until(() => other.stage()?.shadowRoot?.querySelector('[part~=replay], .replay'), 'the hand is shown');
      expect([other.stage()!.localName, other.tab()]).to.eql([...TABLES[id]]);
    });
});
