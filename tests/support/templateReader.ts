// A program that reads pictures with characters by templates: the same typefaces, turned, slid over the picture, and the best row of five.
import sharp from 'sharp';
import { outlinesOf, pictureLetters, type Typeface } from '#server/account/captcha/captchaPicture.ts';

/** The reader looks at every fifth point, where characters are some twelve points high. */
const scale = 5;

interface Grey {
  width: number;
  height: number;
  dots: Float32Array;
}
interface Template extends Grey {
  letter: string;
}

async function greyOf(picture: Buffer, width?: number): Promise<Grey> {
  const { data, info } = await sharp(picture)
    .resize(width ?? null)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dots = Float32Array.from({ length: info.width * info.height }, (_, at) => data[at * info.channels]!);
  return { width: info.width, height: info.height, dots };
}

/** Subtracts the mean and divides by the length, so that a product of two is their correlation. */
function normalized(dots: Float32Array): Float32Array {
  const mean = dots.reduce((sum, dot) => sum + dot, 0) / dots.length;
  const length = Math.hypot(...dots.map((dot) => dot - mean)) || 1;
  return dots.map((dot) => (dot - mean) / length);
}

export interface Knowledge {
  typefaces: readonly Typeface[];
  /** In degrees. */
  turns: readonly number[];
  /** Of a capital, as a part of its outline's. */
  sizes: readonly number[];
}

/** Each character of each typeface, turned and sized so. */
export async function templatesOf({ typefaces, turns, sizes }: Knowledge): Promise<Template[]> {
  const made = typefaces.flatMap((typeface) =>
    [...pictureLetters].flatMap((letter) =>
      turns.flatMap((turn) => sizes.map((size) => ({ typeface, letter, turn, size }))),
    ),
  );
  return Promise.all(
    made.map(async ({ typeface, letter, turn, size }) => {
      const points = outlinesOf(letter, typeface);
      const path = points.map((outline) => `M${outline.join('L')}Z`).join('');
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#fff"/><path transform="translate(50 50) rotate(${turn} 40 50)" fill="#1c1c1c" fill-rule="evenodd" d="${path}"/></svg>`;
      const trimmed = await sharp(Buffer.from(svg)).trim().png().toBuffer({ resolveWithObject: true });
      const grey = await greyOf(trimmed.data, Math.round((trimmed.info.width * size) / scale));
      return { ...grey, dots: normalized(grey.dots), letter };
    }),
  );
}

/** Sums over any rectangle in four looks: of the values above and left of each point. */
function sums(
  { width, height, dots }: Grey,
  of: (dot: number) => number,
): (x: number, y: number, w: number, h: number) => number {
  const stride = width + 1;
  const table = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0, line = 0; x < width; x++) {
      line += of(dots[y * width + x]!);
      table[(y + 1) * stride + x + 1] = table[y * stride + x + 1]! + line;
    }
  const at = (x: number, y: number): number => table[y * stride + x]!;
  return (x, y, w, h) => at(x + w, y + h) - at(x, y + h) - at(x + w, y) + at(x, y);
}

function product(image: Grey, template: Grey, x: number, y: number): number {
  let sum = 0;
  for (let row = 0; row < template.height; row++) {
    const from = (y + row) * image.width + x;
    const ink = row * template.width;
    for (let column = 0; column < template.width; column++)
      sum += image.dots[from + column]! * template.dots[ink + column]!;
  }
  return sum;
}

/** How well each letter stands with its middle in each column: the best correlation, dark on light or light on dark. */
function scoresOf(image: Grey, templates: Template[]): Map<string, number>[] {
  const scores = Array.from({ length: image.width }, () => new Map<string, number>());
  const [sum, squares] = [sums(image, (dot) => dot), sums(image, (dot) => dot * dot)];
  for (const template of templates) {
    const { letter, width: w, height: h } = template;
    for (let y = 0; y + h <= image.height; y++)
      for (let x = 0; x + w <= image.width; x++) {
        const spread = Math.sqrt(Math.max(1, squares(x, y, w, h) - sum(x, y, w, h) ** 2 / (w * h)));
        const score = Math.abs(product(image, template, x, y)) / spread;
        const column = scores[x + (w >> 1)]!;
        if (score > (column.get(letter) ?? 0)) column.set(letter, score);
      }
  }
  return scores;
}

/** The best row of so many letters, each 6 to 11 columns behind the one before. */
export async function readPicture(picture: Buffer, templates: Template[], length: number): Promise<string> {
  const image = await greyOf(picture, Math.round((await sharp(picture).metadata()).width / scale));
  const tops = scoresOf(image, templates).map((column) =>
    [...column].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as [string, number]),
  );
  let rows = tops.map(([letter, score]) => ({ text: letter, score }));
  for (let count = 1; count < length; count++)
    rows = tops.map(([letter, score], x) => {
      const before = rows.slice(Math.max(0, x - 11), Math.max(0, x - 5));
      const best = before.reduce((a, b) => (b.score > a.score ? b : a), { text: '', score: -9 });
      return { text: best.text + letter, score: best.score + score };
    });
  return rows.reduce((a, b) => (b.score > a.score ? b : a)).text;
}
