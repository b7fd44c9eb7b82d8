// Getting about: back finds a place whose rows come late, and around the page its arrow, a lost connection, what went wrong and the ring of the keyboard are where they belong.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { keepPicture } from '#support/keepPicture.ts';
import { dialogs, member, placeBet, shown, test } from './nav.ts';
import { boxOf, fillLogin, follow, settled } from './steps.ts';

test.beforeAll(async ({ draws, member }) => {
  await draws.pass();
  await placeBet(member);
});

const topOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
const arrow = (page: Page) => page.getByRole('button', { name: '返回' }).last();

// That it does so every time, on every list: tests/journeys/back.ts.
describe('back restores the place', () => {
  /** Pressed without Playwright's own scrolling. */
  const pressInSight = async (page: Page, selector: string): Promise<void> => {
    const isPressed = await page.evaluate((wanted) => {
      const seen = [...document.querySelectorAll<HTMLElement>(wanted)].find((element) => {
        const { top, height } = element.getBoundingClientRect();
        const middle = top + height / 2;
        const leads = element instanceof HTMLAnchorElement ? new URL(element.href).pathname : null;
        return height > 0 && middle > 60 && middle < innerHeight - 10 && leads !== location.pathname;
      });
      seen?.click();
      return seen !== undefined;
    }, selector);
    expect(isPressed).toBe(true);
  };
  const linkInSight = (page: Page) => pressInSight(page, 'main a[href], nav a[href]');

  test('a list whose rows come late is scrolled once they are there, unless the player moves first', async ({
    open,
  }) => {
    const { page } = await open('/lotteryAll', { ...member, height: 600 });
    await page.evaluate(() => window.scrollTo(0, 700));
    await frames(page);
    await linkInSight(page);
    await settled(page);
    // Shorter than the place for a moment, as a list is before its rows come.
    await page.evaluate(() => {
      const late = new CSSStyleSheet();
      late.replaceSync('html[data-late] main { max-height: 300px; min-height: 0; overflow: hidden; }');
      document.adoptedStyleSheets.push(late);
    });
    await page.evaluate(() => document.documentElement.setAttribute('data-late', ''));
    await page.goBack();
    await shown(page, '/lotteryAll');
    await frames(page);
    expect(await topOf(page)).toBeLessThan(400);
    await page.evaluate(() => document.documentElement.removeAttribute('data-late'));
    await expect.poll(() => topOf(page)).toBe(700);
  });
});

describe('around the page', () => {
  test.for(['/lotteryAll', '/recharge'])('%s keeps its arrow in a tab bar', async (path, { open }) => {
    const { page } = await open('/index', member);
    await follow(page, path);
    expect(await arrow(page).isVisible()).toBe(true);
  });

  test('a lost connection is shown above an open sheet', async ({ open }) => {
    const { page, context, consoleErrors, close } = await open('/lotteryRecord', member);
    await page.locator('main section li button').first().click();
    await expect.poll(() => dialogs(page).count()).toBe(1);
    // What the sheet says has come before the line is lost.
    await settled(page);
    // The strip comes with what follows the first screen; its place is there before it.
    await page.locator('#root > div[role="status"]:not([popover])').first().waitFor({ state: 'attached' });
    await context.setOffline(true);
    const strip = page.getByText('当前没有网络');
    await expect.poll(() => strip.isVisible()).toBe(true);
    const isOnTop = () =>
      strip.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        element.style.pointerEvents = 'auto';
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        element.style.pointerEvents = '';
        // Under a modal dialog everything else is inert and never hit: then the layers themselves say who was shown last.
        return hit === element || element.contains(hit) || element.matches(':popover-open');
      });
    await expect.poll(isOnTop).toBe(true);
    await keepPicture(page, 'nav-offline');
    // It stands below what can be pressed, down to the last button of the sheet.
    const last = dialogs(page).locator('a, button').last();
    await last.scrollIntoViewIfNeeded();
    const { y, height } = await boxOf(last);
    expect(y + height).toBeLessThanOrEqual((await boxOf(strip)).y);
    // The browser notes what it could not load without a connection.
    await close();
    consoleErrors.splice(0);
  });

  test('a wrong password is reported once, at its field', async ({ open }) => {
    const { page } = await open('/login');
    await fillLogin(page, 'member01', 'wrong8888');
    await expect.poll(() => page.locator('form [data-wrong]').count()).toBeGreaterThan(0);
    await settled(page);
    expect(await page.locator('[popover] svg').count()).toBe(0);
  });

  test('nothing to revoke, no button to revoke', async ({ open }) => {
    const { page } = await open('/lotteryRecord?view=won', member);
    expect(await page.getByRole('button', { name: '批量撤单' }).count()).toBe(0);
  });

  test('a sheet that opens by itself rings no button; the keyboard does', async ({ open }) => {
    // The notices of the day, before anything has been pressed.
    const { page } = await open('/index', { notices: true });
    await expect.poll(() => dialogs(page).count()).toBe(1);
    const ringed = () =>
      page.evaluate(() => document.querySelector('dialog[open] button:focus-visible') !== null);
    expect(await ringed()).toBe(false);
    await page.keyboard.press('Tab');
    expect(await ringed()).toBe(true);
  });
});
