/** The case-keeper of the classic layout: a frame with a rod for each rank. */
import { html } from 'lit';
import { RANKS } from '../../cards/card.js';
import { SINGLES } from '../rules/spots.js';
import { ranksLeft } from '../rules/table.js';
import { listed } from '../look/listed.js';
import type { Scene } from '../look/scene.js';

/** A rod for each rank, side by side; their positions in the drawing. */
const RODS = SINGLES.map((_, place) => 24 + place * 25);

const letters = (isWanted: (rank: string) => boolean): string => {
  const x = RODS.filter((_, place) => isWanted(SINGLES[place]!));
  return `<text aria-hidden="true" x="${x.join(' ')}" y="${x.map(() => 141).join(' ')}" .textContent=§></text>`;
};

/** The frame without words and beads: those in the box, those gone, those that have just moved. */
const ABACUS = listed(
  '<svg class="abacus" viewBox="0 0 348 152" role="img" aria-label=§><rect x="1" y="1" width="346" height="150" rx="10" class="wood"/><rect x="8" y="8" width="332" height="118" rx="5"/>',
  // a single letter has room to itself; the ten has two characters
  letters(rank => rank !== 'T'),
  letters(rank => rank === 'T'),
  `<path class="rods" d="${RODS.map(at => `M${at} 14V122`).join('')}"/>`,
  '<path class="bead" d=§ /><path class="bead gone" d=§ /><path class="bead gone moved" data-place="beads" d=§ /></svg>',
);

/** The three groups of beads: cards in the box, cards gone, and those of the last turn. */
const [IN_BOX, GONE, MOVED] = [0, 1, 2];

/** A bead on a rod. */
const bead = (rod: number, height: number): string => `M${rod - 9} ${height}a9 6 0 1 0 18 0a9 6 0 1 0 -18 0z`;

/** How many cards of each rank are left, for screen readers. */
export function abacusTold({ view, rank, words }: Scene): string {
  const left = ranksLeft(view);
  const told = SINGLES.map(each => `${rank(each)} ${left[RANKS.indexOf(each)]!}`).join(', ');
  return words.classicLayout.keeper(told);
}

/** Four beads on each rod: those in the box at its foot, those gone at its head. */
export function abacus(scene: Scene) {
  const { view, letter } = scene;
  const left = ranksLeft(view);
  const last = [view.last?.takes.at(-1), view.last?.pays.at(-1)].map(card => card?.[0]);
  const beads = ['', '', ''];
  SINGLES.forEach((rank, rod) => {
    const inBox = left[RANKS.indexOf(rank)]!;
    const moved = inBox + last.filter(each => each === rank).length;
    for (let place = 0; place < 4; place++) {
      const isIn = place < inBox;
      const out = place < moved ? MOVED : GONE;
      beads[isIn ? IN_BOX : out] += bead(RODS[rod]!, (isIn ? 115 : 57.5) - place * 12.5);
    }
  });
  const signs = SINGLES.filter(rank => rank !== 'T').map(letter);
  return html(ABACUS, abacusTold(scene), signs.join(''), letter('T'), ...beads);
}
