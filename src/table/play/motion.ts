import { EASING } from './timing.js';

/** The speed of a table, as a factor on every duration. */
export const SPEEDS = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

/**
 * Pauses and movements of one table. With reduced motion nothing moves, but the order and the pauses are the same.
 * `skip` ends what is in progress and whatever follows until `calm`; `stop` does so until `start`.
 */
export class Motion {
  speed: Speed = 'normal';
  /**
   * Another factor on every duration: below 1 while what is shown matters little to the player, 0 while they skip it.
   */
  haste = 1;
  #hurry = false;
  #stopped = false;
  #held: Promise<void> | undefined;
  #release: (() => void) | undefined;
  readonly #running = new Set<Animation>();
  readonly #pauses = new Map<ReturnType<typeof setTimeout>, () => void>();

  /** Whether movements would be visible at all. */
  get moves(): boolean {
    return !this.#hurry && !this.#stopped && SPEEDS[this.speed] * this.haste > 0 && !document.hidden;
  }

  /** Whether nothing may move. */
  get still(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  now(): number {
    return performance.now();
  }

  /** Resolves after some milliseconds at normal speed, or at once on a skip. */
  async pause(milliseconds: number): Promise<void> {
    if (this.moves)
      await new Promise<void>(resolve => {
        const timer = setTimeout(() => this.#end(timer), milliseconds * SPEEDS[this.speed] * this.haste);
        this.#pauses.set(timer, resolve);
      });
    if (!this.#stopped) await this.#held;
  }

  /** Resolves with the next frame, or at once if nothing moves. */
  async frame(): Promise<void> {
    if (this.moves) await new Promise(requestAnimationFrame);
  }

  /** Freezes everything where it is, or lets it go on. */
  hold(still: boolean): void {
    if (still) this.#held ??= new Promise(release => (this.#release = release));
    else {
      this.#release?.();
      this.#held = undefined;
    }
    for (const animation of this.#running) {
      if (still) animation.pause();
      else animation.play();
    }
  }

  /** Animates transform and opacity; resolves at the end, even if cancelled. */
  async animate(
    element: Element | null | undefined,
    frames: Keyframe[],
    milliseconds: number,
    { delay = 0, part = '' }: { readonly delay?: number; readonly part?: '::before' | '' } = {},
  ): Promise<void> {
    if (!element || !this.moves || this.still) return;
    const factor = SPEEDS[this.speed] * this.haste;
    const animation = element.animate(frames, {
      duration: milliseconds * factor,
      delay: delay * factor,
      easing: EASING,
      fill: 'backwards',
      ...(part && { pseudoElement: part }),
    });
    if (this.#held) animation.pause();
    this.#running.add(animation);
    // A cancelled animation rejects: to the table it has simply ended.
    await animation.finished.then(undefined, () => undefined);
    this.#running.delete(animation);
  }

  /** Ends what is in progress; until {@link calm}, what follows takes no time. */
  skip(): void {
    this.#hurry = true;
    this.#endAll();
  }

  /** Ends a skip. */
  calm(): void {
    this.#hurry = false;
  }

  /** Ends everything: no timer and no animation is left. */
  stop(): void {
    this.hold(false);
    this.#stopped = true;
    this.#endAll();
  }

  /** Moves again after {@link stop}. */
  start(): void {
    this.#stopped = false;
  }

  #end(timer: ReturnType<typeof setTimeout>): void {
    clearTimeout(timer);
    const resolve = this.#pauses.get(timer);
    this.#pauses.delete(timer);
    resolve?.();
  }

  #endAll(): void {
    for (const timer of [...this.#pauses.keys()]) this.#end(timer);
    for (const animation of this.#running) animation.finish();
  }
}

/** Keyframes that let something appear from a short distance. */
export const framesIn = (from: string): Keyframe[] => [
  { transform: from, opacity: 0 },
  { transform: 'none', opacity: 1 },
];

/** Keyframes that keep something invisible until what it belongs to has arrived. */
export const FRAMES_AFTER: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }];

/** Keyframes of a card's back while it turns over. */
export const FRAMES_BACK: Keyframe[] = [
  { opacity: 1 },
  { opacity: 1, offset: 0.5 },
  { opacity: 0, offset: 0.5 },
  { opacity: 0 },
];

/** Keyframes that bring an element to its place from that of another. */
export function framesFrom(element: Element, origin: Pick<Element, 'getBoundingClientRect'>, turn = false): Keyframe[] {
  const here = element.getBoundingClientRect();
  const there = origin.getBoundingClientRect();
  const x = there.x + there.width / 2 - here.x - here.width / 2;
  const y = there.y + there.height / 2 - here.y - here.height / 2;
  const at = (part: number, degrees: number): string =>
    `translate(${x * part}px,${y * part}px)${turn ? ` perspective(600px) rotateY(${degrees}deg)` : ''}`;
  if (!turn) return [{ transform: at(1, 0) }, { transform: 'none' }];
  return [
    { transform: at(1, 0) },
    { transform: at(0.5, 90), offset: 0.5 },
    { transform: at(0.5, -90), offset: 0.5 },
    { transform: at(0, 0) },
  ];
}
