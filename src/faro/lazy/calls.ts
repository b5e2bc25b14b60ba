/** The last turn of a classic deal: the orders of its three cards that can be called, and the results of the calls. */
import { html } from 'lit';
import { signed } from '../../table/look/messages.js';
import type { Place } from '../../table/play/places.js';
import { callPays, callsOf, isCall } from '../rules/spots.js';
import { isLastTurn, type LedgerEntry } from '../rules/table.js';
import { nameOf } from './classic-names.js';
import { ownStake, placeTold, tips } from './layout-stakes.js';
import type { Scene } from '../look/scene.js';

/** An order in short: `K›9›4`. */
const orderOf = (spot: string, letter: Scene['letter']): string => spot.split('>').map(letter).join('›');

/**
 * The calls of the last turn: before it as buttons, after it with their results; at any other time nothing. On a small
 * cloth they give way to the cards of that turn; the status line tells the player's own.
 */
export function calls(scene: Scene) {
  const { own, shape, stage, view } = scene;
  if (shape !== 'wide' && (stage || view.phase === 'between')) return undefined;
  return callsOf(view).length > 0 && own ? openCalls(scene) : madeCalls(scene);
}

/** The possible orders of the last three cards, each a button. */
function openCalls(scene: Scene) {
  const { view, letter } = scene;
  const words = scene.words.classicLayout;
  return html`<div class="calls" role="toolbar" aria-label=${words.callTitle} data-zone="calls">
    <span class="lettering">${words.callTitle}</span>
    <small aria-hidden="true">${words.order}</small>
    ${callsOf(view).map(
      spot =>
        html`<button
          class="button quiet"
          part="field"
          data-do="field"
          data-value=${spot}
          data-drop=${spot}
          data-place=${`field ${spot}` satisfies Place}
        >
          <span class="unseen">${placeTold(scene, spot)}</span><b aria-hidden="true">${orderOf(spot, letter)}</b
          ><small>${words.payout(callPays(spot))}</small>${tips(scene, spot)}${ownStake(scene, spot)}
        </button>`,
    )}
  </div>`;
}

/** The results of the calls, until the next deal. */
function madeCalls(scene: Scene) {
  const { view, own, letter, person } = scene;
  const words = scene.words.classicLayout;
  const entriesOf = (seat: number): readonly LedgerEntry[] =>
    view.punters[seat]!.entries.filter(({ spot, outcome }) => isCall(spot) && outcome !== 'returned');
  const made = view.punters.flatMap((_, seat) => entriesOf(seat).map(entry => ({ ...entry, seat })));
  if (view.phase !== 'between' || !made[0]) return undefined;
  return html`<div class="calls" role="list" aria-label=${words.called}>
    <span class="lettering" aria-hidden="true">${words.called}</span>
    <small aria-hidden="true">${words.order}</small>
    ${[...new Set(made.map(({ spot }) => spot))].map(spot => {
      const those = made.filter(entry => entry.spot === spot);
      const told = those.map(({ seat, net }) => `${person(seat)} ${signed(net)}`);
      return html`<span class="button quiet" role="listitem" data-value=${spot}>
        <span class="unseen">${[nameOf(spot, words, scene)[1], ...told].join(', ')}</span
        ><b aria-hidden="true">${orderOf(spot, letter)}</b
        >${tips(scene, spot, entriesOf)}${ownStake(scene, spot, own?.entries)}
      </span>`;
    })}
  </div>`;
}

/** Before the last turn: its three cards by rank, never in the order of the pack (K19). */
export function lastThree({ view, words: { classicLayout: words }, rank }: Scene): string | undefined {
  const [call] = callsOf(view);
  if (call) return words.three(call.split('>').map(rank).join(', '));
  return isLastTurn(view) ? words.threeAlike : undefined;
}
