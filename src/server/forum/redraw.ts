// Drawing a picture again: what a file has to be, and the new file that is made of its pixels. Runs in a process of its own (redrawProcess.ts).
import sharp, { type Sharp } from 'sharp';

/** Pixels that are decoded at most: the largest photo of today's phones is twice scaled down by the browser before it gets here. */
const pixelsMost = 24_000_000;
const edgeMost = 1_600;
/** Longest edge of a file, and how often the short edge may go into it: a strip of millions of rows takes seconds to scale. */
const sourceEdgeMost = 12_000;
const ratioMost = 40;

// One picture at a time on one thread, and nothing kept between them.
sharp.concurrency(1);
sharp.cache(false);

/** A new picture, as WebP; edges in pixels. */
export interface Redrawn {
  bytes: Buffer;
  width: number;
  height: number;
}

/** What the first bytes say a file is; null for anything that is not one of the four formats. */
function formatOf(file: Buffer): 'jpeg' | 'png' | 'webp' | 'gif' | null {
  if (file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return /^GIF8[79]a$/.test(file.toString('latin1', 0, 6)) ? 'gif' : null;
}

/** Whether the file ends where its format says it ends: what lies behind is not part of the picture. */
function endsWithItself(file: Buffer, format: 'jpeg' | 'png' | 'webp' | 'gif'): boolean {
  switch (format) {
    case 'jpeg':
      return file.subarray(-2).equals(Buffer.from([0xff, 0xd9]));
    case 'png':
      return file.toString('latin1', file.length - 8, file.length - 4) === 'IEND';
    case 'webp': {
      const length = file.readUInt32LE(4) + 8;
      return length === file.length || length + 1 === file.length;
    }
    case 'gif':
      return file.at(-1) === 0x3b;
  }
}

/** Whether the edges that the header promises are those of a picture and not of a strip. */
function hasSoundEdges({ width, height }: { width: number; height: number }): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return long <= sourceEdgeMost && long <= ratioMost * short;
}

/** A new picture made from the pixels of a file, upright, without anything else the file held; null for what is no sound picture. */
export async function redrawn(file: Buffer): Promise<Redrawn | null> {
  const format = formatOf(file);
  if (!format || !endsWithItself(file, format)) return null;
  try {
    // The first frame alone; a header that promises more pixels than allowed is refused before anything is decoded.
    const picture = sharp(file, {
      limitInputPixels: pixelsMost,
      failOn: 'error',
      pages: 1,
      sequentialRead: true,
    });
    const found = await picture.metadata();
    if (found.format !== format || !hasSoundEdges(found)) return null;
    const { data, info } = await picture
      .autoOrient()
      .resize(edgeMost, edgeMost, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

/** A logo drawn again, as PNG, and the colours it is made of, those of most pixels first, as #rrggbb. */
export interface RedrawnLogo extends Redrawn {
  colours: string[];
}

const logoEdgeMost = 512;
/** A logo of fewer pixels is a blur on today's phones; one that is longer than this is no sign any more. */
const logoEdgeLeast = 64;
const logoRatioMost = 6;
const coloursMost = 6;
/** Of the pixels with a hue. */
const leastShare = 0.03;
/** How far two colours of a logo are from each other at least, in the cube of 256. */
const apart = 70;

/** Whether the bytes are a drawing; one with a document type may name entities, which grow without bound. */
function isDrawing(file: Buffer): boolean {
  const text = file.toString('utf8').replace(/^\ufeff/, '');
  return (
    /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text) &&
    !/<!(?:DOCTYPE|ENTITY)/i.test(text)
  );
}

/** The colours of pixels with much of a hue: greys, and what can be looked through, say nothing of a brand. */
async function coloursIn(picture: Sharp): Promise<string[]> {
  const { data } = await picture
    .clone()
    .resize(72, 72, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const groups = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [r, g, b, alpha] = [data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!];
    const [low, high] = [Math.min(r, g, b), Math.max(r, g, b)];
    if (alpha < 200 || high - low < 40) continue;
    const key = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5);
    const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] };
    group.count += 1;
    group.sum = [group.sum[0] + r, group.sum[1] + g, group.sum[2] + b];
    groups.set(key, group);
  }
  const hex = (part: number) => Math.round(part).toString(16).padStart(2, '0');
  const found: number[][] = [];
  const all = [...groups.values()].reduce((total, { count }) => total + count, 0);
  for (const { count, sum } of [...groups.values()].sort((a, b) => b.count - a.count)) {
    // What is left are edges, where two colours run into each other.
    if (count < all * leastShare) break;
    const colour = sum.map((part) => part / count);
    // Shades of one colour are one.
    if (found.some((other) => Math.hypot(...other.map((part, at) => part - colour[at]!)) < apart)) continue;
    found.push(colour);
    if (found.length === coloursMost) break;
  }
  return found.map((colour) => `#${colour.map(hex).join('')}`);
}

/** A logo made from the pixels of a PNG, JPEG or SVG; null for what is none of them, not sound, too small, or a strip. */
export async function redrawnLogo(file: Buffer): Promise<RedrawnLogo | null> {
  const format = isDrawing(file) ? 'svg' : formatOf(file);
  if (format !== 'svg' && format !== 'png' && format !== 'jpeg') return null;
  if (format !== 'svg' && !endsWithItself(file, format)) return null;
  try {
    const given = { limitInputPixels: pixelsMost, failOn: 'error', pages: 1 } as const;
    const found = await sharp(file, given).metadata();
    const { width, height } = found;
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    if (found.format !== format || short < 1 || long > logoRatioMost * short) return null;
    if (format === 'svg' ? long > sourceEdgeMost : short < logoEdgeLeast || !hasSoundEdges(found))
      return null;
    // A drawing has the size it is drawn at: its own is that of its author's editor.
    const density = format === 'svg' ? Math.min(2_400, Math.max(1, (72 * logoEdgeMost) / long)) : undefined;
    const picture = sharp(file, { ...given, ...(density !== undefined && { density }) })
      .autoOrient()
      .resize(logoEdgeMost, logoEdgeMost, { fit: 'inside', withoutEnlargement: format !== 'svg' });
    const { data, info } = await picture
      .clone()
      .png({ palette: true, quality: 92, effort: 7 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, colours: await coloursIn(sharp(data)) };
  } catch {
    return null;
  }
}
