// Answers are fresh for ten seconds and that a call no screen waits for is aborted.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearAnswers,
  hasArrived,
  isFresh,
  markAnswersStale,
  markArrived,
  releaseSignal,
  retainAnswer,
  seedAnswers,
} from './cache.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an answer is fresh for ten seconds, one that came with the page too', () => {
  seedAnswers({ 'session/banner?': { bannerList: [] } });
  markArrived('session/newNotices?');
  for (const key of ['session/banner?', 'session/newNotices?']) {
    expect(isFresh(key)).toBe(true);
    expect(isFresh(key, Date.now() + 10_000)).toBe(false);
  }
  expect(isFresh('session/gameList?')).toBe(false);
});

test('after log-out nothing counts as fresh', async () => {
  markArrived('account/userInfo?');
  clearAnswers();
  expect(isFresh('account/userInfo?')).toBe(false);
});

test('after a change nothing counts as fresh, and yet as having come', () => {
  markArrived('account/getCardList?');
  markAnswersStale();
  expect([isFresh('account/getCardList?'), hasArrived('account/getCardList?')]).toEqual([false, true]);
});

test('a call is dropped a moment after the last screen that wants it has left', () => {
  const signal = releaseSignal('a');
  const leaves = [retainAnswer('a'), retainAnswer('a')];
  leaves[0]!();
  vi.advanceTimersByTime(1_000);
  expect(signal.aborted).toBe(false);
  leaves[1]!();
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(100);
  expect(signal.aborted).toBe(true);
});

test('a screen that is back within that moment finds the call under way', () => {
  const signal = releaseSignal('b');
  retainAnswer('b')();
  vi.advanceTimersByTime(50);
  const leave = retainAnswer('b');
  vi.advanceTimersByTime(1_000);
  expect(signal.aborted).toBe(false);
  leave();
});

test('a later call of the same key has a signal of its own', () => {
  const first = releaseSignal('c');
  retainAnswer('c')();
  vi.advanceTimersByTime(100);
  expect(first.aborted).toBe(true);
  expect(releaseSignal('c').aborted).toBe(false);
});
