/** What a page says of a host that cheats, or proves nothing: marked until it is read, saved, and still there after a reload. */
import { verifyDeal } from '../../src/fair.js';
import { stud } from '../../src/rules.js';
import '../../src/stud-table.js';
import '../../src/table/lazy/host/visit.js';
import '../../src/table/lazy/remote-ports.js';
import { DishonestHost, SEAT, type Say } from '../fair/dishonest-host.js';
import { expect, givenFile, newTable, part, place, root, until, type Attributes } from './on-a-page.js';

const OPTIONS = { purses: [4000, 4000, 4000] };
let rooms = 0;

/** A table whose connection leads to a host played by a test. */
function tableAt(host: DishonestHost, attributes: Attributes = {}, lang = 'en') {
  const table = newTable('stud-table', {
    ...{
      host: 'wss://cards.example',
      room: `faults ${rooms}`,
      speed: 'instant',
      players: 'you,you,you',
      ...attributes,
    },
  });
  table.id = `faults ${rooms}`;
  table.openConnection = () => {
    let isOpen = true;
    const socket: ReturnType<NonNullable<typeof table.openConnection>> = {
      ...{ onopen: null, onmessage: null, onclose: null, onerror: null },
      send: text => queueMicrotask(() => isOpen && receive(text as string)),
      close: () => (isOpen = false),
    };
    const { receive } = host.connect({
      queued: 0,
      send(data) {
        setTimeout(() => {
          if (isOpen) socket.onmessage?.call(socket as WebSocket, { data } as MessageEvent);
        });
      },
      close: () => (isOpen = false),
    });
    setTimeout(() => void socket.onopen?.call(socket as WebSocket, {} as Event));
    return socket;
  };
  place(lang).append(table);
  return table;
}
type Table = ReturnType<typeof tableAt>;

const isSeated = ({ view }: Table): boolean => view.seat === SEAT;
const hostOf = (): DishonestHost => new DishonestHost(stud, OPTIONS);
const tool = (table: Table): HTMLElement => part(table, '.tool.people');
const read = async (table: Table): Promise<string> => {
  tool(table).click();
  await until(() => root(table).querySelector('.proof'), 'the drawer is open');
  return part(table, '.proof').innerText.replace(/\s+/g, ' ');
};
const otherCards = (said: Say): Say =>
  'step' in said
    ? (JSON.parse(
        JSON.stringify(said).replace(
          /"([2-9TJQKA])([cdhs])"/g,
          (_, rank: string, suit: string) => `"${rank}${'cdhs'['dchs'.indexOf(suit)]}"`,
        ),
      ) as Say)
    : said;

describe('a host that cheats, or proves nothing', () => {
  beforeEach(() => {
    rooms++;
    sessionStorage.clear();
    localStorage.clear();
  });

  for (const [lang, seen, proven] of [
    ['en', 'Not proven: the record is not what you saw.', 'Proven: the order'],
    ['de', 'Nicht bewiesen: Die Aufzeichnung zeigt nicht', 'Bewiesen: Die Reihenfolge'],
    ['fr', 'Non prouvé\u00a0: le relevé n’est pas', 'Prouvé\u00a0: l’ordre'],
  ] as const)
    it(`is marked for showing another deal than its record until that is read, and counted after two honest deals and a reload (${lang})`, async () => {
      const host = hostOf();
      let table = tableAt(host, {}, lang);
      await until(() => isSeated(table), 'the player has a seat');
      let isOver = false;
      await host.play(said => {
        isOver ||= 'deal' in ((said as { fair?: object }).fair ?? {});
        return [isOver ? said : otherCards(said)];
      });
      for (let deals = 0; deals < 2; deals++) await host.play();
      await until(() => tool(table).matches('.marked'), 'the tool is marked');
      expect(tool(table).ariaLabel).to.contain(seen);
      await expect(table).to.be.accessible();
      table.remove();
      table = tableAt(host, {}, lang);
      await until(() => isSeated(table) && tool(table).matches('.marked'), 'the tool is marked after a reload too');
      const told = await read(table);
      expect(told).to.contain(`1 × ${seen}`.replaceAll('\u00a0', ' '));
      expect(told).to.contain(`2 × ${proven}`.replaceAll('\u00a0', ' '));
      await until(() => !tool(table).matches('.marked'), 'it has been read');
      await expect(table).to.be.accessible();
      const [name, text] = (await givenFile(table, () => part(table, '[data-value=evidence]').click()))!;
      expect(name).to.equal(`faults ${rooms}.evidence.json`);
      const { evidence } = JSON.parse(text) as {
        evidence: { kind: string; deal: unknown; witness: Parameters<typeof verifyDeal>[1] }[];
      };
      expect(evidence.map(({ deal, witness }) => verifyDeal(deal, witness).kind)).to.deep.equal(['view-mismatch']);
      expect(evidence[0]!.kind).to.equal('view-mismatch');
      table.remove();
      table = tableAt(host, {}, lang);
      await until(() => isSeated(table), 'the player is back again');
      expect(tool(table).matches('.marked'), 'what was read stays read').to.equal(false);
      expect(await read(table)).to.contain('1 ×');
    });

  it('one that is deaf to the player’s pledges is told aloud once, and counted', async () => {
    const host = hostOf();
    const table = tableAt(host);
    await until(
      () => isSeated(table),
      'is reported aloud once if it ignores the player’s pledges, and each deal is counted',
    );
    const said: string[] = [];
    const log = root(table).querySelector('[role=log]')!;
    const watching = new MutationObserver(() => said.push((log as HTMLElement).innerText));
    watching.observe(log, { childList: true, characterData: true, subtree: true });
    host.isDeaf = true;
    for (let deals = 0; deals < 3; deals++) await host.play();
    await until(() => said.some(text => text.includes('Not proven to you: your seed came too late')), 'it is said');
    watching.disconnect();
    await until(async () => (await read(table)).includes('3 × Not proven to you'), 'all of them are counted');
    expect(tool(table).matches('.marked'), 'nothing is known to be wrong').to.equal(false);
  });

  /** A host that says nothing of its shuffles. */
  const silentHost = (): DishonestHost => {
    const host = hostOf();
    const { say } = host;
    host.say = said => ('fair' in said ? undefined : say.call(host, said));
    return host;
  };

  it('has a room without fair deals, and the page says so', async () => {
    const table = tableAt(silentHost());
    await until(() => isSeated(table), 'the player has a seat');
    await until(async () => (await read(table)) === 'The deals of this room are not proven.', 'it is said');
  });

  it('may write names that are too long, invisible or reversed, but they are never shown like that', async () => {
    const host = hostOf();
    const table = tableAt(host);
    await until(() => isSeated(table), 'the player has a seat');
    const names = ['x'.repeat(200_000), '\u202Eanna\u200B', '\u3164'];
    const people = names.map(name => ({ name, kind: 'person', here: true }));
    host.say({ people, onlookers: 0 });
    await read(table);
    const shown = (): string[] => [...root(table).querySelectorAll('.present b')].map(({ textContent }) => textContent);
    await until(() => shown().includes('anna'), 'they are told');
    expect(shown()).to.deep.equal(['x'.repeat(100), 'anna', 'Seat 3']);
  });

  it('keeps no page in a room without fair deals if the page asks for them, and one in a room with them', async () => {
    const errors: string[] = [];
    const other = tableAt(silentHost(), { fair: 'required' });
    other.addEventListener('tv-error', ({ detail }) => errors.push(String(detail.error)));
    await until(() => errors.length > 0, 'it is told');
    expect(errors[0]).to.contain('the deals of this room are not proven').and.contain('fair="required"');
    expect(isSeated(other)).to.equal(false);
    expect(part(other, '.say').innerText).to.contain('its deals are not proven');
    rooms++;
    const table = tableAt(hostOf(), { fair: 'required' });
    await until(() => isSeated(table), 'here they are');
  });
});
