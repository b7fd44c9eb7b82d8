import { expect, test } from 'vitest';
import { holdTurning, isHeld } from './motion.ts';

test('what turns by itself waits three seconds from the last change, and not before there was one', () => {
  expect(isHeld(0)).toBe(false);
  holdTurning(1_000);
  expect([isHeld(1_000), isHeld(3_999), isHeld(4_000)]).toEqual([true, true, false]);
  holdTurning(3_900);
  expect([isHeld(4_000), isHeld(6_899), isHeld(6_900)]).toEqual([true, true, false]);
});
