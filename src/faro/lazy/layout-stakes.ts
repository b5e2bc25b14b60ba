/** The stakes on the places of the classic layout: the player's, and in small those of the others. */
import { html } from 'lit';
import { markOf } from '../../bank/look/tips.js';
import { chips, signed } from '../../table/look/messages.js';
import type { LedgerEntry, Punter, Stake } from '../rules/table.js';
import { nameOf } from './classic-names.js';
import { copperSign } from './copper.js';
import { halfOf, stateOf, untilDealt, winOf, type Scene } from '../look/scene.js';

/** A punter's stake on a place: the present one, else the one that the last turn decided. */
function shownOn(
  punter: Punter | undefined,
  entries: readonly LedgerEntry[],
  spot: string,
): Stake | LedgerEntry | undefined {
  const isThere = (bet: Stake): boolean => bet.spot === spot;
  return punter?.stakes.find(isThere) ?? entries.find(isThere);
}

/** The player's own stake on a place, or what a click would bet there. */
export function ownStake(scene: Scene, spot: string, entries = scene.entries) {
  const { pile, own, hovered, ghost } = scene;
  const shown = shownOn(own, entries, spot);
  if (!shown)
    return ghost && hovered === spot ? html`<span class="ghost" aria-hidden="true">${pile(ghost)}</span>` : undefined;
  const entry = 'outcome' in shown ? shown : undefined;
  const note = winOf(entry);
  // on a small cloth the win alone
  const short = halfOf(entry) || (scene.shape === 'wide' ? '' : note);

  return html`<span class="laid"
    >${pile(shown.amount, { state: stateOf(entry), note, short, place: `stake ${spot}`, isHome: !!entry && scene.isHome })}${shown.coppered ? copperSign : undefined}</span
  >`;
}

/** The mark on the chips of another punter. */
const markIn = ({ view, person }: Scene, seat: number): string =>
  markOf(
    seat,
    view.punters.flatMap(({ seated }, seat) => (seated ? [seat] : [])),
    person,
  );

/** The mark of a punter, beside their name. */
export const mark = (scene: Scene, seat: number) =>
  html`<b class="who m${seat}" aria-hidden="true">${markIn(scene, seat)}</b>`;

const others = ({ view }: Scene): readonly number[] =>
  view.punters.flatMap((_, seat) => (seat === view.seat ? [] : [seat]));

/** The others' stakes on a place; with more than three punters only the marks. */
export function tips(scene: Scene, spot: string, entriesOf = scene.entriesOf) {
  const { view } = scene;
  const there = others(scene).flatMap(seat => {
    const shown = shownOn(view.punters[seat], entriesOf(seat), spot);
    if (!shown) return [];
    const outcome = 'outcome' in shown ? shown.outcome : '';
    const sum = outcome === 'lost' ? signed(-shown.amount) : chips(shown.amount);
    return [{ seat, outcome, sum, isUnder: shown.coppered }];
  });
  if (there.length === 0) return undefined;
  const isCrowded = there.length > 3;
  return html`<span class="tips ${isCrowded ? 'many' : ''}" aria-hidden="true"
    >${there.map(
      ({ seat, outcome, sum, isUnder }) =>
        html`<span class="tip ${outcome} ${isUnder ? 'under' : ''}"
          ><b class="who m${seat}">${markIn(scene, seat)}</b><i>${isCrowded ? '' : sum}</i></span
        >`,
    )}</span
  >`;
}

/** A place and everything on it, for screen readers. */
export function placeTold(scene: Scene, spot: string): string {
  const { view, own, person, words } = scene;
  const { coppered } = words.classicLayout;
  const [name] = nameOf(spot, words.classicLayout, scene);
  const stakeOf = (
    punter: Punter | undefined,
    sentence: (who: string, amount: string) => string,
    who: string,
    pause = '',
  ): string => {
    const stake = punter?.stakes.find(stake => stake.spot === spot);
    return stake ? sentence(who, chips(stake.amount)) + (stake.coppered ? `${pause} ${coppered}` : '') : '';
  };
  const told = [
    stakeOf(own, words.fieldStake, name, ',') || words.fieldEmpty(name),
    scene.free.has(spot) ? words.priceFree : '',
    ...others(scene).map(seat => stakeOf(view.punters[seat], (who, amount) => `${who} ${amount}`, person(seat))),
  ]
    .filter(Boolean)
    .join(', ');
  return untilDealt(scene, told);
}

/** The total that another punter has on the layout, and the result of the last turn for them. */
export function ledger(scene: Scene, seat: number) {
  const { view, words } = scene;
  const net = scene.entriesOf(seat).reduce((sum, entry) => sum + entry.net, 0);
  const staked = words.staked(chips(view.accounts.cloth[seat]!));
  return net === 0
    ? html`<p>${staked}</p>`
    : html`<p>
        <span>${staked}</span>
        <b class=${net > 0 ? 'won' : 'lost'}>${signed(net)}</b>
      </p>`;
}
