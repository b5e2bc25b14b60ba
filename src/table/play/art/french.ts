import { skeleton } from './alphabet.js';
import { family, type Family } from './family.js';
import { INKS, moved, placed, round, turned } from '../../look/art/painter.js';

/** The French suits, one path each on -50…50. */
// prettier-ignore
const SUITS = {
  s: 'M0-48c9 20 43 40 43 64 0 14-10 21-20 21-9 0-16-5-20-13 1 12 5 19 13 24h-32c8-5 12-12 13-24-4 8-11 13-20 13-10 0-20-7-20-21 0-24 34-44 43-64z',
  h: 'M0 48c-9-18-45-35-45-65 0-17 10-27 22-27 12 0 19 7 23 17 4-10 11-17 23-17 12 0 22 10 22 27 0 30-36 47-45 65z',
  d: 'M0-50c9 18 24 38 38 50-14 12-29 32-38 50-9-18-24-38-38-50 14-12 29-32 38-50z',
  c: 'M-16 48c8-5 12-12 13-25a23 23 0 1 1-14-33 23 23 0 1 1 34 0 23 23 0 1 1-14 33c1 13 5 20 13 25z',
};

// prettier-ignore
const PARTS = {
  // open crown; profile beard and hair of the king; forked beard
  Kc: 'cM-24-116c-4-24 52-24 48 0z|gM-27-108q27 6 54 0l7-32-17 14-17-20-17 20-17-14z|kM-29-119q29 6 58 0|=kM-20-123l-7-10|kM0-122v-14|=pM-34-141h.1|pM0-147h.1|=rM-16-112h.1|rM0-111h.1',
  Kp: 'hM-4-104v18q-4 9-13 5l-8 3q5 7 4 14-5 24 7 36 28-7 44-42 11-4 0-14 8-18-8-28h-26z|lM-18-70q0 24 6 36M-12-72q3 21 8 30M-4-74q5 17 10 24M4-78q6 12 12 18M22-106q7 13-2 26M12-108q8 16-2 26',
  // queen: dress, fan collar, neck, neck in profile, rolls, long hair, knot, crown, sleeve
  Qb: 'aM-84-30q32-13 60-20l24 32 24-32q39 6 60 32v49z|oM-74-30q29-10 48-12l14 22M72-29q-23-10-46-13l-20 34|cM-16-30l16 14 16-14-4 34-24-8z|=tM-22-44l22 30|pM-80-29l160 58',
  Qn: '=uM-8-50q-20-5-34 8c-24-18-25-50-6-61q22 26 40 53z|=UM-32-47q-24-18-10-46|=qM-42-42c-24-18-25-50-6-61',
  Qk: 'wM-9-67v5q1 11-13 12l22 32 22-32q-14-1-13-12v-5|pM-13-47q13 13 26 0',
  Qi: 'wM-5-52q-3 2-17 2l22 32 22-32q-6 0-8-2|HM-2-57q9-1 14-9|pM-13-47q13 13 26 0',
  Qh: '=hM0-122q-35 5-27 30-8 17 9 22 5-13 1-24 3-15 17-18z|=lM-4-117q-22 3-18 23-8 15 2 20M-4-114q-16 4-15 20',
  Ql: '=hM0-122q-38 4-28 32c-8 12 4 24-6 38q13 13 22-4-10-18-5-40 5-14 17-17z|=lM-4-117q-24 4-18 25c-6 14 4 26-2 42M-4-114q-18 5-16 22l2 40',
  Qp: 'hM-9-118q10 13 6 22 2 15 11 20 11 15 22 0 8-13 0-20 4-26-22-28-12 0-17 6z|lM-4-119q21-1 24 21-7 12-18 6M4-122q23 2 24 24l-20 18M30-94q3 18-16 20',
  Qc: 'gM-16-118l-6-22 12 10 10-16 10 16 12-10-6 22q-16-6-32 0z|=pM-22-141h.1|pM0-147h.1|=rM-8-124h.1',
  Qe: 'kM81-20q-13 1-21 10|tM80-14q-12 5-15 11M82-7q-10 5-15 13M82 5q-6 2-12 10|WM66-20q-9 6-13 7l-2 26q4 2 11 9 7-21 4-42z|HM62-11l-3 23',
  // jack: cap in profile, beret
  Jc: 'AM-24-110q-6-21 32-22 35 4 22 26-25-8-54-4z|gM-25-106q28-9 55 2l1-6q-28-11-57-2z|CM14-116c2-24 30-32 48-24q-9 12-22 20l-26 8z|vM18-116q15-21 38-23',
  Jk: 'AM-34-116c-10-22 20-26 34-20 18-8 44 2 34 20-14 6-54 6-68 0z|=kM-14-117q-8-12 2-18|kM0-118v-17|gM-28-108q28-9 56 0v-8q-28-7-56 0z|CM22-122q13-28 34-24-1 20-26 28z|vM27-121l23-20|pM24-116h.1',
  // sceptre with a heart, tulip, rose, mirror, fan, arrow, falcon
  xKh: 'gM-2 18v-102h-3l-4-8h18l-4 8h-3v102z|CM0-92c-4-8-17-14-17-25 0-14 13-15 17-5 4-10 17-9 17 5 0 11-13 17-17 25z|vM-11-117q0-6 4-6',
  xQs: 'gM-2 18v-90h-2l-2-8h12l-2 8h-2v90z|CM0-82q-27-9-16-36 7 11 10 12l6-18 6 18q4-1 10-12 12 27-16 36z|=vM-6-104l6 18',
  xQh: 'kM-1-14v-57M1-14v-57|=hM0-44q-11-18-22-12 7 15 22 12z|AM-13-99c-1-17 27-17 26 0q-8 2-13 9-5-7-13-9zM0-70c-26 0-28-24-18-34q11 7 18 14l18-14c10 10 8 34-18 34z|vM0-90q-4 10-14 10M0-90q6 12 14 12M-7-103q7-7 13-1 0 6-6 5',
  xQd: 'gM-3 18v-80h6v80zM-20-88a20 26 0 1 1 40 0 20 26 0 1 1-40 0z|CM-14-88a14 20 0 1 1 28 0 14 20 0 1 1-28 0z|vM-8-86q1-12 10-16M-3-82q1-8 9-14',
  xQc: 'CM0-4l-42-38a56 56 0 0 1 75-10z|kM-10-15l-24-33M-7-17l-17-37M-4-18l-9-40M0-18v-42M4-18l8-41M7-17l16-39|pM-38-45a56 56 0 0 1 68-9',
  xJh: 'gM-2 18v-131h4v131z|WM0-147l13 35q-9-5-13 1-4-6-13-1z',
  xJc: 'CM-12-62q-2-22 15-20 13 3 10 20-13 5-25 0z|gM1-82q1-15 15-12-8 4-9 13zM-12-71q-10 1-8 12 4-5 8-5z|WM-12-62q12 5 25 0 11 18-1 47h-18q-14-21-6-47z|GM8-58q25 15 14 66l-9-8q-18-23-5-58z|kM9-46q7 8 11 28M7-32q6 10 11 30M14-49q7 7 10 23|HM-8-55q-3 19 5 35',
};

/** The scale of each ace, and the height and radius of the rosette in it. */
const ACES = { s: [1.75, 11, 20], h: [1.4, -6, 20], d: [1.5, 0, 15], c: [1.4, 5, 15] } as const;

/** The ink of each suit in a two-colour and a four-colour pack. */
const COLOURS = { s: ['k', 'k'], h: ['r', 'r'], d: ['r', 'b'], c: ['k', 'n'] } as const;

/** The French family: spades, hearts, diamonds and clubs. */
export const french: Family = family({
  id: 'french',
  parts: PARTS,
  // prettier-ignore
  figures: {
    Ks: ['kbk', 'Kb Kh F Kd Kc Ke xKs'], Kh: ['brg', 'Kb Kh F Kr Kc Ke xKh'], Kd: ['rgk', 'Kb R Kp Kc Ke xKd'], Kc: ['rkw', 'Kb Kh F Kd Ka Ke xKc'],
    Qs: ['kbk', 'Qn Qb Qi R Qp Qc Qe xQs'], Qh: ['rbk', 'Qn Qb Qk F Ql Qc Qe xQh'], Qd: ['gbr', 'Qn Qb -Qi -R -Qp Qc Qe xQd'], Qc: ['brg', 'Qn Qb -Qk -F Qh Qc Qe xQc'],
    Js: ['kbk', 'Jb R Jh Jr Jc Je xJs'], Jh: ['rbg', 'Jb R Jh Jr Jc Je xJh'], Jd: ['grk', 'Jb Jg F Jr Jk Je xJd'], Jc: ['brg', 'Jb Jg -F Jr Jk Je xJc'],
  },
  index: skeleton,
  colour: (suit, fourColour) => INKS[COLOURS[suit][fourColour ? 1 : 0]],
  signs: (suit, places, colour) =>
    `<path d="${places.map(([x, y, scale]) => moved(SUITS[suit], x, y, scale)).join('')}" fill="${colour}"/>`,
  sides: { 4: [6], 5: [6], 6: [6, 0], 7: [6, 0], 8: [6, 0], 9: [6, 2], T: [6, 2] },
  middles: { 2: [6], 3: [6, 0], 5: [0], 7: [-3], 8: [3], 9: [0], T: [4] },
  courtSigns: () => [[-62, -124, 0.37]],
  ace(suit, colour) {
    const [size, middle, radius] = ACES[suit];
    const ring = (share: number, rest: string): string =>
      `<circle r="${round(radius * share)}" fill="none" stroke="${INKS.w}" ${rest}/>`;
    return placed(
      0,
      0,
      size,
      // The same path three times leaves an even ivory line inside its edge.
      [9, 5.2, 3.4]
        .map(width => {
          const paint = width === 5.2 ? INKS.w : colour;
          return `<path d="${SUITS[suit]}" fill="${paint}" stroke="${paint}" stroke-width="${width}"/>`;
        })
        .join('') +
        placed(
          0,
          middle,
          1,
          ring(0.6, `stroke-width="${round(radius * 0.62)}" stroke-dasharray=".6 1.5"`) +
            ring(1, 'stroke-width=".5"') +
            (suit === 's'
              ? `<circle r="24" fill="${colour}"/>${turned(26, 23, 11, 0.38)}<circle r="7.6" fill="${colour}"/>`
              : '') +
            this.signs(suit, [[0, 0, radius / 150]], INKS.g),
        ),
    );
  },
});
