// How seconds to go are written.
import { expect, test } from 'vitest';
import { countdownText } from './countdownText.ts';

test('a countdown has hours where there are some', () => {
  expect([59, 60, 3_661].map(countdownText)).toEqual(['00:59', '01:00', '01:01:01']);
});
