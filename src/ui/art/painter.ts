/** The colours of the pictures: ink, ivory, gold, red, blue and green. */
export const INK = '#1b1b1f';
export const IVORY = '#fdfaf2';
export const GOLD = '#d9a441';
export const RED = '#b3202a';
export const BLUE = '#2b4c7e';
export const GREEN = '#2f6b45';

/** Where a sign stands and how large it is; a negative scale stands it on its head. */
export type Place = readonly [x: number, y: number, scale: number];

/** The colour of each colour letter: robe, cloth, hair, lines on hair, trimming, pearls, and the fixed ones. */
export type Colours = Readonly<Record<string, string>>;

/**
 * The layers of a picture from bottom to top: key, colour letter, width of the stroke (none: filled and outlined), dash.
 * All items of one key become one path, so a figure has no more paths than there are layers; a shape may therefore not
 * overlap another of its own layer. A dash of `0 n` gives round beads, `1 n` on a broad stroke engraver's hatching.
 */
// prettier-ignore
const LAYERS: readonly (readonly [key: string, colour: string, width?: number, dash?: string])[] = [
  ['u', 'w'], ['U', 'k', 23, '1 3.2'], ['q', 'g', 3.4, '0 6'], // a fan collar, behind everything
  ['a', 'a'], ['c', 'c'], ['s', 'c', 3.4], ['t', 't', 1.6], ['o', 't', 2.6, '0 7.6'], // robe, cloth, slashes, trimming, brocade
  ['w', 'w'], ['h', 'h'], ['l', 'l', 1.2], ['A', 'a'], ['g', 'g'], ['C', 'c'], ['W', 'w'], ['G', 'g'], // face, hair, hat, gold, steel
  ['v', 'w', 1.4], ['r', 'r', 4.4], ['k', 'k', 1.4], ['d', 'k', 3.8, '0 8.1'], // highlights, lips and jewels, lines, eyes and studs
  ['H', 'k', 5, '.8 2.4'], ['R', 'k', 10, '1.2 3'], ['p', 'k', 6.6, '0 6.8'], ['p', 'p', 4.2, '0 6.8'], // hatching, pleats, pearls
  ['f', 'g', 1.4],
];

/** A number in path data, to two decimals. */
export const round = (number: number): number => +number.toFixed(2);

/** Path data moved by x and y and scaled before; negative scales mirror it. Ellipses must be upright. */
export const moved = (path: string, x: number, y: number, scaleX: number, scaleY = scaleX): string =>
  path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const relative = command > 'Z';
    const arc = /a/i.test(command);
    return (
      command +
      (rest.match(/-?[\d.]+/g) ?? [])
        .map((number, index) => {
          const place = arc ? (index % 7) - 5 : index % 2;
          if (place < -3) return round(Math.abs(+number * scaleX));
          if (place < -1) return number;
          if (place < 0) return scaleX * scaleY < 0 ? 1 - +number : number;
          return /v/i.test(command) || place
            ? round(+number * scaleY + (relative ? 0 : y))
            : round(+number * scaleX + (relative ? 0 : x));
        })
        .join(' ')
    );
  });

/** Items of a part, moved. An item that begins with `=` stands on both sides of the axis. */
export const items = (part: string, x = 0, y = 0, scaleX = 1, scaleY = scaleX): readonly string[] =>
  part.split('|').flatMap(item => {
    const twin = item[0] === '=';
    const key = item[+twin] ?? '';
    const path = item.slice(+twin + 1);
    const once = key + moved(path, x, y, scaleX, scaleY);
    return twin ? [once, key + moved(path, x, y, -scaleX, scaleY)] : [once];
  });

const FIXED: Colours = { k: INK, w: IVORY, g: GOLD, r: RED, b: BLUE, n: GREEN };

/** The hexadecimal colour of a fixed colour letter. */
export const fixed = (letter: string): string => FIXED[letter] ?? INK;

/** Paints items layer by layer; `unit` is the scale of the outlines and strokes. */
export const paint = (list: readonly string[], colours: Colours, unit = 1): string =>
  `<g fill="none" stroke="${INK}" stroke-width="${round(1.8 * unit)}" stroke-linejoin="round" stroke-linecap="round">` +
  LAYERS.map(([key, colour, width, dash]) => {
    const path = list.map(item => (item[0] === key ? item.slice(1) : '')).join('');
    const value = colours[colour] ?? fixed(colour);
    if (!path) return '';
    if (!width) return `<path d="${path}" fill="${value}"/>`;
    // Beads need round ends, hatching needs blunt ones.
    const ends = dash && (dash[0] === '0' ? '' : ' stroke-linecap="butt"');
    return `<path d="${path}" stroke="${value}" stroke-width="${round(width * unit)}"${dash ? ` stroke-dasharray="${dash}"${ends}` : ''}/>`;
  }).join('') +
  '</g>';

/** The ivory card with its hairline edge, on which every face and back is drawn. */
export const GROUND = `<rect x=".75" y=".75" width="248.5" height="348.5" rx="15" fill="${IVORY}" stroke="${INK}" stroke-opacity=".35" stroke-width="1.5"/>`;

/** Ellipses turned through half a circle, as an engine turns them. */
export const turned = (count: number, long: number, short: number, width: number): string => {
  let path = '';
  for (let index = 0; index < count; index++) {
    const angle = (index * 180) / count;
    const x = round(long * Math.cos((angle * Math.PI) / 180));
    const y = round(long * Math.sin((angle * Math.PI) / 180));
    // Radii a little short: the browser scales them up to reach the ends, and the ellipse stays centred.
    const arc = `A${round(long * 0.98)} ${round(short * 0.98)} ${round(angle)} 0 1 `;
    path += `M${x} ${y}${arc}${-x} ${-y}${arc}${x} ${y}`;
  }
  return `<path d="${path}" fill="none" stroke="${IVORY}" stroke-width="${width}"/>`;
};
