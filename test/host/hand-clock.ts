/** A test's own time, in Node and in a browser. */

/** Time that goes on only when a test says so. */
export function handClock() {
  let now = 0;
  let alarms: { readonly at: number; readonly work: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds: number, work: () => void) {
      const alarm = { at: now + milliseconds, work };
      alarms.push(alarm);
      return () => void (alarms = alarms.filter(each => each !== alarm));
    },
    /** Lets this many seconds go by, with everything due happening in order. */
    async pass(seconds: number): Promise<void> {
      const end = now + seconds * 1000;
      for (;;) {
        await settled();
        const [next] = alarms.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (!next) break;
        alarms = alarms.filter(each => each !== next);
        now = Math.max(now, next.at);
        next.work();
      }
      now = end;
    },
  };
}

/** Resolves when everything under way within the program has been done. */
export async function settled(): Promise<void> {
  // a browser has no other way to let everything else go first
  const later = globalThis.setImmediate ?? setTimeout;
  for (let turn = 0; turn < 5; turn++) await new Promise<void>(next => void later(() => next()));
}
