/** The buttons of a table of poker: at the player's turn, before it, and between hands. */
import { html, nothing, type TemplateResult } from 'lit';
import { chips, say } from '../table/messages.js';
import { button } from '../table/pieces.js';
import type { Ahead, Wish } from './ahead.js';
import type { BettingWords } from './words.js';

type Content = TemplateResult | typeof nothing;

/** The place of the main buttons. */
export const acts = (content: unknown): TemplateResult => html`<div class="acts" data-zone="acts">${content}</div>`;

/** A quiet button, the main one, and what may be raised. One template for all situations: what had the focus keeps it. */
const row = (left: Content, prime: TemplateResult, more: Content = nothing): TemplateResult =>
  html`${acts(html`${left}${prime}`)} ${more}`;

const toggle = (name: string, label: string, on: boolean, kind: string, off = false): TemplateResult =>
  button(name, label, { kind: `quiet toggle ${kind} ${on ? 'on' : ''}`, pressed: on, off });

/** At the player's turn: folding if he may, calling or checking, raising. */
export function turnActs(
  { fold, keys }: BettingWords,
  folds: boolean,
  quiet: string,
  raising: Content,
): TemplateResult {
  const [foldKey, callKey] = [...keys.toUpperCase()];
  return row(
    folds ? button('fold', fold, { icon: 'fold', key: foldKey!, kind: 'quiet fold' }) : nothing,
    button('call', quiet, { key: callKey!, kind: 'prime call' }),
    raising,
  );
}

/**
 * Before it comes to the player: what he would do, `due` being what a call would cost him; `off` until that is known. What
 * he could raise holds its room unseen: what will be pressed later stands where it is chosen now.
 */
export function wishActs(
  words: BettingWords,
  { wish }: Ahead,
  due: number,
  off: boolean,
  freeFold: boolean | undefined,
  raising: Content,
): TemplateResult {
  const wishes = (each: Wish, label: string, kind: string): TemplateResult =>
    toggle(each, label, wish === each, kind, off);
  return row(
    wishes('wish-fold', due > 0 && !freeFold ? words.fold : words.checkFold, 'fold'),
    wishes('wish-call', due > 0 ? say(words.call, chips(due)) : words.check, 'call'),
    html`<div class="ghost" inert>${raising}</div>`,
  );
}

/** While the player has no part in the hand: whether he sits the next one out. */
export const idleActs = (words: BettingWords, leaves: boolean, isDealt: boolean, off: boolean): TemplateResult =>
  row(
    isDealt ? toggle('sit-out', words.sitOut, leaves, 'fold') : nothing,
    button('done', words.next, { key: 'G', kind: 'prime', off }),
  );

/** Between hands: looking at the last one, unless there is something else on the left, and the next; `who` is to say so. */
export const betweenActs = (
  words: BettingWords,
  left: Content | undefined,
  hand: number,
  off: boolean,
  who: string,
): TemplateResult =>
  row(
    left ?? (hand > 1 ? button('look', words.look, { icon: 'eye', key: 'L', kind: 'quiet fold' }) : nothing),
    button('done', who + (hand > 1 ? words.next : words.deal), { key: 'G', kind: 'prime', off }),
  );
