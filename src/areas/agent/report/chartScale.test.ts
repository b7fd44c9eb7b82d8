// The chart's scale: it holds every amount, in round figures, and begins at zero.
import { expect, test } from 'vitest';
import { heightIn, scaleOf } from './chartScale.ts';

test.each([
  [[0, 730, 12], { from: 0, to: 1000, ticks: [0, 1000] }],
  [[100], { from: 0, to: 100, ticks: [0, 100] }],
  [[0.03], { from: 0, to: 0.05, ticks: [0, 0.05] }],
  [[-180, 150], { from: -200, to: 200, ticks: [-200, 0, 200] }],
  [[-42, -3], { from: -50, to: 0, ticks: [-50, 0] }],
])('%j lie within a scale of round figures', (amounts, scale) => {
  const found = scaleOf(amounts);
  expect(found.ticks).toEqual(scale.ticks);
  expect([found.from, found.to]).toEqual([scale.from, scale.to]);
});

test('a loss that is small beside the gains is drawn, and its end is not written over zero', () => {
  const scale = scaleOf([9000, -20]);
  expect(scale.from).toBe(-20);
  expect(scale.ticks).toEqual([0, 10_000]);
});

test('days without any amount are drawn on the zero line', () => {
  const scale = scaleOf([0, 0, 0]);
  expect(heightIn(scale, 0)).toBe(0);
  expect(scale.ticks).toEqual([0]);
});

test('every amount lies between the ends', () => {
  for (const amount of [-999, -1, 0, 0.5, 17, 4321]) {
    const height = heightIn(scaleOf([amount, -3, 8]), amount);
    expect(height).toBeGreaterThanOrEqual(0);
    expect(height).toBeLessThanOrEqual(1);
  }
});
