import { SKELETONS } from './alphabet.js';
import { family, type Family } from './family.js';
import { BLUE, fixed, GREEN, INK, items, moved, paint, RED } from './painter.js';

/** The German signs on -50…50: acorn (c), leaf (s), heart (h), bell (d). */
// prettier-ignore
const SIGNS = {
  c: 'gM0-50C5-42 31-36 31-2C31 6 28 12 26 14H-26C-28 12-31 6-31-2C-31-36-5-42 0-50Z|vM-17-4C-17-16-13-23-7-28M-22 21h.1M-11 18h.1M0 17h.1M11 18h.1M22 21h.1M-13 30h.1M0 28h.1M13 30h.1|CM-37 10C-20 4 20 4 37 10C38 28 22 37 5 38V50H-5V38C-22 37-38 28-37 10Z',
  s: 'CM0-50C10-36 44-26 44 4C44 22 30 32 18 30C10 29 5 26 3 22L5 50H-5L-3 22C-5 26-10 29-18 30C-30 32-44 22-44 4C-44-26-10-36 0-50Z|vM0-32V24M0 16L26 2M0-4L22-20M0 16L-26 2M0-4L-22-20',
  h: 'CM0 48C-9 30-45 13-45-17C-45-34-35-44-23-44C-11-44-4-37 0-27C4-37 11-44 23-44C35-44 45-34 45-17C45 13 9 30 0 48Z|vM-34-18C-34-28-29-33-22-33',
  d: 'gM-7-35V-47H7V-35ZM-40 7a40 40 0 1 1 80 0a40 40 0 1 1-80 0Z|vM-26-10Q-20-21-10-24|kM-40 4Q0 14 40 4M-38-6Q0 3 38-6M-1 26V41M1 26V41|dM0 25h.1',
};

// prettier-ignore
const PARTS = {
  // Unter: pointed cap. Ober: coat and breastplate, collar, moustache, broad hat, helmet. König: short sceptre.
  Uc: 'AM-30-108C-26-126-10-142 28-147C18-138 24-122 31-108Z|CM-36-110C-12-122 12-122 36-112L32-103C12-112-12-112-32-102Z|gM26-114C34-128 46-136 62-138C58-124 46-114 30-108Z|kM36-116L52-130|vM-12-120C-4-131 4-138 14-141',
  Ob: 'aM-84-30.5C-70-44-44-44-24-50H24C48-46 76-36 84-18V30.5Z|wM-34-46L-22-8 22 8 34-46Z|kM0-36V0M-28-28Q0-18 28-28M-24-14Q0-4 26-12|HM28-42L18 0|dM-80-29L80.4 29.2',
  Og: 'CM-30-52C-20-56-12-60-10-63H10C12-60 20-56 30-52L24-40 16-47 8-38 0-46-8-38-16-47-24-40Z|vM-24-51C-10-56 10-56 24-51',
  Om: 'hM0-79C-6-84-11-80-17-86C-18-76-8-72 0-76C8-72 18-76 17-86C11-80 6-84 0-79ZM-4-68Q0-66 4-68L0-58Z',
  Oc: 'AM-42-107Q-34-116-25-119C-28-142 28-142 25-119Q34-116 42-107C24-115-24-115-42-107Z|=kM-8-134V-120|=tM-36-110.6C-22-117-12-118 0-118|CM-22-122C-30-142-6-152 16-148C40-146 60-136 64-120C54-124 46-122 38-124C28-136 0-140-22-122Z|vM-20-126C-12-144 24-146 54-126',
  Oh: 'WM-46-104C-40-114-30-116-27-116C-26-138-10-146 0-150C10-146 26-138 27-116C30-116 40-114 46-104C30-110-30-110-46-104Z|kM0-149V-118M-27-116Q0-121 27-116|=pM-18-114h.1|CM4-146C14-158 44-148 50-128C36-136 24-132 20-130Q14-142 4-146Z',
  xGs: 'gM-2.4 18V-44H-5L-8-50H-6C-17-58-10-72 0-72C10-72 17-58 6-50H8L5-44H2.4V18Z|kM-11-61H11M0-72V-50M0-80V-72M-4-76.5H4',
};

/** The colour letter of what a sign is painted with beside gold. */
const CLOTHS = { c: 'n', s: 'n', h: 'r', d: 'k' } as const;
const STEMS = { c: GREEN, s: GREEN, h: BLUE, d: RED };

/** The double-German family: acorns for clubs, leaves for spades, hearts, bells for diamonds; Unter, Ober, König, Daus. */
export const german: Family = family({
  id: 'german',
  parts: PARTS,
  // prettier-ignore
  figures: {
    Jc: ['nrg', 'Jb Jg F Jr Uc Je'], Js: ['gnk', 'Jb R Jh Jr Uc Je'], Jh: ['brg', 'Jb R Jh Jr Uc Je'], Jd: ['rbk', 'Jb Jg -F Jr Uc Je'],
    Qc: ['rnk', 'Ob Jg F Om Og Oc Je xJs'], Qs: ['ngg', 'Ob Jh R Og Oc Je xJd'], Qh: ['rbk', 'Ob Jg -F Kr Og Oh Je xKs'], Qd: ['brg', 'Ob Jh R Og Oh Je xKd'],
    Kc: ['nrw', 'Kb Kh F Kd Ka Ke xKc'], Ks: ['gnk', 'Kb Kh -F Kr Ka Ke xGs'], Kh: ['brg', 'Kb Kh F Kd Ka Ke xKc'], Kd: ['rgw', 'Kb Kh -F Kr Ka Ke xGs'],
  },
  index: rank =>
    rank === 'J'
      ? 'M1.5 1V20C1.5 26 2.8 29 5 29S8.5 26 8.5 20V1M-.2 1H3.2M6.8 1H10.2'
      : rank === 'Q'
        ? 'M5 1C2.4 1 1 5 1 15S2.4 29 5 29S9 25 9 15S7.6 1 5 1Z'
        : (SKELETONS[rank] ?? ''),
  // Gold on ivory is too weak for a letter.
  colour: suit => ({ c: INK, s: GREEN, h: RED, d: '#8a5a12' })[suit],
  signs: (suit, places) =>
    paint(
      places.flatMap(([x, y, scale]) => items(SIGNS[suit], x, y, scale)),
      { c: fixed(CLOTHS[suit]) },
      2.5 * Math.abs((places[1] ?? places[0] ?? [0, 0, 1])[2]),
    ),
  sides: { 4: [6], 5: [6], 6: [6, 0], 7: [6, 0], 8: [6, 2], 9: [6, 2], T: [6, 3, 0] },
  middles: { 2: [6], 3: [6, 0], 5: [0], 7: [-3], 9: [0] },
  // The sign tells Unter from Ober: low at the hand, or high.
  courtSigns: rank =>
    rank === 'J'
      ? [[56, -44, 0.56]]
      : rank === 'Q'
        ? [[-60, -122, 0.42]]
        : [
            [-60, -122, 0.42],
            [60, -122, 0.42],
          ],
  twigs(suit, places, half) {
    if (!/[sc]/.test(suit)) return '';
    const branches = places.map(([x, y]) =>
      !x ? '' : y ? `M0 ${y + 38}C0 ${y + 24} ${x} ${y + 38} ${x} ${y + 20}` : `M0 0H${x}`,
    );
    return `<path d="${half ? '' : 'M0-77V77'}${branches.join('')}" fill="none" stroke="${GREEN}" stroke-width="2.6"/>`;
  },
  ace(suit, colour, scale) {
    const tendril = 'M0-24V24M0-8C16 4 30 6 44-2C58-10 58-28 46-28C38-28 36-18 43-16M20 2C30-8 30-16 24-22';
    return (
      `<path d="${[1, -1].map(x => [1, -1].map(y => moved(tendril, 0, 0, x * scale, y * scale)).join('')).join('')}" fill="none" stroke="${STEMS[suit]}" stroke-width="2.6" stroke-linecap="round"/>` +
      this.signs(
        suit,
        [
          [0, -80 * scale, 1.1 * scale],
          [0, 80 * scale, -1.1 * scale],
        ],
        colour,
      )
    );
  },
});
