/** The choice after a refait for all stakes at once, in the bar. */
import { html, type TemplateResult } from 'lit';
import { barOf } from '../../bank/look/bar.js';
import { isOffered } from '../../bank/look/offers.js';
import { button } from '../../table/look/pieces.js';
import type { Shown } from '../look/shown.js';

/** The bar during the choice. */
export function choiceBar(shown: Shown, purse: unknown): TemplateResult {
  const { own, words } = shown;
  const open = own?.free.filter((stake, at) => stake > 0 && own.choices[at] === null).length ?? 0;
  return barOf(
    words,
    html`${purse}<span class="space"></span>
      <span class="hint">${open > 0 ? words.stillOpen(open) : words.allChosen}</span>
      <div class="acts" data-zone="acts">
        ${button('choose-all', words.allHalf, { key: 'H', kind: 'quiet', value: 'half' })}
        ${button('choose-all', words.allPrison, { key: 'S', kind: 'quiet', value: 'prison' })}
        ${button('prime', words.confirm, { key: 'G', kind: 'prime', off: !isOffered(shown, 'done') })}
      </div>`,
    'deciding',
  );
}
