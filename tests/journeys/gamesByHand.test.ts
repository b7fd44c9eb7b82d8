// Into a game without automatic transfers: with what was moved there before, with what is moved on the way, and for a guest after logging in.
import { describe, expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { callFrom, go, settled } from './steps.ts';
import { heldAt, picture, platform, setAuto, sheet, transfersWorld, wallet } from './transfers.ts';

const test = transfersWorld();

describe('by itself', () => {
  test('whoever switches it off plays with what they moved themselves, and nothing moves by itself', async ({
    page,
  }) => {
    await setAuto(page, 'on');
    await go(page, '/moneyChange');
    await page.getByRole('switch').click();
    await expect.poll(() => page.getByRole('switch').getAttribute('aria-checked')).toBe('false');
    const before = await wallet(page);
    await platform(page, '演示捕鱼').getByRole('button', { name: '进入游戏' }).click();
    await sheet(page).getByRole('button', { name: '珊瑚湾' }).click();
    // What an earlier story moved there may still be there: then nobody is asked.
    const entering = sheet(page).getByRole('button', { name: '暂不转入，直接进入' });
    await Promise.race([page.waitForURL(/\/game$/), entering.click()]);
    await page.waitForURL(/\/game$/);
    await page.locator('.swimmer').first().dispatchEvent('pointerdown');
    await page
      .getByText(/余额不足|已发\d+炮/)
      .first()
      .waitFor();
    await picture(page, 'fish');
    await page.getByRole('link', { name: '返回' }).click();
    await page.waitForURL('**/moneyChange');
    await settled(page);
    expect(Number(await wallet(page))).toBeGreaterThanOrEqual(Number(before));
  });

  test('by hand, whoever has nothing at the platform moves money in on the way, and more from within the game', async ({
    page,
  }) => {
    await setAuto(page, 'off');
    await callFrom(page, '/userCenter/third/autoExchange.do', { scope: 'all' });
    await go(page, '/chess');
    const open = () =>
      page
        .getByRole('button', { name: /^抢庄牛牛/ })
        .first()
        .click();
    await open();
    const amount = sheet(page).getByRole('textbox', { name: '转换金额' });
    await expect.poll(() => amount.inputValue()).toBe('100');
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'enter');
    await sheet(page).getByRole('button', { name: '暂不转入，直接进入' }).click();
    await page.waitForURL(/\/game$/);
    // Less than a yuan is left there by a round, which no transfer takes along.
    await expect.poll(() => page.locator('.purse').innerText()).toMatch(/¥0\.\d\d/);
    await picture(page, 'enter-empty');
    await page.locator('.purse').getByRole('link', { name: '转入' }).click();
    await page.waitForURL('**/moneyChange?**');
    await sheet(page).getByRole('button', { name: '转入并进入游戏' }).click();
    await page.waitForURL(/\/game$/);
    await expect.poll(() => page.locator('.purse').innerText()).toMatch(/¥100\.\d\d/);
    // With money there, nobody is asked. The page is the platform's, and comes back to the station.
    await page.goto('/chess');
    await settled(page);
    expect(Math.floor(await heldAt(page, 'sandbox-chess'))).toBe(100);
    await open();
    await page.waitForURL(/\/game$/);
  });

  test('a guest is asked to log in first', async ({ open }) => {
    const { page } = await open('/index');
    await page.getByRole('tab', { name: '棋牌' }).click();
    await page
      .getByRole('button', { name: /^抢庄牛牛/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: '去登录' }).click();
    await page.waitForURL('**/login');
  });
});
