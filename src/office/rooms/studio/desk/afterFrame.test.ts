// What waits for a frame: the newest work is done once, after the frame, and without one where the page is out of sight.
import { expect, onTestFinished, test, vi } from 'vitest';
import { createAfterFrame } from './afterFrame.ts';

/** Frames that are drawn when the test says so. */
function frames(): () => void {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => waiting.push(work));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return () => {
    for (const work of waiting.splice(0)) work();
    vi.advanceTimersByTime(0);
  };
}

test('of what was put off before a frame the newest is done once, after it', () => {
  const draw = frames();
  const done: string[] = [];
  const later = createAfterFrame();
  later(() => done.push('a'));
  later(() => done.push('ab'));
  expect(done).toEqual([]);
  draw();
  expect(done).toEqual(['ab']);
  later(() => done.push('abc'));
  draw();
  vi.advanceTimersByTime(1_000);
  expect(done).toEqual(['ab', 'abc']);
});

test('a page that draws no frame does it all the same', () => {
  frames();
  const work = vi.fn();
  createAfterFrame()(work);
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledOnce();
});
