// A connection that stays bad: how often it is tried again, how long that takes, and what a player reads in the end (docs/specification.md §8).
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { appDown, askedFor, listenToToasts, openAppDown, test } from './faults.ts';
import { soon } from './steps.ts';

/** How long the page waited between one sending of a call and the next, in ms of its own clock, which a test may put forward; from now on. */
async function pausesBetween(page: Page, call: string): Promise<() => Promise<number[]>> {
  await page.evaluate((path) => {
    const sentAt: number[] = [];
    const send = window.fetch;
    window.fetch = (what, init) => {
      if (String(what).includes(path)) sentAt.push(Date.now());
      return send(what, init);
    };
    Object.assign(window, { sentAt });
  }, call);
  return () =>
    page.evaluate(() => {
      const { sentAt } = window as unknown as { sentAt: number[] };
      return sentAt.slice(1).map((at, index) => at - sentAt[index]!);
    });
}

describe('a connection', () => {
  test('that is lost is tried again twice, 1.5 s apart, with the count, and then reported', async ({
    page,
    proxy,
  }) => {
    const heard = await listenToToasts(page);
    const pauses = await pausesBetween(page, appDown);
    proxy.inject(appDown, { kind: 'reset' });
    await openAppDown(page);
    await expect
      .poll(heard)
      .toEqual(['请求失败，正在第1次重试', '请求失败，正在第2次重试', '网络连接已断开，请检查网络']);
    const waits = await pauses();
    expect(waits).toHaveLength(2);
    // What a sending itself takes comes on top.
    for (const ms of waits) {
      expect(ms).toBeGreaterThan(1_300);
      expect(ms).toBeLessThan(3_000);
    }
    await expect.poll(() => page.getByRole('button', { name: '重新加载' }).isVisible()).toBe(true);
  });

  test('that swallows everything is given 10 s an attempt, and then the request timed out', async ({
    page,
    proxy,
  }) => {
    const heard = await listenToToasts(page);
    const pauses = await pausesBetween(page, appDown);
    proxy.inject(appDown, { kind: 'blackHole' });
    await openAppDown(page);
    await soon(page, heard).toEqual([
      '请求失败，正在第1次重试',
      '请求失败，正在第2次重试',
      '请求超时，请检查网络',
    ]);
    expect(askedFor(proxy, appDown)).toHaveLength(3);
    const waits = await pauses();
    expect(waits).toHaveLength(2);
    // Ten seconds until it is given up, and a second and a half until it is tried again.
    for (const ms of waits) {
      expect(ms).toBeGreaterThan(11_300);
      expect(ms).toBeLessThan(13_000);
    }
  });
});
