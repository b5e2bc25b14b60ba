// left to CI: every table hurried through its hands
// engines: keys, pointer
/** An impatient player only hurries what is shown: no touch and no key plays another hand with their chips. */
import { sendKeys } from '@web/test-runner-commands';
import '../../src/faro/lazy/classic.js';
import '../../src/einundvierzig-table.js';
import '../../src/faro-layout.js';
import '../../src/stud-table.js';
import '../../src/trente-quarante-board.js';
import {
  beat,
  engine,
  expect,
  listen,
  newTable,
  part,
  place,
  ready,
  root,
  typesOf,
  typesOfActions,
  until,
} from './on-a-page.js';
import { inOneEngine, isChromium } from './engines.js';

const BANK = [
  ['faro-layout', { variant: 'classic', players: 'you', seed: 'c' }],
  ['trente-quarante-board', { decks: '1', seed: 'deal 17' }],
] as const;
const POKER = [
  ['stud-table', { seed: 'test', players: 'you, Anna:easy' }, ['c']],
  ['einundvierzig-table', { seed: 'test', players: 'you, Anna:easy, Bruno:easy' }, ['1', '2', 'Enter']],
] as const;
const PRIME = '.bar .prime';

async function tableOf<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes: object, speed = 'instant') {
  const table = newTable(tag, { ...attributes, speed }) as HTMLElementTagNameMap['faro-layout'];
  place().append(table);
  await ready(table);
  return table;
}
type Table = Awaited<ReturnType<typeof tableOf>>;

/** The driver of WebKit can only press and release keys at once. */
const holdsKeys = async (): Promise<boolean> => (await engine()) !== 'WebKit';

const done = (events: readonly CustomEvent<Record<string, unknown>>[]): number =>
  typesOfActions(events).filter(type => type === 'done').length;

/** A finger or mouse goes down at a time, and up: its action is done. */
const down = (target: Element, at: number): void => {
  const event = new PointerEvent('pointerdown', { bubbles: true, composed: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  target.dispatchEvent(event);
};
const up = (target: Element): void =>
  void target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
const tap = (target: Element, at: number): void => {
  down(target, at);
  up(target);
};

/** A coup or a turn at this table, when bets are asked for. */
async function staking(table: Table): Promise<void> {
  if ((table.view as { phase?: string }).phase === 'between') part(table, PRIME).click();
  await until(() => table.legal.some(({ type }) => type === 'stake'), 'the player may bet');
  await table.updateComplete;
}

for (const [tag, attributes] of BANK)
  describe(`impatience at <${tag}>`, () => {
    it('does not deal again by a tap that hurries the deal', async () => {
      const table = await tableOf(tag, attributes, 'slow');
      await staking(table);
      const events = listen(table);
      tap(part(table, PRIME), 1000);
      await until(() => root(table).querySelector('.cloth .card'), 'a card is on the table');
      tap(part(table, PRIME), 1700);
      await ready(table);
      expect(done(events)).to.equal(1);
    });

    inOneEngine.it('does not deal again by a tap that began while cards were dealt', async () => {
      const table = await tableOf(tag, attributes);
      await staking(table);
      const events = listen(table);
      tap(part(table, PRIME), 1000);
      down(part(table, PRIME), 1700);
      await ready(table);
      up(part(table, PRIME));
      await ready(table);
      expect(done(events)).to.equal(1);
    });

    inOneEngine.it('deals if the main button was pressed before a tap hurried the chip being laid', async () => {
      const table = await tableOf(tag, attributes, 'slow');
      await staking(table);
      const events = listen(table);
      tap(part(table, '.cloth [data-drop]'), 1000);
      tap(part(table, PRIME), 1600);
      tap(part(table, '.cloth'), 2200);
      await until(() => done(events) === 1, 'it is dealt');
    });

    inOneEngine.it('deals for a screen reader that clicks without touching, whatever was touched before', async () => {
      const table = await tableOf(tag, attributes);
      await staking(table);
      const events = listen(table);
      tap(part(table, '[data-do=sound]'), 1000);
      up(part(table, PRIME));
      await ready(table);
      expect(done(events)).to.equal(1);
    });

    it('deals once for a double click, and again for a separate click', async () => {
      const table = await tableOf(tag, attributes);
      const events = listen(table);
      for (const at of [1000, 1080, 1160]) {
        tap(part(table, PRIME), at);
        await ready(table);
      }
      expect(done(events)).to.equal(1);
      tap(part(table, PRIME), 2000);
      await ready(table);
      expect(done(events)).to.equal(2);
    });

    it('deals once while Enter is held on the button', async function () {
      if (!(await holdsKeys())) this.skip();
      const table = await tableOf(tag, attributes);
      const events = listen(table);
      part(table, PRIME).focus();
      for (let times = 0; times < 5; times++) {
        await sendKeys({ down: 'Enter' });
        await ready(table);
      }
      await sendKeys({ up: 'Enter' });
      expect(done(events)).to.equal(1);
    });
  });

/** Each bank game with two places to stake on. */
const PLACES = [
  ['faro-layout', { variant: 'classic', players: 'you', seed: 'abc' }, ['7', '9']],
  ['faro-layout', { seed: 'abc' }, ['7', '9']],
  ['trente-quarante-board', { decks: '1', seed: 'deal 17' }, ['noir', 'couleur']],
] as const;

for (const [tag, attributes, places] of PLACES)
  inOneEngine.describe(`a press while a stake is shown at <${tag} ${Object.entries(attributes)[0]!.join('=')}>`, () => {
    const fieldOf = (table: Table, place: string) => part(table, `[data-do=field][data-value="${place}"]`);

    it('counts: two stakes and the main button at once', async () => {
      const table = await tableOf(tag, attributes, 'fast');
      await staking(table);
      const events = listen(table);
      places.forEach((place, nth) => tap(fieldOf(table, place), 1000 + 40 * nth));
      tap(part(table, PRIME), 1120);
      const own = () => events.flatMap(({ type, detail }) => (type === 'tv-intent' ? detail.action : []));
      await until(() => own().length === 3, 'everything asked for is done');
      expect(own().map(action => (action as { type: string }).type)).to.deep.equal(['stake', 'stake', 'done']);
    });

    it('counts: taking back a stake', async () => {
      const table = await tableOf(tag, attributes, 'fast');
      await staking(table);
      const events = listen(table);
      tap(fieldOf(table, places[0]), 1000);
      tap(part(table, '.bar [data-do=undo]'), 1100);
      await until(() => events.some(({ type, detail }) => type === 'tv-action' && !detail.action), 'it is taken back');
    });

    it('is refused with a message while the table is paused', async () => {
      const table = await tableOf(tag, attributes);
      await staking(table);
      tap(fieldOf(table, places[0]), 1000);
      await ready(table);
      table.paused = 'on';
      await table.updateComplete;
      for (const button of [fieldOf(table, places[0]), part(table, PRIME)]) {
        button.click();
        await until(() => part(table, '.told').textContent.includes('The table is paused.'), 'it says why');
        table.paused = 'off';
        await table.updateComplete;
        table.paused = 'on';
        await table.updateComplete;
      }
    });
  });

inOneEngine.it('an impatient player is told to press again', async () => {
  const table = await tableOf('trente-quarante-board', { decks: '1', seed: 'deal 17' });
  await staking(table);
  tap(part(table, PRIME), 1000);
  down(part(table, PRIME), 1700);
  await ready(table);
  up(part(table, PRIME));
  await until(() => part(table, '.told').textContent.includes('Press again'), 'it says so');
});

for (const [tag, attributes, keys] of POKER)
  describe(`impatience at <${tag}>`, () => {
    for (const key of isChromium ? ['Enter', ' '] : ['Enter'])
      it(`hurries the deal while ${key === ' ' ? 'Space' : key} is held, and pays nothing`, async function () {
        if (!(await holdsKeys())) this.skip();
        const table = await tableOf(tag, attributes, 'slow');
        const events = listen(table);
        const intents = (): number => typesOf(events).filter(type => type === 'tv-intent').length;
        part(table, PRIME).click();
        part(table, PRIME).focus();
        await until(() => root(table).querySelector('.cloth .card'), 'a card is on the table');
        // the deal waits for the first key, however late it comes
        table.paused = 'on';
        for (let times = 0; times < 20; times++) {
          await sendKeys({ down: key });
          table.paused = 'off';
          await beat();
        }
        // the rest of the hand need not be waited for
        table.speed = 'fast';
        await ready(table);
        await sendKeys({ down: key });
        await sendKeys({ up: key });
        expect(intents()).to.equal(1);
        for (let times = 0; intents() < 2; times++) {
          expect(times, 'its own keys act').to.be.lessThan(100);
          for (const own of keys) await sendKeys({ press: own });
        }
      });
  });

inOneEngine.describe('a new table while a deal is shown', () => {
  const WAYS: Readonly<Record<string, (table: Table) => void>> = {
    'start()': table => table.start(),
    'another seed': table => (table.seed = 'another'),
  };
  const begins = (tag: Parameters<typeof tableOf>[0], attributes: object, shown: string, part: string) => {
    for (const [way, anew] of Object.entries(WAYS))
      it(`begins without an error at <${tag}> by ${way} while ${shown}`, async () => {
        const table = await tableOf(tag, attributes, 'slow');
        const events = listen(table);
        const find = () => root(table).querySelector(part);
        root(table).querySelector<HTMLElement>(PRIME)!.click();
        await until(find, shown);
        anew(table);
        await until(() => table.log?.actions.length === 0 || !find(), 'the cloth is clear');
        // from here on it is the new table, which need not be waited for as long
        table.speed = 'fast';
        await ready(table);
        expect(events.filter(({ type }) => type === 'tv-error').map(({ detail }) => detail.message)).to.deep.equal([]);
      });
  };
  for (const [tag, attributes] of [...BANK, ...POKER]) begins(tag, attributes, 'cards lie there', '.cloth .card');
  for (const [tag, attributes] of POKER) begins(tag, attributes, 'antes lie there', '.bet .pile');
});
