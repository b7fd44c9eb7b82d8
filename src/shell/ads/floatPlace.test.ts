// Owns the tests that a floating ad stays inside the window and moves at most each 50 ms.
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from '../throttle.ts';
import { adPx, beginning, docked, inside, isLeft, roomBelow } from './floatPlace.ts';

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

test('without dragging it goes to the left and to the right edge', () => {
  const place = { x: 200, y: 300 };
  expect(docked('left', place, room)).toEqual({ x: 8, y: 300 });
  expect(docked('right', place, room)).toEqual({ x: 303, y: 300 });
  expect(isLeft(docked('left', place, room), room)).toBe(true);
  expect(isLeft(docked('right', place, room), room)).toBe(false);
});

test('with the room below it a page ends above the highest ad', () => {
  const high = { ...room, ad: { width: 64, height: adPx } };
  const tabBarPx = 64;
  for (const ads of [1, 2, 3])
    expect(room.height - tabBarPx - roomBelow(ads)).toBeLessThanOrEqual(beginning(ads - 1, high).y);
  expect(roomBelow(0)).toBe(0);
});

test('several ads begin one above the other', () => {
  const [first, second] = [beginning(0, room), beginning(1, room)];
  expect(first.x).toBe(second.x);
  expect(first.y - second.y).toBeGreaterThanOrEqual(room.ad.height);
});

test('on a form they begin below the header, clear of the buttons at its foot', () => {
  const [first, second] = [beginning(0, room, 'top'), beginning(1, room, 'top')];
  expect(first.y).toBeLessThan(room.height / 4);
  expect(second.y - first.y).toBeGreaterThanOrEqual(room.ad.height);
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
