// How an icon is drawn: its size, its corners, and its sign in the middle.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { resolveStation } from '#station/station.ts';
import { drawIcon, iconDrawing, iconFiles } from './icons.ts';

const stationCalled = (name: string) => resolveStation({ code: 'ab1', name });

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)];
  return { at, width: info.width, height: info.height };
}

test('an icon has its size; one that fills its square has no transparent corner, the others do', async () => {
  for (const { size, isFullBleed } of Object.values(iconFiles)) {
    const drawing = await iconDrawing(stationCalled('锦鲤'), isFullBleed);
    const { at, width, height } = await pixelsOf(await drawIcon(drawing, size));
    expect([width, height]).toEqual([size, size]);
    for (const corner of [at(0, 0), at(size - 1, 0), at(0, size - 1), at(size - 1, size - 1)])
      expect(corner[3]).toBe(isFullBleed ? 255 : 0);
  }
});

test.each(['锦鲤', '一号', 'Golden Koi'])('the sign of %s stands in the middle of its icon', async (name) => {
  const size = 192;
  const drawing = await iconDrawing(stationCalled(name), true);
  const [whole, bare] = await Promise.all(
    [drawing, { svg: drawing.svg }].map(async (each) => pixelsOf(await drawIcon(each, size))),
  );
  const signed: [number, number][] = [];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (whole!.at(x, y).join() !== bare!.at(x, y).join()) signed.push([x, y]);
  // A machine without a font with Chinese characters draws the crystal alone.
  expect(signed.length > 100).toBe(drawing.sign !== undefined);
  for (const axis of drawing.sign ? ([0, 1] as const) : []) {
    const places = signed.map((place) => place[axis]);
    const [from, to] = [places.reduce((a, b) => Math.min(a, b)), places.reduce((a, b) => Math.max(a, b))];
    expect(Math.abs((from + to + 1) / 2 - size / 2)).toBeLessThanOrEqual(1);
    expect(to - from).toBeLessThan(size * 0.8);
  }
});
