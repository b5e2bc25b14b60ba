/** The other players: name, purse, and the stakes of each. */
import { html, nothing, type TemplateResult } from 'lit';
import { hasSeat } from '../../stakes/seats.js';
import { chips } from '../../table/look/messages.js';
import { askWho, cardFace, purse, sitterFace } from '../../table/look/pieces.js';
import type { LedgerEntry, Stake } from '../rules/table.js';
import type * as ClassicPart from '../lazy/classic.js';
import { halfOf, stateOf, winOf, type Scene } from './scene.js';
import { cardOf, signOf } from './suits.js';

const seatsOf = ({ view }: Scene): readonly number[] =>
  view.punters.flatMap(({ seated }, seat) => (seated && seat !== view.seat ? [seat] : []));

/** How many of the others have bet; empty if nobody else is there. */
export function opponentsStaked(scene: Scene): string {
  const seats = seatsOf(scene);
  const staked = seats.filter(seat => scene.view.accounts.cloth[seat]! > 0).length;
  return seats.length > 0 ? scene.words.ofAll(staked, seats.length) : '';
}

/** All others who have a seat. */
export function opponents(scene: Scene, classic: typeof ClassicPart | undefined): TemplateResult | typeof nothing {
  const seats = seatsOf(scene);
  if (seats.length === 0) return nothing;
  return html`<div class="opponents" part="opponents">
    <h3>${scene.words.opponents}</h3>
    <div class="seats" role="toolbar" aria-label=${scene.words.opponents} data-zone="opponents">
      ${seats.map(seat => opponentRow(scene, seat, classic))}
    </div>
  </div>`;
}

function opponentRow(scene: Scene, seat: number, classic: typeof ClassicPart | undefined): TemplateResult {
  const { view, words } = scene;
  const isHere = scene.ownSeats.includes(seat);
  const sitter = scene.sitter(seat);
  // on the layout people are identified by the mark on their chips
  const face = classic && sitter && 'initials' in sitter ? nothing : sitterFace(sitter);
  const name = html`${face}${classic?.mark(scene, seat) ?? signOf(scene, seat)}<b>${scene.person(seat)}</b>${purse(words, view.accounts.purses[seat]!)}`;
  return html`<div part="opponent" class="p ${isOut(scene, seat) ? 'gone' : ''}">
    <div class="name">
      ${
        isHere
          ? html`<button class="button quiet" data-do="punter" data-value=${seat}>${name}</button>`
          : html`${name}${askWho(words, sitter, seat)}`
      }${part(scene, seat)}
    </div>
    ${view.options.variant === 'classic' ? classic?.ledger(scene, seat) : stakesOf(scene, seat)}
  </div>`;
}

const isOut = ({ view }: Scene, seat: number): boolean =>
  hasSeat(view.out, seat) || (view.deal > 0 && !hasSeat(view.dealtIn, seat) && seat !== view.banker);

/** Whether somebody banks, is out, or has bet. */
function part(scene: Scene, seat: number): TemplateResult | typeof nothing {
  const { view, words } = scene;
  if (seat === view.banker) return html`<small>${words.theBank}</small>`;
  if (isOut(scene, seat)) return html`<small>${words.out}</small>`;
  return hasSeat(view.done, seat) ? html`<small class="ready">${words.ready}</small>` : nothing;
}

/** The cards that somebody has bet on, and those that the last turn has decided. */
function stakesOf(scene: Scene, seat: number): TemplateResult {
  const { view, words } = scene;
  const { stakes } = view.punters[seat]!;
  const shown = scene.entriesOf(seat);
  // where the stakes lie close, of a win the win alone
  const areClose = stakes.length + shown.length > 3;
  const bet = ({ spot, amount }: Stake, entry?: LedgerEntry): TemplateResult =>
    html`<li>
      ${cardFace(cardOf(view, seat, spot), 'small', scene.spot(spot, view.punters[seat]), entry?.outcome === 'lost' ? 'dim' : '')}
      ${scene.pile(amount, { state: stateOf(entry), note: winOf(entry), short: halfOf(entry) || (areClose ? winOf(entry) : ''), place: `stake ${spot} of ${seat}` })}
      <span class="unseen">${words.staked(chips(amount))}</span>
    </li>`;
  const hasNone = stakes.length + shown.length === 0;
  return html`<ul>
    ${shown.map(entry => bet(entry, entry))}${stakes.map(stake => bet(stake))}
    ${hasNone && view.options.variant === 'buch' ? html`<li class="closed"><span class="card back"></span></li>` : nothing}
  </ul>`;
}
