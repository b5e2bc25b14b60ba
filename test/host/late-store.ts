/** A store that answers only when a test says so, in any order, and that may fail before or after it has stored a change. */
import assert from 'node:assert/strict';
import type { PromptStore, Store } from '../../src/host.ts';

interface Chances {
  below(sides: number): number;
}

/** What happens to a request to a store. */
export type Luck = 'answers' | 'fails before' | 'fails after';

/** @param kept what is really stored. */
export function lateStore(kept: PromptStore) {
  /** Requests without an answer. */
  const asked: ((luck: Luck | 'is never heard of') => void)[] = [];
  const changing = new Set<string>();
  let isDead = false;

  const later =
    <Given extends readonly unknown[], Result>(
      does: (...given: Given) => Result,
      changes?: (...given: Given) => string,
    ) =>
    (...given: Given): Promise<Result> =>
      new Promise((answer, fail) => {
        const room = changes?.(...given);
        if (room !== undefined) {
          assert.ok(isDead || !changing.has(room), `one change of ${room} at a time`);
          changing.add(room);
        }
        asked.push(luck => {
          if (room !== undefined) changing.delete(room);
          if (luck === 'fails before') return fail(new Error('the store has failed'));
          const result = does(...given);
          if (luck === 'fails after') return fail(new Error('the store has failed, having kept it'));
          if (luck === 'answers') answer(result);
        });
      });

  const store: Store = {
    ...kept,
    count: later(kept.count),
    read: later(kept.read),
    take: later(kept.take),
    open: later(kept.open),
    write: later(kept.write, room => room),
    sit: later(kept.sit, room => room),
  };
  return {
    store,
    get asked() {
      return asked.length;
    },
    /** A request is answered, not necessarily the oldest. */
    answer(random: Chances, luck: Luck = 'answers'): void {
      if (asked.length > 0) asked.splice(random.below(asked.length), 1)[0]!(luck);
    },
    /** The process that has asked ends: changes under way may be stored or not, and nobody hears of it. */
    kill(random: Chances): void {
      isDead = true;
      for (const work of asked.splice(0)) if (random.below(2) === 0) work('is never heard of');
    },
  };
}
