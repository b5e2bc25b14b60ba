/** The other players: name, purse, and what each has staked. */
import { html, nothing, type TemplateResult } from 'lit';
import { hasSeat } from '../../stakes/seats.js';
import { chips } from '../../table/messages.js';
import { cardFace, purse } from '../../table/pieces.js';
import type { Line, Stake } from '../rules/table.js';
import type * as ClassicPart from './classic.js';
import { heading, isOpen } from './heading.js';
import { stateOf, type Scene } from './scene.js';
import { cardOf, signOf } from './suits.js';

/** All others who have a seat, under a heading. */
export function others(scene: Scene, classic: typeof ClassicPart | undefined): TemplateResult | typeof nothing {
  const { view, words, wide } = scene;
  const seats = view.punters.flatMap(({ seated }, seat) => (seated && seat !== view.seat ? [seat] : []));
  if (seats.length === 0) return nothing;
  const staked = seats.filter(seat => view.accounts.cloth[seat]! > 0).length;
  return html`<div class="oth" part="others">
    ${heading(scene, 'others', words.others, wide ? '' : words.ofAll(staked, seats.length))}
    ${isOpen(scene, 'others') ? seats.map(seat => other(scene, seat, classic)) : nothing}
  </div>`;
}

function other(scene: Scene, seat: number, classic: typeof ClassicPart | undefined): TemplateResult {
  const { view, words } = scene;
  const { stakes } = view.punters[seat]!;
  const { variant } = view.options;
  const shown = scene.linesOf(seat);
  const bet = ({ spot, amount }: Stake, line?: Line): TemplateResult =>
    html`<li>
      ${cardFace(cardOf(view, seat, spot), 'small', scene.spot(spot, view.punters[seat]), line?.outcome === 'lost' ? 'dim' : '')}
      ${scene.pile(amount, { state: stateOf(line), note: line?.outcome === 'won' ? `+ ${chips(line.net)}` : '' })}
      <span class="unseen">${words.staked(chips(amount))}</span>
    </li>`;
  const name = html`${classic?.mark(scene, seat) ?? signOf(scene, seat)}<b>${scene.person(seat)}</b>${purse(words, view.accounts.purses[seat]!)}`;
  const hasLeft = view.deal > 0 && !hasSeat(view.dealtIn, seat) && seat !== view.banker;
  const isOut = hasSeat(view.out, seat) || hasLeft;
  return html`<div class="p ${isOut ? 'gone' : ''}">
    <div class="name">
      ${
        scene.ownSeats.includes(seat)
          ? html`<span data-zone="seat-${seat}"
              ><button class="button quiet" data-do="punter" data-value=${seat}>${name}</button></span
            >`
          : name
      }${seat === view.banker ? html`<small>${words.theBank}</small>` : isOut ? html`<small>${words.out}</small>` : hasSeat(view.done, seat) ? html`<small class="ready">${words.ready}</small>` : nothing}
    </div>
    ${
      variant === 'classic'
        ? classic?.ledger(scene, seat)
        : html`<ul>
            ${shown.map(line => bet(line, line))}${stakes.map(stake => bet(stake))}
            ${stakes.length + shown.length === 0 && variant === 'buch' ? html`<li class="closed"><span class="card back"></span></li>` : nothing}
          </ul>`
    }
  </div>`;
}
