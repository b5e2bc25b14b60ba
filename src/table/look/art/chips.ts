import { round } from './painter.js';

/** The values of the chips, in ascending order. */
export const CHIP_VALUES = [1, 5, 10, 25, 100, 500, 1000] as const;

/** The value of a chip. */
export type ChipValue = (typeof CHIP_VALUES)[number];

/** The colours of a chip: its face, its edge spots and its value. */
export type ChipColours = readonly [face: string, spots: string, value: string];

const dark = (face: string): ChipColours => [face, '#f4ead6', '#fff'];

/** The colours of the chips by their value. */
export const CHIP_COLOURS: Readonly<Record<ChipValue, ChipColours>> = {
  1: ['#efe9db', '#3a5a86', '#22262e'],
  5: dark('#b02330'),
  10: dark('#1f4d97'),
  25: dark('#1f7448'),
  100: dark('#222226'),
  500: dark('#5d2b88'),
  1000: ['#e2b424', '#2a2118', '#20180c'],
};

/**
 * A chip without its inlay, for the viewBox `-50 -50 100 100`: the visible part of one under another in a stack. Two
 * nodes. Place each chip of a stack 7 units above the one below; `y` moves it down.
 */
export const chipEdge = (value: ChipValue, y = 0): string => {
  const [face, spots] = CHIP_COLOURS[value];
  return (
    `<circle cy="${y}" r="47.4" fill="${face}" stroke="#000" stroke-opacity=".45" stroke-width="1.2"/>` +
    `<circle cy="${y}" r="42.2" fill="none" stroke="${spots}" stroke-width="9.4" stroke-dasharray="16.57" stroke-dashoffset="8.3"/>`
  );
};

/** Font size of the value on a chip, by the number of its digits. */
const SIZES = [34, 34, 29, 25, 20];

/**
 * A chip from above, for the viewBox `-50 -50 100 100`, in five nodes: disc with rim, edge spots, inlay ring, light,
 * value.
 */
export const chip = (value: ChipValue): string => {
  const [face, spots, ink] = CHIP_COLOURS[value];
  const size = SIZES[`${value}`.length - 1]!;
  return (
    chipEdge(value) +
    `<circle r="33" fill="${face}" stroke="${spots}" stroke-width="1.6"/><path d="M-41-12A43 43 0 0 1 12-42" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>` +
    `<text y="${round(size * 0.36)}" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" fill="${ink}">${value}</text>`
  );
};
