/** What the buttons and keys of every poker table do. */
import type { AnyAction } from '../../game/contract.js';
import type { Commands } from '../../table/play/commands.js';
import { USABLE } from '../../table/look/tab-stops.js';
import { statusTold } from './narration.js';
import { intend, offerOf } from './offers.js';
import type { PokerGame } from './game.js';
import type { Poker } from './poker.js';
import type { PremoveKind } from './premove.js';
import type { BettingView } from './scene.js';
import { ownSeat } from '../look/seen.js';

/** A second press of a key within this time belongs to the first (ms). */
const SECOND_PRESS = 400;

const press = (target: HTMLElement | null): void => {
  if (target && target.getAttribute('aria-disabled') !== 'true') target.click();
};

/** Betting, and choosing in advance. */
export function bettingCommands({ table, afterFold, premove, turn }: Poker): Commands {
  /** A choice made in advance by key is announced, as the focused button would be. */
  const aheadByKey = (wish: PremoveKind): void => {
    const button = table.root.querySelector(`[data-do=${wish}]${USABLE}`);
    if (!button) return;
    premove.choose(wish);
    const label = button.querySelector('.label')?.textContent ?? '';
    table.speech.say(premove.wish ? table.words.ahead(label) : table.words.notAhead);
  };
  return {
    prime: {
      does: () => {
        const prime = table.place('main button');
        if (prime) press(prime);
        else if (table.playing) table.hurry();
      },
      isMain: true,
    },
    fold: {
      does: () => {
        if (offerOf(table, 'muck')) intend(table, { type: 'muck' });
        else if (turn.isOwn(table.view)) intend(table, { type: 'fold' });
        else aheadByKey('wish-fold');
      },
      isOnce: true,
    },
    call: {
      does: () => {
        if (turn.isOwn(table.view)) turn.call();
        else aheadByKey('wish-call');
      },
      isMain: true,
    },
    amount: { does: value => turn.take(Number(value)) },
    'nth-amount': { does: value => turn.takeNth(Number(value)) },
    step: { does: value => turn.step(Number(value)) },
    wager: { does: () => turn.wager(), isOnce: true },
    'wish-fold': { does: () => premove.choose('wish-fold' satisfies PremoveKind) },
    'wish-call': { does: () => premove.choose('wish-call' satisfies PremoveKind) },
    skip: { does: () => afterFold.skip(table.view) },
    muck: { does: () => intend(table, { type: 'muck' }), isOnce: true },
    show: {
      does: () => {
        const show = offerOf(table, 'show');
        if (show) intend(table, show);
      },
      isMain: true,
    },
  };
}

/** What a player does apart from betting: takes the screen, sits out and in, buys chips, starts the next hand. */
export function seatCommands(poker: Poker, own: Pick<PokerGame, 'holding' | 'status'>): Commands {
  const { table, hotSeat, premove } = poker;
  return {
    done: { does: () => intend(table, { type: 'done' }), isMain: true },
    uncover: { does: () => uncover(poker, own, table.view), isMain: true },
    'sit-out': {
      does: () => {
        const { playing, view } = table;
        premove.leave(view.seat);
        if (!playing && view.phase === 'between') premove.keepOut(view);
      },
    },
    'sit-in': { does: () => premove.sitIn(table.view.seat), isMain: true },
    pass: {
      does: () => {
        hotSeat.pass(table.view.seat);
        table.playback.handOn();
      },
    },
    'buy-in': {
      does: () => {
        const { amount } = offerOf(table, 'buyIn') ?? {};
        if (amount)
          intend(table, { type: 'buyIn', amount: typeof amount === 'number' ? amount : amount.min } as AnyAction);
      },
      isMain: true,
    },
  };
}

/** Gives the player the screen: their cards are shown, and read out with the question. */
function uncover(
  { table, hotSeat, scene, actionText }: Poker,
  own: Pick<PokerGame, 'holding' | 'status'>,
  view: BettingView,
): void {
  const { words } = table;
  const seat = ownSeat(view);
  hotSeat.take(seat);
  // it would act for somebody who has not seen their cards yet
  const signal = AbortSignal.timeout(SECOND_PRESS);
  table.root.addEventListener('keydown', event => event.preventDefault(), { capture: true, signal });
  const cards = actionText.cards(scene.cardsOf(view, seat));
  const asked = view.phase === 'bet' ? actionText.asks(view) : statusTold(own, words, view);
  table.speech.say(`${words.ownCards(cards, own.holding(view, seat)[0])} ${asked}`);
}
