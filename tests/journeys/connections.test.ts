// Owns the journey of a bad connection: what is tried again, how often, and what a player reads (docs/specification.md §8).
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { appDown, askedFor, listenToToasts, openAppDown, test } from './faults.ts';
import { settled, soon } from './steps.ts';

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
      .poll(heard, { timeout: 15_000 })
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

  test('that is refused outright is tried until it is there again', async ({ page, proxy }) => {
    await proxy.refuse();
    await openAppDown(page);
    await expect.poll(() => page.getByRole('progressbar').isVisible()).toBe(true);
    await proxy.heal();
    await soon(page, () => page.getByText('5.0.0').or(page.getByText('版本')).first().isVisible()).toBe(true);
  });

  test('that is cut in the middle of the reply is repeated and nothing is lost', async ({ page, proxy }) => {
    const heard = await listenToToasts(page);
    proxy.inject(appDown, { kind: 'cutMidReply' }, 1);
    await openAppDown(page);
    await soon(page, () => page.getByText('版本').first().isVisible()).toBe(true);
    expect(await heard()).toEqual(['请求失败，正在第1次重试']);
  });

  test('that drips gets there without a word', async ({ page, proxy }) => {
    const heard = await listenToToasts(page);
    proxy.inject(appDown, { kind: 'drip', bytes: 400, everyMs: 150 });
    await openAppDown(page);
    await expect.poll(() => page.getByText('版本').first().isVisible(), { timeout: 10_000 }).toBe(true);
    expect(await heard()).toEqual([]);
    expect(askedFor(proxy, appDown)).toHaveLength(1);
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

  test('that is left behind is dropped: no repeat, no word', async ({ page, proxy }) => {
    const heard = await listenToToasts(page);
    proxy.inject(appDown, { kind: 'blackHole' });
    await openAppDown(page);
    await expect.poll(() => askedFor(proxy, appDown).length).toBe(1);
    await page.getByRole('button', { name: '返回' }).click();
    await page.waitForURL('**/userCenter');
    await page.clock.runFor(12_500);
    // A repeat would be on its way by now.
    await settled(page);
    expect(askedFor(proxy, appDown)).toHaveLength(1);
    expect(await heard()).toEqual([]);
  });
});

test('a log-in whose answer is cut off is repeated under one intent, and logs in once', async ({
  page,
  proxy,
}) => {
  await page.goto('/login');
  await settled(page);
  await page.getByLabel('账号', { exact: true }).fill('member01');
  await page.getByLabel('密码', { exact: true }).fill('demo8888');
  proxy.inject('/m/v2/login.do', { kind: 'cutBeforeHeaders' }, 1);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login', { timeout: 15_000 });
  const intents = askedFor(proxy, '/m/v2/login.do').map(({ head }) => /x-intent-id: *(\S+)/i.exec(head)?.[1]);
  expect(intents.length).toBeGreaterThanOrEqual(2);
  expect(new Set(intents).size).toBe(1);
});
