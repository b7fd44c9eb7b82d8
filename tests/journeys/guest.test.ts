// A guest who looks around: where addresses lead, a lottery that is not offered, offers, and a page for members.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './guests.ts';
import { fillLogin, settled } from './steps.ts';

const pathOf = (page: Page): string => new URL(page.url()).pathname;

describe('a guest', () => {
  test('is taken from / to /index and sees the station by its name, its lotteries and its offers', async ({
    page,
  }) => {
    expect(pathOf(page)).toBe('/index');
    expect(await page.title()).not.toBe('');
    await expect.poll(() => page.getByText('分分彩').first().isVisible()).toBe(true);
    await expect
      .poll(() => page.locator('main').getByText('登录', { exact: true }).first().isVisible())
      .toBe(true);
  });

  test('is taken from an unknown path to /index', async ({ page }) => {
    await page.goto('/noSuchScreen/at/all');
    await page.waitForURL('**/index');
  });

  test('reads that a lottery is not offered, and is led to those that are', async ({ page }) => {
    for (const screen of ['/credit', '/official', '/lotteryOpenDetail', '/lotInfo', '/lotLimit']) {
      await page.goto(`${screen}?lotCode=NONE`);
      await page.getByText('本站暂未开放这个彩种').waitFor();
      await page.getByRole('button', { name: '全部彩种与开奖' }).click();
      await page.waitForURL('**/lotteryAll');
    }
  });

  test('reads an offer in full and comes back to the list', async ({ page }) => {
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

  test('is asked to log in on a page for members, and is brought back to it afterwards', async ({ page }) => {
    await page.goto('/personalInfo');
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
