// Amounts on screen in a real browser: those below a cent, a balance that is too small, and what a chase of a basket is called.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keepPicture } from '#support/keepPicture.ts';
import { amountText } from '#values/amount.ts';
import {
  basket,
  betBar,
  board,
  moneyOf,
  plain,
  playWorld,
  result,
  slip,
  slipBar,
  unfoldSlips,
} from './play.ts';
import { boxOf, follow, settled } from './steps.ts';

const test = playWorld(['EFC', 'SFSC']);

const shot = (page: Page, name: string) => keepPicture(page, `money-${name}`);

/** Digits of the last place of a five-digit lottery, each a line of one unit in li. */
async function addInLi(page: Page, digits: readonly number[]): Promise<void> {
  await page.getByRole('tab', { name: '定位胆', exact: true }).click();
  await betBar(page).getByRole('button', { name: '厘', exact: true }).click();
  for (const digit of digits) {
    await board(page)
      .getByRole('group', { name: '个', exact: true })
      .getByRole('button', { name: new RegExp(`^${digit}(?:\\s*，.*)?$`) })
      .click();
    await betBar(page).getByRole('button', { name: '添加', exact: true }).click();
  }
}

test('amounts below a cent are shown as they are, from the bar to the records, and add up', async ({
  open,
  draws,
}) => {
  await draws.begin('EFC');
  const { page } = await open('/official?lotCode=EFC', { as: 'member01' });
  await addInLi(page, [0, 1, 2, 3, 4]);
  await board(page)
    .getByRole('group', { name: '个', exact: true })
    .getByRole('button', { name: /^5/ })
    .click();
  expect(plain(await betBar(page).innerText())).toContain('1注¥0.002');
  await betBar(page).getByRole('button', { name: '投注', exact: true }).click();
  const lines = basket(page).getByRole('listitem');
  // The basket comes with its chunk.
  await expect.poll(() => lines.count()).toBe(6);
  for (const line of await lines.all()) expect(plain(await line.innerText())).toContain('¥0.002');
  expect(plain(await basket(page).innerText())).toContain('¥0.012');
  await shot(page, 'li-basket');
  await basket(page).getByRole('button', { name: '确认投注' }).click();
  await result(page, '投注成功').waitFor();
  expect(plain(await result(page, '投注成功').innerText())).toContain('投注金额¥0.012');
  await result(page, '投注成功').getByRole('button', { name: '查看记录' }).click();
  const records = page.getByRole('dialog', { name: /最近投注/ });
  await unfoldSlips(records);
  const revoke = records.getByRole('button', { name: /^撤单/ });
  await expect.poll(() => revoke.count()).toBe(6);
  expect(plain(await records.getByRole('listitem').nth(1).innerText())).toContain('投注¥0.002');
  await revoke.first().click();
  await page.getByText('投注金额¥0.002将退回余额').waitFor();
  await page.getByRole('button', { name: '确定撤单' }).click();
  await expect.poll(() => revoke.count()).toBe(5);
  await follow(page, '/lotteryRecord?lotCode=EFC');
  await page.getByText('定位胆').first().waitFor();
  const slip = page.getByRole('main').getByRole('listitem').first();
  // A list is cut to the cent, what is less than one is not; the sheet has all of it.
  expect(plain(await slip.innerText())).toContain('投注¥0.01·');
  expect(plain(await page.getByRole('main').innerText())).toContain('投注金额¥0.01');
  await slip.getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  const bets = sheet.getByRole('listitem');
  await expect.poll(() => bets.count()).toBe(6);
  expect(plain(await sheet.innerText())).toContain('投注¥0.012');
  for (const each of await bets.all()) expect(plain(await each.innerText())).toContain('¥0.002');
});

test('a balance too small is shown before the bet, with a link to a deposit and back to the picks', async ({
  open,
  draws,
}) => {
  await draws.begin('SFSC');
  const { page } = await open('/credit?lotCode=SFSC', { as: 'member01', isNew: true });
  // In whole cents, rounded up: a deposit of less would not do.
  const missing = Math.ceil(2_000_000 - Math.round((await moneyOf(page)) * 10_000) / 100) / 100;
  await page.locator('#board button[data-cell]').first().click();
  await slipBar(page).getByRole('textbox').fill('20000');
  await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
  const notice = slip(page).getByRole('status').filter({ hasText: '余额不足' });
  await notice.waitFor();
  expect(plain(await notice.innerText())).toContain(`还差¥${amountText(missing.toFixed(2))}`);
  await shot(page, 'short-credit');
  expect((await boxOf(notice.getByRole('link', { name: '去存款' }))).height).toBeGreaterThanOrEqual(44);
  await notice.getByRole('link', { name: '去存款' }).click();
  await page.waitForURL('**/recharge');

  await follow(page, '/official?lotCode=EFC');
  await page.getByRole('tab', { name: '定位胆', exact: true }).click();
  await board(page)
    .getByRole('group', { name: '个', exact: true })
    .getByRole('button', { name: /^9/ })
    .click();
  await betBar(page).getByRole('textbox', { name: '倍数' }).fill('9000');
  await expect.poll(() => betBar(page).getByText('余额不足').isVisible()).toBe(true);
  await shot(page, 'short-official');
  await betBar(page).getByRole('link', { name: '去存款' }).click();
  await page.waitForURL('**/recharge');
  await settled(page);
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL('**/official?lotCode=EFC*');
  await page.getByRole('tab', { name: '定位胆', exact: true }).click();
  await expect.poll(async () => plain(await betBar(page).innerText())).toContain('1注¥18,000.00');
  await betBar(page).getByRole('button', { name: '投注', exact: true }).click();
  await basket(page).getByRole('link', { name: '去存款' }).waitFor();
  await shot(page, 'short-basket');
});

test('a trial player is not sent to a deposit', async ({ open, draws }) => {
  await draws.begin('SFSC');
  const { page } = await open('/credit?lotCode=SFSC', { as: 'trial01' });
  await page.locator('#board button[data-cell]').first().click();
  await slipBar(page).getByRole('textbox').fill('90000');
  await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
  await slip(page)
    .getByText(/试玩余额不足.*试玩账号不能存款/)
    .waitFor();
  expect(await slip(page).getByRole('link', { name: '去存款' }).count()).toBe(0);
});

test('a chase of a basket is titled by all it holds, and its detail has the picks of each bet', async ({
  open,
  draws,
}) => {
  const { qiHao } = await draws.begin('EFC');
  const { page } = await open('/official?lotCode=EFC', { as: 'member01' });
  await addInLi(page, [7, 8]);
  await betBar(page)
    .getByRole('button', { name: /^号码篮/ })
    .click();
  await basket(page).getByRole('button', { name: '追号', exact: true }).click();
  await basket(page).getByRole('button', { name: '翻倍追号' }).click();
  await basket(page).getByLabel('追号期数').first().fill('3');
  await basket(page).getByRole('button', { name: '确认追号' }).click();
  await result(page, '追号成功').getByRole('button', { name: '继续投注' }).click();
  await page.getByRole('button', { name: '投注记录', exact: true }).click();
  const records = page.getByRole('dialog', { name: /最近投注/ });
  await records.getByRole('listitem').first().waitFor();
  await expect.poll(() => records.getByRole('listitem').first().innerText()).toBe('追号 · 第1/3期');
  for (const at of [1, 2])
    await expect.poll(() => records.getByRole('listitem').nth(at).innerText()).toContain(`${qiHao}期`);
  await follow(page, '/lotteryRecord');
  await page.getByRole('tab', { name: '追号' }).click();
  // Single bets of the same play stand there until the chases do.
  const row = page
    .getByRole('button', { name: /定位胆/ })
    .filter({ hasText: '每期' })
    .first();
  await row.waitFor();
  const title = plain(await row.innerText());
  expect(title).toMatch(/7.*\/.*8/);
  expect(title).toContain('每期2笔');
  await shot(page, 'chases');
  await row.click();
  const detail = page.getByRole('dialog', { name: /追号/ });
  await detail.getByText('每期2笔').waitFor();
  const periods = detail.getByRole('listitem').getByRole('button');
  await expect.poll(() => periods.count()).toBe(6);
  await expect
    .poll(async () => (await periods.allInnerTexts()).every((text) => text.includes('定位胆')))
    .toBe(true);
  await shot(page, 'chase-detail');
});
