// A call that another one was in the way of is tried again, so many times, and no other fault is.
import { expect, test } from 'vitest';
import { maxAttempts, pauseBeforeRetry } from './callSteps.ts';

const fault = (code: string) => Object.assign(new Error(code), { code });

test.each(['40001', '40P01', '0A000'])(
  'a conflict (%s) is tried again, up to the last time',
  async (code) => {
    for (let attempt = 1; attempt < maxAttempts; attempt += 1)
      expect(await pauseBeforeRetry(fault(code), attempt)).toBeUndefined();
    await expect(pauseBeforeRetry(fault(code), maxAttempts)).rejects.toThrow(code);
  },
);

test.each(['23505', 'LE001', ''])('what fails again at each try (%s) is thrown at once', async (code) => {
  await expect(pauseBeforeRetry(fault(code), 1)).rejects.toThrow(code);
});
