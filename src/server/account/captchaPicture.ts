// Owns drawing characters that people read with ease and programs with trouble: a small PNG, drawn point by point.
import { randomInt } from 'node:crypto';
import { deflateSync } from 'node:zlib';

const width = 132;
const height = 48;

/** Strokes of each character on a grid 4 wide and 6 high: polylines of points x,y. */
const strokes: Record<string, string> = {
  A: '0,6 2,0 4,6|1,4 3,4',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  D: '0,0 0,6 2,6 4,4 4,2 2,0 0,0',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  G: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,3 2,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  J: '3,0 3,5 2,6 1,6 0,5',
  K: '0,0 0,6|4,0 0,3 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2 3,3 0,3',
  Q: '1,0 0,1 0,5 1,6 3,6 4,5 4,1 3,0 1,0|2.5,4.5 4,6.4',
  R: '0,6 0,0 3,0 4,1 4,2 3,3 0,3|2,3 4,6',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,5 1,6 3,6 4,5 4,0',
  V: '0,0 2,6 4,0',
  W: '0,0 1,6 2,2.5 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  3: '0,1 1,0 3,0 4,1 4,2 3,3 1.6,3|3,3 4,4 4,5 3,6 1,6 0,5',
  4: '3,6 3,0 0,4 4,4',
  7: '0,0 4,0 1.5,6',
  9: '4,2.4 3,3.4 1,3.4 0,2.4 0,1 1,0 3,0 4,1 4,4 3,5.6 1,6',
};

const between = (low: number, high: number) => low + (randomInt(1_000_001) / 1_000_000) * (high - low);

/** A PNG, 132 by 48, of a code made of the characters known here. Each drawing of it is another. */
export function drawCaptcha(code: string): Buffer {
  const dots = Buffer.alloc(width * height);
  const tilt = { phase: between(0, 6.3), height: between(1, 2.4), length: between(16, 24) };
  const dab = (x: number, y: number, radius: number, ink: number) => {
    for (let row = Math.floor(y - radius); row <= y + radius + 1; row++) {
      for (let column = Math.floor(x - radius); column <= x + radius + 1; column++) {
        if (row < 0 || column < 0 || row >= height || column >= width) continue;
        const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(column - x, row - y)));
        const at = row * width + column;
        dots[at] = Math.max(dots[at]!, Math.round(cover * ink));
      }
    }
  };
  const line = (points: [number, number][], radius: number, ink: number) => {
    for (let index = 1; index < points.length; index++) {
      const [fromX, fromY] = points[index - 1]!;
      const [toX, toY] = points[index]!;
      const steps = Math.ceil(Math.hypot(toX - fromX, toY - fromY) * 2) + 1;
      for (let step = 0; step <= steps; step++) {
        const x = fromX + ((toX - fromX) * step) / steps;
        const y = fromY + ((toY - fromY) * step) / steps;
        dab(x, y + Math.sin(x / tilt.length + tilt.phase) * tilt.height, radius, ink);
      }
    }
  };

  [...code].forEach((letter, index) => {
    const size = between(4.2, 4.9);
    const lean = between(-0.28, 0.28);
    const left = 14 + index * 29 + between(-3, 3);
    const top = 10 + between(-3, 4);
    const place = (point: string): [number, number] => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      const dx = (x - 2) * size;
      const dy = (y - 3) * size;
      return [
        left + 2 * size + dx * Math.cos(lean) - dy * Math.sin(lean),
        top + 3 * size + dx * Math.sin(lean) + dy * Math.cos(lean),
      ];
    };
    for (const path of (strokes[letter] ?? '').split('|'))
      line(path.split(' ').map(place), between(1.3, 1.8), 255);
  });
  for (let count = 0; count < 3; count++) {
    const points = Array.from({ length: 5 }, (_, index): [number, number] => [
      index * (width / 4),
      between(4, height - 4),
    ]);
    line(points, 0.5, 150);
  }
  for (let count = 0; count < 70; count++)
    dab(between(0, width), between(0, height), 0.5, randomInt(60, 170));
  return png(dots);
}

/** Greyscale ink on white. */
function png(dots: Buffer): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + 1 + x] = 248 - Math.round(dots[y * width + x]! * 0.82);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(checksum(body));
  return Buffer.concat([size, body, sum]);
}

function checksum(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
