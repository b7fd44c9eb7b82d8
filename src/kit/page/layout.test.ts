// The layout ratio: 750 by 1334, at most each 1500 ms, left alone under a height of 600.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rootScale, rootSize, startLayout } from './layout.ts';

test('a phone of 375 by 667 is drawn at 16 px, one of 320 by 640 smaller, one of 430 by 932 larger', () => {
  expect(rootSize(375, 667, null)).toBe(16);
  expect(rootSize(320, 640, null)).toBe(13.76);
  expect(rootSize(430, 932, null)).toBeCloseTo(18.35, 2);
});

test('the smaller of both ratios counts', () => {
  expect(rootScale(430, 667, null)).toBe(1);
  expect(rootScale(375, 932, null)).toBe(1);
});

test('wide screens stay at a column of 480 px', () => {
  expect(rootScale(1280, 1400, null)).toBe(rootScale(480, 1400, null));
  expect(rootScale(1280, 1400, null)).toBe(1.28);
});

test('under a height of 600 the size in use stays, since a keyboard is up', () => {
  expect(rootScale(375, 320, 1)).toBe(1);
  expect(rootScale(390, 599, 0.96)).toBe(0.96);
  expect(rootScale(390, 600, 1.04)).toBe(0.9);
});

test('a page opened under a height of 600 is scaled by its width alone', () => {
  expect(rootScale(375, 320, null)).toBe(1);
});

test('a page opened on a phone in landscape is drawn as large as on the same phone standing', () => {
  expect(rootScale(667, 375, null)).toBe(rootScale(375, 667, null));
  expect(rootScale(932, 430, null)).toBe(1.147);
  expect(rootScale(568, 320, null)).toBe(0.86);
});

const scales: string[] = [];
const onResize = new Set<() => void>();
const screen = { innerWidth: 375, innerHeight: 812 };

function resize(width: number, height: number): void {
  screen.innerWidth = width;
  screen.innerHeight = height;
  for (const listener of onResize) listener();
}

beforeEach(() => {
  vi.useFakeTimers();
  scales.length = 0;
  onResize.clear();
  Object.assign(screen, { innerWidth: 375, innerHeight: 812 });
  vi.stubGlobal(
    'window',
    Object.assign(screen, {
      addEventListener: (_: string, listener: () => void) => onResize.add(listener),
      removeEventListener: (_: string, listener: () => void) => onResize.delete(listener),
    }),
  );
  vi.stubGlobal('document', {
    documentElement: { style: { setProperty: (_: string, value: string) => scales.push(value) } },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('many resizes within 1500 ms are two changes: the first at once, the last when the time is over', () => {
  const stop = startLayout();
  expect(scales).toEqual(['1']);
  resize(390, 844);
  expect(scales).toEqual(['1', '1.04']);
  for (let width = 391; width <= 430; width += 1) resize(width, 932);
  vi.advanceTimersByTime(1499);
  expect(scales).toEqual(['1', '1.04']);
  vi.advanceTimersByTime(1);
  expect(scales).toEqual(['1', '1.04', '1.147']);
  resize(375, 812);
  expect(scales).toHaveLength(3);
  vi.advanceTimersByTime(1500);
  expect(scales.at(-1)).toBe('1');
  stop();
});

test('a keyboard that rises and falls changes nothing', () => {
  Object.assign(screen, { innerWidth: 390, innerHeight: 640 });
  const stop = startLayout();
  resize(390, 360);
  vi.advanceTimersByTime(1500);
  resize(390, 640);
  vi.advanceTimersByTime(1500);
  expect(scales).toEqual(['0.96']);
  stop();
});

test('once stopped, nothing changes any more', () => {
  const stop = startLayout();
  resize(390, 844);
  resize(430, 932);
  stop();
  expect(onResize.size).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(scales).toEqual(['1', '1.04']);
});
