/** Connections that break for some seconds while a player thinks: nobody's hand is folded for it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../src/host/games.ts';
import { anyOf, chancesOf, house, RULES, seats, type HouseGuest } from './house.ts';

const OPTIONS: Readonly<Record<string, object>> = {
  stud: seats(3, 2000),
  einundvierzig: seats(3, 2000),
  'trente-quarante': seats(3, 1000),
  faro: seats(3, 1000),
};
const ROUNDS = 300;

for (const id of GAMES.keys())
  test(`at ${id} nobody’s turn ends for a connection that is back before their time is over`, async () => {
    const random = chancesOf(`${id} blinks`);
    let silent = 0;
    const { guest, clock } = house({ onEvent: event => void (event.type === 'silent' && silent++) });
    const join = { game: id, options: OPTIONS[id]! };
    const people: { connection: HouseGuest; secret: string }[] = [];
    for (let each = 0; each < 3; each++) {
      const connection = await guest().join(join);
      people.push({ connection, secret: connection.last('joined')!.secret! });
    }
    let blinks = 0;
    for (let round = 0; round < ROUNDS; round++)
      for (const person of people) {
        if (person.connection.step.legal.length === 0) continue;
        // they think longer than anybody may be away, but no longer than a turn for all of them together
        await clock.pass(random.below(RULES.away / 2));
        if (random.below(3) === 0) {
          blinks++;
          const { next } = person.connection;
          person.connection.gone();
          await clock.pass(random.below(RULES.away - 1));
          person.connection = await guest().join({ ...join, secret: person.secret, next });
          person.connection.next = person.connection.last('joined')!.next;
        }
        const offers = person.connection.step.legal.filter(({ type }) => !['leave', 'sitOut'].includes(type));
        if (offers.length > 0)
          await person.connection.act(offers.find(({ type }) => type === 'done') ?? anyOf(offers, random));
      }
    assert.ok(blinks > 50, `${blinks} connections broke`);
    assert.equal(silent, 0);
  });
