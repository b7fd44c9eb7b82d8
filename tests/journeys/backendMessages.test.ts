// What a backend says and shows: its messages as a toast, in silence or as an alert, an empty list of lotteries, and a legacy page in the overlay.
import { describe, expect } from 'vitest';
import { appDown, askedFor, listenToToasts, openAppDown, pathOf, test, toastOf } from './faults.ts';
import { logInAs, settled, soon } from './steps.ts';

describe('a message of the backend', () => {
  test('is a warning toast that stays for three seconds', async ({ page, proxy }) => {
    proxy.inject(appDown, { kind: 'answer', json: { success: false, msg: '下载服务维护中' } });
    // Measured by the page's own clock, from the moment it appears.
    await toastOf(page).evaluate((layer) => {
      let fromMs: number | undefined;
      new MutationObserver(() => {
        if (layer.textContent) fromMs ??= performance.now();
        else if (fromMs !== undefined) Object.assign(window, { stayedMs: performance.now() - fromMs });
      }).observe(layer, { childList: true, subtree: true, characterData: true });
    });
    await openAppDown(page);
    await expect.poll(() => toastOf(page).innerText()).toBe('下载服务维护中');
    const stayed = () => page.evaluate(() => (window as unknown as { stayedMs?: number }).stayedMs ?? 0);
    await soon(page, stayed).toBeGreaterThan(0);
    const stayedMs = await stayed();
    expect(stayedMs).toBeGreaterThan(2_300);
    expect(stayedMs).toBeLessThan(5_000);
    expect(askedFor(proxy, appDown)).toHaveLength(1);
  });

  test('is not shown where the call marks its errors as silent', async ({ page, proxy }) => {
    proxy.inject('/m/v2/floatFrameList.do', {
      kind: 'answer',
      json: { success: false, msg: '广告服务维护中' },
    });
    await page.reload();
    const heard = await listenToToasts(page);
    // Those of this screen came with the page; those of the next are fetched ahead, after a rest of more than six seconds.
    await soon(page, () => askedFor(proxy, '/m/v2/floatFrameList.do').length).toBeGreaterThan(0);
    await settled(page);
    await expect.poll(() => toastOf(page).innerText()).toBe('');
    expect(await heard()).toEqual([]);
  });

  test('is an alert that waits for the player where the call asks for that (mode 2)', async ({
    page,
    proxy,
  }) => {
    await logInAs(page, 'member01');
    await page.reload();
    await settled(page);
    proxy.inject('/m/logout.do', {
      kind: 'answer',
      json: { success: false, msg: '暂时无法退出，请稍后再试' },
    });
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
    const alert = page.getByRole('dialog', { name: '温馨提示' });
    await expect.poll(() => alert.getByText('暂时无法退出，请稍后再试').isVisible()).toBe(true);
    await expect.poll(() => toastOf(page).innerText()).toBe('');
    await alert.getByRole('button', { name: '知道了' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(pathOf(page)).toBe('/userCenter');
  });
});

test('an empty lottery list says to contact support', async ({ page, proxy }) => {
  proxy.inject('/index/lotteryList.do', {
    kind: 'answer',
    json: { success: true, msg: '', lotteryList: [] },
  });
  await page.getByRole('link', { name: '首页' }).click();
  await page.waitForURL('**/index');
  await expect.poll(() => toastOf(page).innerText()).toBe('暂无数据，请联系客服');
});

describe('the overlay', () => {
  test('shows a legacy page to a member, and back closes it, by the arrow and by the browser', async ({
    page,
  }) => {
    await logInAs(page, 'member01');
    await page.reload();
    await settled(page);
    const open = () =>
      page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '在线客服' }).click();
    const overlay = page.getByRole('dialog', { name: '在线客服' });
    await open();
    const frame = page.frameLocator('iframe');
    await expect.poll(() => frame.getByRole('heading').first().isVisible()).toBe(true);
    await overlay.getByRole('button', { name: '返回' }).click();
    await expect.poll(() => overlay.count()).toBe(0);
    await open();
    await expect.poll(() => overlay.isVisible()).toBe(true);
    await page.goBack();
    await expect.poll(() => overlay.count()).toBe(0);
    expect(pathOf(page)).toBe('/userCenter');
  });
});
