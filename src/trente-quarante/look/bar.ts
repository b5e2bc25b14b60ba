/** The bar: chips, purse, actions, and the main button; another one for players without chips. */
import { html, type TemplateResult } from 'lit';
import type { BarParts } from '../../bank/look/empty-bar.js';
import { barOf, emptyBar, nextPerson, tall } from '../../bank/look/bar.js';
import { isOffered } from '../../bank/look/offers.js';
import { button } from '../../table/look/pieces.js';
import { chips } from '../../table/look/messages.js';
import { hasStake, isAgain, isBroke, type Shown } from './shown.js';

export function bar(shown: Shown, { tray, purse, acts, next: after }: BarParts): TemplateResult {
  const { words, own, playing } = shown;
  if (isBroke(shown) && !playing) return emptyBar(words, purse, !isOffered(shown, 'buyIn'), after);
  const staked = own?.free.some(stake => stake > 0) ?? false;
  const isInsured = staked && own!.free.every((stake, at) => stake === 0 || own!.insured[at]);
  const mayInsure = isOffered(shown, 'insure') || isOffered(shown, 'uninsure');
  const other = nextPerson(shown);
  const next = other === undefined ? undefined : words.next(shown.person(other));
  const off = !playing && !isOffered(shown, 'done');
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
