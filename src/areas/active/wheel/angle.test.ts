// Owns the tests that the wheel stops with the drawn sector under its pointer.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { angleFor } from './Wheel.tsx';

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
