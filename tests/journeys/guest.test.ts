// Owns the journey of a guest who looks around: home, offers, about, back, unknown paths, skin and language; and what the home page keeps.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, openVisitor, type Visitor } from '#support/openStation.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { fillLogin, settled } from './steps.ts';

let server: RunningServer;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ site: true }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
beforeEach(async () => {
  visitor = await openVisitor(browser, `${server.url('w147')}/`);
  await settled(visitor.page);
});
afterEach(async () => {
  expect(visitor.troubles).toEqual([]);
  await visitor.close();
});

const pathOf = (): string => new URL(visitor.page.url()).pathname;

describe('a guest', () => {
  test('is taken from / to /index and sees the station by its name, its lotteries and its offers', async () => {
    const { page } = visitor;
    expect(pathOf()).toBe('/index');
    expect(await page.title()).not.toBe('');
    await expect.poll(() => page.getByText('分分彩').first().isVisible()).toBe(true);
    await expect
      .poll(() => page.locator('main').getByText('登录', { exact: true }).first().isVisible())
      .toBe(true);
  });

  test('is taken from an unknown path to /index', async () => {
    await visitor.page.goto(`${server.url('w147')}/noSuchScreen/at/all`);
    await visitor.page.waitForURL('**/index');
  });

  test('finds the home page where they left it: scrolled, with the tab they chose', async () => {
    const { page } = visitor;
    const official = page.getByRole('tab', { name: /官方/ });
    await official.click();
    await page.evaluate(() => (document.scrollingElement ?? document.body).scrollTo(0, 300));
    const before = await page.evaluate(() =>
      Math.round((document.scrollingElement ?? document.body).scrollTop),
    );
    expect(before).toBeGreaterThan(100);
    await page.getByRole('link', { name: '我的' }).click();
    await page.waitForURL('**/userCenter');
    await page.goBack();
    await page.waitForURL('**/index');
    await expect.poll(() => official.getAttribute('aria-selected')).toBe('true');
    await expect
      .poll(() => page.evaluate(() => Math.round((document.scrollingElement ?? document.body).scrollTop)))
      .toBe(before);
  });

  test('reads an offer in full and comes back to the list', async () => {
    const { page } = visitor;
    await page.locator('a[href="/moreActive"]').first().click();
    await page.waitForURL('**/moreActive');
    await settled(page);
    await page.locator('a[href^="/activeDetail"]:visible').first().click();
    await page.waitForURL('**/activeDetail?*');
    // Read ahead, it needs no request that could be waited for.
    await expect.poll(async () => (await page.getByRole('main').innerText()).length).toBeGreaterThan(60);
    await page.getByRole('button', { name: '返回' }).click();
    await page.waitForURL('**/moreActive');
  });

  test('chooses the other skin and English, and both are still there after a reload', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: '我的' }).click();
    await page.waitForURL('**/userCenter');
    const skin = () => page.evaluate(() => document.documentElement.dataset.skin);
    expect(await skin()).toBe('ThemeRed');
    await page.getByRole('button', { name: /切换主题/ }).click();
    await expect.poll(skin).toBe('ThemeBlack');
    await page.getByRole('button', { name: /Language/ }).click();
    await expect.poll(() => page.getByRole('link', { name: 'Home' }).isVisible()).toBe(true);
    await page.reload();
    await settled(page);
    expect(await skin()).toBe('ThemeBlack');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    // What the server says comes in that language too, although the page came with answers in the station's.
    await page.goto(`${server.url('w147')}/index`);
    await settled(page);
    await expect.poll(() => page.getByText('One Minute Lottery').count()).toBeGreaterThan(0);
    expect(await page.getByText('分分彩').count()).toBe(0);
  });

  test('is asked to log in on a page for members, and is brought back to it afterwards', async () => {
    const { page } = visitor;
    await page.goto(`${server.url('w147')}/personalInfo`);
    await settled(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /登录/ })
      .or(page.getByRole('main').getByRole('button', { name: /登录/ }))
      .first()
      .click();
    await page.waitForURL('**/login*');
    await fillLogin(page, 'member01', 'demo8888');
    await page.waitForURL('**/personalInfo');
  });
});
