// Owns drawing a picture again: what a file has to be, and the new file that is made of its pixels. Runs in a process of its own (redrawProcess.ts).
import sharp from 'sharp';

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
