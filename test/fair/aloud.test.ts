/** What a page announces about its deals, and what it only counts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '../../src/game/contract.ts';
import { Proofs } from '../../src/table/lazy/host/proofs.ts';
import type { Table } from '../../src/table/play/table.ts';
import { text as words } from '../../src/table/text/host/en.ts';
import { settled } from '../host/house.ts';
import { DishonestHost, type Say } from './dishonest-host.ts';
import { TABLES, Visitor } from './visitor.ts';

/** A page at a host, its announcements, and whether it takes the deals of the room for proven. */
async function visit(game: AnyGame, options: object, twist: (said: Say) => Say | undefined = said => said) {
  const host = new DishonestHost(game, options);
  const aloud: string[] = [];
  let begins = (): void => undefined;
  const takesPart = new Promise<void>(begun => (begins = begun));
  const known: boolean[] = [];
  const kept = new Map<string, string>();
  const memoryOf = (key: string) => ({
    get: () => kept.get(key),
    set: (text: string | undefined) => void (text === undefined ? kept.delete(key) : kept.set(key, text)),
  });
  const table = {
    game,
    language: 'en',
    notify: (said: string) => void aloud.push(said),
    redraw: () => Promise.resolve(),
    fail: (error: unknown) => assert.fail(String(error)),
  } as unknown as Table;
  const page = new Proofs({
    ...{ table, room: 'friday', words: () => words, called: seat => `seat ${seat}` },
    say: said => {
      visitor.guest.fair(said);
      begins();
    },
    ...{ memory: memoryOf('memory'), tally: memoryOf('tally'), known: isFair => void known.push(isFair) },
  } as ConstructorParameters<typeof Proofs>[0]);
  const visitor: Visitor = new Visitor({
    ...{ game, options, seed: 'the guest', after: host.clock.after, now: host.clock.now, page },
    // the page takes the player's part
    twist: () => undefined,
    connect: line =>
      host.connect({
        queued: 0,
        send: text => {
          const said = twist(JSON.parse(text) as Say);
          if (said) line.send(JSON.stringify(said));
        },
        close: code => line.close(code),
      }),
  });
  // the part in the shuffles is loaded when the host mentions one
  if (twist({ fair: {} })) await takesPart;
  await settled();
  return { host, aloud, known, visitor };
}

const withoutPeople = (said: Say): Say | undefined => ('people' in said ? undefined : said);
const isNaming = (said: Say): boolean => 'pledges' in ((said as { fair?: object }).fair ?? {});
const { late, fleeting, pledges, 'partly-seen': partlySeen } = words.verdicts;

for (const [game, options] of TABLES) {
  test(`${game.id}: a host that ignores every pledge is announced once, though it breaks the line when it names them`, async () => {
    const { host, aloud } = await visit(game, options);
    host.isDeaf = true;
    for (let time = 0; time < 3; time++)
      await host.play(said => {
        if (!isNaming(said)) return [said];
        host.rejoin();
        return [];
      });
    assert.deepEqual(aloud, [late]);
  });

  test(`${game.id}: announcements made each time do not use up those made once`, async () => {
    const { host, aloud } = await visit(game, options);
    host.others = [1];
    host.holdsBack = true;
    host.tellPeople();
    await host.play();
    host.repents();
    host.isDeaf = true;
    for (let time = 0; time < 3; time++) await host.play();
    assert.ok(aloud.includes(fleeting));
    // a shoe is shuffled before the record of the previous one comes
    assert.deepEqual(
      aloud.filter(said => said !== fleeting),
      [late],
    );
  });

  test(`${game.id}: a host gains nothing by never saying who is there`, async () => {
    const deaf = await visit(game, options, withoutPeople);
    deaf.host.isDeaf = true;
    for (let time = 0; time < 3; time++) await deaf.host.play();
    assert.deepEqual(deaf.aloud, [late]);
    const full = await visit(game, options, withoutPeople);
    full.host.sham = [1, 2];
    for (let time = 0; time < 3; time++) await full.host.play();
    assert.deepEqual(full.aloud, [pledges, pledges, pledges]);
  });

  test(`${game.id}: a host that neither promises anything nor says who is there has an unproven room as soon as it plays`, async () => {
    const { host, known } = await visit(game, options, said => ('fair' in said ? undefined : withoutPeople(said)));
    assert.deepEqual(known, [], 'it may still promise');
    await host.play();
    assert.deepEqual(known, [false]);
  });

  test(`${game.id}: a host that shows the deal and then breaks the line until all is over is announced each time`, async () => {
    const { host, aloud } = await visit(game, options);
    // the next shoe is shuffled while the line is still broken
    const times = ['faro', 'trente-quarante'].includes(game.id) ? 1 : 3;
    for (let time = 0; time < times; time++) await host.playAlone(true);
    assert.deepEqual(aloud, Array<string>(times).fill(partlySeen));
  });
}
