/**
 * What every table of a bank game does: a tray of chips, places on the cloth that take them by tap, key or drag, undo,
 * clear, double, rebet. A place is a button with `data-do="field"`, its name in `data-value` and `data-drop`.
 */
import { nothing, type TemplateResult } from 'lit';
import type { ActionOf, ViewOf } from '../../game/contract.js';
import type { BankGame } from '../../stakes/bank-game.js';
import type { Commands } from '../../table/play/commands.js';
import { drag } from './drag.js';
import type { Keys } from '../../table/play/keyboard.js';
import { together } from '../../table/look/messages.js';
import type { Play } from '../../table/play/gameplay.js';
import { seatOf } from '../look/empty-bar.js';
import type { Bank } from './bank.js';
import type { Priced } from './price.js';
import { Prices } from './prices.js';
import { listenForTakeBack } from './take-back.js';

/** In games against a bank. */
const KEYS: Keys = {
  1: ['nth-chip', '1'],
  2: ['nth-chip', '2'],
  3: ['nth-chip', '3'],
  4: ['nth-chip', '4'],
  5: ['nth-chip', '5'], // chooses a chip
  Backspace: ['take-back'],
  Delete: ['take-back'],
  '-': ['take-back'], // on a place: takes a chip back
  z: ['undo'], // undoes the last action
  x: ['clear'], // takes all stakes back
  d: ['double'], // doubles all stakes
  w: ['rebet'], // repeats the last stakes
  t: ['once'], // the secondary button beside the main one: deals without a stake, turns up once
  g: ['prime'],
  Enter: ['prime'], // the main button: deals, turns up, confirms
};

/** The play of one bank game, to which {@link bankPlay} adds what they have in common. */
export interface OwnBankPlay<G extends BankGame> extends Play<G> {
  /** Bets a chip of this value on a place, or as much as it takes. */
  lay(place: string, value: number): void;
  /** Takes a chip's value, or all there is, back from a place. */
  takeBack(place: string, value: number): void;
  /** The price of what lies on a place, else of what a tap bets; undefined if nothing may be bet, or not yet known. */
  priceOf(view: ViewOf<G>, place: string): Priced | undefined;
  /** The question to players when they get the screen. */
  asks(): string;
}

/** The play of a game against a bank. */
export function bankPlay<G extends BankGame>(bank: Bank<G>, own: OwnBankPlay<G>): Play<G> {
  const { table } = bank;
  const prices = new Prices(bank, (view, place) => own.priceOf(view, place));
  let endDrag: (() => void) | undefined;
  return {
    setup: own.setup,

    // ---- steps ----

    hears(step) {
      bank.hear(step);
      prices.hear(step);
    },
    frames: step => bank.run.shown(step, own.frames(step)),
    isResultFleeting: true,
    describe: step =>
      bank.run.told(step, () => {
        const told = own.describe(step);
        return told && together(told, prices.told(step));
      }),
    clear() {
      bank.clear();
      own.clear?.();
    },

    // ---- who acts ----

    asked: view => bank.asked(view),
    settled: () => bank.run.goOn(),
    /** At a shared screen the turn of the next person is announced. */
    taken() {
      const { names, view, words } = table;
      own.taken?.();
      table.speech.say(words.told(names.person(seatOf(view)), own.asks()));
    },

    // ---- what is drawn ----

    kind: view => own.kind?.(view) ?? '',
    limits: view => own.limits(view),
    cloth: view => own.cloth(view),
    bar: view => (table.replays.bar as TemplateResult | undefined) ?? own.bar(view),
    drawers: () => own.drawers?.() ?? {},
    menuRecords: () => own.menuRecords?.() ?? nothing,
    reason: why => (own.reason ? own.reason(why) : table.help()?.why[why]),
    drawn() {
      own.drawn?.();
      prices.show();
    },
    left() {
      bank.run.end();
      endDrag?.();
      own.left?.();
    },

    // ---- pointer and keys ----

    listen(root) {
      bank.run.listen(root);
      const hover = (place: string | undefined): void => {
        if (place === bank.hovered) return;
        bank.hovered = place;
        void table.redraw();
      };
      // not pointerover: a mouse at rest gets that for anything drawn under it
      root.addEventListener('pointermove', event => {
        const { pointerType, target } = event as PointerEvent;
        if (pointerType !== 'mouse') return;
        const place = (target as Element).closest<HTMLElement>('[data-drop]');
        hover(place?.dataset.value);
        prices.pointed(place);
      });
      table.element.addEventListener('pointerleave', () => hover(undefined));
      prices.listen(root);
      root.addEventListener('pointerdown', event => {
        const { target, button, pointerType } = event as PointerEvent;
        if (pointerType !== 'mouse') hover(undefined);
        prices.pressed((target as Element).closest('[data-drop]'));
        const chip = (target as Element).closest<HTMLElement>('[data-chip]');
        const layer = root.querySelector<HTMLElement>('.table');
        if (!chip || !layer || button !== 0 || chip.getAttribute('aria-disabled') === 'true') return;
        // By the time that the chip is placed, the animation is over.
        if (table.playing) table.motion.skip();
        endDrag?.();
        endDrag = drag(event as PointerEvent, chip, layer, place => {
          const value = Number(chip.dataset.chip);
          bank.choose(value);
          if (place?.dataset.drop) own.lay(place.dataset.drop, value);
          void table.redraw();
        });
      });
      own.listen?.(root);
      listenForTakeBack(root, (place, all) => own.takeBack(place, all ?? bank.chosenChip(table.view)));
    },
    shortcut(key) {
      const shortcut = own.shortcut(key) ?? KEYS[key];
      // the main button of a replay goes back to the table
      return table.isStepped && shortcut?.[0] === 'prime' ? ['replay-end'] : shortcut;
    },
    commands: () => ({ ...stakeCommands(bank, own), ...own.commands() }),
  };
}

/** What the buttons and keys of every table with a bank do. */
function stakeCommands<G extends BankGame>(bank: Bank<G>, own: OwnBankPlay<G>): Commands {
  const { table } = bank;
  return {
    chip: { does: value => bank.choose(Number(value)) },
    'nth-chip': { does: value => bank.chooseNth(Number(value)) },
    field: { does: place => own.lay(place, bank.chosenChip(table.view)), isAskedFor: true },
    'take-back': {
      does: (_, from) => {
        const place = from.closest<HTMLElement>('[data-drop]')?.dataset.value;
        if (place) own.takeBack(place, bank.chosenChip(table.view));
      },
    },
    undo: { does: () => bank.undo(), isAskedFor: true },
    clear: { does: () => bank.stakes({ type: 'clear' } as ActionOf<G>), isAskedFor: true },
    double: { does: () => bank.stakes({ type: 'double' } as ActionOf<G>), isAskedFor: true },
    rebet: { does: () => bank.stakes({ type: 'rebet' } as ActionOf<G>), isAskedFor: true },
    // the offer of a button: its index among the legal actions
    act: {
      does: place => {
        const offer = table.legal[Number(place)];
        if (offer) bank.stakes(offer as unknown as ActionOf<G>);
      },
    },
    once: { does: () => bank.done(), isMain: true, isAskedFor: true },
    'buy-in': { does: () => bank.buyIn(), isMain: true },
    pass: { does: () => bank.pass() },
    punter: {
      does: seat => {
        const hand = table.seats.indexOf(Number(seat));
        if (hand < 0 || table.playing) return;
        table.handTo(hand);
        if (table.legal.every(({ type }) => type === 'reopen')) table.intend({ type: 'reopen' } as ActionOf<G>);
      },
    },
  };
}
