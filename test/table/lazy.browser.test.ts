/** Chunks that do not load: offline, or after a new deploy. The table says so once, tries again, and goes on without. */
import { executeServerCommand } from '@web/test-runner-commands';
import '../../src/faro-layout.js';
import { LitElement } from 'lit';
import { LazyChunks } from '../../src/table/look/lazy.js';
import {
  all,
  boardAt,
  croupierWith,
  expect,
  newTable,
  NOIR_INVERSE,
  part,
  place,
  ready,
  root,
  told,
  until,
} from './at-the-table.js';

/** An element with nothing but its chunks. */
class Lazy extends LitElement {
  readonly told: string[] = [];
  readonly chunks = new LazyChunks(this, ({ message }) => this.told.push(message));
}
customElements.define('x-lazy', Lazy);

/** A chunk that loads when the network is there. */
function chunkAt(network: { there: boolean }) {
  const asked: number[] = [];
  const chunk = async (): Promise<{ readonly is: string }> => {
    asked.push(performance.now());
    await Promise.resolve();
    if (!network.there) throw new TypeError('Failed to fetch');
    return { is: 'here' };
  };
  return { chunk, asked };
}

function lazy(): Lazy {
  const element = document.createElement('x-lazy') as Lazy;
  place().append(element);
  return element;
}

describe('an ornament', () => {
  it('delays no drawing, is requested once, and its absence is not reported', async () => {
    const { chunk, asked } = chunkAt({ there: false });
    const element = lazy();
    for (let times = 0; times < 5; times++) {
      expect(element.chunks.adorn(chunk)).to.equal(undefined);
      element.requestUpdate();
      await element.updateComplete;
    }
    expect(asked.length).to.equal(1);
    expect(element.told).to.deep.equal([]);
    expect(element.chunks.isMissing).to.equal(false);
  });

  it('is drawn when it has loaded', async () => {
    const { chunk } = chunkAt({ there: true });
    const element = lazy();
    await element.updateComplete;
    const drawn: unknown[] = [];
    element.addController({ hostUpdated: () => drawn.push(element.chunks.adorn(chunk)?.is) });
    element.chunks.adorn(chunk);
    await until(() => drawn.length > 0, 'it is drawn anew');
    expect(drawn).to.deep.equal(['here']);
  });
});

describe('a chunk that does not load', () => {
  it('is requested once, however often it is needed, and reported once', async () => {
    const { chunk, asked } = chunkAt({ there: false });
    const { chunks, told } = lazy();
    for (let times = 0; times < 50; times++) {
      chunks.get(chunk);
      await chunks.load(chunk).catch(() => undefined);
    }
    expect(asked.length).to.equal(1);
    expect(told).to.deep.equal(['Part of the table could not be loaded; trying again. TypeError: Failed to fetch']);
    expect(chunks.isMissing).to.equal(true);
  });

  it('rejects with an error that has been reported', async () => {
    const { chunks } = lazy();
    const { chunk } = chunkAt({ there: false });
    for (let times = 0; times < 2; times++) {
      const error: unknown = await chunks.load(chunk).then(
        () => 'it came',
        (reason: unknown) => reason,
      );
      expect(error).to.be.instanceOf(Error);
      expect(chunks.hasTold(error)).to.equal(true);
    }
    expect(chunks.hasTold(new Error('another'))).to.equal(false);
  });

  it('loads by itself after a pause, and wakes all who waited', async () => {
    const network = { there: false };
    const { chunk, asked } = chunkAt(network);
    const { chunks, told } = lazy();
    const waiting = chunks.wait(chunk);
    await until(() => chunks.isMissing, 'it is missing');
    network.there = true;
    expect((await waiting).is).to.equal('here');
    expect(asked.length).to.equal(2);
    expect(asked[1]! - asked[0]!).to.be.at.least(990);
    expect(chunks.get(chunk)?.is).to.equal('here');
    expect([told.length, chunks.isMissing]).to.deep.equal([1, false]);
  });

  for (const [way, wake] of [
    ['when somebody wants it now', (element: Lazy) => element.chunks.retry()],
    ['when the network is back', () => dispatchEvent(new Event('online'))],
  ] as const)
    it(`loads ${way}, without a pause`, async () => {
      const network = { there: false };
      const { chunk, asked } = chunkAt(network);
      const element = lazy();
      await element.chunks.load(chunk).catch(() => undefined);
      network.there = true;
      wake(element);
      await until(() => !element.chunks.isMissing, 'it has come');
      expect(asked[1]! - asked[0]!).to.be.below(900);
    });

  it('is not requested by a removed element, but again when that is back', async () => {
    const network = { there: false };
    const { chunk, asked } = chunkAt(network);
    const element = lazy();
    const here = element.parentElement!;
    await element.chunks.load(chunk).catch(() => undefined);
    element.remove();
    network.there = true;
    dispatchEvent(new Event('online'));
    expect(asked.length).to.equal(1);
    here.append(element);
    await until(() => !element.chunks.isMissing, 'it has come');
    expect(asked.length).to.equal(2);
  });
});

/** Blocks these files; returns whether the engine can. */
const blocked = (...urls: readonly string[]): Promise<boolean> => executeServerCommand('blocked-urls', [...urls]);

describe('a table without a part of it', () => {
  afterEach(() => blocked());

  it('plays on, says so in one line and one event, and uses the part when it loads', async function () {
    if (!(await blocked('*classic*'))) this.skip();
    const table = newTable('faro-layout', { variant: 'classic', players: 'you', speed: 'instant' });
    const errors: string[] = [];
    table.addEventListener('tv-error', ({ detail }) => errors.push(detail.message));
    place().append(table);
    await ready(table);
    for (let turns = 0; turns < 3; turns++) {
      table.act({ type: 'done' });
      await until(() => table.legal.length === 0, 'it turns');
      await ready(table);
    }
    expect(errors.length).to.equal(1);
    expect(all(table, '.missing').length).to.equal(1);
    await blocked();
    part(table, '[data-do=retry]').click();
    await until(() => !root(table).querySelector('.missing'), 'the part has loaded');
    expect(errors.length).to.equal(1);
  });

  it('opens as soon as the part it needs to open has loaded', async function () {
    if (!(await blocked('*remote-ports*'))) this.skip();
    const board = await boardAt(croupierWith(NOIR_INVERSE));
    await until(() => root(board).querySelector('.missing'), 'the table says that a part is missing');
    expect(board.legal).to.deep.equal([]);
    await blocked();
    part(board, '[data-do=retry]').click();
    await ready(board);
  });

  for (const [what, files, lang, attributes] of [
    ['cloth', '*themes*', 'en', { theme: 'midnight' }],
    ['language', '*/de-*', 'de', {}],
  ] as const)
    it(`reports it once, to the page and to screen readers, if it is the ${what} of its first drawing`, async function () {
      if (!(await blocked(files))) this.skip();
      const table = newTable('faro-layout', { speed: 'instant', ...attributes });
      const errors: string[] = [];
      table.addEventListener('tv-error', ({ detail }) => errors.push(detail.message));
      place(lang).append(table);
      await ready(table);
      const said = part(table, '.missing').firstChild!.textContent!.trim();
      await until(() => told(table).some(text => text.includes(said)), 'it is said');
      expect(errors).to.have.length(1);
      expect(errors[0]).to.contain('Part of the table could not be loaded');
    });
});
