// Transfers to platforms that do not answer, are down or answer late: the money stays in sight, is left out of the recall, or goes along.
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import type { Fault } from '#counterparty/serve.ts';
import { shortAmount } from '#values/amount.ts';
import { callFrom, go } from './steps.ts';
import { heldAt, picture, platform, setAuto, sheet, transfersWorld, wallet } from './transfers.ts';

/** Rows that say so; the choice of states does as well. */
const underWay = (page: Page) => page.getByText('处理中').and(page.locator(':not(option)'));

let faultAt: (path: string) => Fault | undefined = () => undefined;

const test = transfersWorld((_name, at) => faultAt(at));

beforeEach(() => {
  faultAt = () => undefined;
});

describe('by hand', () => {
  test('without an answer it says so, keeps the money in sight, and ends by itself', async ({
    page,
    server,
    clock,
  }) => {
    await setAuto(page, 'off');
    await go(page, '/moneyChange');
    faultAt = (at) => (at === '/transfer' ? { losesAnswer: true } : undefined);
    await platform(page, '演示捕鱼').getByRole('button', { name: '转入' }).click();
    await sheet(page).getByRole('textbox').fill('20');
    await sheet(page).getByRole('button', { name: '确认转入' }).click();
    await expect.poll(() => sheet(page).innerText()).toContain('平台尚未确认');
    await picture(page, 'processing');
    await sheet(page).getByRole('button', { name: '知道了' }).click();
    await page.getByRole('link', { name: /1笔转换处理中/ }).click();
    await page.waitForURL('**/moneyChangeHis');
    await expect.poll(() => underWay(page).count()).toBeGreaterThan(0);
    faultAt = () => undefined;
    await clock.pass(30);
    await server.runMoneyJob();
    // The page repeats the request itself.
    await expect.poll(() => underWay(page).count()).toBe(0);
    expect(await heldAt(page, 'sandbox-fish')).toBe(20);
  });

  test('a platform that is down is reported; the recall leaves it out and says which', async ({
    page,
    server,
  }) => {
    await setAuto(page, 'off');
    await callFrom(page, '/thirdTrans/thirdRealTransMoney.do', {
      changeFrom: 'sys',
      changeTo: 'sandbox-chess',
      money: '30',
    });
    const { party } = server.counterparties['game-egame']!;
    const { url } = party;
    party.url = 'http://localhost:9';
    try {
      await go(page, '/moneyChange');
      await expect.poll(() => platform(page, '演示电子').innerText()).toContain('平台未响应');
      await expect.poll(() => platform(page, '演示棋牌').innerText()).toContain('¥30.00');
      await page.getByRole('button', { name: '一键回收' }).click();
      await expect.poll(() => sheet(page).innerText()).toContain('演示电子：未响应，已跳过');
      await expect.poll(() => sheet(page).innerText()).toContain('演示棋牌：已转回30.00元');
      await picture(page, 'recall');
      await sheet(page).getByRole('button', { name: '知道了' }).click();
      await expect.poll(() => platform(page, '演示棋牌').innerText()).toContain('¥0.00');
    } finally {
      party.url = url;
    }
  });
});

describe('by itself', () => {
  test('whoever comes back and opens the next game at once takes the money along', async ({ page }) => {
    await setAuto(page, 'on');
    const whole = Math.floor(Number(await wallet(page)));
    await callFrom(page, '/thirdTrans/openGame.do', { platform: 'sandbox-chess', gameCode: 'niuniu' });
    // What is out would be requested back when the money has gone into the next game, and the page is still there.
    const { promise: isCarried, resolve: carried } = Promise.withResolvers<void>();
    faultAt = (at) => {
      if (at !== '/launch') return undefined;
      carried();
      return { delayMs: 1_500 };
    };
    await page.route('**/third/autoExchange.do', async (route) => {
      await isCarried;
      // Dropped by the page meanwhile, it goes nowhere.
      await route.continue().catch(() => undefined);
    });
    await page.goto('/egame');
    await page
      .getByRole('button', { name: /^招财进宝/ })
      .first()
      .click();
    await page.waitForURL(/\/game$/);
    // Cents of an earlier game may lie there already.
    const purse = () => page.locator('.purse b').innerText();
    await expect.poll(purse).toContain(`¥${shortAmount(String(whole))}.`);
    await page.reload();
    await expect.poll(purse).toContain(`¥${shortAmount(String(whole))}.`);
  });
});
