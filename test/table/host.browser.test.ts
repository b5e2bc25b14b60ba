/** Tables of two pages at the command `tapis-vert-host`: seats, people, a broken connection, a reload, a killed host. */
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import { toAction } from '../../src/game/to-action.js';
import type { AnyAction, Offer, TableView } from '../../src/game/contract.js';
import { colyseusSocket, type ColyseusClient } from '../../src/colyseus-socket.js';
import { verifyDeal } from '../../src/fair.js';
import { StudTable } from '../../src/stud-table.js';
import '../../src/table/lazy/host/visit.js';
import '../../src/table/lazy/remote-ports.js';
import { all, expect, givenFile, newTable, part, place, root, until, type Attributes } from './on-a-page.js';
import { TAGS, type Tag } from './tags.js';

/** What the test needs of every table. */
interface Table extends HTMLElement {
  readonly view: TableView;
  readonly legal: readonly Offer<AnyAction>[];
  readonly updateComplete: Promise<unknown>;
  act(action: AnyAction): void;
}

/** Other browsers play at the same host. */
const here = Math.random().toString(36).slice(2);
let rooms = 0;
const startHost = (): Promise<string> => executeServerCommand<string, unknown>('host-start');

/** A table in a room of its own, or in a named one. */
async function tableAt(tag: Tag, id: string, attributes: Attributes = {}, lang = 'en'): Promise<Table> {
  const host = await startHost();
  const table = newTable(tag, { host, room: `room ${rooms} ${here}`, speed: 'instant', ...attributes });
  table.id = id;
  place(lang).append(table);
  await until(() => root(table)?.querySelector('.tool.people'), 'the table has loaded its part for hosts');
  return table;
}

const isSeated = ({ view }: Table): boolean => typeof view.seat === 'number';

/** The quietest action, the first of these that is offered. */
const WAYS = ['done', 'check', 'call', 'bringIn', 'show', 'turnUp', 'choose', 'stake'];

/** Plays what is offered, everybody the cheapest action that goes on, until this many hands are over. */
async function play(tables: readonly Table[], hands: number): Promise<void> {
  const last = tables[0]!.view.hand + hands;
  /** What each player has answered already. */
  const answered = new Map<Table, TableView>();
  await until(() => {
    for (const table of tables) {
      const { legal, view } = table;
      if (answered.get(table) === view) continue;
      const ways = WAYS.flatMap(way => legal.find(({ type }) => type === way) ?? []);
      if (!ways[0]) continue;
      answered.set(table, view);
      table.act(toAction(ways[0]));
    }
    return tables[0]!.view.hand >= last;
  }, `${hands} hands are over`);
}

const say = (table: HTMLElement): string => part(table, '.say').innerText;
const open = async (table: Table): Promise<void> => {
  part(table, '.tool.people').click();
  await table.updateComplete;
};

describe('tables at a host', () => {
  beforeEach(() => void rooms++);

  for (const tag of TAGS)
    it(`two pages with <${tag}> play whole hands with each other`, async () => {
      const players = tag === 'trente-quarante-board' ? 'you,you' : 'you,you,Carla:easy';
      const anna = await tableAt(tag, 'anna', { players });
      await until(() => isSeated(anna), 'Anna has a seat');
      const bruno = await tableAt(tag, 'bruno', { players });
      await until(() => isSeated(bruno), 'Bruno has a seat');
      expect([anna.view.seat, bruno.view.seat]).to.deep.equal([0, 1]);
      await play([anna, bruno], 2);
    });

  it('a reloaded table comes back to its seat, and a host that is killed goes on where it was', async () => {
    const players = 'Anna,Bruno';
    const anna = await tableAt('stud-table', 'anna', { players });
    await until(() => isSeated(anna), 'Anna has a seat');
    let bruno = await tableAt('stud-table', 'bruno', { players });
    await until(() => isSeated(bruno), 'Bruno has a seat');
    for (const table of [anna, bruno]) {
      await until(() => table.legal.some(({ type }) => type === 'done'), 'the next hand may be asked for');
      table.act({ type: 'done' });
    }
    await until(() => anna.view.phase !== 'between' && bruno.view.phase !== 'between', 'cards are dealt');
    const { view } = bruno;
    bruno.remove();
    bruno = await tableAt('stud-table', 'bruno', { players });
    await until(() => isSeated(bruno), 'Bruno is back');
    expect(bruno.view).to.deep.equal(view);

    await executeServerCommand('host-kill', undefined);
    await until(() => say(bruno).includes('Connection lost'), 'the lost connection is announced');
    await startHost();
    await until(() => say(bruno).includes('Connected again'), 'the new connection is announced');
    expect(bruno.view.accounts).to.deep.equal(view.accounts);
    await play([anna, bruno], 1);
  });

  it('a table without a room opens one of its own, comes back to it, and asks before leaving', async () => {
    const attributes = { players: 'Anna,Bruno', room: '' };
    let anna = await tableAt('stud-table', 'anna-alone', attributes);
    await until(() => isSeated(anna), 'Anna has a seat');
    await open(anna);
    const room = (): string =>
      new URL(part<HTMLInputElement>(anna, '.invitation input').value).searchParams.get('room')!;
    const first = room();
    anna.remove();
    anna = await tableAt('stud-table', 'anna-alone', attributes);
    await until(() => isSeated(anna), 'Anna is back');
    await open(anna);
    expect(room()).to.equal(first);

    const bruno = await tableAt('stud-table', 'bruno', { players: 'Anna,Bruno', room: first });
    await until(() => isSeated(bruno), 'Bruno has followed the invitation');
    await open(bruno);
    const people = (): string => part(bruno, '.present').innerText.replace(/\s+/g, ' ');
    part(anna, '.tool[data-value=menu]').click();
    await until(() => root(anna).querySelector('.drawer.menu'), 'the menu is open');
    expect(root(anna).querySelector('[data-do=new-table]'), 'nobody leaves friends by mistake').to.equal(null);
    (anna as Table & { start(): void }).start();
    await until(() => people().includes('free'), 'Bruno sees that the seat is free');
    await until(() => isSeated(anna), 'Anna is at another table');
    await open(anna);
    expect(room()).not.to.equal(first);
  });

  it('shows who is here and whose clock runs; an onlooker sits down, a player gets up', async () => {
    const players = 'Anna,Bruno:easy';
    const anna = await tableAt('stud-table', 'anna', { players });
    await until(() => isSeated(anna), 'Anna has a seat');
    await open(anna);
    const entries = (): string[] =>
      all(anna, '.present li').map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim());
    await until(() => /^Anna you \d+:\d\d$/.test(entries()[0] ?? ''), 'Anna is shown with her clock');
    expect(entries()[1]).to.equal('Bruno computer player');
    expect(part(anna, '.tool.people .clock').innerText).to.match(/^\d+:\d\d$/);

    part(anna, '.named input').focus();
    part<HTMLInputElement>(anna, '.named input').value = '';
    await sendKeys({ type: 'Zoë fr' });
    await sendKeys({ press: 'Enter' });
    await until(() => entries()[0]?.startsWith('Zoë fr you'), 'her name is changed: no character is a command');

    const carla = await tableAt('stud-table', 'carla', { players });
    await until(() => isSeated(carla), 'Carla takes the place of the computer player');
    const dora = await tableAt('stud-table', 'dora', { players });
    await until(() => entries().length === 2 && root(anna).querySelector('.onlookers'), 'one looks on');
    expect(dora.view.seat).to.equal('onlooker');
    await open(carla);
    part(carla, '[data-do=host-leave]').click();
    await until(() => carla.view.seat === 'onlooker', 'Carla looks on');
    await open(dora);
    await until(() => root(dora).querySelector('[data-do=host-sit]'), 'a seat is free');
    part(dora, '[data-do=host-sit]').click();
    await until(() => dora.view.seat === 1, 'Dora has the seat');
  });

  it('proves each hand that is over, and gives the proof as a file', async () => {
    const players = 'Anna,Bruno';
    const anna = await tableAt('stud-table', 'anna', { players }, 'de');
    await until(() => isSeated(anna), 'Anna has a seat');
    const bruno = await tableAt('stud-table', 'bruno', { players });
    await until(() => isSeated(bruno), 'Bruno has a seat');
    await open(anna);
    await until(
      () => part(anna, '.proof').innerText.startsWith('Schlüssel des Gastgebers'),
      'the table says what was done',
    );
    await play([anna, bruno], 1);
    await until(() => part(anna, '.proof').innerText.includes('1 × Bewiesen: Die Reihenfolge'), 'the hand is proved');
    await play([anna, bruno], 1);
    await until(() => part(anna, '.proof').innerText.includes('2 × Bewiesen: Die Reihenfolge'), 'the next one too');
    expect(part(anna, '.codes').innerText).to.match(
      /Zusage für die Mischung Nr. 3: \w{4} \w{4}\s+Code der Mischung Nr. 2: \w{4} \w{4}/,
    );
    const [name, text] = (await givenFile(anna, () => part(anna, '[data-do=host-proof]').click()))!;
    expect(name).to.equal(`room ${rooms} ${here}.deal.json`);
    expect(verifyDeal(text).findings.filter(({ holds }) => !holds)).to.deep.equal([]);
  });

  it('invites by a link to the room on this page, and speaks the language of the page', async () => {
    const anna = await tableAt('stud-table', 'anna', { players: 'Anna,Bruno' }, 'de');
    await until(() => isSeated(anna), 'Anna has a seat');
    await open(anna);
    const link = new URL(part<HTMLInputElement>(anna, '.invitation input').value);
    expect(link.searchParams.get('room')).to.equal(`room ${rooms} ${here}`);
    expect(link.href).not.to.contain('secret');
    expect(part(anna, '.drawer.people h3').innerText).to.equal('Wer da ist');
    await expect(anna).to.be.accessible();
  });

  it('uses a language of the page’s own, with English for what it lacks', async () => {
    StudTable.registerTexts('es', { host: { people: 'Quién está', seat: number => `Sitio ${number}` } });
    const anna = await tableAt('stud-table', 'anna', { players: 'Anna,Bruno' }, 'es');
    await until(() => isSeated(anna), 'Anna has a seat');
    expect(part(anna, '.tool.people').ariaLabel).to.contain('Quién está');
    await open(anna);
    expect(part(anna, '.drawer.people h3').innerText).to.equal('Quién está');
    expect(part(anna, '[data-do=host-copy]').innerText).to.equal('Copy link');
  });

  it('the tool stays clear of everything else in the header, wide and narrow', async () => {
    for (const width of [280, 320, 480, 680, 760, 900, 1000, 1200]) {
      const table = await tableAt('stud-table', `wide ${width}`, { players: 'Anna,Bruno:easy' });
      table.parentElement!.style.width = `${width}px`;
      await until(() => /\d:\d\d/.test(part(table, '.tool.people .clock').textContent), 'a clock runs');
      const tools = part(table, '.tools').getBoundingClientRect();
      const streets = root(table).querySelector('.frame > .streets')?.getBoundingClientRect();
      if (streets && streets.width > 0) expect(streets.right, `at ${width}`).to.be.at.most(tools.left);
      expect(tools.right, `at ${width}`).to.be.at.most(table.getBoundingClientRect().right);
      table.remove();
      rooms++;
    }
  });

  it('a page that brings connections of its own, as from the SDK of Colyseus, plays on them', async () => {
    const host = await startHost();
    const asked: unknown[] = [];
    const client: ColyseusClient = {
      async joinOrCreate(tables, options) {
        asked.push([tables, options]);
        const socket = new WebSocket(host);
        await new Promise(opened => (socket.onopen = opened));
        return {
          reconnection: { enabled: true },
          send: (_, text) => socket.send(text),
          leave: () => socket.close(),
          onMessage: (_, heard) => (socket.onmessage = ({ data }) => heard(data)),
          onLeave: left => (socket.onclose = ({ code }) => left(code)),
        };
      },
    };
    const room = `room ${rooms} ${here}`;
    const tables = ['anna', 'bruno'].map(id => {
      const table = newTable('stud-table', { host: 'wss://cards.example', room, speed: 'instant', players: 'you,you' });
      table.id = id;
      table.openConnection = (address, name) => {
        expect(address).to.equal('wss://cards.example');
        return colyseusSocket(client, name);
      };
      place().append(table);
      return table;
    });
    for (const table of tables) await until(() => isSeated(table), 'they have seats');
    expect(asked[0]).to.deep.equal(['tapis-vert', { room }]);
    await play(tables, 1);
  });

  it('reports to the page when the host lets nobody in', async () => {
    const errors: string[] = [];
    const listen = ({ error }: { readonly error: unknown }): void => void errors.push(String(error));
    const host = await startHost();
    const table = newTable('stud-table', { host, room: '/' });
    table.addEventListener('tv-error', ({ detail }) => listen({ error: detail.error }));
    place().append(table);
    await until(() => errors.length > 0, 'it is told');
    expect(errors[0]).to.contain('Invalid room name: expected up to 64 letters');
  });
});
