/** The buttons of a poker table: on the player's turn, before it, between hands, and in the menu. */
import { html, nothing, type TemplateResult } from 'lit';
import { chips } from '../../table/look/messages.js';
import { button } from '../../table/look/pieces.js';
import { row, type Content } from '../look/main-buttons.js';
import type { Premove, PremoveKind } from './premove.js';
import type { PokerText } from '../text/en.js';

const toggle = (name: string, label: string, on: boolean, kind: string, off = false): TemplateResult =>
  button(name, label, { kind: `quiet toggle ${kind} ${on ? 'on' : ''}`, pressed: on, off });

/** On the player's turn: folding if possible, calling or checking, raising. */
export function turnActs({ fold, keys }: PokerText, folds: boolean, quiet: string, raising: Content): TemplateResult {
  return row(
    folds ? button('fold', fold, { icon: 'fold', key: keys.fold.toUpperCase(), kind: 'quiet fold' }) : nothing,
    button('call', quiet, { key: keys.call.toUpperCase(), kind: 'prime call' }),
    raising,
  );
}

/**
 * The premove buttons, before the player's turn. `due` is the price of a call; `off` until that is known. Invisible
 * raise buttons keep their room, so that each button is where it will be pressed later.
 */
export function wishActs(
  words: PokerText,
  { wish }: Premove,
  due: number,
  off: boolean,
  freeFold: boolean | undefined,
  raising: Content,
): TemplateResult {
  const wishes = (each: PremoveKind, label: string, kind: string): TemplateResult =>
    toggle(each, label, wish === each, kind, off);
  return row(
    wishes('wish-fold', due > 0 && !freeFold ? words.fold : words.checkFold, 'fold'),
    wishes('wish-call', due > 0 ? words.call(chips(due)) : words.check, 'call'),
    html`<div class="ghost" inert>${raising}</div>`,
  );
}

/** While the player is not in the hand: whether they sit out the next one. */
export const idleActs = (words: PokerText, leaves: boolean, isDealt: boolean, off: boolean): TemplateResult =>
  row(
    isDealt ? toggle('sit-out', words.sitOut, leaves, 'fold') : nothing,
    button('done', words.next, { key: 'G', kind: 'prime', off }),
  );

/** After the player has folded: skips the rest of the hand. */
export const skipActs = (words: PokerText, leaves: boolean): TemplateResult =>
  row(toggle('sit-out', words.sitOut, leaves, 'fold'), button('skip', words.skip, { key: 'G', kind: 'prime' }));

/** What else a player may be asked: to look at covered cards, to sit in again, to buy chips. */
export type SeatAct = 'uncover' | 'sit-in' | 'buy-in';

/** The buttons of a seat action. `left`: what is beside it; `off`: it is not possible now. */
export function seatActs(
  words: PokerText,
  act: SeatAct,
  {
    who,
    left,
    buyIn,
    off,
  }: { readonly who: string; readonly left: Content; readonly buyIn: number; readonly off: boolean },
): TemplateResult {
  const labels = { uncover: words.uncover, 'sit-in': words.sitIn, 'buy-in': words.buyIn(chips(buyIn)) };
  return row(left, button(act, who + labels[act], { key: 'G', kind: 'prime', off }));
}

/** The button that lets the others go on. */
export const passAct = (words: PokerText): TemplateResult => button('pass', words.sitOut, { kind: 'quiet fold' });

/** What a player can do with the table, in the menu. */
export interface MenuState {
  readonly sitsOut: boolean;
  /** Whether somebody plays here, rather than only watching. */
  readonly player: boolean;
  /** The purse, in chips, up to which the player can buy in now; 0 if they cannot. */
  readonly buyIn: number;
}

export function menuItems(words: PokerText, state: MenuState): TemplateResult {
  return html`${
    state.player
      ? button('sit-out', words.sitOut, {
          kind: `quiet toggle ${state.sitsOut ? 'on' : ''}`,
          pressed: state.sitsOut,
        })
      : ''
  }${state.buyIn > 0 ? button('buy-in', words.buyIn(chips(state.buyIn)), { kind: 'quiet' }) : ''}`;
}

/**
 * The hands played, as a list and as files.
 * @param hasLog whether the table has a log of them.
 * @param format what the game's other format of files is called.
 */
export function menuRecords(words: PokerText, hasLog: boolean, format: string | undefined): TemplateResult {
  const quiet = { kind: 'quiet' };
  return html`${
    hasLog
      ? html`${button('history', words.handsPlayed, quiet)} ${button('export-log', words.exportLog, quiet)}
        ${format ? button('export-file', words.exportFile(format), quiet) : ''}`
      : ''
  }${button('import', words.openFile, quiet)}`;
}
