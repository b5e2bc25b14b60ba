/** What every poker table does: seats round an oval, betting, premoves, shared screens, past hands. */
import { html, nothing } from 'lit';
import type { Seat } from '../../game/contract.js';
import type { Commands } from '../../table/play/commands.js';
import { settingOf } from '../../table/look/attributes.js';
import type { Keys, Shortcut } from '../../table/play/keyboard.js';
import type { Play } from '../../table/play/gameplay.js';
import type { StepOf } from '../../table/play/session.js';
import { actsOf, menuItems, menuRecords } from './acts.js';
import { lay, nameCards } from './cards.js';
import { limitsIn } from '../look/empty-table.js';
import { barOf } from '../look/main-buttons.js';
import { clothOf } from './cloth.js';
import { bettingCommands, seatCommands } from './commands.js';
import { framesOf } from './frames.js';
import type { PokerGame } from './game.js';
import { narration } from './narration.js';
import type { Poker } from './poker.js';
import { Recall } from './recall.js';
import { pondering } from './rhythm.js';
import type { BettingGame, BettingView } from './scene.js';
import { isSettled, ownSeat } from '../look/seen.js';
import { AFTER_FOLD } from '../look/settings.js';
import type { PokerText } from '../text/en.js';

/** The letter shortcuts of the buttons, in each language. */
const LETTER_KEYS: Readonly<Record<keyof PokerText['keys'], Shortcut>> = {
  fold: ['fold'], // folds; at the showdown, mucks the hand
  call: ['call'], // calls or checks
  wager: ['wager'], // bets or raises
};
/** In poker games. */
const KEYS: Keys = {
  1: ['nth-amount', '1'],
  2: ['nth-amount', '2'],
  3: ['nth-amount', '3'],
  4: ['nth-amount', '4'],
  5: ['nth-amount', '5'],
  6: ['nth-amount', '6'],
  7: ['nth-amount', '7'],
  8: ['nth-amount', '8'],
  9: ['nth-amount', '9'], // chooses an amount
  '+': ['step', '1'], // raises the amount by one chip
  '-': ['step', '-1'], // lowers it by one chip
  l: ['look'], // replays the last hand
  o: ['open', 'odds'], // the chance of your own hand, where available
  v: ['review'], // reviews the last hand: what each decision was worth
  g: ['prime'],
  Enter: ['prime'], // the main button: deals, calls, turns up, shows
};

/** The play of a game of poker. */
export function pokerPlay<G extends BettingGame>(poker: Poker, own: PokerGame<G>): Play<G> {
  const { table, scene, afterFold, hotSeat, premove, reviewing, turn } = poker;
  const describe = (step: StepOf<G>): string => {
    const said = narration(step.events, table.view, step.view, { poker, own });
    return own.describe?.(step, said) ?? said;
  };
  const ponder = pondering();
  const recall = new Recall(table, own.files);
  const awaits = (view: BettingView): boolean => hotSeat.isAwaited(view);
  return {
    setup: own.setup,
    describe,
    stationOf: step => own.stationOf?.(step),
    awaits: view => awaits(view as BettingView),

    // ---- steps ----

    hears(step) {
      const after: BettingView = step.view;
      const before: BettingView = table.view;
      own.hear?.(step);
      // what others do between two hands does not disturb a player reading about the last one
      if (!table.replaying && after.phase !== 'between') reviewing.clear();
      premove.hear(step.events, before, after);
      hotSeat.hear(step, before, after);
      if (!table.replaying && step.events.some(({ type }) => type === 'settled')) poker.settled(before, after);
      if (step.actor !== 'croupier' && table.seats.includes(step.actor)) turn.forget();
    },
    frames: step => framesOf(step, table.view, hotSeat.isAnothers(table.view), scene, own.frames),
    clear() {
      poker.clear();
      own.clear?.();
    },

    // ---- who acts ----

    asked: view => hotSeat.asked(view),
    thinks: view => own.thinks?.(view) !== false && (view.phase !== 'between' || awaits(view)),
    ponders: (view, action) => ponder(view, action, table.people[view.seat as Seat]?.level),
    get undoes() {
      return hotSeat.doer;
    },
    taken() {
      const { names, view, words } = table;
      if (view.phase === 'between') table.speech.say(words.told(names.person(ownSeat(view)), words.next));
    },
    settled() {
      if (own.settled() || table.replaying || table.seats[0] === 'onlooker') return;
      const { view } = table;
      if (hotSeat.handsOver(view)) table.speech.say(hotSeat.handOver(view)[0]);
      else if (awaits(view) && view.accounts.purses[ownSeat(view)] === 0) table.speech.say(table.words.noChips);
      premove.act(view);
    },

    // ---- what is drawn ----

    kind: view => own.kind?.(view) ?? '',
    limits: view => limitsIn(table, own.limits(view)),
    cloth: view => clothOf(poker, own, poker.between ?? view),
    bar(view) {
      const inHead = own.inHead?.(poker.between ?? view) ?? nothing;
      const { bar } = table.replays;
      return bar
        ? html`${inHead} ${bar}`
        : barOf(table.words, inHead, table.replaying ? nothing : actsOf(poker, own, view));
    },
    drawers() {
      return {
        ...own.drawers(),
        odds: () => own.chance.drawer(table.view),
        review: () => reviewing.drawer,
        history: () => {
          const hands = table.replaying ? undefined : recall.hands;
          return hands && [table.words.handsPlayed, hands.panel()];
        },
      };
    },
    lookingBack: () => reviewing.session,
    handName: held => own.handName(held),
    ownKinds: () => own.ownKinds(),
    menuItems: () => menuItems(poker),
    menuRecords: () => menuRecords(table.words, table.hasLog, own.files?.name),
    reason(why) {
      const answer = table.help()?.why[why];
      // where the status line has room for a few words only, this says the rest of them too
      const isCut = answer && !table.box.isLarge && isSettled(table.view);
      return isCut ? `${own.endedBecause(table.view)}\n${answer}` : answer;
    },
    willDraw() {
      const isFast = settingOf(table.element, AFTER_FOLD, message => table.settings.complain(message)) === 'fast';
      table.motion.haste = afterFold.haste(table.view, isFast);
    },
    drawn() {
      const { names, root } = table;
      for (const row of root.querySelectorAll<HTMLElement>('[data-row]')) lay(row, card => names.card(card));
      nameCards(root);
      // how far the slider is filled
      const slider = root.querySelector<HTMLInputElement>('.slider');
      if (!slider) return;
      const [min, max] = [Number(slider.min), Number(slider.max)];
      slider.style.setProperty('--at', String((Number(slider.value) - min) / (max - min)));
    },

    // ---- pointer and keys ----

    listen(root) {
      root.addEventListener('input', event => {
        const { target } = event;
        if (!(target instanceof HTMLInputElement) || target.type !== 'range') return;
        // the slider is internal: forms of the page must not see its events
        event.stopPropagation();
        turn.take(Number(target.value));
        void table.redraw();
      });
    },
    shortcut(key) {
      const { keys } = table.words;
      const name = (Object.keys(keys) as (keyof typeof keys)[]).find(each => keys[each] === key);
      return own.shortcut?.(key) ?? (name ? LETTER_KEYS[name] : KEYS[key]);
    },
    commands: () => ({
      ...bettingCommands(poker),
      ...seatCommands(poker, own),
      ...recall.commands(),
      ...reviewing.commands(),
      ...reviewHandCommands(poker, recall),
      ...own.commands(),
    }),
  };
}

/** From the review of a session to one of its hands: replays it up to the decision, and asks about it. */
function reviewHandCommands({ table, reviewing }: Poker, recall: Recall): Commands {
  return {
    'review-hand': {
      does: value => {
        const [hand = '', step = ''] = value.split(' ');
        recall
          .show(hand)
          .then(() => table.replays.go(step))
          .then(() => reviewing.open())
          .catch(table.fail);
      },
    },
  };
}
