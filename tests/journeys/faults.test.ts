// Owns the journey of a bad connection: each row of docs/specification.md §8, made by the fault proxy and seen in the browser.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { FaultProxy } from '#support/faultProxy.ts';
import { siteWorld } from '#support/site.ts';
import { logInAs, settled, soon } from './steps.ts';

/** A call that a screen makes when it is entered from another one, and whose failures are shown. */
const appDown = '/m/v2/appDown.do';

const test = siteWorld({ isWholeBrowser: true }).extend(
  'page',
  async ({ open, proxy, clock }, { onCleanup }) => {
    // Not the home page, whose notices would pop up over what is looked at here.
    const visitor = await open('/userCenter', { port: proxy.port, clock: undefined, fetchesAhead: true });
    await visitor.page.clock.install({ time: clock.now() });
    proxy.seen.length = 0;
    onCleanup(async () => {
      await visitor.close();
      await proxy.heal();
      // The console complains of each request that is broken here.
      visitor.troubles.length = 0;
    });
    return visitor.page;
  },
);

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const toastOf = (page: Page) => page.locator('[popover][role="status"]');
const askedFor = (proxy: FaultProxy, path: string) =>
  proxy.seen.filter((request) => request.path.startsWith(path));

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

/** Every text the toast has shown, in order, from now on. */
async function listenToToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.locator('[popover][role="status"]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const layer = document.querySelector('[popover][role="status"]')!;
    new MutationObserver(() => {
      const text = layer.textContent ?? '';
      if (text && heard.at(-1) !== text) heard.push(text);
    }).observe(layer, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/** Opens the page of the app, which makes the faulty call. */
const openAppDown = (page: Page) => page.getByRole('link', { name: '下载客户端' }).click();

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
