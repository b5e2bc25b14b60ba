/** The bar: chips, purse, actions, and the main button; another one for players without chips. */
import { html, type TemplateResult } from 'lit';
import { barOf, emptyBar, nextPunter, tall } from '../../bank/look/bar.js';
import { button } from '../../table/look/pieces.js';
import { chips } from '../../table/look/messages.js';
import { hasStake, isAgain, isBroke, offers, type Shown } from './shown.js';

/** What the bar takes from the table: the tray, the purse, the actions of all bank games. */
export interface BarParts {
  readonly tray: unknown;
  readonly purse: unknown;
  readonly acts: unknown;
}

export function bar(shown: Shown, { tray, purse, acts }: BarParts): TemplateResult {
  const { view, words, own, playing } = shown;
  if (isBroke(shown) && !playing) return emptyBar(words, purse, !offers(shown, 'buyIn'));
  const staked = own?.free.some(stake => stake > 0) ?? false;
  const isInsured = staked && own!.free.every((stake, at) => stake === 0 || own!.insured[at]);
  const mayInsure = offers(shown, 'insure') || offers(shown, 'uninsure');
  const next = nextPunter(words, view.turn, view.seat === 'onlooker' ? 0 : view.seat, shown.ownSeats, shown.person);
  const off = !playing && !offers(shown, 'done');
  const again = isAgain(shown);
  const deal = next ?? (hasStake(shown) ? words.deal : words.dealBare);
  const prime = again ? words.sameAgain(chips(shown.again)) : deal;
  // a button that plays without the player is not highlighted
  const look = again || next || hasStake(shown) ? 'prime' : 'prime idle';
  return barOf(
    words,
    html`${tray} ${purse}<span class="space"></span>
      <div class="acts" data-zone="acts">
        ${acts}${
          again
            ? tall('step', next ?? words.bare, 'T', off, 'once', 'once')
            : tall('shield', isInsured ? words.uninsure : words.insure, 'V', !mayInsure, 'insure', 'insure')
        }
        ${button('prime', prime, { key: 'G', kind: look, off })}
      </div>`,
  );
}
