/** Computer punters: they play on as long as somebody deals. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { seededRandom, shuffledSource } from '../../../src/cards.ts';
import { Croupier, total, trenteQuarantePunter } from '../../../src/croupier.ts';
import { trenteQuarante } from '../../../src/rules.ts';

const COUPS = 300;

for (const level of ['easy', 'medium', 'hard'] as const)
  for (const options of [{ purses: [30, 33] }, { purses: [200, 200], refaitRule: 'half-only' as const }])
    test(`${level}, ${JSON.stringify(options)}: a punter who has lost all chips buys new ones, and no table stands still`, async () => {
      let bought = 0;
      await new Promise<void>((resolve, reject) => {
        const croupier = new Croupier(trenteQuarante, {
          options,
          players: options.purses.map(() => trenteQuarantePunter(level)),
          random: seededRandom(level),
          source: pack => shuffledSource(pack, seededRandom(level)),
          onError: reject,
        });
        croupier.port('onlooker').listen({
          onStep: ({ action, view }) => {
            if (action?.type === 'buyIn') bought++;
            assert.equal(total(view.accounts), 0);
            assert.notEqual(view.turn.kind, 'over');
            if (view.hand <= COUPS) return;
            croupier.stop();
            resolve();
          },
        });
        croupier.start();
      });
      assert.ok(bought > 0 || level === 'hard', 'some purse was lost');
    });
