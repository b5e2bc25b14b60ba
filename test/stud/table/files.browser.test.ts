// engines: files
import type { AnyAction } from '../../../src/game/contract.js';
import {
  act,
  all,
  bar,
  expect,
  givenFile,
  heard,
  statusLine,
  ready,
  root,
  tableWith,
  textOf,
  until,
  type StudTable,
} from './at-the-table.js';
import { inOneEngine } from '../../table/engines.js';

/** Takes an action that is offered, for the player to act at this screen. */
async function doing(table: StudTable, type: string, more: object = {}): Promise<void> {
  await until(() => (table.legal as readonly AnyAction[]).some(offer => offer.type === type), `${type} is offered`);
  table.act({ type, ...more } as never);
  await ready(table);
}

/** Both players are ready, and cards are dealt. */
async function dealt(table: StudTable): Promise<void> {
  const { hand } = table.view;
  await until(() => {
    if ((table.legal as readonly AnyAction[]).some(({ type }) => type === 'done')) table.act({ type: 'done' });
    return table.view.phase === 'bet' && table.view.hand >= hand && table.legal.length > 0;
  }, 'cards are dealt');
}

/** A hand that ends on third street. */
async function shortHand(table: StudTable): Promise<void> {
  await dealt(table);
  await doing(table, 'bringIn', { amount: 5 });
  await doing(table, 'fold');
  await until(() => table.view.phase === 'between', 'the hand is over');
}

/** A hand with a bet of 17 on fifth street, where 10 to 20 are allowed. */
async function spreadHand(table: StudTable): Promise<void> {
  await dealt(table);
  await doing(table, 'bringIn', { amount: 5 });
  await doing(table, 'call');
  await until(() => {
    if (table.view.street < 5 && (table.legal as readonly AnyAction[]).some(({ type }) => type === 'check'))
      table.act({ type: 'check' });
    return table.view.street === 5 && table.view.phase === 'bet' && table.legal.length > 0;
  }, 'fifth street');
  await doing(table, 'bet', { to: 17 });
  await doing(table, 'fold');
  await until(() => table.view.phase === 'between', 'the hand is over');
}

async function choose(table: StudTable, item: string): Promise<void> {
  if (!all(table, `[data-do=${item}]`)[0]) all(table, '.tool[data-value=menu]')[0]!.click();
  await until(() => all(table, `[data-do=${item}]`)[0], 'the menu is open');
  all(table, `[data-do=${item}]`)[0]!.click();
}

/** The file that the table offers to save. */
const saved = (table: StudTable, item: string, done: () => unknown): ReturnType<typeof givenFile> =>
  givenFile(table, () => choose(table, item), done);

/** Opens a file at the table, as if the player had chosen it. */
async function opening(table: StudTable, name: string, content: BlobPart): Promise<void> {
  await choose(table, 'import');
  await until(() => root(table).querySelector('input[type=file]'), 'a file is asked for');
  const input = root(table).querySelector<HTMLInputElement>('input[type=file]')!;
  const files = new DataTransfer();
  files.items.add(new File([content], name));
  input.files = files.files;
  input.dispatchEvent(new Event('change'));
}

const TWO = { players: 'you, Bea', seed: 'files' };
/** A hand of three players in PHH. */
const phh = (actions: readonly string[], more = ''): string => `variant = 'F7S'
antes = [1, 1, 1]
bring_in = 1
small_bet = 5
big_bet = 10
starting_stacks = [90, 90, 90]
actions = [${actions.map(action => `'${action}'`).join(', ')}]
${more}`;
const names = (table: StudTable): readonly string[] => all(table, '.plate b').map(textOf);

describe('files of stud', () => {
  it('save the hands that PHH can hold, and the player reads and hears how many are left out', async () => {
    const table = await tableWith(TWO, 'de');
    await shortHand(table);
    await shortHand(table);
    const [name, text] = (await saved(table, 'export-file', () => false))!;
    expect(name, 'several hands').to.equal('stud.phhs');
    expect(text.match(/^variant/gm)).to.have.length(2);
    expect(heard(table)).not.to.contain('Ausgelassen');
    await spreadHand(table);
    expect((await saved(table, 'export-file', () => false))![1].match(/^variant/gm)).to.have.length(2);
    await until(() => statusLine(table).includes('Ausgelassene Spiele: 1 von 3'), 'the player reads it');
    expect(statusLine(table)).to.contain(': Spiel 3 (Einsätze). Das Protokoll enthält alle.');
    await until(() => heard(table).includes('Ausgelassene Spiele: 1 von 3'), 'and hears it');
  });

  inOneEngine.it('are not saved if PHH can hold none of the hands, and the player is told', async () => {
    const table = await tableWith({ ...TWO, variant: 'high-low' });
    await shortHand(table);
    expect(await saved(table, 'export-file', () => statusLine(table).includes('No file'))).to.equal(undefined);
    await until(
      () => /^Hands left out: 1 of 1, .*: hand 1 \(its rules\)\. .*No file was saved\.$/.test(heard(table)),
      'the player hears it',
    );
  });

  inOneEngine.it('that are invalid are refused in the player’s language', async () => {
    const table = await tableWith(TWO, 'de');
    const refused = async (name: string, content: BlobPart, word: string): Promise<void> => {
      const before = heard(table);
      await opening(table, name, content);
      const said = 'Die Datei lässt sich nicht öffnen';
      await until(() => heard(table) !== before && heard(table).includes(said), name);
      expect(statusLine(table), name).to.contain(said);
      expect(heard(table), name).to.contain(word);
    };
    await refused('hand.phh', "variant = 'FR'\nantes = 3\n", 'kein gültiges PHH dieses Spiels (Zeile 1)');
    await refused('out-of-turn.phh', phh(['p2 f']), '(Zeile 7). Ein Zug darin verstößt gegen die Regeln.');
    await refused('undealt.phh', phh([]), 'über den Tisch');
    await refused('cut.json', '"format":"tapis-vert","ver', 'kein gültiges Protokoll');
    await refused(
      'picture.png',
      new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 1]),
      'hat nicht die erwartete Form.',
    );
    await refused('log', '{"format":"tapis-vert","version":1,"game":"faro"}', 'gehört zu einem anderen Spiel');
    await shortHand(table);
    const { actions, ...log } = table.log!;
    const wrong = { ...log, actions: [...actions.slice(0, 1), { actor: 0, action: { type: 'deal' } }] };
    await refused('log.json', JSON.stringify(wrong), 'dieses Spiels (Aktion 2). Ein Zug darin');
    await opening(table, 'log.json', JSON.stringify(table.log));
    await until(() => /1 von/.test(bar(table)), 'a good file is shown');
    expect(statusLine(table), 'and nothing more is said about the bad one').not.to.contain('Datei');
  });

  inOneEngine.it('open even if some hands cannot be read, and the player is told how many are left out', async () => {
    const table = await tableWith(TWO, 'de');
    const vector = async (name: string): Promise<string> => (await fetch(`/test/vectors/phh/edges/${name}`)).text();
    await opening(table, 'mixed.phhs', await vector('4-mixed-games.phhs'));
    await until(() => /1 von/.test(bar(table)), 'the stud hand is shown');
    await until(() => statusLine(table).includes('Ausgelassene Spiele: 1 von 2'), 'the player reads it');
    expect(statusLine(table)).to.contain('Spiel 1 (Zeile 2): Der Inhalt gehört zu einem anderen Spiel');
    act(table, 'replay-end')!.click();
    await until(() => act(table, 'done'), 'the table is back');
    await opening(table, 'holdem.phh', await vector('5-other-game.phh'));
    await until(() => heard(table).includes('Die Datei lässt sich nicht öffnen'), 'none can be read');
    expect(heard(table)).to.contain('Der Inhalt gehört zu einem anderen Spiel');
  });

  inOneEngine.it('of two hands are shown one hand after the other, and back', async () => {
    const table = await tableWith(TWO);
    await shortHand(table);
    await shortHand(table);
    const [, phh] = (await saved(table, 'export-file', () => false))!;
    for (const [name, content] of [
      ['log.json', JSON.stringify(table.log)],
      ['hands.phhs', phh],
    ] as const) {
      await opening(table, name, content);
      await until(() => /Hand 1: 1 of/.test(bar(table)), `${name}: the first hand`);
      const go = (where: string): void => all(table, `[data-do=replay-to][data-value=${where}]`)[0]!.click();
      go('end');
      await until(() => !/: 1 of/.test(bar(table)), 'its end');
      go('forward');
      await until(() => /Hand 2: 1 of/.test(bar(table)), 'the second hand');
      go('back');
      await until(() => /Hand 1: /.test(bar(table)), 'back');
      act(table, 'replay-end')!.click();
      await until(() => act(table, 'done'), 'the table is back');
    }
  });

  inOneEngine.it('bring their players along, and a player without a name is called by the seat', async () => {
    const hand = (more: string): string =>
      phh(['d dh p1 ????2c', 'd dh p2 ????Kd', 'd dh p3 ????9h', 'p1 pb', 'p2 f', 'p3 f'], more);
    const table = await tableWith({ players: 'you, Anna:easy', seed: 'names' }, 'de');
    await opening(table, 'a.phh', hand("players = ['Moneymaker', '', 'Farha']"));
    await until(() => /1 von/.test(bar(table)), 'the hand is shown');
    expect([...names(table)].sort()).to.deep.equal(['Farha', 'Moneymaker', 'Platz 2']);
    await opening(table, 'b.phh', hand(''));
    await until(() => names(table).includes('Platz 1'), 'the other hand is shown');
    expect([...names(table)].sort()).to.deep.equal(['Platz 1', 'Platz 2', 'Platz 3']);
    act(table, 'replay-end')!.click();
    await until(() => names(table).includes('Sie') && names(table).includes('Anna'), 'the table is back');
  });

  inOneEngine.it(
    'open under the rules that they obey, a card room’s or PokerKit’s, and tell the worth of a chip',
    async () => {
      const vector = async (name: string): Promise<string> => (await fetch(`/test/vectors/phh/${name}`)).text();
      const table = await tableWith({ players: 'you, Anna:easy', seed: 'houses' }, 'de');
      const opened = async (name: string, players: number): Promise<void> => {
        await opening(table, name, await vector(name));
        await until(() => /1 von/.test(bar(table)) && table.view.players.length === players, `${name} is shown`);
      };
      await opened('double.phh', 8);
      expect(statusLine(table)).to.contain('Ein Chip entspricht 0,01 in der Währung der Datei.');
      await opened('freefold.phh', 3);
      expect(statusLine(table), 'its money is its chips').not.to.contain('Ein Chip');
    },
  );

  inOneEngine.it('show every card that they know, but a player of the hand sees only their own', async () => {
    const hand = (players: string): string =>
      phh(['d dh p1 AsAd2c', 'd dh p2 ????Kd', 'd dh p3 7c7d9h', 'p1 pb', 'p2 f', 'p3 f'], `players = [${players}]`);
    const table = await tableWith({ players: 'you, Anna:easy', seed: 'known' });
    const seen = (): readonly string[] =>
      all(table, '[data-seat] .down .card[aria-label]').map(card => card.ariaLabel!);
    const cardsOf = async (players: string): Promise<readonly string[]> => {
      await opening(table, 'a.phh', hand(players));
      await until(() => /1 of/.test(bar(table)), 'the hand is shown');
      all(table, '[data-do=replay-to][data-value=forward]')[0]!.click();
      await until(() => table.view.dealtIn === 0b111 && seen().length > 0, 'the cards are shown');
      await table.updateComplete;
      return [...seen()].sort();
    };
    expect(await cardsOf("'Moneymaker', 'Ivey', 'Farha'")).to.deep.equal([
      'ace of diamonds',
      'ace of spades',
      'seven of clubs',
      'seven of diamonds',
    ]);
    act(table, 'replay-end')!.click();
    await until(() => act(table, 'done'), 'the table is back');
    expect(await cardsOf("'Moneymaker', 'Ivey', 'You'")).to.deep.equal(['seven of clubs', 'seven of diamonds']);
  });
});
