// Automatic transfers: the balance goes along into a real game and comes back, also from the browser's memory and from another device.
import { describe, expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { amountText, shortAmount } from '#values/amount.ts';
import { callFrom, follow, go } from './steps.ts';
import { heldAt, picture, platform, setAuto, sheet, transfersWorld, wallet } from './transfers.ts';

const test = transfersWorld();

describe('by itself', () => {
  test('the balance goes along into a game, is played with, and comes back', async ({ page, clock }) => {
    await setAuto(page, 'on');
    const whole = Math.floor(Number(await wallet(page)));
    await go(page, '/index');
    await page.getByRole('tab', { name: '电子' }).click();
    await page
      .getByRole('button', { name: /^招财进宝/ })
      .first()
      .click();
    await page.waitForURL(/\/game$/);
    await expect.poll(() => page.locator('.purse').innerText()).toContain(`¥${amountText(String(whole))}`);
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'game');
    const spin = page.getByRole('button', { name: /^旋转/ });
    await spin.click();
    await page.locator('#rounds li[data-state]').first().waitFor();
    // Free spins follow by themselves; then the button is there again.
    await expect.poll(() => spin.isEnabled(), { timeout: 40_000 }).toBe(true);
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'game-round');
    const left = Number((await page.locator('.purse b').innerText()).replace(/[¥,]/g, ''));
    // Not within three seconds of the transfer before.
    await clock.pass(5);
    await page.getByRole('link', { name: '返回' }).click();
    await page.waitForURL('**/index');
    await expect.poll(() => heldAt(page, 'sandbox-egame')).toBeLessThan(1);
    // It has left the platform first, and arrives a moment later.
    await expect
      .poll(async () => Math.floor(Number(await wallet(page))))
      .toBeGreaterThanOrEqual(Math.floor(left));
    await expect
      .poll(() => page.locator('main').innerText())
      .toContain(shortAmount(String(Math.floor(left))));
  });

  test('going back restores the page from memory, and the money comes back once', async ({ page, clock }) => {
    await setAuto(page, 'on');
    await go(page, '/moneyChange');
    await expect.poll(() => page.getByRole('switch').getAttribute('aria-checked')).toBe('true');
    expect(await platform(page, '演示棋牌').getByRole('button', { name: '转入' }).count()).toBe(0);
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'auto');
    await platform(page, '演示棋牌').getByRole('button', { name: '进入游戏' }).click();
    await sheet(page).getByRole('button', { name: '抢庄牛牛', exact: true }).click();
    await page.waitForURL(/\/game$/);
    await page.getByRole('button', { name: '发牌' }).click();
    await page.locator('#rounds li[data-state]').waitFor();
    await picture(page, 'cards');
    await page.evaluate(() => history.go(-1));
    await page.waitForURL('**/moneyChange');
    // Its clock stood still in the browser's memory. Within three seconds of the transfer before, what is out waits for the next return.
    await clock.pass(5);
    await page.evaluate(() => document.dispatchEvent(new Event('resume')));
    await expect.poll(() => heldAt(page, 'sandbox-chess')).toBeLessThan(1);
    await follow(page, '/moneyChangeHis');
    const outs = page.getByRole('heading', { name: '从演示棋牌转出' });
    await expect.poll(() => outs.count()).toBeGreaterThan(0);
    const { list } = (await callFrom(page, '/userCenter/moneyChangeData.do', {
      direction: 'out',
    })) as unknown as { list: { platform: string; auto: boolean }[] };
    expect(list.filter((order) => order.platform === 'sandbox-chess' && order.auto)).toHaveLength(1);
  });

  test('money that another device carried comes back without a mark in this browser', async ({
    page,
    clock,
  }) => {
    await setAuto(page, 'on');
    await callFrom(page, '/thirdTrans/openGame.do', { platform: 'sandbox-chess', gameCode: 'niuniu' });
    expect(await heldAt(page, 'sandbox-chess')).toBeGreaterThan(0);
    expect(await page.evaluate(() => localStorage.getItem('openedGame'))).toBeNull();
    // Not within three seconds of what an earlier story left and this page has brought back.
    await clock.pass(5);
    await go(page, '/index');
    await expect.poll(() => heldAt(page, 'sandbox-chess')).toBeLessThan(1);
    // The rest of three seconds is kept for the next page.
    expect(Number(await page.evaluate(() => localStorage.getItem('lastTransfer')))).toBeGreaterThan(0);
  });
});
