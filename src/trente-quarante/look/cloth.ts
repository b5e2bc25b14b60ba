/** The drawn parts of the board: the shoe, and the corners of its four fields. */
import { html, svg, type TemplateResult } from 'lit';
import type { Chance } from '../rules/coup.js';

/** The shoe that the cards come from. */
export const shoe = (): TemplateResult =>
  html`<svg viewBox="0 0 84 74" aria-hidden="true" data-place="shoe">
    <path d="M4 22L20 8H76L80 18V60L70 70H8L4 62Z" fill="#2a160e" stroke="#8a6338"></path>
    <path d="M8 24L22 12H74L64 24Z" fill="#5b3726"></path>
    <path d="M8 24H64V66H8Z" fill="#3a2116"></path>
    <path d="M64 24L76 12V58L64 66Z" fill="#1d0f09"></path>
    <path d="M14 34H58V66H14Z" fill="#fbf6e8"></path>
    <path d="M17 37H55V66H17Z" fill="#0d4a37"></path>
    <path d="M17 51L36 37L55 51L36 66Z" fill="none" stroke="#e2c98f" stroke-width="1.2"></path>
    <path d="M28 66Q36 58 44 66" fill="#3a2116"></path>
    <path d="M9 25H63" stroke="#c99a68" stroke-opacity=".7"></path>
  </svg>`;

/** The corners of the fields in percent of the cloth, side by side (broad) and in bands (steep): the same as each `--shape` of the styles. */
const CORNERS: Readonly<Record<'broad' | 'steep', Readonly<Record<Chance, string>>>> = {
  broad: {
    rouge: '0,0 41,0 21,100 0,100',
    noir: '59,0 100,0 100,100 79,100',
    couleur: '41,0 59,0 79,100 62,100 50,48 38,100 21,100',
    inverse: '50,48 62,100 38,100',
  },
  steep: {
    rouge: '0,0 50,0 50,30 0,55',
    noir: '50,0 100,0 100,55 50,30',
    couleur: '50,30 100,55 100,81 50,56 0,81 0,55',
    inverse: '50,56 100,81 100,100 0,100 0,81',
  },
};

/** The gilt lines between the fields, for both ways in which they may lie; those of the winning ones lie on top. */
export const giltLines = (wins: readonly Chance[]): readonly TemplateResult[] =>
  (['broad', 'steep'] as const).map(way => {
    const isWon = (chance: Chance): boolean => wins.includes(chance);
    const chances = (Object.keys(CORNERS[way]) as Chance[]).sort((a, b) => Number(isWon(a)) - Number(isWon(b)));
    return html`<svg class="lines ${way}" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${chances.map(
        chance =>
          svg`<polygon class="${chance} ${isWon(chance) ? 'won' : ''}" points=${CORNERS[way][chance]}></polygon>`,
      )}
    </svg>`;
  });
