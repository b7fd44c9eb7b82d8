// A part is loaded once for everybody, that a failed one is loaded again, and that retrying ends.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOnce, loadWithRetry } from './loadOnce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a part is loaded once for each key, and again after it failed', async () => {
  const load = vi.fn(async (key: string) => {
    if (load.mock.calls.length === 1) throw new Error('lost');
    return key;
  });
  const part = loadOnce(load);
  await expect(part('a')).rejects.toThrow('lost');
  expect(await Promise.all([part('a'), part('a'), part('b')])).toEqual(['a', 'a', 'b']);
  expect(load.mock.calls).toEqual([['a'], ['a'], ['b']]);
});

test('loading is retried after a pause, as often as it may be', async () => {
  const load = vi.fn().mockRejectedValue(new Error('lost'));
  const loading = loadWithRetry(load, { pauseMs: 600, mayRetry: (failures) => failures <= 2 });
  const end = expect(loading).rejects.toThrow('lost');
  await vi.advanceTimersByTimeAsync(599);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(3);
  await end;
});
