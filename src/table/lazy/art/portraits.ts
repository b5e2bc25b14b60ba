/**
 * Faces of the computer players: twelve guests of a casino around 1900, drawn like the court cards, with the same
 * layers and inks.
 *
 * Origin, head axis and letters as in `figures.ts`: hairline y = -114, chin y = -64; the picture is cut at y = -48.
 */
import { items, paint } from '../../look/art/painter.js';

/** Colours of cloth and hair, by the letters of the layers. */
type Colours = Readonly<Record<string, string>>;

/** A face and its colours. */
interface Portrait {
  /** The parts, in layers; `|` separates them and `=` mirrors one. */
  readonly parts: string;
  readonly colours: Colours;
}

/** Common to all: shoulders, neck, head, ears. */
const BUST =
  'aM-46-36q2-20 26-26h40q24 6 26 26v4h-92z|wM-8-67v11q8 8 16 0v-11q-8 5.5-16 0z|wM-18-102v12c0 15 9 26 18 26s18-11 18-26v-12c0-13-8-20-18-20s-18 7-18 20z|=wM-19-98q-6-3-5 4 1 7 6 7z';
const EYES = '=dM-8-92h.1|kM-1-92l-2 10 5 2';
const BROWS = '=kM-13-99q5-4 10-.5';
const SMILE = 'rM-4-74q4 3 8 0';
const SILENT = 'kM-5-73h10';
const GRIN = 'kM-6-75q6 5 12 0';
const BLONDE = '#d8b05a';
const CHESTNUT = '#7b4a24';
const AUBURN = '#a5502a';
const DARK = '#33261f';
const GREY = '#b9b4aa';
const WHITE = '#f1ece0';

/** In the order of `SITTERS`. */
export const PORTRAITS: readonly Portrait[] = [
  // a bun, pearls
  {
    parts: `${EYES}|${BROWS}|${SMILE}|aM-22-62h44|hM-9-121a11 10 0 1 1 18 0z|hM-20-86c-7-48 47-48 40 0q-2-17-13-23-14 6-22 5-4 8-5 18z|lM-12-112q10 0 22-4M-6-128q6-4 12 0|pM-15-57q15 12 30 0`,
    colours: { a: '#2b4c7e', h: BLONDE, l: '#8c6a24', p: '#fdfaf2' },
  },
  // a moustache, a bow tie
  {
    parts: `${EYES}|=kM-14-100q6-4 11 0|wM-11-58h22l-3 20h-16z|hM-20-92c-6-40 46-40 40 0l-3-2q0-10-4-15-14-6-26 0-4 5-4 15z|hM0-78q-8-3-16 3 8 5 16 0 8 5 16 0-8-6-16-3z|kM-4-70h8|CM0-54l-11-6v12zM0-54l11-6v12z|lM-10-113q8-6 20-3`,
    colours: { a: '#26262c', h: DARK, l: '#8a7d70', c: '#b3202a' },
  },
  // a fringe, a band with a feather
  {
    parts: `${EYES}|${BROWS}|${SMILE}|cM-26-68q-6-52 26-54 32 2 26 54-8 4-12 0v-34h-28v34q-4 4-12 0z|hM-20-98q-2-22 20-22t20 22q-10-6-20-6t-20 6z|gM-21-106q21-8 42 0v-6q-21-8-42 0z|rM-17-109h.1|tM-16-60q16 14 32 0|GM18-110q6-26 24-26-2 18-20 30z|kM20-111q6-14 18-22`,
    colours: { a: '#2f6b45', c: DARK, h: DARK, t: '#d9a441' },
  },
  // round glasses, a parting
  {
    parts: `${EYES}|=kM-13-101q5-3 9-1|${SILENT}|WM-10-61h20l-4 22h-12z|GM-3-57h6l-1.5 4 3.5 14h-10l3.5-14z|hM-20-90c-6-44 46-42 40 0l-3-4q0-9-4-14-16 0-24-8-3 8-5 13-1 4-1 9z|=kM-15-92a7 7 0 1 1 14 0 7 7 0 1 1-14 0z|lM-8-117q10 8 24 8`,
    colours: { a: '#4a4136', h: CHESTNUT, l: '#3d2410', g: '#b3202a' },
  },
  // grey hair, a lace collar
  {
    parts: `${EYES}|=kM-13-99q5-3 10 0|${SMILE}|=kM-12-81q-2 4 1 8|hM-22-84q-8-38 22-38t22 38q-4-6-5-14-8-8-17-10-9 2-17 10-1 8-5 14z|hM-8-121a9 7 0 1 1 16 0z|lM-15-108q7-8 15-9 8 1 15 9|WM-24-62q24 14 48 0l4 10q-28 14-56 0z|RM-26-56q26 13 52 0|gM0-50a4 4 0 1 1 .1 0z`,
    colours: { a: '#5b3a5e', h: GREY, l: '#77726a' },
  },
  // bald, a full white beard, a monocle
  {
    parts: `${EYES}|=kM-14-100q6-4 11 0|hM-21-94q-3 40 21 46 24-6 21-46-4 16-11 16-5-3-10 0-5-3-10 0-7 0-11-16z|kM-4-71h8|=lM-8-66q2 8 6 12|gM2-92a7 7 0 1 1 14 0 7 7 0 1 1-14 0zm2.4 0a4.6 4.6 0 1 0 9.2 0 4.6 4.6 0 1 0-9.2 0z|kM16-88q4 16 2 34`,
    colours: { a: '#26262c', h: WHITE, l: '#9c968a' },
  },
  // a crown of plaits, a dirndl
  {
    parts: `${EYES}|${BROWS}|${SMILE}|WM-20-62q20 12 40 0v26h-40z|aM-20-58l-6 24h-18zM20-58l6 24h18z|tM-18-40h36|hM-20-88q-4-28 20-28t20 28q-4-12-10-17-10-4-20 0-6 5-10 17z|=hM-22-104q-3-8 5-11 7 3 3 11-4 4-8 0zM-15-115q0-8 8-9 6 5 1 11-5 3-9-2z|hM-6-120q2-6 6-6t6 6q-2 6-6 6t-6-6z|=lM-20-107l5-3M-12-118l5-1`,
    colours: { a: '#7a2438', h: CHESTNUT, l: '#3d2410', t: '#2f6b45' },
  },
  // a wide hat with a flower
  {
    parts: `${EYES}|${BROWS}|${SMILE}|cM-22-80q-4-30 10-34h24q14 4 10 34-6 3-8-2v-26h-28v26q-2 5-8 2z|AM-44-108q44-16 88 0-12 10-44 6t-44-6z|AM-22-111q-2-26 22-27t22 27q-22-7-44 0z|gM-22-113q22-7 44 0v-6q-22-7-44 0z|rM14-119h.1M19-115h.1M12-114h.1|tM-14-60q14 12 28 0`,
    colours: { a: '#5c6f86', c: AUBURN, t: '#fdfaf2' },
  },
  // a Styrian hat, a short beard
  {
    parts: `${EYES}|=kM-14-98q6-4 11 0|hM-19-92q-3 30 19 34 22-4 19-34-4 14-11 14-8-4-16 0-7 0-11-14z|kM-4-71h8|AM-36-106q36-14 72 0-10 6-36 4t-36-4z|AM-21-109q0-24 21-27t21 27q-21-7-42 0z|tM-20-111q20-6 40 0|gM18-112l6-30 6 28z|kM22-116l4-22M26-115l2-20|WM-9-61h18l-3 22h-12z|tM-14-60l-6 24M14-60l6 24`,
    colours: { a: '#59615a', h: CHESTNUT, t: '#d9a441', g: '#c9b48a' },
  },
  // whiskers, gold braid
  {
    parts: `${EYES}|=kM-14-101q6-4 11 0|${SILENT}|hM-20-92c-6-40 46-40 40 0l-3-2q0-9-6-15-8 4-22 2-5 5-6 13z|=hM-19-94q-7 20 1 32 6 2 9-8-8-4-8-22z|hM0-79q-9-2-14 3 8 4 14 0 6 4 14 0-5-5-14-3z|gM-12-62h24v10h-24z|tM-30-44h20M10-44h20M-30-50h16M14-50h16|=gM-46-44l4-10 16-6 2 8z`,
    colours: { a: '#2b4c7e', h: '#b06a2c', l: '#5c3413', t: '#d9a441' },
  },
  // dark curls, a ribbon at the neck
  {
    parts: `${EYES}|${BROWS}|${SMILE}|dM10-80h.1|=cM-16-114q-14 2-11 14-10 6-4 16-7 8 1 16 10 4 13-6z|hM-21-94q-5-10 4-16 0-10 11-10 6-6 14-1 10-2 11 9 8 7 2 18-3-8-9-12-12 4-22 0-8 4-11 12z|=lM-23-98q4 2 6 8M-24-82q4 2 4 8|tM-9-60q9 6 18 0|rM0-56h.1`,
    colours: { a: '#8b1e2d', c: DARK, h: DARK, l: '#7d6b5a', t: '#1b1b1f' },
  },
  // a cap, freckles
  {
    parts: `${EYES}|${BROWS}|${GRIN}|HM-14-84h6M8-84h6|hM-20-88q-3-14 1-22h38q4 8 1 22l-4-12q-14-4-32 0z|AM-24-110q-4-24 24-26 30 0 26 26-24-6-50 0z|AM-26-108q26-8 34-4-4 10-36 10-4-4 2-6z|tM0-136v10|kM-14-130l2 18M14-130l0 17|WM-9-61h18l-9 12z|tM-12-60l12 14 12-14`,
    colours: { a: '#6b5a3a', h: AUBURN, t: '#3a3128' },
  },
];

/** The drawing of a face. @param which an index into {@link PORTRAITS}. */
export function portrait(which: number): string {
  const { parts, colours } = PORTRAITS[which % PORTRAITS.length]!;
  return paint(items(`${BUST}|${parts}`), colours, 'class="portrait"');
}
