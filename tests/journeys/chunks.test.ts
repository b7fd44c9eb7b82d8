// Page chunks that do not load: found on retry, permanently lost, styles lost, a new release in between.
import { expect } from 'vitest';
import { askedFor, chunk, goToOffers, offersShown, styles, test } from './chunks.ts';
import { settled, soon } from './steps.ts';

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
