/** Whether a log is what a guest was shown: all of it, in order, and nothing else. */
import { numbered } from '../game/lists.js';
import { toAction } from '../game/to-action.js';
import type { Actor, AnyAction, AnyEvent, AnyGame, TableState, TableView, Viewer } from '../game/contract.js';
import { newcomersView } from '../game/newcomer.js';
import { cardsIn, digest, SEATING, type StepRun, type SeenStep } from './seen-steps.js';

/** One entry of a log with the table before and after it. */
export interface Played {
  readonly actor: Actor;
  readonly action: AnyAction;
  readonly events: readonly AnyEvent[];
  readonly before: TableState;
  readonly after: TableState;
}

/** The position of a guest's steps in a log. */
export interface Placing {
  /** What does not fit: a step's number, and whether only the guest's own action is wrong; undefined if all fits. */
  readonly fault?: { readonly number: number; readonly about: 'view-mismatch' | 'action-mismatch' };
  /** From this index on everything was seen, to the end; undefined if the end was not seen. */
  readonly from?: number;
  /** Whether cards were seen that may belong to an earlier hand without a record. */
  readonly isMore?: boolean;
  /** The steps that told entries, by index, from 1. */
  readonly steps: ReadonlyMap<number, SeenStep>;
}

/** A step to be found in the log. */
interface Item {
  readonly told: SeenStep;
  /** Whether what came after it was taken back, so that its view is no longer in the log. */
  isPassed: boolean;
}

/** Finds the steps of a guest in the log of a hand or shoe. */
export class Placer {
  readonly #game: AnyGame;
  readonly #states: readonly TableState[];
  readonly #played: readonly Played[];
  readonly #hasFrom: boolean;
  /** The index of the first deal among what was played; -1 if there is none. */
  readonly #deal: number;
  readonly #shown = new Map<string, readonly string[]>();
  readonly #steps = new Map<number, SeenStep>();
  #fault: Placing['fault'];

  /** @param hasFrom whether the log begins later than the table. */
  constructor(game: AnyGame, beginning: TableState, played: readonly Played[], hasFrom: boolean) {
    this.#game = game;
    this.#played = played;
    this.#states = [beginning, ...played.map(({ after }) => after)];
    this.#hasFrom = hasFrom;
    this.#deal = played.findIndex(({ actor, action }) => actor === 'croupier' && action.type !== game.discloses);
  }

  /**
   * Places what was seen since the previous record.
   * @param isWhole whether the last of it was told just before the record, so that the log must end with it.
   */
  place(stretches: readonly StepRun[], isWhole: boolean): Placing {
    const steps = this.#steps;
    let next = 0;
    let from: number | undefined;
    let isMore = false;
    for (const [index, stretch] of numbered(stretches)) {
      const isLast = isWhole && index === stretches.length - 1;
      if (!isLast && this.#isOlder(stretch, true)) {
        isMore ||= stretch.steps.some(isDealt);
        continue;
      }
      const placed = this.#stretch(stretch, next, isLast);
      if (placed) {
        next = placed.end;
        if (isLast) ({ from } = placed);
      } else if (isLast || !this.#isOlder(stretch, false))
        return { fault: this.#fault ?? { number: stretch.steps[0]!.number, about: 'view-mismatch' }, steps };
      else isMore ||= stretch.steps.some(isDealt);
    }
    return { ...(from !== undefined && { from }), isMore, steps };
  }

  /** Whether a stretch belongs to an earlier hand, surely or perhaps. */
  #isOlder({ steps }: StepRun, surely: boolean): boolean {
    if (!this.#hasFrom || steps.some(({ kind }) => kind === 'odd')) return false;
    const first = this.#handAt(0);
    const hand = Math.min(...steps.map(step => step.hand));
    return surely ? hand < first : hand <= first;
  }

  /** Where a stretch begins and ends in the log; undefined if it is not in it. */
  #stretch({ isStart, steps }: StepRun, next: number, isLast: boolean): { from: number; end: number } | undefined {
    const { items, takenBack } = settled(steps);
    const isFirm = ({ told }: Item, index: number): boolean =>
      // when something was taken back, nobody may be left to act, and more may still be taken back
      isDealt(told) || (!told.isTogether && told.kind !== 'undo') || (isStart && index === 0);
    const first = isStart ? 0 : items.findIndex(isFirm);
    const end = isLast ? items.length : items.findLastIndex(isFirm) + 1;
    const firm = first < 0 ? [] : items.slice(first, end);
    // next to a gap it is not known what was taken back meanwhile: only the cards are
    const loose = items.filter(item => !firm.includes(item) || item.isPassed).map(({ told }) => told);
    for (const told of [...loose, ...takenBack])
      if (told.kind === 'odd' || !this.#areCardsIn(told)) return this.#miss(told);
    if (firm.length === 0) return isLast ? undefined : { from: next, end: next };
    const own = firm[0]!.told.kind === 'act' ? 1 : 0;
    const starts = isStart ? [0] : this.#states.map((_, place) => place).slice(next);
    for (const from of starts) {
      const last = this.#run(firm, from + own);
      if (last !== undefined && (!isLast || last === this.#played.length)) return { from, end: last };
    }
    return undefined;
  }

  /** Compares steps with the log from an index on. @returns the index of the last one, or undefined if one differs. */
  #run(items: readonly Item[], start: number): number | undefined {
    const steps = new Map<number, SeenStep>();
    let place = start;
    for (const [index, { told, isPassed }] of numbered(items)) {
      if (index > 0 && isDone(told)) place++;
      if (!this.#isAt(told, isPassed, place)) return this.#miss(told, index > 0);
      if (isDone(told)) steps.set(place, told);
      if (!this.#isOwn(told, place)) return this.#miss(told, true, 'action-mismatch');
    }
    // a failed attempt says nothing
    for (const [at, told] of steps) this.#steps.set(at, told);
    return place;
  }

  /** Records what does not fit, at the farthest position found. */
  #miss({ number }: SeenStep, isFar = true, about: 'view-mismatch' | 'action-mismatch' = 'view-mismatch'): undefined {
    const isBefore = this.#fault !== undefined && number < this.#fault.number;
    if (isFar && !isBefore) this.#fault = { number, about };
    return undefined;
  }

  #isAt({ kind, viewer, actor, action, events, view }: SeenStep, isPassed: boolean, place: number): boolean {
    if (kind === 'odd' || place >= this.#states.length) return false;
    if (!isPassed && !this.#looks(viewer, place).includes(view)) return false;
    if (kind !== 'act') return true;
    const entry = this.#played[place - 1];
    if (!entry || entry.actor !== actor) return false;
    if (digest(this.#game.redactAction(entry.before, entry.action, viewer)) !== action) return false;
    return isPassed || digest(entry.events.map(event => this.#game.redactEvent(event, viewer))) === events;
  }

  /** Whether what a guest's own seat has done, or taken back, was requested, or is done for one that times out. */
  #isOwn({ kind, viewer, isUnasked }: SeenStep, place: number): boolean {
    if (!isUnasked) return true;
    if (kind !== 'act') return false;
    const { action, before } = this.#played[place - 1]!;
    if (SEATING.includes(action.type)) return true;
    const view = this.#game.view(before, viewer);
    const [least] = this.#game.legal(view);
    return [this.#game.silent(view), least && toAction(least)].some(each => each && digest(each) === digest(action));
  }

  #handAt(place: number): number {
    return this.#game.view(this.#states[place]!, 'onlooker').hand;
  }

  /** The table as a seat may have seen it: before the deal, a new owner is not shown the previous occupant's cards. */
  #views(viewer: Viewer, place: number): readonly TableView[] {
    const state = this.#states[place]!;
    const view = this.#game.view(state, viewer);
    const isDealt = this.#deal >= 0 && place > this.#deal;
    return isDealt || viewer === 'onlooker' ? [view] : [view, newcomersView(this.#game, state, viewer)];
  }

  #looks(viewer: Viewer, place: number): readonly string[] {
    return this.#kept(`${viewer} ${place}`, () => this.#views(viewer, place).map(digest));
  }

  #areCardsIn({ viewer, cards }: SeenStep): boolean {
    return this.#states.some((_, place) =>
      this.#kept(`${viewer} ${place} cards`, () => this.#views(viewer, place).map(cardsIn)).includes(cards),
    );
  }

  #kept(key: string, make: () => readonly string[]): readonly string[] {
    let known = this.#shown.get(key);
    if (known === undefined) this.#shown.set(key, (known = make()));
    return known;
  }
}

/** Whether something was done between a record and the next hand that belongs in a record: more than seats changing. */
export const isUnrecorded = ({ isStart, steps }: StepRun): boolean =>
  !isStart &&
  steps.some(
    ({ kind, seating, isUnasked }) =>
      kind === 'odd' || (kind === 'act' && (!seating || (isUnasked && seating === 'buyIn'))),
  );

const isDone = ({ kind, isAgain }: SeenStep): boolean => kind === 'act' && !isAgain;
const isDealt = ({ kind, actor }: SeenStep): boolean => kind === 'act' && actor === 'croupier';

/** Steps without those that were taken back. */
function settled(steps: readonly SeenStep[]): { items: readonly Item[]; takenBack: readonly SeenStep[] } {
  const items: Item[] = [];
  const takenBack: SeenStep[] = [];
  for (const told of steps) {
    if (told.kind === 'undo') {
      const place = items.findLastIndex(({ told: each }) => isDone(each) && each.actor === told.actor);
      // what was taken back may have been the last action awaited: it does not show who is to act
      const isOne = (each: SeenStep): boolean => !isDone(each) || (each.isTogether && !isDealt(each));
      if (place >= 0 && items.slice(place).every(item => isOne(item.told))) {
        takenBack.push(items[place]!.told);
        const behind = items.splice(place).slice(1);
        for (const item of behind)
          if (isDone(item.told)) items.push({ ...item, isPassed: true });
          else takenBack.push(item.told);
      }
    }
    items.push({ told, isPassed: false });
  }
  return { items, takenBack };
}
