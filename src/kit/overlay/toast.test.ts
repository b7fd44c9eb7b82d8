// When a short message appears and disappears.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onToast, shownToast, toast } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a message is there for 2000 ms', () => {
  toast('已保存');
  vi.advanceTimersByTime(1999);
  expect(shownToast()).toMatchObject({ text: '已保存', kind: 'plain' });
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBeNull();
});

test('a message may say how long it is there', () => {
  toast('余额不足', { kind: 'warn', ms: 3000 });
  vi.advanceTimersByTime(2999);
  expect(shownToast()?.kind).toBe('warn');
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBeNull();
});

test('a newer message takes the place of the older, and the older one does not end it', () => {
  toast('一');
  vi.advanceTimersByTime(1500);
  toast('二');
  vi.advanceTimersByTime(1000);
  expect(shownToast()?.text).toBe('二');
});

test('a message that is removed disappears at once, and no other with it', () => {
  const first = toast('请求失败，重试次数：1', { kind: 'loading', ms: 20_000 });
  first();
  expect(shownToast()).toBeNull();
  toast('二');
  first();
  expect(shownToast()?.text).toBe('二');
});

test('that something is tried again does not take the place of what was said', () => {
  toast('版块还没有加载出来，请稍后再试', { kind: 'warn' });
  toast('请求失败，正在第1次重试', { kind: 'retrying' })();
  expect(shownToast()?.kind).toBe('warn');
  vi.advanceTimersByTime(2000);
  toast('请求失败，正在第2次重试', { kind: 'retrying' });
  toast('请求失败，正在第3次重试', { kind: 'retrying' });
  expect(shownToast()?.text).toBe('请求失败，正在第3次重试');
});

test('the host hears of each change', () => {
  const heard = vi.fn();
  const stop = onToast(heard);
  toast('一');
  vi.advanceTimersByTime(2000);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  toast('二');
  expect(heard).toHaveBeenCalledTimes(2);
});
