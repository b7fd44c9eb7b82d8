// A player who bets without confirming each slip, where the station allows it: two taps, taken back in one more, and a word where it is too late for that.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keepPicture } from '#support/keepPicture.ts';
import { siteWorld } from '#support/site.ts';
import { betBar, board, cells, choose, moneyOf, plain, press, result, slip, slipBar } from './play.ts';

const stations = [
  { code: 'quick', name: '快投站', onOff: { quickBet: true } },
  { code: 'asking', name: '确认站' },
];
const test = siteWorld({ stations, station: 'quick', lotteries: ['FFC'] });

const bet = (page: Page) => slipBar(page).getByRole('button', { name: '投注', exact: true });
const undoBar = (page: Page) => page.getByRole('status').filter({ hasText: '已投注' });
const strip = (page: Page) => page.locator('[data-my-period]');

async function chooseQuick(page: Page): Promise<void> {
  await page.getByRole('button', { name: '盘面设置' }).click();
  const settings = page.getByRole('dialog', { name: '盘面设置' });
  await settings.getByLabel('免确认投注').check();
  await settings.getByRole('button', { name: '关闭' }).click();
}

test('a cell and 投注 place a bet, one press more takes it back, and too late says so', async ({
  open,
  draws,
}) => {
  await draws.begin('FFC');
  const { page } = await open('/credit?lotCode=FFC', { as: 'member01' });
  // Until it is chosen, every slip is confirmed.
  await cells(page).first().click();
  await bet(page).click();
  await slip(page).getByRole('button', { name: '关闭' }).click();
  await chooseQuick(page);
  const before = await moneyOf(page);
  await bet(page).click();
  await undoBar(page).waitFor();
  expect(plain(await undoBar(page).innerText())).toContain('已投注1笔¥10.00');
  await keepPicture(page, 'quick-bet');
  expect(await result(page, '投注成功').count()).toBe(0);
  await undoBar(page).getByRole('button', { name: '撤销' }).click();
  await page.getByText('已撤销，¥10.00已退回').waitFor();
  expect(await moneyOf(page)).toBe(before);
  await expect.poll(async () => plain(await strip(page).innerText())).toBe('本期暂未投注');

  // The same again, in two taps; the period seals before it is taken back.
  await cells(page).first().click();
  await bet(page).click();
  await undoBar(page).waitFor();
  await draws.seal('FFC');
  await undoBar(page).getByRole('button', { name: '撤销' }).click();
  await page.getByText(/^1笔未能撤销：/).waitFor();
  expect(await moneyOf(page)).toBe(before - 10);
  await expect.poll(async () => plain(await strip(page).innerText())).toContain('本期1笔¥10.00');
});

test('an official line is placed at once as well; a balance too small is still confirmed', async ({
  open,
  draws,
}) => {
  await draws.begin('FFC');
  const { page } = await open('/official?lotCode=FFC', { as: 'trial01' });
  await chooseQuick(page);
  await choose(page, '定位胆');
  await press(page, '个', '7');
  await betBar(page).getByRole('button', { name: '投注', exact: true }).click();
  await undoBar(page).waitFor();
  expect(plain(await undoBar(page).innerText())).toContain('已投注1笔¥2.00');
  expect(await board(page).locator('[aria-pressed="true"]', { hasText: '7' }).count()).toBe(0);
  await press(page, '个', '8');
  await betBar(page).getByRole('textbox', { name: '倍数' }).fill('99999');
  await betBar(page).getByRole('button', { name: '投注', exact: true }).click();
  const basket = page.getByRole('dialog', { name: '号码篮' });
  await basket.waitFor();
  // What does not cover its cost cannot be pressed.
  await expect.poll(() => basket.getByRole('button', { name: '确认投注' }).isDisabled()).toBe(true);
});

test('a station that does not allow it does not offer it', async ({ open }) => {
  const { page } = await open('/credit?lotCode=FFC', { as: 'member01', at: 'asking' });
  await page.getByRole('button', { name: '盘面设置' }).click();
  const settings = page.getByRole('dialog', { name: '盘面设置' });
  await settings.getByText('格内统计').waitFor();
  expect(await settings.getByLabel('免确认投注').count()).toBe(0);
});
