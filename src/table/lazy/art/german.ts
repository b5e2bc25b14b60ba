import { SKELETONS } from '../../play/art/alphabet.js';
import { family, type Family } from '../../play/art/family.js';
import { INKS, items, moved, paint, type Place } from '../../look/art/painter.js';

/** The German signs on -50…50: acorn (c), leaf (s), heart (h), bell (d). */
// prettier-ignore
const SIGNS = {
  c: 'gM0-50c5 8 31 14 31 48 0 8-3 14-5 16h-52c-2-2-5-8-5-16 0-34 26-40 31-48z|vM-17-4c0-12 4-19 10-24M-22 21h.1M-11 18h.1M0 17h.1M11 18h.1M22 21h.1M-13 30h.1M0 28h.1M13 30h.1|CM-37 10c17-6 57-6 74 0 1 18-15 27-32 28v12h-10v-12c-17-1-33-10-32-28z',
  s: 'CM0-50c10 14 44 24 44 54 0 18-14 28-26 26-8-1-13-4-15-8l2 28h-10l2-28c-2 4-7 7-15 8-12 2-26-8-26-26 0-30 34-40 44-54z|vM0-32v56M0 16l26-14M0-4l22-16M0 16l-26-14M0-4l-22-16',
  h: 'CM0 48c-9-18-45-35-45-65 0-17 10-27 22-27 12 0 19 7 23 17 4-10 11-17 23-17 12 0 22 10 22 27 0 30-36 47-45 65z|vM-34-18c0-10 5-15 12-15',
  d: 'gM-7-35v-12h14v12zM-40 7a40 40 0 1 1 80 0 40 40 0 1 1-80 0z|vM-26-10q6-11 16-14|kM-40 4q40 10 80 0M-38-6q38 9 76 0M-1 26v15M1 26v15|dM0 25h.1',
};

// prettier-ignore
const PARTS = {
  // Unter: pointed cap. Ober: coat and breastplate, collar, moustache, broad hat, helmet. König: short sceptre.
  Uc: 'AM-30-108q4-29 58-39-11 16 3 39z|CM-36-110q36-17 72-2l-4 9q-32-14-64 1z|gM26-114q12-21 36-24-7 21-32 30z|kM36-116l16-14|vM-12-120q12-16 26-21',
  Ob: 'aM-84-30q26-16 60-20h48q42 6 60 32v49z|wM-34-46l12 38 44 16 12-54z|kM0-36v36M-28-28q28 10 56 0M-24-14q24 10 50 2|HM28-42l-10 42|dM-80-29l160 58',
  Og: 'CM-30-52q16-6 20-11h20q4 5 20 11l-6 12-8-7-8 9-8-8-8 8-8-9-8 7z|vM-24-51q24-7 48 0',
  Om: 'hM0-79l-17-7q2 16 17 10 15 6 17-10l-17 7zM-4-68q4 2 8 0l-4 10z',
  Oc: 'AM-42-107q8-9 17-12c-3-23 53-23 50 0q9 3 17 12c-18-8-66-8-84 0z|=kM-8-134v14|=tM-36-111q20-8 36-7|CM-22-122c-8-20 16-30 38-26q39 4 48 28l-26-4q-21-21-60 2z|vM-20-126c8-18 44-20 74 0',
  Oh: 'WM-40-104q7-13 13-12 7-30 27-34 20 4 27 34 6-1 13 12c-14-6-66-6-80 0z|kM0-149v31M-27-116q27-5 54 0|=pM-18-114h.1|CM4-146c10-12 40-2 46 18q-22-8-30-2-6-12-16-16z',
  xGs: 'gM-2 18v-62h-3l-3-6h2q-13-17 6-22 19 5 6 22h2l-3 6h-3v62z|kM-11-61h22M0-72v22M0-80v8M-4-76h8',
};

/** The colour letter of the second colour of each sign, beside gold. */
const CLOTHS = { c: 'n', s: 'n', h: 'r', d: 'k' } as const;
const STEMS = { c: 'n', s: 'n', h: 'b', d: 'r' } as const;

/** The ink of letters by suit; gold would be too pale on ivory. */
const COLOURS = { c: INKS.k, s: INKS.n, h: INKS.r, d: '#8a5a12' } as const;

/** The French indices, except U and O for Unter and Ober. */
const INDICES: Readonly<Record<string, string>> = {
  ...SKELETONS,
  J: 'M3 2V40C3 52 6 58 10 58S17 52 17 40V2M0 2H6M14 2H20',
  Q: 'M10 2C5 2 2 10 2 30S5 58 10 58S18 50 18 30S15 2 10 2Z',
};

/** The position of the sign on a court card, which distinguishes Unter (low, by the hand) from Ober (high). */
// prettier-ignore
const COURT_SIGNS: Readonly<Record<string, readonly Place[]>> = {
  J: [[56, -44, 0.56]], Q: [[-60, -122, 0.42]], K: [[-60, -122, 0.42], [60, -122, 0.42]],
};

/**
 * The double-German family: acorns for clubs, leaves for spades, hearts, bells for diamonds; Unter, Ober, König, Daus.
 */
export const german: Family = family({
  id: 'german',
  parts: PARTS,
  // prettier-ignore
  figures: {
    Jc: ['nrg', 'Jb Jg F Jr Uc Je'], Js: ['gnk', 'Jb R Jh Jr Uc Je'], Jh: ['brg', 'Jb R Jh Jr Uc Je'], Jd: ['rbk', 'Jb Jg -F Jr Uc Je'],
    Qc: ['rnk', 'Ob Jg F Om Og Oc Je xJs'], Qs: ['ngg', 'Ob Jh R Og Oc Je xKd'], Qh: ['rbk', 'Ob Jg -F Kr Og Oh Je xKs'], Qd: ['brg', 'Ob Jh R Og Oh Je xJd'],
    Kc: ['nrw', 'Kb Kh F Kd Ka Ke xKc'], Ks: ['gnk', 'Kb Kh -F Kd Ka Ke xGs'], Kh: ['brg', 'Kb Kh F Kr Ka Ke xKc'], Kd: ['rgw', 'Kb Kh -F Kr Ka Ke xGs'],
  },
  index: rank => INDICES[rank] ?? '',
  colour: suit => COLOURS[suit],
  signs: (suit, places) =>
    paint(
      places.flatMap(([x, y, scale]) => items(SIGNS[suit], x, y, scale)),
      { c: INKS[CLOTHS[suit]] },
      '',
      2.5 * Math.abs(places.at(-1)![2]),
    ),
  sides: { 4: [6], 5: [6], 6: [6, 0], 7: [6, 0], 8: [6, 2], 9: [6, 2], T: [6, 3, 0] },
  middles: { 2: [6], 3: [6, 0], 5: [0], 7: [-3], 9: [0] },
  courtSigns: rank => COURT_SIGNS[rank] ?? [],
  twigs(suit, places, scale) {
    const branches = places.map(([x, y, half]) => {
      if (!x) return '';
      const side = Math.sign(half);
      return y ? `M0 ${y + 38 * side}c0 ${-14 * side} ${x} 0 ${x} ${-18 * side}` : `M0 0h${x}`;
    });
    const path = `M0-77v154${branches.join('')}`;
    return CLOTHS[suit] === 'n'
      ? `<path d="${moved(path, 125, 175, scale)}" fill="none" stroke="${INKS.n}" stroke-width="2.6"/>`
      : '';
  },
  ace(suit, colour) {
    const tendril = 'M0-24v48M0-8q24 18 44 6c14-8 14-26 2-26-8 0-10 10-3 12M20 2q14-15 4-24';
    const tendrils = [1, -1].flatMap(x => [1, -1].map(y => moved(tendril, 0, 0, x, y)));
    return (
      `<path d="${tendrils.join('')}" fill="none" stroke="${INKS[STEMS[suit]]}" stroke-width="2.6" stroke-linecap="round"/>` +
      this.signs(
        suit,
        [
          [0, -80, 1.1],
          [0, 80, -1.1],
        ],
        colour,
      )
    );
  },
});
