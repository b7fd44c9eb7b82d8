// Balances that a player moves between wallet and game platforms by hand, and what lies outside the wallet.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { amountText } from '#values/amount.ts';
import { formatMoney, parseMoney, YUAN } from '#values/money.ts';
import { callFrom, go, settled } from './steps.ts';
import { heldAt, picture, platform, setAuto, sheet, transfersWorld, wallet } from './transfers.ts';

const test = transfersWorld();

describe('by hand', () => {
  test('money goes in and comes out; both are in the record', async ({ page }) => {
    await setAuto(page, 'off');
    await go(page, '/moneyChange');
    await expect.poll(() => platform(page, '演示电子').innerText()).toContain('¥0.00');
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'manual');
    await platform(page, '演示电子').getByRole('button', { name: '转入' }).click();
    await sheet(page).getByRole('button', { name: '500' }).click();
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'sheet');
    await sheet(page).getByRole('button', { name: '确认转入' }).click();
    await expect.poll(() => sheet(page).innerText()).toContain('转换成功');
    await picture(page, 'success');
    await sheet(page).getByRole('button', { name: '知道了' }).click();
    await expect.poll(() => platform(page, '演示电子').innerText()).toContain('¥500.00');
    expect(await heldAt(page, 'sandbox-egame')).toBe(500);

    await platform(page, '演示电子').getByRole('button', { name: '转出' }).click();
    await sheet(page).getByRole('button', { name: '全部' }).click();
    await sheet(page).getByRole('button', { name: '确认转出' }).click();
    await expect.poll(() => sheet(page).innerText()).toContain('转换成功');
    await sheet(page).getByRole('button', { name: '知道了' }).click();
    await expect.poll(() => platform(page, '演示电子').innerText()).toContain('¥0.00');

    await page.getByRole('link', { name: '转换记录' }).click();
    await page.waitForURL('**/moneyChangeHis');
    await settled(page);
    await expect.poll(() => page.getByRole('heading', { name: '从演示电子转出' }).count()).toBeGreaterThan(0);
    await expect.poll(() => page.getByRole('heading', { name: '转入演示电子' }).count()).toBeGreaterThan(0);
    await picture(page, 'record');
    await page.getByRole('tab', { name: '转出' }).click();
    await expect.poll(() => page.getByRole('heading', { name: '转入演示电子' }).count()).toBe(0);
    await page.getByLabel('状态').selectOption('未成功');
    await page.getByText('暂无转换记录').waitFor();
    await page.getByLabel('状态').selectOption('成功');
    await expect.poll(() => page.getByRole('heading', { name: '从演示电子转出' }).count()).toBeGreaterThan(0);
    await page.getByLabel('日期范围').selectOption('昨天');
    await page.getByText('暂无转换记录').waitFor();
    await page.reload();
    await page.getByText('暂无转换记录').waitFor();
    await page.getByLabel('日期范围').selectOption('今天');
    await expect.poll(() => page.getByRole('heading', { name: '从演示电子转出' }).count()).toBeGreaterThan(0);
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'record-filtered');
  });

  test('what is invalid is reported at the amount, and nothing moves', async ({ page }) => {
    await setAuto(page, 'off');
    await go(page, '/moneyChange');
    const before = await wallet(page);
    await platform(page, '演示棋牌').getByRole('button', { name: '转入' }).click();
    const amount = sheet(page).getByRole('textbox');
    const confirm = sheet(page).getByRole('button', { name: '确认转入' });
    await confirm.click();
    await expect.poll(() => sheet(page).innerText()).toContain('请输入1元以上的整数');
    await amount.fill('1.5');
    await confirm.click();
    await expect.poll(() => sheet(page).innerText()).toContain('请输入1元以上的整数');
    await amount.fill('99999999');
    await confirm.click();
    await expect.poll(() => sheet(page).innerText()).toContain('超过可转金额');
    // What was wrong with the amount before is not said of the next one.
    await amount.fill('10');
    await expect.poll(() => sheet(page).innerText()).not.toContain('超过可转金额');
    expect(await wallet(page)).toBe(before);
  });
});

describe('what lies outside', () => {
  const main = (page: Page) => page.locator('main').innerText();
  const moveTo = (page: Page, changeTo: string, money: string) =>
    callFrom(page, '/thirdTrans/thirdRealTransMoney.do', { changeFrom: 'sys', changeTo, money });
  const names = (page: Page) => page.locator('main').getByRole('group').getByRole('heading').allInnerTexts();

  test('those that hold money stand first with their sum, and none moves after a transfer until asked to', async ({
    page,
  }) => {
    await setAuto(page, 'off');
    await moveTo(page, 'sandbox-fish', '30');
    await moveTo(page, 'sandbox-live', '50');
    await go(page, '/moneyChange');
    await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual(['演示真人', '演示捕鱼']);
    await expect.poll(() => main(page)).toMatch(/平台余额\s*¥80\.\d\d/);
    const before = await names(page);
    await platform(page, '演示电子').getByRole('button', { name: '转入' }).click();
    await sheet(page).getByRole('button', { name: '100', exact: true }).click();
    const left = amountText(formatMoney(parseMoney(await wallet(page)) - 100n * YUAN));
    await expect
      .poll(async () => (await sheet(page).innerText()).replaceAll(/\s/g, ''))
      .toContain(`转后账户余额¥${left}`);
    expect((await sheet(page).innerText()).replaceAll(/\s/g, '')).toMatch(/转后演示电子余额¥100\.\d\d/);
    await picture(page, 'afterwards');
    await sheet(page).getByRole('button', { name: '确认转入' }).click();
    await sheet(page).getByRole('button', { name: '知道了' }).click();
    await expect.poll(() => main(page)).toMatch(/平台余额\s*¥180\.\d\d/);
    expect(await names(page)).toEqual(before);
    await page.getByRole('button', { name: '全部刷新' }).click();
    await expect.poll(async () => (await names(page))[0]).toBe('演示电子');
    await picture(page, 'holders');
  });

  test('the wallet counts it in, says so, and brings it back', async ({ page, server }) => {
    await setAuto(page, 'off');
    await moveTo(page, 'sandbox-chess', '40');
    const own = Number(await wallet(page));
    // One platform of the demonstration is run by nobody, and so never says.
    await server.inStation('w147', (db) =>
      db.deleteFrom('game').where('platform', '=', 'sandbox-egame2').execute(),
    );
    await go(page, '/wallet');
    await expect.poll(() => main(page)).toContain('总额（含平台余额）');
    const shown = (text: string): number => Number(/¥([\d.]+)/.exec(text.replaceAll(/[\s,]/g, ''))![1]);
    expect(shown(await main(page)) - own).toBeGreaterThan(39.9);
    await picture(page, 'wallet');
    await page.getByRole('button', { name: '一键回收' }).click();
    await expect.poll(() => sheet(page).innerText()).toContain('演示棋牌：已转回40.00元');
    await sheet(page).getByRole('button', { name: '知道了' }).click();
    await expect.poll(() => main(page)).toMatch(/平台余额\s*¥0\.\d\d/);
  });

  test('while one platform does not say, the total is without all of them and the sum names how many', async ({
    page,
    server,
  }) => {
    await setAuto(page, 'off');
    await moveTo(page, 'sandbox-chess', '40');
    const { party } = server.counterparties['game-egame']!;
    const { url } = party;
    party.url = 'http://localhost:9';
    try {
      await go(page, '/wallet');
      await expect.poll(() => main(page)).toMatch(/[1-9]家未返回余额，未计入/);
      expect(await main(page)).toContain('钱包总额（未含平台余额）');
      expect(await main(page)).toMatch(/平台余额\s*¥40\.\d\d/);
      await picture(page, 'wallet-unknown');
    } finally {
      party.url = url;
    }
  });
});
