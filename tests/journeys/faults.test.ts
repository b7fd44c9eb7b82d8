// Owns the journey of what a backend says and fails at: each row of docs/specification.md §8, made by the fault proxy and seen in the browser.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { FaultProxy } from '#support/faultProxy.ts';
import { appDown, askedFor, listenToToasts, openAppDown, test } from './faults.ts';
import { logInAs, settled, soon } from './steps.ts';

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const toastOf = (page: Page) => page.locator('[popover][role="status"]');

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
    expect(await toastOf(page).innerText()).toBe('');
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
    expect(await toastOf(page).innerText()).toBe('');
    await alert.getByRole('button', { name: '知道了' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(pathOf(page)).toBe('/userCenter');
  });

  test('that the user is not logged in leads to /index, with no toast', async ({ page, proxy }) => {
    await logInAs(page, 'member01');
    proxy.inject('/m/v2/userInfo.do', { kind: 'answer', json: { success: false, msg: '您还没有登录' } });
    await page.goto('/personalInfo', { waitUntil: 'commit' });
    await page.waitForSelector('[popover][role="status"]', { state: 'attached' });
    const heard = await listenToToasts(page);
    await page.waitForURL('**/index');
    await expect.poll(() => page.getByText('您好，欢迎光临').isVisible()).toBe(true);
    expect(await heard()).toEqual([]);
  });

  test('that the account is logged in elsewhere leads to /index and says why', async ({ page, server }) => {
    await logInAs(page, 'member01');
    await page.reload();
    await settled(page);
    await server.client('w147').logIn('member01');
    await page.getByRole('link', { name: '个人资料' }).click();
    // What was fetched ahead is shown first: the page hears of it with its next question.
    await soon(page, () => pathOf(page)).toBe('/index');
    const dialog = page.getByRole('dialog', { name: '温馨提示' });
    await expect.poll(() => dialog.getByText('您的账号已在其他设备登录').isVisible()).toBe(true);
    await dialog.getByRole('button', { name: '去登录' }).click();
    await page.waitForURL('**/login');
  });
});

describe('another failure', () => {
  test('of our server says its own sentence, with the number that the log has', async ({ page, proxy }) => {
    const failed = { success: false, msg: '系统繁忙，请稍后再试', code: 'failed' };
    proxy.inject(appDown, { kind: 'status', status: 500, json: failed, requestId: '1F2E3D4C' });
    await openAppDown(page);
    const said = '系统繁忙，请稍后再试（错误编号 500-1F2E3D4C）';
    await soon(page, () => toastOf(page).innerText()).toBe(said);
    await expect.poll(() => page.getByRole('main').getByRole('alert').innerText()).toContain(said);
    expect(askedFor(proxy, appDown)).toHaveLength(3);
  });

  test.for([500, 502, 503, 504])(
    'HTTP %i as a page is said in the language of the player',
    async (status, { page, proxy }) => {
      proxy.inject(appDown, { kind: 'status', status });
      await openAppDown(page);
      const chinese = `服务暂时不可用，请稍后重试（错误编号 ${status}）`;
      await soon(page, () => toastOf(page).innerText()).toBe(chinese);
      const block = page.getByRole('main').getByRole('alert');
      await expect.poll(() => block.innerText()).toContain(chinese);
      // Nothing of the gateway's own words, and the way out works.
      expect(await page.locator('body').innerText()).not.toMatch(/Error|Gateway|Unavailable/);
      await proxy.heal();
      await block.getByRole('button', { name: '重新加载' }).click();
      await expect.poll(() => page.getByText('版本').first().isVisible()).toBe(true);
    },
  );

  test('is said in English to whoever reads English', async ({ page, proxy }) => {
    await page.evaluate(() => localStorage.setItem('locale', 'en'));
    await page.reload();
    await settled(page);
    proxy.inject(appDown, { kind: 'status', status: 502 });
    await page.getByRole('link', { name: 'Get the app' }).click();
    await soon(page, () => toastOf(page).innerText()).toBe(
      'The service is unavailable right now. Please try again shortly (error number 502)',
    );
  });

  test('of a gateway is repeated first', async ({ page, proxy }) => {
    const heard = await listenToToasts(page);
    proxy.inject(appDown, { kind: 'status', status: 502 });
    await openAppDown(page);
    await soon(page, heard).toContain('服务暂时不可用，请稍后重试（错误编号 502）');
    expect(askedFor(proxy, appDown)).toHaveLength(3);
  });

  test.for(['html', 'garbage'] as const)(
    'such as %s where JSON should be is reported in words',
    async (kind, { page, proxy }) => {
      proxy.inject(appDown, { kind });
      await openAppDown(page);
      const message = kind === 'html' ? '服务器返回的数据有误，请稍后再试' : '网络连接已断开，请检查网络';
      await soon(page, () => toastOf(page).innerText()).toBe(message);
    },
  );
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
  test('opened while not logged in asks to log in first; confirming goes to login', async ({ page }) => {
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '在线客服' }).click();
    const dialog = page.getByRole('dialog', { name: '温馨提示' });
    await expect.poll(() => dialog.getByText('请先登录').isVisible()).toBe(true);
    await dialog.getByRole('button', { name: '去登录' }).click();
    await page.waitForURL('**/login');
  });

  test('of customer service shows a guest the way there without logging in', async ({ page }) => {
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '在线客服' }).click();
    const dialog = page.getByRole('dialog', { name: '温馨提示' });
    const opened = page.context().waitForEvent('page');
    await dialog.getByRole('link', { name: '不登录，直接联系客服' }).click();
    const tab = await opened;
    await expect.poll(() => tab.locator('details').count()).toBeGreaterThan(0);
    await tab.close();
    await expect.poll(() => dialog.count()).toBe(0);
    expect(pathOf(page)).not.toBe('/login');
  });

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
    await expect.poll(() => frame.getByRole('heading').first().isVisible(), { timeout: 10_000 }).toBe(true);
    await overlay.getByRole('button', { name: '返回' }).click();
    await expect.poll(() => overlay.count()).toBe(0);
    await open();
    await expect.poll(() => overlay.isVisible()).toBe(true);
    await page.goBack();
    await expect.poll(() => overlay.count()).toBe(0);
    expect(pathOf(page)).toBe('/userCenter');
  });
});

describe('behind a plain static host', () => {
  /** The built page as it is, without anything our server would write into it. */
  async function openStatic(page: Page, proxy: FaultProxy): Promise<void> {
    const html = await readFile(path.resolve(import.meta.dirname, '../../dist/index.html'), 'utf8');
    proxy.inject(/^\/(userCenter|aboutUs)/, { kind: 'page', html });
    await page.goto('/userCenter');
  }

  test('the site asks for what it needs and starts', async ({ page, proxy }) => {
    await openStatic(page, proxy);
    await expect.poll(() => page.getByRole('navigation', { name: '主菜单' }).isVisible()).toBe(true);
    const skin = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand'),
    );
    expect(skin).toMatch(/^#[0-9a-f]{6}$/);
    // On/off config, page head and visitor at once, then the station's file: two round trips.
    const first = proxy.seen.filter(({ path: asked }) =>
      /getOnOffBaseBtn|getPageHead|accInfo|w147\.json/.test(asked),
    );
    expect(first.map(({ path: asked }) => asked.replace(/\?.*/, '').split('/').at(-1))).toHaveLength(4);
    expect(first.at(-1)!.path).toContain('w147.json');
  });

  test('a site that cannot start says so and why, and starts when it can', async ({ page, proxy }) => {
    const stop = proxy.inject('/m/v2/getOnOffBaseBtn.do', { kind: 'status', status: 500 });
    await openStatic(page, proxy);
    await soon(page, () => page.getByText('网站暂时无法打开').isVisible()).toBe(true);
    await expect
      .poll(() => page.getByText('服务暂时不可用，请稍后重试（错误编号 500）').isVisible())
      .toBe(true);
    stop();
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect.poll(() => page.getByRole('navigation', { name: '主菜单' }).isVisible()).toBe(true);
  });

  test('a broken station file is reported with what is wrong in it, not by a white page', async ({
    page,
    proxy,
  }) => {
    proxy.inject(/stations\/w147\.json/, { kind: 'answer', json: { code: 'w147', name: 7 } });
    await openStatic(page, proxy);
    await expect.poll(() => page.getByText(/w147\.json/).isVisible(), { timeout: 15_000 }).toBe(true);
    await expect.poll(() => page.getByText('服务器返回的数据有误，请稍后再试').isVisible()).toBe(true);
  });

  test('a page that comes back from the back/forward cache asks again who is here', async ({
    page,
    proxy,
  }) => {
    await openStatic(page, proxy);
    await settled(page);
    await page.evaluate(() => {
      Object.assign(window, { shown: [] });
      addEventListener('pageshow', ({ persisted }) =>
        (window as unknown as { shown: boolean[] }).shown.push(persisted),
      );
    });
    await page.goto('/legacy/rules.html');
    const before = askedFor(proxy, '/m/accInfo.do').length;
    // Said, not waited for: this page is gone before it could answer.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect.poll(() => askedFor(proxy, '/m/accInfo.do').length).toBe(before + 1);
    // It asks as soon as it is visible: its pageshow, and the news that this is the page again, may come later.
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shown: boolean[] }).shown))
      .toEqual([true]);
  });
});
