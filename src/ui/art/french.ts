import { skeleton } from './alphabet.js';
import { family, type Family } from './family.js';
import { BLUE, GOLD, GREEN, INK, IVORY, moved, RED, round, turned } from './painter.js';

/** The French suits, one path each on -50…50. */
// prettier-ignore
const SUITS = {
  s: 'M0-48C9-28 43-8 43 16C43 30 33 37 23 37C14 37 7 32 3 24C4 36 8 43 16 48H-16C-8 43-4 36-3 24C-7 32-14 37-23 37C-33 37-43 30-43 16C-43-8-9-28 0-48Z',
  h: 'M0 48C-9 30-45 13-45-17C-45-34-35-44-23-44C-11-44-4-37 0-27C4-37 11-44 23-44C35-44 45-34 45-17C45 13 9 30 0 48Z',
  d: 'M0-50C9-32 24-12 38 0C24 12 9 32 0 50C-9 32-24 12-38 0C-24-12-9-32 0-50Z',
  c: 'M-16 48C-8 43-4 36-3 23A23 23 0 1 1-17-10A23 23 0 1 1 17-10A23 23 0 1 1 3 23C4 36 8 43 16 48Z',
};

// prettier-ignore
const PARTS = {
  // open crown; profile beard and hair of the king; forked beard
  Kc: 'cM-24-116C-28-140 28-140 24-116Z|gM-27-108C-10-104 10-104 27-108L34-140 17-126 0-146-17-126-34-140Z|kM-29-119C-10-115 10-115 29-119|=kM-20-123L-27-133|kM0-122V-136|=pM-34-141h.1|pM0-147h.1|=rM-16-112h.1|rM0-110.6h.1',
  Kp: 'hM-4-104C-2-98-6-92-4-86C-6-80-12-79-17-81L-25-78C-22-72-20-70-21-64C-25-48-22-36-14-28C2-34 22-46 30-70C38-70 36-80 30-84C36-94 32-108 22-112H-4Z|lM-18-70C-18-52-16-44-12-34M-12-72C-10-56-8-50-4-42M-4-74C0-62 2-56 6-50M4-78C8-70 12-64 16-60M22-106C26-98 26-88 20-80M12-108C18-98 16-88 10-82',
  // queen: dress, fan collar, neck, neck in profile, rolls, long hair, knot, crown, sleeve
  Qb: 'aM-84-30.5C-66-40-40-44-24-50L0-18 24-50C46-46 74-36 84-18V30.5Z|oM-74-30C-56-38-38-40-26-42L-12-20M72-29C58-36 40-40 26-42L6-8|cM-16-30L0-16 16-30 12 4.4-12-4.4Z|=tM-22-44L0-14|pM-80-29L80.4 29.2',
  Qn: '=uM-8-50C-20-54-34-50-42-42C-66-60-67-92-48-103C-34-86-20-68-8-50Z|=UM-32-47C-48-58-51-76-42-93|=qM-42-42C-66-60-67-92-48-103',
  Qk: 'wM-9-67V-62C-9-56-12-50-22-50L0-18 22-50C12-50 9-56 9-62V-67|pM-13-47Q0-34 13-47',
  Qi: 'wM-5-52Q-8-50-22-50L0-18 22-50Q16-50 14-52|pM-13-47Q0-34 13-47',
  Qh: '=hM0-122C-24-124-32-104-27-92C-34-84-28-70-18-70C-13-78-16-88-17-94C-16-104-8-110 0-112Z|=lM-4-117C-18-117-25-106-22-94C-28-86-26-76-20-74M-4-114C-14-112-20-104-19-94',
  Ql: '=hM0-122C-26-124-34-104-28-90C-36-78-24-66-34-52C-30-42-14-46-12-56C-19-66-20-84-17-96C-14-106-8-111 0-113Z|=lM-4-117C-20-117-26-104-22-92C-28-78-18-66-24-50M-4-114C-15-112-22-102-20-92C-24-78-14-66-18-52',
  Qp: 'hM-9-118C-3-108 0-104-3-96C-2-86 2-80 8-76C12-66 26-66 30-76C36-84 34-92 30-96C34-112 24-124 8-124C0-124-6-122-9-118Z|lM-4-119C8-120 20-112 20-98C16-90 8-88 2-92M4-122C18-122 28-112 28-98C22-96 14-84 8-80M30-94C32-84 26-74 14-74',
  Qc: 'gM-16-118L-22-140-10-130 0-146 10-130 22-140 16-118C8-122-8-122-16-118Z|=pM-22-141h.1|pM0-147h.1|=rM-8-124h.1',
  Qe: 'kM81-20C71-20 66-16 60-10|tM80-14Q68-9 65-3M82-7Q72-2 67 6M82 5Q76 7 70 15|WM66-20C60-18 56-12 53-13L51 13C55 14 56 18 62 22C66 8 68-6 66-20Z|HM62-14Q60 2 58 16',
  // jack: cap in profile, beret
  Jc: 'AM-24-110C-30-122-16-134 8-132C30-132 40-118 30-106C16-112-8-112-24-110Z|gM-25-106C-8-112 14-112 30-104L31-110C16-118-10-118-26-112Z|CM14-116C16-140 44-148 62-140C54-134 50-124 40-120C32-116 24-118 14-112Z|vM18-116C26-130 42-138 56-139',
  Jk: 'AM-34-116C-44-138-14-142 0-136C18-144 44-134 34-116C20-110-20-110-34-116Z|=kM-14-117C-20-124-18-132-12-135|kM0-118V-135|gM-28-108C-10-114 10-114 28-108V-116C10-121-10-121-28-116Z|CM22-122C26-140 46-150 56-146C56-134 46-122 30-118Z|vM27-121L50-141|pM24-116h.1',
  // sceptre with a heart, tulip, rose, mirror, fan, arrow, falcon
  xKh: 'gM-2.4 18V-84H-5L-9-92H9L5-84H2.4V18Z|CM0-92C-4-100-17-106-17-117C-17-131-4-132 0-122C4-132 17-131 17-117C17-106 4-100 0-92Z|vM-11-117Q-11-123-7-123',
  xQs: 'gM-2.4 18V-72H-4L-6-80H6L4-72H2.4V18Z|CM0-82C-20-84-22-104-16-118C-12-110-8-108-6-106L0-124 6-106C8-108 12-110 16-118C22-104 20-84 0-82Z|=vM-6-104C-4-98-2-90 0-86',
  xQh: 'kM-1-14V-71M1-14V-71|=hM0-44C-6-58-16-58-22-56C-18-46-10-42 0-44Z|AM-13-99C-14-116 14-116 13-99C8-97 3-95 0-90C-3-95-8-97-13-99ZM0-70C-26-70-28-94-18-104C-12-98-4-96 0-90C4-96 12-98 18-104C28-94 26-70 0-70Z|vM0-90C-2-84-8-80-14-80M0-90C4-82 8-78 14-78M-7-103Q0-110 6-104Q6-98 0-99',
  xQd: 'gM-2.6 18V-62H2.6V18ZM-20-88a20 26 0 1 1 40 0a20 26 0 1 1-40 0Z|CM-14-88a14 20 0 1 1 28 0a14 20 0 1 1-28 0Z|vM-8-86Q-7-98 2-102M-3-82Q-2-90 6-96',
  xQc: 'CM0-4L-42-42A56 56 0 0 1 33-52Z|kM-10-15L-34-48M-7-17L-24-54M-4-18L-13-58M0-18V-60M4-18L12-59M7-17L23-56|pM-38-45A56 56 0 0 1 30-54',
  xJh: 'gM-2.4 18V-113H2.4V18Z|AM0-146L12-113C6-119 2-117 0-111C-2-117-6-119-12-113Z',
  xJc: 'CM-12-62C-16-76-6-84 3-82C12-81 15-72 13-62Q0-57-12-62Z|gM1-82C0-92 8-96 16-94Q8-90 7-81ZM-12-71Q-22-70-20-59Q-16-64-12-64Z|WM-12-62Q0-57 13-62C20-52 20-32 12-15H-6C-15-26-18-48-12-62Z|GM8-58C24-50 30-24 22 8L13 0C2-14-2-36 8-58Z|kM9-46Q16-38 20-18M7-32Q13-22 18-2M14-49Q21-42 24-26|HM-8-55Q-11-36-3-20',
};

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
  colour: (suit, fourColour) =>
    suit === 's' ? INK : suit === 'h' ? RED : fourColour ? (suit === 'd' ? BLUE : GREEN) : suit === 'd' ? RED : INK,
  signs: (suit, places, colour) =>
    `<path d="${places.map(([x, y, scale]) => moved(SUITS[suit], x, y, scale)).join('')}" fill="${colour}"/>`,
  sides: { 4: [6], 5: [6], 6: [6, 0], 7: [6, 0], 8: [6, 0], 9: [6, 2], T: [6, 2] },
  middles: { 2: [6], 3: [6, 0], 5: [0], 7: [-3], 8: [3], 9: [0], T: [4] },
  courtSigns: () => [[-62, -124, 0.37]],
  ace(suit, colour, scale) {
    const [size, middle, radius] = ({ s: [1.75, 11, 20], h: [1.4, -6, 20], d: [1.5, 0, 15], c: [1.4, 5, 15] } as const)[
      suit
    ];
    const ring = (paint: string, width: number): string =>
      `<path d="${SUITS[suit]}" fill="${paint}" stroke="${paint}" stroke-width="${width}"/>`;
    const circle = (of: number, rest: string): string =>
      `<circle r="${round(of * radius)}" fill="none" stroke="${IVORY}" ${rest}/>`;
    return (
      `<g transform="scale(${round(size * scale)})">${ring(colour, 9)}${ring(IVORY, 5.2)}${ring(colour, 3.4)}<g transform="translate(0 ${middle})">` +
      circle(0.6, `stroke-width="${round(radius * 0.62)}" stroke-dasharray=".6 1.5"`) +
      circle(1, 'stroke-width=".5"') +
      (suit === 's'
        ? `<circle r="24" fill="${colour}"/>${turned(26, 23, 11, 0.38)}<circle r="7.6" fill="${colour}"/>`
        : '') +
      `<path d="${moved(SUITS[suit], 0, 0, radius / 150)}" fill="${GOLD}"/></g></g>`
    );
  },
});
