// Drawing characters that people read with ease and programs with trouble: a PNG of outlines of real typefaces, bent together.

import type { Chance } from './chance.ts';
import typefaces from './glyphs.json' with { type: 'json' };

export const pictureSize = { width: 264, height: 96 };

/** Characters that nobody takes for another, turned or crossed out as they may be. */
export const pictureLetters = 'ACEHJKMNRTUWXY3479';

export type Point = [x: number, y: number];
export type Outline = Point[];
export type Typeface = keyof typeof typefaces;

export const typefaceNames = Object.keys(typefaces) as Typeface[];

/** What stays free at either end of a row. */
const margin = 14;

/** Height of a capital in the outlines, and the longest straight piece that still bends well. */
const capital = 100;
const longestPiece = 12;

/** The outlines of a character: a capital is 100 high, and its upper left corner is 0,0. */
export function outlinesOf(letter: string, typeface: Typeface): Outline[] {
  const drawn = (typefaces[typeface] as Record<string, string>)[letter];
  if (drawn === undefined) throw new RangeError(`No outline of ${letter}; there are ${pictureLetters}.`);
  return drawn
    .split('|')
    .map((line) => line.split(' ').map((point) => point.split(',').map(Number) as Point));
}

const widthOf = (outlines: Outline[]): number => Math.max(...outlines.flat().map(([x]) => x));

/**
 * A PNG of 264 by 96 points, dark on white, of characters known here; another one each time. What overlaps turns white, so
 * that neither the ink between two characters nor that of the line across them can be cut away. Rejects with a RangeError for other characters.
 */
export async function drawCaptcha(code: string, chance: Chance): Promise<Buffer> {
  const bend = bendOf(chance);
  const { outlines: row, joints } = rowOf(code, chance);
  const outlines = [...row, ...inkOf(chance, joints)];
  return render(outlines.map((outline) => inPieces(outline).map(bend)));
}

/** The characters in one row, each turned, leaning and sized by itself, and reaching into the next; and where one ends and the next begins. */
function rowOf(code: string, chance: Chance): { outlines: Outline[]; joints: number[] } {
  let x = 0;
  const ends: number[] = [];
  const row = [...code].flatMap((letter) => {
    const outlines = outlinesOf(letter, chance.oneOf(typefaceNames));
    const size = chance.between(0.5, 0.62);
    const place = placing(widthOf(outlines), size, chance);
    const at: Point = [x, chance.between(-7, 7)];
    x += widthOf(outlines) * size * chance.between(0.94, 1.04);
    ends.push(x);
    return outlines.map((outline) => outline.map((point) => place(point, at)));
  });
  const { width, height } = pictureSize;
  const fit = Math.min(1, (width - 2 * margin) / x);
  const left = margin + (width - 2 * margin - x * fit) * chance.between(0.1, 0.9);
  return {
    outlines: row.map((outline) => outline.map(([px, py]) => [px * fit + left, py * fit + height / 2])),
    joints: ends.slice(0, -1).map((end) => end * fit + left),
  };
}

/** Where a point of a character of this width comes to lie: turned and leaning about its middle. */
function placing(width: number, size: number, chance: Chance): (point: Point, at: Point) => Point {
  const turn = chance.between(-0.28, 0.28);
  const lean = chance.between(-0.2, 0.2);
  const stretch = chance.between(0.88, 1.14);
  return ([x, y], [left, top]) => {
    const dy = (y - capital / 2) * size;
    const dx = (x - width / 2) * size * stretch + dy * lean;
    return [
      left + (width / 2) * size + dx * Math.cos(turn) - dy * Math.sin(turn),
      top + dx * Math.sin(turn) + dy * Math.cos(turn),
    ];
  };
}

/** A line through the row, and a blob where two characters meet: on a character it would cut its strokes into light and dark, which people cannot read. Both in the ink of the characters. */
function inkOf(chance: Chance, joints: readonly number[]): Outline[] {
  const { width, height } = pictureSize;
  const ends = [chance.between(16, height - 16), chance.between(16, height - 16)] as const;
  const belly = chance.between(-26, 26);
  const thick = chance.between(2, 3);
  const along = Array.from({ length: 23 }, (_, at): Point => {
    const part = at / 22;
    return [width * part, ends[0] + (ends[1] - ends[0]) * part + belly * Math.sin(part * Math.PI)];
  });
  const line = [...along, ...along.map(([x, y]): Point => [x, y + thick]).reverse()];
  const middle: Point = [chance.oneOf(joints), chance.between(34, height - 34)];
  const radii = [chance.between(11, 15), chance.between(20, 28)] as const;
  const blob = Array.from(
    { length: 36 },
    (_, at): Point => [
      middle[0] + radii[0] * Math.cos((at * Math.PI) / 18),
      middle[1] + radii[1] * Math.sin((at * Math.PI) / 18),
    ],
  );
  return [line, blob];
}

/** A bend of the whole picture: two waves each way. */
function bendOf(chance: Chance): (point: Point) => Point {
  const wave = (height: number, length: number) => {
    const phase = chance.between(0, 2 * Math.PI);
    const step = (2 * Math.PI) / (length * chance.between(0.8, 1.25));
    const amplitude = height * chance.between(0.7, 1.1);
    return (at: number) => amplitude * Math.sin(at * step + phase);
  };
  const [down, downToo, across, acrossToo] = [wave(7, 150), wave(2, 60), wave(3.5, 80), wave(1, 40)];
  return ([x, y]) => [x + across(y) + acrossToo(y), y + down(x) + downToo(x)];
}

/** The same outline with points close enough together that its straight lines bend. */
const inPieces = (outline: Outline): Outline =>
  outline.flatMap(([x, y], index) => {
    const [toX, toY] = outline[(index + 1) % outline.length]!;
    const pieces = Math.ceil(Math.hypot(toX - x, toY - y) / longestPiece);
    return Array.from(
      { length: pieces },
      (_, at): Point => [x + ((toX - x) * at) / pieces, y + ((toY - y) * at) / pieces],
    );
  });

const pathOf = (outline: Outline): string =>
  `M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** Drawn on a thread of its own: other requests do not wait. */
async function render(outlines: Outline[]): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = pictureSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#1c1c1c" fill-rule="evenodd" d="${outlines.map(pathOf).join('')}"/></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer();
}
