// A floating ad stays inside the window, rests on nothing, and moves at most each 50 ms.
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from '../throttle.ts';
import { docked, foldedAt, inside, isFree, restOf, type Taken, tabPx } from './floatPlace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const room = { width: 375, height: 812, ad: { width: 64, height: 92 } };

test('wherever it is dragged, it stays inside the window', () => {
  const numbers = fc.integer({ min: -5_000, max: 5_000 });
  fc.assert(
    fc.property(numbers, numbers, (x, y) => {
      const place = inside({ x, y }, room);
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.y).toBeGreaterThanOrEqual(0);
      expect(place.x + room.ad.width).toBeLessThanOrEqual(room.width);
      expect(place.y + room.ad.height).toBeLessThanOrEqual(room.height);
    }),
  );
});

test('opened, it stands at the right edge at its height', () => {
  expect(docked({ x: 200, y: 300 }, room)).toEqual({ x: 303, y: 300 });
});

const box = (left: number, top: number, right: number, bottom: number, isPressed = true): Taken => ({
  left,
  top,
  right,
  bottom,
  isPressed,
});
/** A page of cards, each as wide as the window but for its edges. */
const cards = Array.from({ length: 10 }, (_, at) => box(12, 60 + at * 75, 363, 60 + at * 75 + 70));
const bar = box(0, 762, 375, 812);

test('an ad rests open only below a page that ends above it, from edge to edge, and where it may open by itself', () => {
  const open = { isFolded: false, place: { x: 303, y: 656 } };
  expect(restOf(0, room, [bar], true)).toEqual(open);
  expect(restOf(0, room, [bar, box(12, 60, 363, 640)], true)).toEqual(open);
  expect(restOf(0, room, [bar, box(12, 60, 363, 641)], true)).toMatchObject({ isFolded: true });
  // Free itself, but beside something: it would lie on the card of that.
  expect(restOf(0, room, [bar, box(12, 600, 100, 700, false)], true)).toMatchObject({ isFolded: true });
  expect(restOf(0, room, [bar], false)).toEqual({
    isFolded: true,
    place: { x: 335, y: 704 },
    width: 40,
    isFree: true,
  });
});

test('folded it is as narrow as the edge beside cards, and can be pressed as far as nothing else can', () => {
  expect(restOf(0, room, cards, true)).toEqual({
    isFolded: true,
    place: { x: 365, y: 704 },
    width: 10,
    isFree: true,
  });
  const narrower = cards.map((each) => (each.top > 200 && each.top < 500 ? { ...each, right: 338 } : each));
  const rest = restOf(0, room, narrower, true);
  expect(rest).toMatchObject({ isFolded: true, width: 35 });
  expect(isFree(rest, room, narrower)).toBe(true);
  expect(rest.place.y).toBeGreaterThan(300);
  // What is only read leaves it its place to press.
  const read = cards.map((each) => ({ ...each, isPressed: false }));
  expect(restOf(0, room, read, true)).toMatchObject({ isFolded: true, width: 40 });
});

test('several ads rest apart, open or folded', () => {
  for (const taken of [[], cards]) {
    const rests = [0, 1, 2].map((nth) => restOf(nth, room, taken, true));
    for (const [at, { place }] of rests.entries())
      for (const other of rests.slice(at + 1))
        expect(Math.abs(place.y - other.place.y)).toBeGreaterThanOrEqual(tabPx.height);
  }
});

test('whatever is taken, an ad that rests open lies on nothing, and a folded one on nothing that leaves it its edge', () => {
  const place = fc.record({
    left: fc.integer({ min: 0, max: 360 }),
    top: fc.integer({ min: 0, max: 800 }),
    width: fc.integer({ min: 1, max: 360 }),
    height: fc.integer({ min: 1, max: 300 }),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 30 }), (places) => {
      const taken = places.map(({ left, top, width, height }) =>
        box(left, top, Math.min(left + width, 365), top + height),
      );
      expect(isFree(restOf(0, room, taken, true), room, taken)).toBe(true);
    }),
  );
});

test('folded, it makes room for what comes beside it without touching it', () => {
  expect(foldedAt(400, room, []).width).toBe(40);
  expect(foldedAt(400, room, [box(12, 430, 353, 500)])).toEqual({
    isFolded: true,
    place: { x: 355, y: 400 },
    width: 20,
    isFree: true,
  });
});

test('folded it is not shown where it would lie on something, and shown again once that is gone', () => {
  /** As a road map: figures up to the edge of the window, from bar to bar. */
  const figures = Array.from({ length: 50 }, (_, at) =>
    box(340, 52 + at * 15, 375, 52 + at * 15 + 14, false),
  );
  expect(restOf(0, room, figures, true)).toMatchObject({ isFolded: true, isFree: false });
  expect(restOf(0, room, figures.slice(0, 40), true)).toMatchObject({ isFolded: true, isFree: true });
  expect(foldedAt(400, room, [box(366, 430, 375, 440, false)])).toMatchObject({ isFree: false });
  expect(foldedAt(400, room, [box(366, 445, 375, 455, false)])).toMatchObject({ isFree: true });
});

test('moves are done at most each 50 ms, the last one always', () => {
  const done: [number, number][] = [];
  const move = throttle((value: number) => done.push([Date.now() - began, value]), 50);
  const began = Date.now();
  for (let at = 0; at <= 120; at += 10) {
    move(at);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(200);
  expect(done.map(([, value]) => value)).toEqual([0, 40, 90, 120]);
  for (let at = 1; at < done.length; at += 1)
    expect(done[at]![0] - done[at - 1]![0]).toBeGreaterThanOrEqual(50);
});

test('a move called off is not done', () => {
  const work = vi.fn();
  const move = throttle(work, 50);
  move(1);
  move(2);
  move.cancel();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
});
