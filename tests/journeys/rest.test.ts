// Owns the journeys of the sign that the page rests: gone while a call, a chunk or a step of the history is under way, back afterwards.
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser, openVisitor, type Visitor } from '#support/openStation.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { logInAs, saveData, settled } from './steps.ts';

const station = 'w147';

let server: RunningServer;
let browser: Browser;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ site: true }), openBrowser()]);
});
afterEach(async () => {
  await visitor?.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function open(path: string): Promise<void> {
  visitor = await openVisitor(browser, `${server.url(station)}/appDown`);
  page = visitor.page;
  await saveData(page);
  await logInAs(page, 'member01');
  await page.goto(server.url(station) + path);
  await settled(page);
}

/** What the root element says of the page: that it rests, or what is under way. */
const state = () =>
  page.evaluate(() => {
    const { rest, work } = document.documentElement.dataset;
    return rest === undefined ? work : 'rest';
  });

/** Holds back what is asked for at an address, until the returned function is called. */
async function holdBack(address: string | RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOver = false;
  await page.route(address, (route) => (isOver ? route.continue() : void held.push(route)));
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    isOver = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test('a page does not rest while an answer is missing, and does once what came of it is drawn', async () => {
  await open('/userCenter');
  const goOn = await holdBack('**/m/v2/userbill/index.do*');
  await page.goto(`${server.url(station)}/reportChange`);
  await expect.poll(state).toBe('report/userbill');
  expect(await page.locator('main [aria-busy="true"]').count()).toBeGreaterThan(0);
  await goOn();
  await settled(page);
  expect(await state()).toBe('rest');
  expect(await page.locator('main [aria-busy="true"]').count()).toBe(0);
});

test('a page does not rest while the chunk of the wanted screen is missing, though another is still shown', async () => {
  await open('/userCenter');
  const goOn = await holdBack(/\/assets\/center-bets-[\w-]+\.js$/);
  await page.locator('main a[href="/lotteryRecord"]').first().click();
  await expect.poll(state).toMatch(/center-bets/);
  await goOn();
  await settled(page);
  expect(await page.locator('[data-shown]').getAttribute('data-shown')).toBe('/lotteryRecord');
});

test('a page does not rest while the step of a closed dialog is being taken back', async () => {
  await open('/userCenter');
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
  expect(await state()).toBe('step');
  await page.evaluate(() => (window as unknown as { goOn(): void }).goOn());
  await settled(page);
  expect(await page.evaluate(() => (history.state as { overlays?: number }).overlays)).toBeUndefined();
});
