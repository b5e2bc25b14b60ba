/**
 * The parts of figures that both families share. Origin: the centre of the card; the upper half is y < 0; the frame
 * extends 84 × 150 to each side. The waist is the diagonal (-84,-30.5)…(84,30.5), where every cloth ends. Head axis x =
 * 0, hairline y = -114, chin y = -64; what is held (names with x) is drawn about an axis that ends up at x = 50.
 *
 * Items are separated by `|`; the first letter is the layer (see the painter), a leading `=` mirrors the item. All path
 * commands except `M` are relative. Names ending in b (body) or e (sleeve) are left out of the bust of the compact
 * face.
 */
// prettier-ignore
export const SHARED: Readonly<Record<string, string>> = {
  // full face; profile, to the left
  F: 'wM-18-114v24c0 15 9 26 18 26s18-11 18-26v-24z|kM-14-98q6.5-5.5 10 1l-2 13 5 2M4-99q5-4 10 1M-15-92q5-4 10-1M4-93q5-3 9 1|dM-10.5-91.6h.1M7.5-91.6h.1|rM-2.6-72h5.2|HM15-104q1.2 12-3 24',
  R: 'wM14-46v-72h-22l-7 15q-.2 4-11 17-1 3 6 3l-2.5 4.5 3 2-2 4.5 3 3q.1 10 11.5 8l2-1v16|kM-20-103q6.5-5 13-1M-18-96q5-3 10 0M-7-61q13-1 16-13|dM-14-94.6h.1|rM-18-75.4h1.6',
  // the fist, on the axis x = 50, and the frame with the sash
  e: 'WM53-12q-10-3.7-11 6l-1 11q1.3 10.6 10 8.6|kM42-5h8M41.6 0h8M41.4 5h8.6M-84-30.5v-119.5h168v180.5|fM-87.5-31.8v-121.7h175v185.3|GM-84-36.5l168 61v12l-168-61z',
  // king: robe and ermine, curls, long and short beard, arched crown, sleeve
  Kb: 'aM-84-30c8-12 40-16 58-22h26v52z|cM0-50h26q34 6 58 26l-24 12-3 33-57-21z|gM-10-17q10 2 20 0v21l-20-8z|tM22-20q4 14 4 26M32-24q4 14 4 32|wM-62-40q31-10 40-24h44q10 14 40 24c-16 32-108 32-124 0z|dM-53-37q11 9 31 14M22-23l8-3|pM-38-51c10 34 66 34 76 0|dM-80-29l160 58',
  Kh: '=hM-18-113c-17 1-16 26-8 34q-10 14 4 15-1-14 4-28z|=lM-23-108q-8 14 2 28M-27-74q3-2 5 0',
  Kd: 'hM-18-93q-15 41 18 64 33-23 18-64-2 14-10 12-5-1-8 2-2-3-8-2-8 2-10-12z|=lM0-78q-9 11-19 3M-14-66q0 15 10 27M-7-65q0 10 7 19',
  Kr: 'hM-18-93q-9 39 18 44 27-5 18-44-4 17-18 15-13 2-18-15z|=lM-18-80q2 21 13 25M-11-74q2 10 11 13',
  Ka: 'cM-24-116c-6-28 54-28 48 0z|gM-27-108q27 6 54 0v-10q-27 6-54 0zM-4-115v-22h8v22z|=gM-25-118c-17-14-5-29 11-22l-2 6q-16-1-3 17z|gM-7-139q7-8 14 0z|kM0-150v7M-3-147h6|=rM-16-112h.1|rM0-111h.1',
  Ke: 'aM84 31v-55l-24 12-3 33z|tM81-16q-7 8-8 18M81-2q-5 8-5 18|WM67-19l-14 6-2 27 10 6z|dM61-11l-4 24',
  // jack and Unter: slashed doublet, ruff, hair in profile and full, sleeve
  Jb: 'aM-84-30q31-17 64-22h40q43 6 64 32v51z|sM-70-35l-6 4M-54-42l-8 13M-38-45l-8 19M38-45l4 19M54-40l4 14|cM-8-52l-22 41 60 22-22-63z|tM-12-44l24 6M-16-34l34 9M-20-24l43 12|RM-84-30l168 61',
  Jr: 'WM-30-54c6-11 54-11 60 0-4 12-56 12-60 0z|RM-26-53c10-3 42-3 52 0',
  Jh: 'hM-6-116q33-5 32 28 3 13 10 20-20 12-34 0c6-16-4-20-6-32z|lM8-112q14 15 16 42M2-108q12 16 12 40',
  Jg: '=hM0-120c-26-4-32 16-28 30q2 13-6 20 13 10 20 2-6-17-3-34l17-4z|=lM-10-114q-16 9-12 30l-4 14',
  Je: 'kM81-22q-9 1-14 7|sM79-17q-9 5-10 13M80-2q-6 4-9 12|gM66-16l-13 4-2 25 9 6z',
  // what they hold: sword, axe, orb, halberd, sabre
  xKs: 'WM-5-21v-105l5-14 5 14v105z|kM0-26v-98|gM-20-24q20 9 40 0v7q-20 9-40 0zM-3-12v24h6v-24z',
  xKd: 'gM-2 18v-108h-3v-36h3v-8h4v8h3v36h-3v108z|WM5-124q11-1 21-12 12 28 0 56-10-12-21-12z|kM21-129q6 21 0 41|WM-5-116l-12 8 12 8z',
  xKc: 'gM-19-28a19 19 0 1 1 38 0 19 19 0 1 1-38 0zM-3-47v-7h-7v-6h7v-8h6v8h7v6h-7v7z|kM-18-32q18 8 36 0M-19-26q19 8 38 0M-3-46v18M3-46v18',
  xJs: 'gM-2 18v-102h-3v-30h10v30h-3v102z|WM5-109q11-3 19-13 7 19-2 38-8-7-17-6zM-5-106l-13-6q4 14 0 24l13-6zM-6-114l6-34 6 34z',
  xJd: 'WM-4-20q-7-61 22-114 2 67-14 116z|kM0-26q0-51 13-90|gM-18-22c12-4 24 12 36 4l-2 7c-10 7-24-5-34-3zM-3-9v21h6v-21z',
};
