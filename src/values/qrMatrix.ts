// The QR code of a text as black and white squares: ISO/IEC 18004, byte mode, correction level M, versions 1 to 10 (213 bytes).

/** By version from 1: correction bytes of a block, blocks, all bytes, and where the centres of the alignment marks lie. */
const versions: readonly (readonly [number, number, number, readonly number[]])[] = [
  [10, 1, 26, []],
  [16, 1, 44, [6, 18]],
  [26, 1, 70, [6, 22]],
  [18, 2, 100, [6, 26]],
  [24, 2, 134, [6, 30]],
  [16, 4, 172, [6, 34]],
  [18, 4, 196, [6, 22, 38]],
  [22, 4, 242, [6, 24, 42]],
  [22, 5, 292, [6, 26, 46]],
  [26, 5, 346, [6, 28, 50]],
];

/** Product in the field of 256 elements that the correction bytes are counted in. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** Correction bytes of a block (Reed and Solomon). */
function correction(data: readonly number[], count: number): number[] {
  const divisor: number[] = [...Array<number>(count - 1).fill(0), 1];
  let root = 1;
  for (let power = 0; power < count; power += 1) {
    for (let at = 0; at < count; at += 1)
      divisor[at] = times(divisor[at]!, root) ^ (at + 1 < count ? divisor[at + 1]! : 0);
    root = times(root, 2);
  }
  const rest: number[] = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    for (let at = 0; at < count; at += 1) rest[at] = rest[at]! ^ times(divisor[at]!, factor);
  }
  return rest;
}

/** All bytes as they lie in the code: blocks taken in turn, data first. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [eccCount, blockCount, total] = versions[version - 1]!;
  const capacity = total - eccCount * blockCount;
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    data.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);

  const short = Math.floor(capacity / blockCount);
  const longBlocks = capacity % blockCount;
  const blocks: number[][] = [];
  for (let block = 0, from = 0; block < blockCount; block += 1) {
    const length = short + (block >= blockCount - longBlocks ? 1 : 0);
    blocks.push(data.slice(from, from + length));
    from += length;
  }
  const checks = blocks.map((block) => correction(block, eccCount));
  const inTurn = (lists: readonly number[][], length: number): number[] =>
    Array.from({ length }, (_, at) => lists.flatMap((list) => (at < list.length ? [list[at]!] : []))).flat();
  return [...inTurn(blocks, short + 1), ...inTurn(checks, eccCount)];
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of squares, true for black, without the quiet edge. Throws for a text that is too long. */
export function qrMatrix(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version =
    versions.findIndex(([ecc, blocks, total], at) => {
      const room = (total - ecc * blocks) * 8 - 4 - (at + 1 < 10 ? 8 : 16);
      return bytes.length * 8 <= room;
    }) + 1;
  if (version === 0) throw new Error('This text is too long for a code.');
  const size = version * 4 + 17;
  const dark: boolean[][] = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: boolean[][] = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, isDark: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = isDark;
    fixed[y]![x] = true;
  };

  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const marks = versions[version - 1]![3];
  const last = marks.length - 1;
  for (const [row, y] of marks.entries())
    for (const [column, x] of marks.entries()) {
      if ((row === 0 && (column === 0 || column === last)) || (row === last && column === 0)) continue;
      for (let dy = -2; dy <= 2; dy += 1)
        for (let dx = -2; dx <= 2; dx += 1) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy += 1)
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(x + dx, y + dy, ring !== 2 && ring !== 4);
      }
  if (version >= 7) {
    let rest = version;
    for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let at = 0; at < 18; at += 1) {
      const isDark = ((bits >>> at) & 1) === 1;
      const [near, far] = [Math.floor(at / 3), size - 11 + (at % 3)];
      set(far, near, isDark);
      set(near, far, isDark);
    }
  }
  const writeFormat = (mask: number): void => {
    // Level M is 00.
    let rest = mask;
    for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const bit = (at: number): boolean => ((bits >>> at) & 1) === 1;
    for (let at = 0; at <= 5; at += 1) set(8, at, bit(at));
    set(8, 7, bit(6));
    set(8, 8, bit(7));
    set(7, 8, bit(8));
    for (let at = 9; at < 15; at += 1) set(14 - at, 8, bit(at));
    for (let at = 0; at < 8; at += 1) set(size - 1 - at, 8, bit(at));
    for (let at = 8; at < 15; at += 1) set(8, size - 15 + at, bit(at));
    set(8, size - 8, true);
  };
  writeFormat(0);

  const words = codewords(bytes, version);
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const isUpward = ((right + 1) & 2) === 0;
        const y = isUpward ? size - 1 - step : step;
        if (fixed[y]![x] || next >= words.length * 8) continue;
        dark[y]![x] = ((words[next >>> 3]! >>> (7 - (next & 7))) & 1) === 1;
        next += 1;
      }
  }

  const masked = (mask: number): boolean[][] => {
    writeFormat(mask);
    return dark.map((row, y) => row.map((is, x) => (fixed[y]![x] ? is : is !== masks[mask]!(x, y))));
  };
  const best = masks.map((_, mask) => mask).sort((a, b) => penalty(masked(a)) - penalty(masked(b)))[0]!;
  return masked(best);
}

/** How hard a code is to read: long runs, blocks, what looks like a corner mark, too much of one colour. */
function penalty(code: readonly (readonly boolean[])[]): number {
  const size = code.length;
  const columns = Array.from({ length: size }, (_, x) => code.map((row) => row[x]!));
  let sum = 0;
  for (const line of [...code, ...columns]) {
    const text = line.map((is) => (is ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const mark of ['10111010000', '00001011101'])
      for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) sum += 40;
  }
  for (let y = 0; y + 1 < size; y += 1)
    for (let x = 0; x + 1 < size; x += 1) {
      const is = code[y]![x];
      if (code[y]![x + 1] === is && code[y + 1]![x] === is && code[y + 1]![x + 1] === is) sum += 3;
    }
  const share = code.flat().filter(Boolean).length / (size * size);
  return sum + Math.floor(Math.abs(share * 20 - 10)) * 10;
}

/** Squares of white round a code, without which no scanner finds it. */
const edge = 4;

/** The code of a text as a path of SVG, one unit a square, and the side of its picture. */
export function qrPath(text: string): { path: string; size: number } {
  const rows = qrMatrix(text);
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + edge} ${y + edge}h1v1h-1z`] : [])))
    .join('');
  return { path, size: rows.length + edge * 2 };
}
