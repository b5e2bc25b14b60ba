/** The case-keeper of the classic layout: an abacus with a rod for each rank. */
import { RANKS } from '../../cards/card.js';
import { SINGLES } from '../rules/spots.js';
import { ranksLeft } from '../rules/table.js';
import { listed } from './listed.js';
import type { Scene } from './scene.js';

/** The abacus on wide tables and on narrow ones, where its rods stand upright. */
const ABACUS = { wide: abacusOf(true), narrow: abacusOf(false) } as const;

/** The abacus but for its words and its beads: those in the box, those that are gone, those that have just moved. */
function abacusOf(wide: boolean) {
  const ranks = wide ? [...'AKQJT98765432'] : SINGLES;
  const rods = ranks.map((_, place) => (wide ? 46 + place * 33 : 24 + place * 25));
  const letter = (isWanted: (rank: string) => boolean): string => {
    const wanted = rods.filter((_, place) => isWanted(ranks[place]!));
    const [x, y] = wide ? [wanted.map(() => 34), wanted.map(at => at + 6)] : [wanted, wanted.map(() => 141)];
    return `<text aria-hidden="true" x="${x.join(' ')}" y="${y.join(' ')}" .textContent=§></text>`;
  };
  return {
    ranks,
    rods,
    strings: listed(
      wide
        ? `<svg class="abacus" viewBox="0 0 236 478" role="img" aria-label=§><rect x="1" y="1" width="234" height="476" rx="10" class="wood"/><rect x="12" y="24" width="212" height="442" rx="5"/>`
        : `<svg class="abacus" viewBox="0 0 348 152" role="img" aria-label=§><rect x="1" y="1" width="346" height="150" rx="10" class="wood"/><rect x="8" y="8" width="332" height="118" rx="5"/>`,
      // one letter has its place for itself; the ten has two signs
      letter(rank => rank !== 'T'),
      letter(rank => rank === 'T'),
      wide
        ? '<g aria-hidden="true"><text x="62" y="18" class="head" .textContent=§></text><text x="222" y="18" class="head end" .textContent=§></text></g>'
        : '',
      `<path class="rods" d="${rods.map(at => (wide ? `M56 ${at}H222` : `M${at} 14V122`)).join('')}"/>`,
      '<path class="bead" d=§ /><path class="bead gone" d=§ /><path class="bead gone moved" d=§ /></svg>',
    ),
  };
}

/** A path round an ellipse. */
const ellipse = (x: number, y: number, wide: number, high: number): string =>
  `M${x - wide} ${y}a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0 ${-2 * wide} 0z`;

/** Four beads a rod: those in the box at one end, those that are gone at the other. */
export function abacus({ html, view, wide, rank, letter, words: common }: Scene) {
  const words = common.classicLayout;
  const left = ranksLeft(view);
  const { ranks, rods, strings } = ABACUS[wide ? 'wide' : 'narrow'];
  const last = [view.last?.takes.at(-1), view.last?.pays.at(-1)].map(card => card?.[0]);
  const bead = (at: number, along: number): string => (wide ? ellipse(along, at, 8, 11.5) : ellipse(at, along, 9, 6));
  const beads = ['', '', ''];
  ranks.forEach((rank, rod) => {
    const inBox = left[RANKS.indexOf(rank)]!;
    const moved = inBox + last.filter(each => each === rank).length;
    for (let place = 0; place < 4; place++) {
      const stays = wide ? 68 + place * 17 : 115 - place * 12.5;
      const goes = wide ? 163 + place * 17 : 57.5 - place * 12.5;
      beads[place < inBox ? 0 : place < moved ? 2 : 1] += bead(rods[rod]!, place < inBox ? stays : goes);
    }
  });
  const told = SINGLES.map(each => `${rank(each)} ${left[RANKS.indexOf(each)]!}`).join(', ');
  const letters = ranks.filter(rank => rank !== 'T').map(letter);
  const heads = wide ? [words.inBox, words.gone] : [];
  return html(strings, words.keeper + common.colon + told, letters.join(''), letter('T'), ...heads, ...beads);
}
