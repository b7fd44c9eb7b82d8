// The wheel stops with the drawn sector under its pointer and its words upright.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { angleFor, shortest } from './Wheel.tsx';

test('the pointer stands in the drawn sector, after at least five whole turns forward', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 16 }), fc.nat(15), fc.nat(100_000), (count, pick, from) => {
      const sector = pick % count;
      const angle = angleFor(sector, count, from);
      expect(angle - from).toBeGreaterThanOrEqual(5 * 360);
      // Turned clockwise by the angle, the pointer at the top looks at this place of the wheel.
      const place = (((-angle % 360) + 360) % 360) / (360 / count);
      expect(Math.floor(place)).toBe(sector);
      expect(place - sector).toBeCloseTo(0.5);
    }),
  );
});

test('the words turn the shorter way to where they are upright', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5_000, max: 5_000 }),
      fc.integer({ min: -5_000, max: 5_000 }),
      (from, to) => {
        const turn = shortest(from, to);
        expect(Math.abs(turn)).toBeLessThanOrEqual(180);
        expect(Math.abs((from + turn - to) % 360)).toBe(0);
      },
    ),
  );
});
