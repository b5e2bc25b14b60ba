/** The fixed colours by their letter: black, ivory, gold, red, blue and green. */
export const INKS = { k: '#1b1b1f', w: '#fdfaf2', g: '#d9a441', r: '#b3202a', b: '#2b4c7e', n: '#2f6b45' } as const;

/** The letter of a fixed colour. */
export type Ink = keyof typeof INKS;

/** Position and scale of a sign; a negative scale turns it upside down. */
export type Place = readonly [x: number, y: number, scale: number];

/**
 * The layers of a picture from bottom to top: key, colour letter, stroke width (none: filled and outlined), dash. All
 * items of one key become one path, so a figure has at most one path per layer; shapes in the same layer must not
 * overlap. A dash that begins with 0 gives round beads, any other engraver's hatching.
 *
 * The colour letters beside the fixed ones: a robe, c second cloth, h hair, l lines on it, t trimming, p pearls. In
 * order: a fan collar (u U q); robe, cloth, slashes, trimming, brocade (a c s t o); face, hair, lines on it (w h l);
 * hat, gold, feathers, steel, sash (A g C W G); highlights, lips and jewels, lines, eyes and studs (v r k d); hatching,
 * pleats, pearls in two layers, the gilt frame (H R p p f).
 */
const LAYERS =
  'uw|Uk23,1 3|qg3,0 6|aa|cc|sc3|tt1.6|ot3,0 8|ww|hh|ll1.2|Aa|gg|Cc|Ww|Gg|vw1.4|rr4.4|kk1.4|dk3.8,0 8.1|Hk5,.8 2.4|Rk10,1 3|pk6.6,0 6.8|pp4.2,0 6.8|fg1.4'
    .split('|')
    .map(layer => [layer.charAt(0), layer.charAt(1), ...layer.slice(2).split(',')] as const);

/** A number in path data, to two decimals. */
export const round = (number: number): number => +number.toFixed(2);

/**
 * Path data, scaled and then moved; negative scales mirror it. Arcs must be relative; a mirrored one must be a
 * semicircle, so that its flags do not matter.
 */
export const moved = (path: string, x: number, y: number, scaleX: number, scaleY = scaleX): string =>
  path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map((value, index) => {
      const axis = /v/i.test(command) ? 1 : index % 2;
      const place = command === 'a' ? (index % 7) - 5 : axis;
      // The rotation and flags of an arc stay; every renderer ignores the signs of its radii.
      if (place < 0 && place > -4) return value;
      const [scale, start] = place ? [scaleY, y] : [scaleX, x];
      return round(+value * scale + (command < 'a' ? start : 0));
    });
    return command + values.join(' ');
  });

/** The items of a part, moved. An item that begins with `=` is drawn on both sides of the axis. */
export const items = (part: string, x = 0, y = 0, scaleX = 1, scaleY = scaleX): readonly string[] =>
  part.split('|').flatMap(item => {
    const [, twin, key = '', path = ''] = /^(=?)(.)(.*)/.exec(item) ?? [];
    return (twin ? [1, -1] : [1]).map(side => key + moved(path, x, y, side * scaleX, scaleY));
  });

/** Paints items layer by layer in a group with attributes; `unit` is the scale of outlines and strokes. */
export const paint = (
  list: readonly string[],
  colours: Readonly<Record<string, string>>,
  attributes: string,
  unit = 1,
): string =>
  group(
    `${attributes} fill="none" stroke="${INKS.k}" stroke-width="${round(1.8 * unit)}" stroke-linejoin="round" stroke-linecap="round"`,
    LAYERS.map(([key, colour, width = '', dash]) => {
      const path = list.map(item => (item[0] === key ? item.slice(1) : '')).join('');
      const value = colours[colour] ?? INKS[colour as Ink];
      return (
        path &&
        `<path d="${path}" ` +
          (width
            ? `stroke="${value}" stroke-width="${round(+width * unit)}"` +
              // Beads need round ends, hatching blunt ones.
              (dash ? ` stroke-dasharray="${dash}"${dash[0] === '0' ? '' : ' stroke-linecap="butt"'}` : '')
            : `fill="${value}"`) +
          '/>'
      );
    }).join(''),
  );

/** A group with attributes. */
export const group = (attributes: string, content: string): string => `<g ${attributes}>${content}</g>`;

/** The `transform` attribute. */
export const at = (x: number, y: number, scale: number): string => `transform="translate(${x} ${y})scale(${scale})"`;

/** A group, moved and scaled. */
export const placed = (x: number, y: number, scale: number, content: string): string => group(at(x, y, scale), content);

/** Ellipses rotated through half a turn, as a guilloche machine does. */
export const turned = (count: number, long: number, short: number, width: number): string => {
  let path = '';
  for (let index = 0; index < count; index++) {
    const angle = (index * Math.PI) / count;
    const x = round(long * Math.cos(angle));
    const y = round(long * Math.sin(angle));
    // Radii a little short: the browser scales them up to reach the ends, and the ellipse stays centred.
    const arc = `A${long * 0.98} ${short * 0.98} ${round((index * 180) / count)} 0 1 `;
    path += `M${x} ${y}${arc}${-x} ${-y}${arc}${x} ${y}`;
  }
  return `<path d="${path}" fill="none" stroke="${INKS.w}" stroke-width="${width}"/>`;
};
