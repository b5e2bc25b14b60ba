import type { Theme } from '../settings.js';
import { group, INKS, placed, round, turned } from './painter.js';

const GREEN = '#1e5b41';
const BACK_COLOURS: Readonly<Record<string, string>> = {
  green: GREEN,
  bordeaux: '#73202f',
  midnight: '#22305a',
  plain: GREEN,
} satisfies Record<Theme, string>;

/** The colour of a theme's cloth and backs; any other colour is returned as it is. */
export const clothColour = (theme: string): string => BACK_COLOURS[theme] ?? theme;

/** Colours placeholders for backs that are not drawn, or not in full. */
export function colourBacks(frame: HTMLElement | null, backs: string): void {
  frame?.style.setProperty('--back', BACK_COLOURS[backs] ?? 'var(--cloth)');
}

/** Cache of drawn backs: all tables with the same cloth share one. */
const BACKS = new Map<string, string>();

/**
 * The back of a card, for the viewBox `0 0 250 350`, without the ivory card: braided waves, a corded border, a
 * guilloche rosette. It looks the same upside down.
 * @param theme a theme, or any CSS colour that is safe in an attribute.
 */
export function back(theme: Theme | (string & {})): string {
  const drawn = BACKS.get(theme) ?? drawing(theme);
  BACKS.set(theme, drawn);
  return drawn;
}

function drawing(theme: string): string {
  const cloth = clothColour(theme);
  let waves = '';
  for (let column = -13; column <= 13; column++)
    for (const side of [1, -1])
      waves += `M${round(125 + column * 7.4)} 24.5q${round(side * (9 + 19 * Math.cos(column * 0.604) ** 2))} 8.85 0 17.7${'t0 17.7'.repeat(16)}`;
  const box = (inset: number, rest: string): string =>
    `<rect x="${inset}" y="${inset}" width="${250 - 2 * inset}" height="${350 - 2 * inset}" rx="${round(18 - inset * 0.7)}" ${rest}/>`;
  return group(
    `fill="none" stroke="${INKS.w}"`,
    box(11, `fill="${cloth}" stroke="none"`) +
      `<path d="${waves}" stroke-width=".75" opacity=".85"/>` +
      box(19, '') +
      box(15.5, 'stroke-width="2.4" stroke-dasharray=".8 2.2"') +
      placed(
        125,
        175,
        1,
        `<circle r="70" fill="${cloth}"/><circle r="66.5" stroke-width=".7"/><circle r="62.8" stroke-width="3.6" stroke-dasharray=".9 2.39"/>` +
          `${turned(32, 59, 27, 0.8)}${turned(18, 38, 10, 0.8)}<circle r="10" fill="${cloth}"/>`,
      ),
  );
}
