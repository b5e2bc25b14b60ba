/** The bar: what its main button says, and the bar of a player who has no chips. */
import { html, nothing, type TemplateResult } from 'lit';
import { barOf, emptyBar, tall } from '../../bank/bar.js';
import { button } from '../../table/pieces.js';
import { chips } from '../../table/messages.js';
import { again } from '../rules/legality.js';
import { callsOf, openSpots } from '../rules/spots.js';
import type { View } from '../rules/table.js';
import { isBanker, isOffered, nextPerson, type Scene } from './scene.js';

/**
 * What the main button does: it lays the last stakes `again` and turns up; runs until an own card falls (`run`), or to the
 * end of the pack where all cards are staked on (`runOut`); ends a run (`stop`); or does the next thing `once`.
 */
export type Prime = 'again' | 'run' | 'runOut' | 'stop' | 'once';

/** @param isRunning whether a run is on. @param undone how many of the last acts could be taken back. */
export function primeOf(
  { view, own, ownSeats }: Pick<Scene, 'view' | 'own' | 'ownSeats'>,
  isRunning: boolean,
  undone: number,
): Prime {
  if (isRunning) return 'stop';
  const { phase, seat } = view;
  if (phase !== 'stake' || !own || seat === 'onlooker' || isBanker(view)) return 'once';
  const { lines, stakes } = own;
  if (undone === 0 && (stakes.length === 0 || lines.length > 0) && again(view, seat) > 0) return 'again';
  // several people at one screen take their turns, and the last three cards may be called
  if (stakes.length === 0 || ownSeats.length > 1 || callsOf(view).length > 0) return 'once';
  return openSpots(view, seat).every(spot => stakes.some(stake => stake.spot === spot)) ? 'runOut' : 'run';
}

/** Whether a run goes on at a view: it began at so many turns of the deal. */
export const goesOn =
  (prime: 'run' | 'runOut', begun: number) =>
  (view: View): boolean => {
    const { phase, punters, seat, turns } = view;
    if (phase !== 'stake' || seat === 'onlooker') return false;
    if (turns === begun) return true;
    const { lines, stakes } = punters[seat]!;
    return stakes.length > 0 && callsOf(view).length === 0 && (prime === 'runOut' || lines.length === 0);
  };

/** What the button says that does the next thing: it deals, gives the screen to the next person, or turns up. */
function onceLabel(scene: Scene): string {
  const { view, words, person, ownSeats } = scene;
  const next = ownSeats.length > 1 ? nextPerson(scene) : undefined;
  if (next !== undefined) return words.next(person(next));
  if (view.phase === 'between') return words.newDeal;
  return view.options.variant === 'classic' ? words.nextTurn : words.turnUp;
}

/** What is staked, and where there is a cap, how much of it that is. */
function gauge({ view, words, seat }: Scene): TemplateResult {
  const { cap } = view.options;
  const staked = view.accounts.cloth[seat]!;
  return html`<div class="gauge">
    ${cap > 0 ? words.stakedOf(chips(staked), chips(cap)) : words.staked(chips(staked))}
    ${
      cap > 0
        ? html`<svg viewBox="0 0 ${cap} 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width=${Math.min(staked, cap)} height="1"></rect>
          </svg>`
        : nothing
    }
  </div>`;
}

/** What the bar takes over from the table. */
export interface BarParts {
  readonly purse: TemplateResult;
  /** Chips and coppers; a banker stakes nothing. */
  readonly tray: unknown;
  /** The buttons undo, clear, double and rebet. */
  readonly acts: unknown;
  readonly prime: Prime;
}

export function bar(scene: Scene, { purse, tray, acts, prime }: BarParts): TemplateResult {
  const { words, playing, view, own, seat } = scene;
  if (!playing && isOffered(scene, 'buyIn') && !isOffered(scene, 'done')) return emptyBar(words, purse);
  const isRunning = prime === 'stop';
  // a player who must stake first hears so when they press it; a run may be stopped while nothing is asked, too
  const off = !isRunning && !playing && !isOffered(scene, 'done') && !isOffered(scene, 'stake');
  const stakes = !isBanker(view);
  const once = onceLabel(scene);
  const labels: Readonly<Record<Prime, () => string>> = {
    again: () => words.sameAgain(chips(again(view, seat))),
    run: () => words.run,
    runOut: () => words.runOut,
    stop: () => words.stop,
    once: () => once,
  };
  // nothing is golden that plays without the player
  const isIdle =
    prime === 'once' && stakes && view.phase === 'stake' && own?.stakes.length === 0 && nextPerson(scene) === undefined;
  return barOf(
    words,
    html`${stakes ? tray : nothing}
      <div class="means">${purse}${stakes ? gauge(scene) : nothing}</div>
      <span class="space"></span>
      <div class="acts" data-zone="acts">
        ${stakes ? acts : nothing}${prime === 'once' ? nothing : tall('step', once, 'T', off || isRunning, 'once', 'once')}
        ${button('prime', labels[prime](), { key: 'G', kind: isIdle ? 'prime idle' : 'prime', off })}
      </div>`,
  );
}
