/** The permanent opponents: the levels, those of November 2026, and simple styles. */
import type { Random } from '../../src/cards/random.ts';
import { toAction } from '../../src/game/to-action.ts';
import { CHARACTERS, LEVELS, type PlayerLevel } from '../../src/game/computer-player.ts';
import type { AnyAction, Offer } from '../../src/game/contract.ts';
import type { BettingView } from '../../src/stakes/betting-game.ts';
import type { Contest, Mind } from './contests.ts';

type Legal = readonly Offer<AnyAction>[];

const WAGERS = ['raise', 'bet', 'complete'];
const PASSIVE = ['call', 'check', 'bringIn', 'fold'];
const GIVES_UP = ['check', 'fold'];

/** The first available action of some types, with the minimum of chips, or the maximum. */
function first(legal: Legal, types: readonly string[], isMost = false): AnyAction | undefined {
  const offer = types.map(type => legal.find(each => each.type === type)).find(Boolean);
  return offer && toAction(offer, isMost);
}

/** Whether something happens that does so `times` in ten. */
const happens = (times: number, random: Random): boolean => random.below(10) < times;

/** The action of a style when it may bet; if it has none, the player calls or checks. */
type Style = (legal: Legal, random: Random, view: BettingView) => AnyAction | undefined;

/**
 * Styles that ignore their cards. Those after `maniac` have never been used in training: only winnings against them
 * show how a trained player does against strangers.
 */
const STYLES: Readonly<Record<string, Style>> = {
  random: (legal, random) => toAction(legal[random.below(legal.length)]!),
  /** Never folds and never bets. */
  station: () => undefined,
  /** Bets eight times in ten and never folds. */
  maniac: (legal, random) => (happens(8, random) ? first(legal, WAGERS) : undefined),
  /** Bets five times in ten, folds twice. */
  wild: (legal, random) => {
    const at = random.below(10);
    return at < 5 ? first(legal, WAGERS) : at < 7 ? first(legal, GIVES_UP) : undefined;
  },
  /** Bets whenever nothing is owed, and folds to a raise half of the time. */
  bluffer: (legal, random, { round }) =>
    legal.some(({ type }) => type === 'check')
      ? first(legal, WAGERS)
      : round!.wagers > 1 && happens(5, random)
        ? first(legal, GIVES_UP)
        : undefined,
  /** Calls until somebody raises, then raises back six times in ten. */
  hothead: (legal, random, { round }) => (round!.wagers > 1 && happens(6, random) ? first(legal, WAGERS) : undefined),
  /** Bets the minimum whenever it may, and never folds; and the maximum. */
  least: legal => first(legal, WAGERS),
  most: legal => first(legal, WAGERS, true),
  /** Calls a bet, and folds to every raise. */
  coward: (legal, _random, { round }) => (round!.wagers > 1 ? first(legal, GIVES_UP) : undefined),
};

/** A level that occasionally does something else: what it does instead of its own action, if anything. */
const altered =
  (mind: Mind, instead: (act: AnyAction, legal: Legal, random: Random) => AnyAction | undefined): Mind =>
  (view, legal, random) => {
    const act = mind(view, legal, random);
    return (view.phase === 'bet' && instead(act, legal, random)) || act;
  };

/**
 * All players of a game, by name. Where a style has no opinion, as in which cards to turn up, it does as
 * `easy-2026-11`.
 */
export function poolOf({ level, frozen }: Contest): ReadonlyMap<string, Mind> {
  const scripted =
    (style: Style): Mind =>
    (view, legal, random) =>
      view.phase === 'bet' ? (style(legal, random, view) ?? first(legal, PASSIVE)!) : frozen.easy(view, legal, random);
  const ofLevels = (name: (level: PlayerLevel) => string, mind: (level: PlayerLevel) => Mind) =>
    LEVELS.map(each => [name(each), mind(each)] as const);
  return new Map<string, Mind>([
    ...ofLevels(each => each, level),
    ...CHARACTERS.flatMap(character =>
      ofLevels(
        each => `${each}-${character}`,
        each => level(each, character),
      ),
    ),
    ...ofLevels(
      each => `${each}-2026-11`,
      each => frozen[each],
    ),
    ...Object.entries(STYLES).map(([name, style]) => [name, scripted(style)] as const),
    // half of its calls become folds, half of its bets calls
    [
      'rock',
      altered(frozen.medium, ({ type }, legal, random) => {
        if (type === 'call') return happens(5, random) ? first(legal, ['fold']) : undefined;
        return WAGERS.includes(type) && happens(5, random) ? first(legal, PASSIVE) : undefined;
      }),
    ],
    // a third of its calls become raises
    [
      'pusher',
      altered(frozen.hard, ({ type }, legal, random) =>
        type === 'call' && random.below(3) === 0 ? first(legal, WAGERS) : undefined,
      ),
    ],
  ]);
}
