/**
 * docs/fair-deals.md says what a stranger needs: its example is what the code does, and a verifier in Python agrees with it.
 * `WRITE=on` writes the example again.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { seededRandom, type Card } from '../../src/cards.ts';
import {
  chancesOf,
  commitmentOf,
  fairSource,
  FAULTS,
  OUTCOMES,
  verifyDeal,
  type DealRecord,
  type Shuffle,
} from '../../src/fair.ts';
import type { AnyGame } from '../../src/game/contract.ts';
import { dealsOf, KINDS } from './records.ts';
import { TABLES } from './visitor.ts';

const PAGE = 'docs/fair-deals.md';
const EXAMPLE = /(<!-- made by [^]*? -->\n)[^]*?(<!-- made so far -->\n)/;
const page = readFileSync(PAGE, 'utf8');

/** A generated file: written on request, compared otherwise. */
function made(file: string, text: string): void {
  if (process.env.WRITE === 'on') writeFileSync(file, text);
  assert.equal(
    readFileSync(file, 'utf8'),
    text,
    `${file} is stale: WRITE=on node --import tsx --test ${import.meta.filename}`,
  );
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const rowOf = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |\n`;

/** The cards of the first shuffle of a record: in the book game of Faro not all suits. */
function shuffledCards(game: AnyGame, { log }: DealRecord): readonly Card[] {
  const pack = game.pack(game.open(log.options as object).options);
  const { aside, left } = log.actions[0]!.action as { readonly aside?: readonly Card[]; readonly left: number };
  const suits = aside ? 'chsd'.slice(0, (aside.length + left) / 13) : 'cdhs';
  return pack.filter(card => suits.includes(card[1]!));
}

test('the page has the texts, the words and the order of one deal of each game', async () => {
  let example = '';
  for (const [game, options] of TABLES) {
    const [record] = (await dealsOf(game, options)) as [DealRecord];
    made(`docs/deals/${game.id}.deal`, `${JSON.stringify(record)}\n`);
    const { room, shuffles } = record;
    const [shuffle] = shuffles as [Shuffle];
    const words = chancesOf(room, shuffle);
    const source = fairSource(shuffledCards(game, record), () => chancesOf(room, shuffle));
    source.shuffle();
    if (!example) {
      const lines = [room, shuffle.number, shuffle.seed];
      const [guest] = shuffle.guests;
      const seeds = shuffle.guests.map(({ seat, seed }) => `${seat} ${seed}`);
      for (const [what, ...text] of [
        ['The promise', 'tapis-vert commitment', ...lines],
        [`The pledge of seat ${guest!.seat}`, 'tapis-vert pledge', room, shuffle.number, guest!.seat, guest!.seed],
        ['The key', 'tapis-vert shuffle', ...lines, ...seeds],
      ])
        example += `${what} of the hand of ${game.id}:\n\n\`\`\`text\n${text.join('\n')}\n\`\`\`\n\nIts SHA-256: \`${sha256(text.join('\n'))}\`\n\n`;
      example += rowOf('game', 'the promise', 'first three words', 'the first cards, of how many');
      example += rowOf('---', '---', '---', '---');
    }
    const first = source.order().slice(0, 8).join(' ');
    const three = [1, 2, 3].map(() => words.below(2 ** 32)).join(', ');
    example += rowOf(game.id, `\`${commitmentOf(room, shuffle)}\``, three, `${first}, of ${source.left}`);
  }
  made(
    PAGE,
    page.replace(EXAMPLE, (_, start: string, end: string) => `${start}\n${example}\n${end}`),
  );
});

test('the page names every verdict', () => {
  const named = [...page.matchAll(/^\| `([\w-]+)` \| [A-Z]/gm)].map(([, kind]) => kind);
  assert.deepEqual(named, [...OUTCOMES, ...FAULTS]);
});

/** What a forger makes of a record, and what the verifier in Python should say of it. */
const forgeries: Readonly<Record<string, readonly [RegExp, (record: DealRecord) => object]>> = {
  'another seed of the host’s': [/do not follow/, withShuffle(() => ({ seed: 'a'.repeat(64) }))],
  'a seed left out': [
    /do not follow/,
    withShuffle(({ guests }) => ({
      guests: guests.map((each, place) => ({ ...each, ...(place === 0 && { seed: null }) })),
    })),
  ],
  'another seed in a guest’s place': [
    /seat 1 had pledged another seed/,
    withShuffle(({ guests }) => ({
      guests: guests.map(each => ({ ...each, ...(each.seat === 1 && { seed: 'b'.repeat(64) }) })),
    })),
  ],
  'a shuffle that was not made': [
    /were not made/,
    ({ shuffles, ...record }) => {
      const last = shuffles.at(-1)!;
      return { ...record, shuffles: [...shuffles, { ...last, number: last.number + 1, guests: [] }] };
    },
  ],
  'a gap in the numbers': [
    /have a gap/,
    ({ shuffles, ...record }) => ({ ...record, shuffles: [...shuffles, { ...shuffles[0], number: 99 }] }),
  ],
  'another room': [/had pledged another seed/, record => ({ ...record, room: 'monday' })],
  'no shuffle': [/too many in the log|do not follow/, record => ({ ...record, shuffles: [] })],
  'two cards exchanged': [
    /do not follow/,
    record => {
      const cards = seededRandom('forger');
      const text = JSON.stringify(record.log.actions);
      // the last card dealt and one before it
      const all = [...text.matchAll(/"([2-9TJQKA][cdhs])"/g)].map(([, card]) => card!);
      const one = all.at(-1)!;
      const other = all.find(card => card !== one && cards.below(2) === 0) ?? all.find(card => card !== one)!;
      const actions = text.replaceAll(/"([2-9TJQKA][cdhs])"/g, (_, card) =>
        card === one ? `"${other}"` : card === other ? `"${one}"` : `"${card as string}"`,
      );
      return { ...record, log: { ...record.log, actions: JSON.parse(actions) as unknown } };
    },
  ],
};

function withShuffle(change: (shuffle: Shuffle) => object) {
  return ({ shuffles, ...record }: DealRecord): object => ({
    ...record,
    shuffles: shuffles.map((each, place) => (place === 0 ? { ...each, ...change(each) } : each)),
  });
}

const python = ['python3', 'python'].find(each => spawnSync(each, ['--version']).status === 0);

test(
  'the verifier in Python agrees: on honest records of all games and options, and on forged ones',
  { skip: python ? false : 'there is no Python 3 here' },
  async () => {
    const source = readFileSync('docs/verify-deal.py', 'utf8');
    assert.ok(source.trimEnd().split('\n').length <= 60, 'it is short');
    assert.match(source, /^import hashlib, json, sys$/m);
    const folder = mkdtempSync(join(tmpdir(), 'deals-'));
    const wanted: { readonly file: string; readonly says: RegExp }[] = [];
    const write = (record: unknown, name: string, says: RegExp): void => {
      const file = join(folder, `${wanted.length} ${name}.json`);
      writeFileSync(file, JSON.stringify(record));
      wanted.push({ file, says });
    };
    let most = 0;
    for (const [game, options] of KINDS)
      for (const record of await dealsOf(game, options, 2, true)) {
        assert.equal(verifyDeal(record).kind, 'agrees', game.id);
        most = Math.max(most, record.shuffles.length);
        write(record, game.id, /the cards follow from the seeds/);
        if (record.shuffles[0]!.guests.length < 2) continue;
        for (const [what, [says, forged]] of Object.entries(forgeries)) {
          const other = forged(record);
          assert.notEqual(verifyDeal(other).kind, 'agrees', `${game.id}: ${what}`);
          write(other, `${game.id}, ${what}`, says);
        }
      }
    assert.equal(most, 2, 'a pack used up in a hand is shuffled twice');
    // it says what it cannot read, and goes on
    const [record] = await dealsOf(...KINDS[0]!);
    const { actions } = record!.log;
    write(
      { ...record, log: { ...record!.log, game: 'bridge' } },
      'another game',
      /no record of a deal of these four games/,
    );
    write([], 'a list', /no record of a deal/);
    write(
      { ...record, log: { ...record!.log, actions: actions.slice(0, -2) } },
      'cut off',
      /, as far as the record goes/,
    );
    const { stdout, stderr } = spawnSync(python!, ['docs/verify-deal.py', ...wanted.map(({ file }) => file)], {
      encoding: 'utf8',
      maxBuffer: 2 ** 24,
    });
    rmSync(folder, { recursive: true });
    assert.equal(stderr, '');
    const said = stdout.trim().split('\n');
    assert.equal(said.length, wanted.length);
    for (const [place, { file, says }] of wanted.entries()) {
      assert.ok(said[place]!.startsWith(file));
      assert.match(said[place]!, says);
    }
  },
);
