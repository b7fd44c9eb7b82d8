// Owns the journeys of getting about: back finds the place again, sheets have a step in history, and nothing a player was filling in is lost.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { betCredit, creditItem, sums } from '#support/playTable.ts';
import { siteWorld } from '#support/site.ts';
import { boxOf, fillLogin, follow, settled } from './steps.ts';

const test = siteWorld({ lotteries: ['FFC'] });

const member = { as: 'member01' } as const;

test.beforeAll(async ({ draws, member }) => {
  await draws.pass();
  // Something to be found in the records.
  const { answer } = await member.call(getNewPeriod, { lotCode: 'FFC' });
  const item = await creditItem(member, 'FFC', sums, ['总和大', '总和小'], '5');
  const placed = await betCredit(member, 'FFC', answer.period!.qiHao, [item]);
  expect(placed.answer.success).toBe(true);
});

const shown = (page: Page, path: string) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector<HTMLElement>('[data-shown]')?.dataset.shown === wanted &&
      window.location.pathname === wanted,
    path,
  );
const topOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
const pathOf = (page: Page) => new URL(page.url()).pathname;
const dialogs = (page: Page) => page.locator('dialog[open]');
const arrow = (page: Page) => page.getByRole('button', { name: '返回' }).last();

// That it does so every time, on every list: tests/journeys/back.test.ts.
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

describe('a sheet has a step in history', () => {
  const record = (page: Page) => page.locator('main section li button').first();

  test('back closes it and stays, forward does not open it, and closing by button leaves no step', async ({
    open,
  }) => {
    const { page } = await open('/userCenter', member);
    await page.locator('main a[href="/lotteryRecord"]').first().click();
    await shown(page, '/lotteryRecord');
    await settled(page);
    await record(page).click();
    await expect.poll(() => dialogs(page).count()).toBe(1);
    await page.goBack();
    await expect.poll(() => dialogs(page).count()).toBe(0);
    expect(pathOf(page)).toBe('/lotteryRecord');
    await page.goForward();
    await settled(page);
    expect(await dialogs(page).count()).toBe(0);
    expect(pathOf(page)).toBe('/lotteryRecord');
    for (const close of ['button', 'escape'] as const) {
      await record(page).click();
      await expect.poll(() => dialogs(page).count()).toBe(1);
      if (close === 'button') await dialogs(page).getByRole('button', { name: '关闭' }).first().click();
      else await page.keyboard.press('Escape');
      await expect.poll(() => dialogs(page).count()).toBe(0);
      await settled(page);
    }
    await page.goBack();
    await shown(page, '/userCenter');
  });

  test('a reload with a sheet open leaves no dead step', async ({ open }) => {
    const { page } = await open('/userCenter', member);
    await page.locator('main a[href="/lotteryRecord"]').first().click();
    await shown(page, '/lotteryRecord');
    await settled(page);
    await record(page).click();
    await expect.poll(() => dialogs(page).count()).toBe(1);
    await page.reload();
    await settled(page);
    expect(await dialogs(page).count()).toBe(0);
    expect(pathOf(page)).toBe('/lotteryRecord');
    await page.goBack();
    await shown(page, '/userCenter');
  });

  test('a link in a sheet takes the place of its step', async ({ open }) => {
    const { page } = await open('/userCenter', member);
    await page.locator('main a[href="/lotteryRecord"]').first().click();
    await shown(page, '/lotteryRecord');
    await settled(page);
    await record(page).click();
    await dialogs(page).getByRole('link').first().click();
    await shown(page, '/lotteryOpenDetail');
    await page.goBack();
    await shown(page, '/lotteryRecord');
    expect(await dialogs(page).count()).toBe(0);
    await page.goBack();
    await shown(page, '/userCenter');
  });

  test('what a sheet puts into the address of its page stays, by its own choice and by back', async ({
    open,
  }) => {
    const { page } = await open('/lotteryAll');
    await page.locator('main a[href^="/credit"]').first().click();
    await shown(page, '/credit');
    await settled(page);
    const lotCode = () => new URL(page.url()).searchParams.get('lotCode');
    const before = lotCode();
    await page.locator('main button[aria-haspopup="dialog"]').first().click();
    await expect.poll(() => dialogs(page).count()).toBe(1);
    await dialogs(page).locator('li > button:not([aria-pressed], [aria-current])').first().click();
    await expect.poll(() => dialogs(page).count()).toBe(0);
    // On its way back from the sheet's step the address is the old one for a moment.
    await settled(page);
    await expect.poll(lotCode).not.toBe(before);
    const after = lotCode();
    expect(await page.evaluate(() => (history.state as { overlays?: number }).overlays)).toBeUndefined();
    await page.goBack();
    await shown(page, '/lotteryAll');
    await page.goForward();
    await shown(page, '/credit');
    expect(lotCode()).toBe(after);
  });

  test('a question above a page: back declines it, its yes leads on, and back from there leads to the page', async ({
    open,
  }) => {
    const { page } = await open('/lotteryAll');
    await page.locator('main a[href^="/credit"]').first().click();
    await shown(page, '/credit');
    await settled(page);
    const bet = page.getByRole('region', { name: '注单' }).getByRole('button', { name: '投注', exact: true });
    await page.locator('#board button[data-cell]').first().click();
    await bet.click();
    await expect.poll(() => dialogs(page).count()).toBe(1);
    await page.goBack();
    await expect.poll(() => dialogs(page).count()).toBe(0);
    expect(pathOf(page)).toBe('/credit');
    await bet.click();
    await dialogs(page).locator('button[data-confirm]').click();
    await shown(page, '/login');
    await page.goBack();
    await shown(page, '/credit');
    await page.goBack();
    await shown(page, '/lotteryAll');
  });
});

describe('nothing is lost', () => {
  const bar = (page: Page) => page.getByRole('region', { name: '注单' });
  const picked = (page: Page) => page.locator('#board button[data-cell][aria-pressed="true"]').count();
  const tab = (page: Page) => page.getByRole('tab', { selected: true }).first().textContent();

  test('credit picks, amount and tab: through records and back, a reload, and the log-in', async ({
    open,
  }) => {
    const { page } = await open('/credit?lotCode=SFLHC');
    await page.getByRole('tab', { name: '色波', exact: true }).click();
    await page.locator('#board button[data-cell]').nth(1).click();
    await bar(page).getByRole('textbox').fill('37');
    await expect.poll(() => picked(page)).toBe(1);
    await page.reload();
    await settled(page);
    expect([await tab(page), await picked(page)]).toEqual(['色波', 1]);
    expect(await bar(page).getByRole('textbox').inputValue()).toBe('37');
    await bar(page).getByRole('button', { name: '投注', exact: true }).click();
    await dialogs(page).locator('button[data-confirm]').click();
    await shown(page, '/login');
    await fillLogin(page, 'member01', 'demo8888');
    await shown(page, '/credit');
    await settled(page);
    expect([await tab(page), await picked(page)]).toEqual(['色波', 1]);
    expect(await bar(page).getByRole('textbox').inputValue()).toBe('37');
  });

  test('the chosen play of the official board', async ({ open }) => {
    const { page } = await open('/official?lotCode=FFC');
    const tabs = page.getByRole('tab');
    await tabs.nth(2).click();
    const name = await tabs.nth(2).textContent();
    await page.reload();
    await settled(page);
    expect(await tab(page)).toBe(name);
  });

  test('filters of records stand in the address: back, reload and link find them', async ({ open }) => {
    const { page } = await open('/reportChange', member);
    // One right after the other: the second must not undo the first, which is not drawn yet.
    await page.evaluate(() => {
      const [range, kind] = document.querySelectorAll('main select') as NodeListOf<HTMLSelectElement>;
      for (const [select, value] of [[range!, 'month'] as const, [kind!, kind!.options[1]!.value] as const]) {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    await expect.poll(() => new URL(page.url()).search).toMatch(/range=month.*kind=/);
    const { search } = new URL(page.url());
    await page.reload();
    await settled(page);
    expect(new URL(page.url()).search).toBe(search);
    expect(await page.locator('select').first().inputValue()).toBe('month');
  });

  test('a withdrawal under way, and a registration without its passwords', async ({ open }) => {
    const { page } = await open('/withdraw', member);
    await page.getByRole('textbox', { name: /提款金额/ }).fill('123');
    await page.reload();
    await settled(page);
    expect(await page.getByRole('textbox', { name: /提款金额/ }).inputValue()).toBe('123');
    const { page: guest } = await open('/login?mode=1');
    await guest.getByRole('textbox', { name: /账号/ }).fill('player77');
    await guest.locator('input[type="password"]').first().fill('secret1234');
    await guest.reload();
    await settled(guest);
    expect(await guest.getByRole('textbox', { name: /账号/ }).inputValue()).toBe('player77');
    expect(await guest.locator('input[type="password"]').first().inputValue()).toBe('');
    expect(await guest.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      'secret1234',
    );
  });

  test('who logs out leaves no form behind', async ({ open }) => {
    const { page } = await open('/withdraw', member);
    await page.getByRole('textbox', { name: /提款金额/ }).fill('456');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).toContain('456');
    await follow(page, '/userCenter');
    await page.getByRole('button', { name: '退出登录' }).first().click();
    await dialogs(page).locator('button[data-confirm]').click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).not.toContain('456');
  });
});

describe('around the page', () => {
  test.for(['/lotteryAll', '/recharge'])('%s keeps its arrow in a tab bar', async (path, { open }) => {
    const { page } = await open('/index', member);
    await follow(page, path);
    expect(await arrow(page).isVisible()).toBe(true);
  });

  test('a lost connection is shown above an open sheet', async ({ open }) => {
    const { page, context, troubles, close } = await open('/lotteryRecord', member);
    await page.locator('main section li button').first().click();
    await expect.poll(() => dialogs(page).count()).toBe(1);
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
    troubles.splice(0);
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
