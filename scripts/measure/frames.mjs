/**
 * The script time of each frame, from a Chrome trace: what the page's own code, its promises, the compiler and the
 * garbage collector took of the main thread; not style, layout and paint, even if triggered by script. It is the
 * thread's CPU time: on a busy machine the clock counts other work too.
 */

/** The categories to trace. */
export const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'toplevel'];

/** A frame begins with the first task after the previous one was handed over, or finished. */
const FRAME = 1000 / 60;
const SCRIPT = new Set([
  ...['FunctionCall', 'EvaluateScript', 'v8.evaluateModule', 'v8.compile', 'v8.compileModule', 'v8.produceCache'],
  ...[
    'RunMicrotasks',
    'BlinkScheduler_PerformMicrotaskCheckpoint',
    'v8.callFunction',
    'TimerFire',
    'FireAnimationFrame',
    'EventDispatch',
    'MinorGC',
    'MajorGC',
    'V8.GCScavenger',
  ],
]);
const DRAWING = new Set([
  ...['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'HitTest', 'ParseHTML', 'UpdateLayer'],
  ...['ParseAuthorStyleSheet', 'IntersectionObserverController::computeIntersections'],
]);

/** @returns the milliseconds of script in each frame that had a task, in order. */
export function scriptOfFrames({ traceEvents }) {
  const threads = new Map();
  for (const event of traceEvents) {
    const thread = `${event.pid} ${event.tid}`;
    if (event.ph === 'X') (threads.get(thread) ?? threads.set(thread, []).get(thread)).push(event);
  }
  const isMain = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  // of all pages of the browser, the one in play
  const frames = [...threads]
    .filter(([thread]) => isMain.has(thread))
    .map(([, events]) => framesOf(events))
    .toSorted((a, b) => sum(b) - sum(a));
  return frames[0];
}

const sum = list => list.reduce((total, each) => total + each, 0);

function framesOf(events) {
  const frames = [];
  let begun = -Infinity;
  const open = []; // the events enclosing the present one: their end, and whether their time is script
  for (const { name, ts, dur, tdur = dur } of events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    while (open.length > 0 && open.at(-1).end <= ts) open.pop();
    if (open.length === 0 && ts / 1000 - begun >= FRAME) {
      frames.push(0);
      begun = ts / 1000;
    }
    const within = open.at(-1)?.script ?? false;
    const script = SCRIPT.has(name) || (within && !DRAWING.has(name));
    if (script && !within) frames[frames.length - 1] += tdur / 1000;
    else if (within && !script) frames[frames.length - 1] -= tdur / 1000;
    open.push({ end: ts + dur, script });
    if (name === 'Commit') begun = -Infinity;
  }
  return frames;
}
