// The sign that the page rests: gone while a call, a chunk or a step of the history is under way, back afterwards.
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { siteWorld } from '#support/site.ts';
import { settled } from './steps.ts';

const test = siteWorld().extend(
  'page',
  async ({ open }): Promise<Page> => (await open('/userCenter', { as: 'member01' })).page,
);

/** What the root element says of the page: that it rests, or what is under way. */
const state = (page: Page) =>
  page.evaluate(() => {
    const { rest, work } = document.documentElement.dataset;
    return rest === undefined ? work : 'rest';
  });

/** Holds back what is asked for at an address, until the returned function is called. */
async function holdBack(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOver = false;
  await page.route(address, (route) => (isOver ? route.continue() : void held.push(route)));
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    isOver = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test('a page does not rest while an answer is missing, and does once what came of it is drawn', async ({
  page,
}) => {
  const goOn = await holdBack(page, '**/m/v2/userbill/index.do*');
  await page.goto(new URL('/reportChange', page.url()).href);
  await expect.poll(() => state(page)).toBe('report/userbill');
  expect(await page.locator('main [aria-busy="true"]').count()).toBeGreaterThan(0);
  await goOn();
  await settled(page);
  expect(await state(page)).toBe('rest');
  expect(await page.locator('main [aria-busy="true"]').count()).toBe(0);
});

test('a page does not rest while the chunk of the wanted screen is missing, though another is still shown', async ({
  page,
}) => {
  const goOn = await holdBack(page, /\/assets\/center-bets-[\w-]+\.js$/);
  await page.locator('main a[href="/lotteryRecord"]').first().click();
  await expect.poll(() => state(page)).toMatch(/center-bets/);
  await goOn();
  await settled(page);
  expect(await page.locator('[data-shown]').getAttribute('data-shown')).toBe('/lotteryRecord');
});

test('a page does not rest while the step of a closed dialog is being taken back', async ({ page }) => {
  await page.getByRole('button', { name: '退出登录' }).click();
  const question = page.getByRole('dialog');
  await question.waitFor();
  await settled(page);
  // The browser goes back only when it is let.
  await page.evaluate(() => {
    const go = history.go.bind(history);
    history.go = (delta) => Object.assign(window, { goOn: () => go(delta) });
  });
  await question.getByRole('button', { name: '取消' }).click();
  await question.waitFor({ state: 'detached' });
  await page.waitForFunction(() => 'goOn' in window);
  await expect.poll(() => state(page)).toBe('step');
  await page.evaluate(() => (window as unknown as { goOn(): void }).goOn());
  await settled(page);
  expect(await page.evaluate(() => (history.state as { overlays?: number }).overlays)).toBeUndefined();
});
