// Owns the journeys of page chunks that do not load: found on retry, permanently lost, styles lost, hung, a new release in between.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { FaultProxy } from '#support/faultProxy.ts';
import { siteWorld } from '#support/site.ts';
import { settled, soon } from './steps.ts';

/** The chunk of /moreActive and its styles, by a name of seven signs of hash: rooms of the area have names of their own between. */
const chunk = /^\/mobile\/v5\/dist\/assets\/active-[\w-]{7}\.js$/;
const styles = /^\/mobile\/v5\/dist\/assets\/active-[\w-]{7}\.css$/;

const test = siteWorld({ isWholeBrowser: true })
  .extend('visitor', async ({ open, proxy }, { onCleanup }) => {
    const visitor = await open('/aboutUs', { port: proxy.port, clock: undefined });
    onCleanup(async () => {
      await visitor.close();
      await proxy.heal();
      // The console complains of each request that is broken here.
      visitor.troubles.length = 0;
    });
    return visitor;
  })
  .extend('page', async ({ visitor, proxy, clock }) => {
    const { page } = visitor;
    await page.clock.install({ time: clock.now() });
    proxy.seen.length = 0;
    await page.goto('/userCenter', { waitUntil: 'load' });
    return page;
  });

const goToOffers = (page: Page) =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '优惠' }).click();
/** By the page: the service worker keeps files by requests of its own. */
const askedFor = (proxy: FaultProxy, file: RegExp) =>
  proxy.seen.filter(({ path, head }) => file.test(path) && !/^referer: .*\/service-worker\.js/im.test(head));
const offersShown = (page: Page) => page.getByRole('tablist').first().isVisible();

test('what may be wanted next is not fetched while the connection is lost, and is once it is back', async ({
  open,
  clock,
}) => {
  const { page, context, troubles } = await open('/aboutUs', { clock: undefined, fetchesAhead: true });
  await page.clock.install({ time: clock.now() });
  await page.goto('/userCenter');
  await settled(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await context.setOffline(true);
  await page.keyboard.press('Tab');
  await page.clock.runFor(10_000);
  await settled(page);
  expect(asked.filter((file) => chunk.test(file) || styles.test(file))).toEqual([]);
  await context.setOffline(false);
  await soon(page, () => asked.some((file) => chunk.test(file))).toBe(true);
  // The console complains of each request without a line.
  troubles.length = 0;
});

test('a chunk lost and found: the route is replaced until it comes, the old screen stays meanwhile', async ({
  page,
  proxy,
}) => {
  proxy.inject(chunk, { kind: 'status', status: 503 }, 3);
  const entries = await page.evaluate(() => history.length);
  await goToOffers(page);
  await expect.poll(() => page.getByRole('progressbar').isVisible()).toBe(true);
  await expect.poll(() => page.getByText('我的').first().isVisible()).toBe(true);
  await soon(page, () => offersShown(page)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/moreActive');
  expect(askedFor(proxy, chunk).length).toBe(4);
  // Replaced, not added: back leads straight to where the player was.
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await page.waitForURL('**/userCenter');
});

test('a screen that is not here says so at once where the browser knows that it is offline, and comes with the connection', async ({
  visitor,
  page,
}) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
  await visitor.context.setOffline(true);
  await goToOffers(page);
  await page.getByText('当前没有网络，联网后会自动重新加载').waitFor();
  expect(failed.filter((file) => chunk.test(file)).length).toBeLessThan(6);
  await visitor.context.setOffline(false);
  await soon(page, () => offersShown(page)).toBe(true);
});

test('a chunk permanently lost: ten replacements, then a clear screen that leads on', async ({
  page,
  proxy,
}) => {
  const stop = proxy.inject(chunk, { kind: 'status', status: 404 });
  await goToOffers(page);
  const notice = page.getByText('页面加载失败');
  await soon(page, () => notice.isVisible()).toBe(true);
  expect(askedFor(proxy, chunk).length).toBe(11);
  await page.clock.runFor(10_000);
  await settled(page);
  expect(askedFor(proxy, chunk).length).toBe(11);
  await expect.poll(() => page.getByRole('button', { name: '刷新页面' }).isVisible()).toBe(true);
  // Its header is there: what could not be shown, and the way back.
  await page.getByRole('heading', { name: '优惠' }).waitFor();
  await page.getByRole('button', { name: '返回', exact: true }).waitFor();
  stop();
  await page.getByRole('button', { name: '再试一次' }).click();
  await soon(page, () => offersShown(page)).toBe(true);
});

test('a chunk that a release has taken away is recovered by one reload', async ({ page, proxy }) => {
  const stop = proxy.inject(chunk, { kind: 'status', status: 404 });
  await goToOffers(page);
  await soon(page, () => page.getByText('页面加载失败').isVisible()).toBe(true);
  stop();
  await page.getByRole('button', { name: '刷新页面' }).click();
  await soon(page, () => offersShown(page)).toBe(true);
});

test('another screen can be opened while one cannot be loaded', async ({ page, proxy }) => {
  proxy.inject(chunk, { kind: 'reset' });
  await goToOffers(page);
  await expect.poll(() => page.getByRole('progressbar').isVisible()).toBe(true);
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }).click();
  await page.waitForURL('**/index');
  await expect.poll(() => page.getByText('您好，欢迎光临').isVisible()).toBe(true);
  expect(await page.getByText('页面加载失败').count()).toBe(0);
});

test('a lost style file is requested again: the screen never appears without its styles', async ({
  page,
  proxy,
}) => {
  proxy.inject(styles, { kind: 'status', status: 503 }, 2);
  await goToOffers(page);
  await soon(page, () => offersShown(page)).toBe(true);
  expect(askedFor(proxy, styles).length).toBe(3);
  const dressed = await page.evaluate(() =>
    [...document.styleSheets].some(({ href }) => href !== null && /active-[\w-]{7}\.css/.test(href)),
  );
  expect(dressed).toBe(true);
});

test("the first screen's own chunk may be late: something is painted, and the screen comes", async ({
  page,
  proxy,
}) => {
  proxy.inject(chunk, { kind: 'status', status: 503 }, 2);
  await page.goto('/moreActive');
  await soon(page, () => offersShown(page)).toBe(true);
});

describe('requested and never answered', () => {
  // The browser's clock is moved on: the delays are the real ones (src/shell/chunk/chunkRetry.machine.test.ts holds them).
  const slow = (page: Page) => page.getByText('网络较慢').isVisible();
  const sameFile = (proxy: FaultProxy, file: RegExp) =>
    proxy.seen.filter(({ path: asked }) => file.test(asked.replace(/\?+$/, '')));

  test.for([
    ['script', chunk],
    ['styles', styles],
  ] as const)(
    'its %s: the player hears of it within ten seconds, and one tap makes a new request',
    async ([, file], { page, proxy }) => {
      proxy.inject(file, { kind: 'blackHole' }, 1);
      await goToOffers(page);
      await expect.poll(() => sameFile(proxy, file).length).toBe(1);
      await page.clock.runFor(5_000);
      expect(await slow(page)).toBe(false);
      await page.clock.runFor(4_000);
      await expect.poll(() => slow(page)).toBe(true);
      // The screen of before is still there, and can be used.
      expect(await page.getByText('我的').first().isVisible()).toBe(true);
      await page.getByRole('button', { name: '再试一次' }).click();
      await soon(page, () => offersShown(page)).toBe(true);
      expect(sameFile(proxy, file)).toHaveLength(2);
      expect(await slow(page)).toBe(false);
    },
  );

  test('who does not tap: it has failed after 120 seconds, and the route is replaced', async ({
    page,
    proxy,
  }) => {
    proxy.inject(chunk, { kind: 'blackHole' }, 1);
    await goToOffers(page);
    await expect.poll(() => askedFor(proxy, chunk).length).toBe(1);
    await page.clock.runFor(110_000);
    expect(askedFor(proxy, chunk)).toHaveLength(1);
    await page.clock.runFor(11_000);
    await soon(page, () => offersShown(page)).toBe(true);
    expect(askedFor(proxy, chunk)).toHaveLength(2);
  });

  test.for([
    ['of the screen alone', [chunk]],
    ['of the screen and of the machines', [chunk, /\/assets\/(?:machines|xstate)[^/]*\.js$/]],
  ] as const)(
    'the first chunk of a deep link, %s: the site says so, and one tap recovers',
    async ([, hung], { page, proxy }) => {
      for (const file of hung) proxy.inject(file, { kind: 'blackHole' }, 1);
      await page.goto('/moreActive', { waitUntil: 'commit' });
      await expect.poll(() => askedFor(proxy, chunk).length).toBe(1);
      // The page names the chunk before its script runs; the site's own time begins with the script, which scales the page first.
      const scale = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--scale'));
      await expect.poll(scale).not.toBe('');
      // Ten seconds at most, in steps: each part of the start sets its timer only when the one before has run.
      for (let second = 0; second < 11 && !(await slow(page)); second += 1) await page.clock.runFor(1_000);
      await expect.poll(() => slow(page)).toBe(true);
      await page.getByRole('button', { name: '再试一次' }).click();
      await soon(page, () => offersShown(page)).toBe(true);
      expect(askedFor(proxy, chunk)).toHaveLength(2);
    },
  );
});

describe('frozen by the browser while it loads', () => {
  /** Opens the offers, leaves the page once something of them has been asked for, and comes back. */
  const leaveWhileItComes = async (
    page: Page,
    proxy: FaultProxy,
    isAskedFor: () => boolean,
  ): Promise<void> => {
    // Our own server's pages carry the player's name, and no browser keeps them.
    const html = await readFile(path.resolve(import.meta.dirname, '../../dist/index.html'), 'utf8');
    const stop = proxy.inject('/userCenter', { kind: 'page', html });
    await page.reload();
    stop();
    await page.getByText('我的').first().waitFor();
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('kept', String(persisted))),
    );
    await goToOffers(page);
    await expect.poll(isAskedFor).toBe(true);
    await page.goto('/legacy/rules.html');
    // Said, not waited for: this page is gone before it could answer.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect.poll(() => offersShown(page)).toBe(true);
    expect(await page.evaluate(() => sessionStorage.getItem('kept'))).toBe('true');
  };

  test.for([
    ['script', chunk],
    ['styles', styles],
  ] as const)('its %s: requested again once the player is back', async ([, file], { page, proxy }) => {
    proxy.inject(file, { kind: 'blackHole' }, 1);
    await leaveWhileItComes(page, proxy, () => askedFor(proxy, file).length > 0);
    // Once more, and the import finds the script in the browser's cache.
    expect(proxy.seen.filter(({ path: asked }) => file.test(asked.replace(/\?+$/, '')))).toHaveLength(2);
  });

  test('there, but its import never ends: the page is loaded again', async ({ page, proxy }) => {
    let held: Route | undefined;
    await page.route(
      ({ pathname }) => chunk.test(pathname),
      (route) => {
        if (held || route.request().resourceType() !== 'script') return route.continue();
        held = route;
      },
    );
    await leaveWhileItComes(page, proxy, () => held !== undefined);
  });
});
