/** The status line: what has happened, and what the player can do. */
import type { Card, KnownCard } from '../../cards/card.js';
import { hasSeat } from '../../stakes/seats.js';
import { nextPerson } from '../../bank/look/bar.js';
import { isOffered } from '../../bank/look/offers.js';
import { netTitle, titled } from '../../bank/play/title.js';
import { chips, signed, together } from '../../table/look/messages.js';
import type { Reason } from '../lazy/help.js';
import { outcome } from '../outcome.js';
import { parolis } from '../rules/legality.js';
import { callsOf, isCall } from '../rules/spots.js';
import { isLastTurn, type Ending, type LaidTurn, type LedgerEntry, type View } from '../rules/table.js';
import { aimOf } from '../look/scene-of.js';
import type * as ClassicPart from '../lazy/classic.js';
import { isBanker, type Scene } from '../look/scene.js';
import { cannotGoOn, isOutOfDeal, isWaiting } from './standing.js';

/** The status line: what happened, what the player can do, and the reason that “Why?” opens. */
export type TurnStatus = readonly [now: string, because: string, why?: Reason | undefined];

interface Moment {
  readonly scene: Scene;
  /** The classic layout, if it is played and loaded. */
  readonly classic: typeof ClassicPart | undefined;
  /** Whether the status line is still about the last turn. */
  readonly shows: boolean;
  /** Whether the text is for a screen reader after a turn: cards and results are left out, being read separately. */
  readonly settled: boolean;
}

/** The status line: the first subject with something to say. `settled`: of a turn just settled, for screen readers. */
export function statusOf(scene: Scene, classic: typeof ClassicPart | undefined, settled: boolean): TurnStatus {
  const { own, stage, view, words } = scene;
  const { ending, last, phase } = view;
  const shows = scene.shows || settled;
  const moment = { scene, classic, settled, shows };
  if (stage && !settled) return [words.closed, words.closedHow];
  // at the end of a deal, the result of the last turn comes first
  if (cannotGoOn(view) && !(shows && ending)) return goingOn(scene);
  if (phase === 'between' && ending) return endOfDeal(moment, ending);
  if (shows && isVoid(view)) return [words.incomplete, words.incompleteHow, 'odd'];
  if (isOutOfDeal(view)) return outOfDeal(moment);
  if (shows && last && isDoublet(view, last.takes, last.pays)) return doublet(moment, last);
  if (isBanker(view) && phase === 'stake' && !shows) return [words.banks, bankersPart(scene)];
  if (shows && last) return turnTold(moment, last);
  if (phase === 'between') return beforeDeal(scene);
  if (isWaiting(scene))
    return own ? [words.readyHeadline, words.waits, whyOf(scene)] : [words.onlookersLine, words.looksOn];
  const ask = asked(scene, classic);
  const open = titled(words.open, scene);
  if (!scene.back || scene.shape === 'wide') return [open, together(ask, scene.back), whyOf(scene)];
  // on a small cloth one sentence: a player who has bet knows how to, but not which three cards are left
  return [open, isLastTurn(view) ? ask : scene.back, whyOf(scene)];
}

/** The aim of the game, and how it begins; while another person at this screen is to go on, the button names them. */
function beforeDeal(scene: Scene): TurnStatus {
  const [aim, how] = aimOf(scene);
  return [aim, nextPerson(scene) === undefined ? how : ''];
}

/** Why the player, or everybody, cannot go on, and what to do about it. */
function goingOn(scene: Scene): readonly [now: string, how: string] {
  const { words, view } = scene;
  const isOver = view.turn.kind === 'over';
  return [isOver ? words.over : words.youAreOut, !isOver || isOffered(scene, 'buyIn') ? words.overHow : ''];
}

function endOfDeal(moment: Moment, ending: Ending): TurnStatus {
  const { scene, shows } = moment;
  const { view, words } = scene;
  const { last } = view;
  const isOpen = view.punters.some(({ entries }) => entries.some(({ outcome }) => outcome === 'returned'));
  const how = scene.shape === 'wide' && isOpen ? words.returned : '';
  const [over, helps] = goingOn(scene);
  const next = cannotGoOn(view) ? together(words.sentence(over), helps) : how;
  const odd = last?.complete === false ? 'odd' : undefined;
  const why = ending === 'bankBroken' ? 'broken' : odd;
  if (!last || isVoid(view) || !shows)
    return [words[ending], together(isVoid(view) ? words.incompleteHow : '', broughtBy(moment), next), why];
  const [now, because, reason] = turnTold(moment, last);
  const end = words.sentence(words[ending]);
  if (ownTitle(moment)) return [now, together(because, end, next), why ?? reason];
  return [words[ending], together(now && words.sentence(now), because, next), why ?? reason];
}

/** A player without enough chips for the rest of the deal: first what has just cost them, and on which card. */
function outOfDeal(moment: Moment): TurnStatus {
  const { scene, settled, shows } = moment;
  const { view, words } = scene;
  const lost = shows ? ownTitle(moment) : '';
  if (lost && view.last) return [lost, turnTold(moment, view.last)[1], 'cover'];
  const how = settled || scene.shape === 'wide' ? words.outHow : '';
  return [words.youAreOut, together(shows ? eliminated(scene) : '', how), 'cover'];
}

/** Both cards of a rank: the bank takes half of a stake, or all of it (P4). */
function doublet(moment: Moment, last: LaidTurn): TurnStatus {
  const { view, words, rank, rankFirst } = moment.scene;
  const { punters } = view;
  const takes = last.takes.at(-1)![0]!;
  const isHalved = punters.some(({ entries }) => entries.some(({ outcome }) => outcome === 'split'));
  const now = (isHalved ? words.plie : words.doublet)(rankFirst(takes), rank(takes));
  const own = ownTitle(moment);
  const because = turnTold(moment, last)[1];
  return own ? [own, together(words.sentence(now), because), 'split'] : [now, because, 'split'];
}

// ---- what the player can do -----------------------------------------------------------------------------------------

/** What “Why?” explains during betting. */
function whyOf({ view, own }: Scene): Reason | undefined {
  if (callsOf(view).length > 0) return 'call';
  return own?.stakesAtStart.length ? 'bound' : undefined;
}

const bankersPart = (scene: Scene): string => (isOffered(scene, 'done') ? scene.words.banksHow : scene.words.waits);

/** What the player can do now, in a sentence. `hints`: also what a tap bets. */
function asked(scene: Scene, classic: typeof ClassicPart | undefined, hints = true): string {
  const { view, words, playing, legal, person } = scene;
  if (view.phase === 'between') return '';
  // on a small cloth the bar says what becomes of them
  if (isOutOfDeal(view)) return together(words.sentence(words.youAreOut), scene.shape === 'wide' ? words.outHow : '');
  if (isBanker(view)) return bankersPart(scene);
  const other = nextPerson(scene);
  if (other !== undefined && view.turn.kind === 'seats' && !view.turn.seats.includes(view.seat as number))
    return words.stakesNow(person(other));
  if (isWaiting(scene)) return words.waits;
  if (view.banker >= 0 && view.turns === 0) return words.othersBank(person(view.banker));
  const call = classic?.lastThree(scene);
  if (call) return call;
  return (playing && legal.every(({ type }) => type === 'reopen')) || !hints ? '' : roomLeft(scene);
}

/** How much can still be bet, or what a tap bets. */
function roomLeft({ view, words, seat, laid }: Scene): string {
  const { accounts, options } = view;
  const room = options.cap - (accounts.cloth[seat] ?? 0);
  if (options.cap > 0 && room <= 0) return words.full;
  if (!laid) return '';
  return options.cap === 0 || room === options.cap
    ? words.place(laid)
    : words.room(chips(Math.min(room, accounts.purses[seat]!)));
}

/** The most stakes that the status line of a small cloth lists one by one. */
const FEW_STAKES = 2;

// ---- the result of a turn -------------------------------------------------------------------------------------------

/** A single card at the end decides stakes only if the rules give it a side (F3). */
const isVoid = ({ last, options }: View): boolean =>
  last?.complete === false && (options.oddCard === 'void' || options.oddCard === 'burn-first');

/** The result of the turn for the player. */
function broughtBy({ scene: { own, words }, settled }: Moment): string {
  if (settled || !own?.entries.length) return '';
  return words.thisTurn(signed(own.entries.reduce((sum, { net }) => sum + net, 0)));
}

/** The result of the turn for the player, as a title; empty without a stake, or if results are read separately. */
function ownTitle({ scene, settled }: Moment): string {
  const { view, words } = scene;
  const { cause, net, entries } = outcome(view, view.seat)!;
  if (settled || cause === 'noStake' || cause === 'lookedOn') return '';
  if (cause === 'undecided') return titled(words.undecided, scene);
  if (entries.every(({ outcome: came }) => came === 'returned')) return '';
  return netTitle(net, scene);
}

/** Who else has lost the last of their chips in this turn. */
const eliminated = ({ view, words, person }: Scene): string =>
  view.punters
    .flatMap(({ entries }, seat) =>
      seat !== view.seat && hasSeat(view.out, seat) && entries.length > 0 ? words.isOut(person(seat)) : [],
    )
    .join(' ');

const isDecided = ({ outcome }: LedgerEntry): boolean => outcome === 'won' || outcome === 'lost';

/** The effect of a turn: the player's own stakes, then what the others won and lost, then what the player can do. */
function turnTold(moment: Moment, { takes, pays }: LaidTurn): TurnStatus {
  const { scene, classic, settled } = moment;
  const { view, words } = scene;
  const title = ownTitle(moment);
  const { variant } = view.options;
  const own = (!settled && scene.own?.entries) || [];
  // the result of the player's own stakes comes first: by then they know how to bet
  const isSmall = scene.shape !== 'wide';
  const ask = asked(scene, classic, own.length === 0 || (!isSmall && own.length <= FEW_STAKES));
  if (classic) {
    // of many stakes on a small cloth only the calls are named: it no longer shows them
    const named = isSmall && own.length > FEW_STAKES ? own.filter(({ spot }) => isCall(spot)) : own;
    const [now, , why] = classic.result(scene, own);
    const [, because] = classic.result(scene, named);
    return [title || now, together(title && words.sentence(now), because, eliminated(scene), ask), why];
  }
  const told = own.flatMap(entry => (isDecided(entry) ? stakeTold(scene, entry, takes, pays) : []));
  const others = settled || (told.length > 0 && variant === 'buch') ? [] : othersTold(scene);
  const isToStakeAnew =
    scene.own?.entries.some(isDecided) &&
    !isWaiting(scene) &&
    nextPerson(scene) === undefined &&
    view.phase === 'stake' &&
    variant === 'buch';
  const hasCovered = variant === 'buch' && takes.length + pays.length > 2;
  const happened = told.length > 0 || settled ? told : [cardsTold(scene, takes.slice(-1), pays.slice(-1))];
  return [
    title || (happened[0] ?? ''),
    together(
      ...[...(title ? happened : happened.slice(1)), ...others].map(words.sentence),
      hasCovered && !isSmall ? words.covers : '',
      eliminated(scene),
      isToStakeAnew ? words.again : paroliOffered(scene) || ask,
    ),
    hasCovered ? 'cover' : 'sides',
  ];
}

/** The one win that can stay on its card; of several each card tells its own. */
function paroliOffered(scene: Scene): string {
  const { view, seat, words } = scene;
  const [win, ...more] = isOffered(scene, 'paroli') ? parolis(view, seat) : [];
  return win && more.length === 0 ? words.sentence(words.paroliOffer(chips(win.amount))) : '';
}

/** What the bank has paid on a stake, or taken; one that is broken pays less than it owes (F12). */
function stakeTold(
  { view, words, nameFirst, rankFirst }: Scene,
  { spot, outcome, amount, net }: LedgerEntry,
  takes: readonly Card[],
  pays: readonly Card[],
): string {
  const won = outcome === 'won';
  const card = (won ? pays : takes).at(-1);
  const named = card ? nameFirst(card as KnownCard) : rankFirst(spot);
  const side = words[won === (view.options.payingSide === 'right') ? 'right' : 'left'];
  if (won && net < amount) return words.paidShort(named, side, chips(net), chips(amount));
  return won ? words.paid(named, side, chips(net)) : words.took(named, side, chips(amount));
}

const othersTold = ({ view, words, person }: Scene): readonly string[] =>
  view.punters.flatMap(({ entries }, seat) => {
    const net = entries.reduce((sum, entry) => sum + entry.net, 0);
    if (seat === view.seat || net === 0) return [];
    return [(net > 0 ? words.won : words.lost)(person(seat), chips(Math.abs(net)))];
  });

/** The cards of a turn with their sides, and what the bank does there, the right ones first. */
function cardsIn({ view, words }: Scene, takes: readonly Card[], pays: readonly Card[]) {
  const { right, left } = words;
  const sides = [
    [takes, words.takesTold],
    [pays, words.paysTold],
  ] as const;
  return (view.options.payingSide === 'right' ? [...sides].reverse() : sides).flatMap(([pile, does], side) =>
    pile.map(card => ({ card: card as KnownCard, side: side === 0 ? right : left, does })),
  );
}

/** The cards of a turn with their sides; the last single card has no partner. */
const cardsTold = (scene: Scene, takes: readonly Card[], pays: readonly Card[]): string =>
  cardsIn(scene, takes, pays)
    .map(({ card, side }, at) => scene.words.fellOn((at === 0 ? scene.nameFirst : scene.name)(card), side))
    .join(', ');

/** Whether a turn of Pharo has brought two cards of a rank, on which the bank pays nothing (P4, P5). */
const isDoublet = ({ options }: View, takes: readonly Card[], pays: readonly Card[]): boolean =>
  options.variant === 'pharo' && takes.length > 0 && takes.at(-1)![0] === pays.at(-1)?.[0];

/** The cards of a turn for screen readers, with what the bank does on each side. */
export const sidesTold = (scene: Scene, takes: readonly Card[], pays: readonly Card[]): string =>
  scene.words.sentence(
    isDoublet(scene.view, takes, pays)
      ? cardsTold(scene, takes, pays)
      : cardsIn(scene, takes, pays)
          .map(({ card, side, does }, at) => does(scene.name(card), side)[at === 0 ? 0 : 1])
          .join(''),
  );
