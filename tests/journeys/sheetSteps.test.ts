// Sheets and the history: a sheet has a step of its own, which back, a reload, a link in it and a choice leave as they should.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { dialogs, member, placeBet, shown, test } from './nav.ts';
import { settled } from './steps.ts';

test.beforeAll(async ({ draws, member }) => {
  await draws.pass();
  await placeBet(member);
});

const pathOf = (page: Page) => new URL(page.url()).pathname;

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
