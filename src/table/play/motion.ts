import type { Clock } from './playback.js';
import { EASING } from './timing.js';

/** How fast a table moves, as a factor on every duration. */
export const SPEEDS = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

/**
 * Pauses and movements of one table. With reduced motion nothing travels, but the order and the pauses are the same.
 * `skip` ends what is under way and all that follows until `calm`; `stop` the same until `start`.
 */
export class Motion implements Clock {
  speed: Speed = 'normal';
  /** A further factor on every duration: below 1 while what is shown matters little to the player, 0 where they skip it. */
  haste = 1;
  #hurry = false;
  #stopped = false;
  #held: Promise<void> | undefined;
  #release: (() => void) | undefined;
  readonly #running = new Set<Animation>();
  readonly #pauses = new Map<ReturnType<typeof setTimeout>, () => void>();

  /** Whether movements would be seen at all. */
  get moves(): boolean {
    return !this.#hurry && !this.#stopped && SPEEDS[this.speed] * this.haste > 0 && !document.hidden;
  }

  /** Whether nothing may travel. */
  get still(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  now(): number {
    return performance.now();
  }

  /** Resolves after so many milliseconds at normal speed, or at once when somebody skips. */
  async pause(milliseconds: number): Promise<void> {
    if (this.moves)
      await new Promise<void>(resolve => {
        const timer = setTimeout(() => this.#end(timer), milliseconds * SPEEDS[this.speed] * this.haste);
        this.#pauses.set(timer, resolve);
      });
    if (!this.#stopped) await this.#held;
  }

  /** Resolves with the next frame, or at once when nothing moves. */
  async frame(): Promise<void> {
    if (this.moves) await new Promise(requestAnimationFrame);
  }

  /** Holds everything still where it is, or lets it go on. */
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

  /** Animates transform and opacity; resolves at the end, however it comes. */
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
    // A cancelled animation rejects: to the table it has ended like any other.
    await animation.finished.then(undefined, () => undefined);
    this.#running.delete(animation);
  }

  /** Ends what is under way; until {@link calm}, what follows takes no time. */
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

/** Frames that let something appear from a little way off. */
export const framesIn = (from: string): Keyframe[] => [
  { transform: from, opacity: 0 },
  { transform: 'none', opacity: 1 },
];

/** Frames that keep something unseen until what belongs to it has come. */
export const FRAMES_AFTER: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }];

/** Frames of a card's back while it turns over. */
export const FRAMES_BACK: Keyframe[] = [
  { opacity: 1 },
  { opacity: 1, offset: 0.5 },
  { opacity: 0, offset: 0.5 },
  { opacity: 0 },
];

/** Frames that bring an element to its place from where another one is. */
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
