// A PNG with a palette, from red, green, blue, alpha bytes: a third of the size of one in full colour.
import { crc32, deflateSync } from 'node:zlib';

/** Six bits of red, green and blue each: colours that differ less are one. */
const bucketOf = (pixels, at) => ((pixels[at] >> 2) << 12) | ((pixels[at + 1] >> 2) << 6) | (pixels[at + 2] >> 2);
const channels = bucket => [(bucket >> 12) & 63, (bucket >> 6) & 63, bucket & 63];

/** Cuts the box with the widest spread of many pixels in two, until there are enough boxes. */
function medianCut(counts, wanted) {
  const boxOf = buckets => {
    const spreads = [0, 1, 2].map(channel => {
      const values = buckets.map(bucket => channels(bucket)[channel]);
      return (
        values.reduce((most, value) => Math.max(most, value)) - values.reduce((least, value) => Math.min(least, value))
      );
    });
    const spread = Math.max(...spreads);
    const pixels = buckets.reduce((sum, bucket) => sum + counts.get(bucket), 0);
    return { buckets, channel: spreads.indexOf(spread), worth: spread * Math.sqrt(pixels), pixels };
  };
  const boxes = [boxOf([...counts.keys()])];
  while (boxes.length < wanted) {
    const widest = boxes.reduce((best, box) => (box.worth > best.worth ? box : best));
    if (widest.buckets.length < 2) break;
    const { channel } = widest;
    const sorted = widest.buckets.toSorted((a, b) => channels(a)[channel] - channels(b)[channel]);
    let cut = 0;
    for (let pixels = 0; cut < sorted.length - 1 && pixels < widest.pixels / 2; cut++)
      pixels += counts.get(sorted[cut]);
    boxes.splice(boxes.indexOf(widest), 1, boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut)));
  }
  return boxes;
}

const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

export function smallPng(pixels, width, height, colours = 224) {
  const counts = new Map();
  for (let at = 0; at < pixels.length; at += 4) {
    const bucket = bucketOf(pixels, at);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  const entry = new Map();
  const palette = medianCut(counts, colours).flatMap(({ buckets, pixels: all }, index) => {
    for (const bucket of buckets) entry.set(bucket, index);
    return [0, 1, 2].map(channel =>
      Math.round(buckets.reduce((sum, each) => sum + (channels(each)[channel] * 4 + 2) * counts.get(each), 0) / all),
    );
  });
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) lines[y * (width + 1) + 1 + x] = entry.get(bucketOf(pixels, 4 * (y * width + x)));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
