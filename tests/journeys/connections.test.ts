// A bad connection that gets through after all, or is left behind: what is repeated, and what a player reads (docs/specification.md §8).
import { describe, expect } from 'vitest';
import { appDown, askedFor, listenToToasts, openAppDown, test } from './faults.ts';
import { settled, soon } from './steps.ts';

describe('a connection', () => {
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
    await expect.poll(() => page.getByText('版本').first().isVisible()).toBe(true);
    expect(await heard()).toEqual([]);
    expect(askedFor(proxy, appDown)).toHaveLength(1);
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
  await page.waitForURL((url) => url.pathname !== '/login');
  const intents = askedFor(proxy, '/m/v2/login.do').map(({ head }) => /x-intent-id: *(\S+)/i.exec(head)?.[1]);
  expect(intents.length).toBeGreaterThanOrEqual(2);
  expect(new Set(intents).size).toBe(1);
});
