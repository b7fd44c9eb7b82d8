// A player who looks at their bets: who may, why one was paid so, a draw that it follows by itself, and all of it in English.
import { describe, expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { bet, byTimers, recordsWorld, toNextMinute } from './records.ts';
import { follow, settled } from './steps.ts';

const test = recordsWorld(['FFC']);

test.beforeEach(({ clock, draws }) => toNextMinute(clock, draws));

test('who reads English sees the play, the picks, the draw and the payment in English', async ({
  open,
  draws,
  server,
  station,
}) => {
  const reader = server.client(station);
  await reader.logIn('agent01');
  await bet(reader, 'FFC', ['总和大', '总和小']);
  await draws.pass(120);
  const { page } = await open('/lotteryRecord', {
    as: 'agent01',
    width: 320,
    height: 640,
    locale: 'en',
  });
  const isEnglish = async (): Promise<void> =>
    expect(await page.locator('body').innerText()).not.toMatch(/\p{Script=Han}/u);
  const row = page.getByRole('button', { name: 'Sum Big/Small/Odd/Even · Sum Big' });
  await row.first().waitFor();
  await isEnglish();
  await row.first().click();
  await page.locator('dialog[open]').getByText('Repeat slip').waitFor();
  await isEnglish();
  await page.locator('dialog[open]').getByRole('button', { name: 'Sum Big/Small/Odd/Even' }).first().click();
  const sheet = page.locator('dialog[open]').last();
  await sheet.getByText('Two-Sided · Sum Big/Small/Odd/Even').waitFor();
  await sheet.locator('summary').click();
  await isEnglish();
  await follow(page, '/lotteryOpenDetail?lotCode=FFC');
  await page
    .getByText(/^(?:Dragon|Tiger|Tie)$/)
    .first()
    .waitFor();
  await isEnglish();
});

describe('who may look', () => {
  test('a guest is asked to log in and comes back to the records', async ({ open }) => {
    const { page } = await open('/lotteryRecord?lotCode=FFC');
    await page.getByRole('button', { name: '去登录' }).click();
    await page.waitForURL('**/login*');
    await page.getByRole('textbox', { name: '账号' }).fill('member01');
    await page.getByLabel('密码', { exact: true }).fill('demo8888');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/lotteryRecord?lotCode=FFC');
    await expect.poll(() => page.getByText('该条件下暂无投注记录').isVisible()).toBe(true);
  });

  test('a trial account sees its own', async ({ open, server, station }) => {
    const trial = server.client(station);
    await trial.logIn('trial01');
    await bet(trial, 'FFC', ['总和大']);
    const { page } = await open('/lotteryRecord', { as: 'trial01' });
    await expect.poll(() => page.getByText('总和大').count()).toBe(1);
  });
});

describe('one bet', () => {
  test('says what was drawn, what it was paid and why, and the totals are those of the filter', async ({
    open,
    draws,
    player,
  }) => {
    await bet(player, 'FFC', ['总和大', '总和小']);
    await draws.pass(60);
    const { page } = await open('/lotteryRecord?lotCode=FFC', { as: 'member01' });
    const main = page.getByRole('main');
    const totals = main.locator('dl').first();
    await expect.poll(() => totals.innerText()).toMatch(/¥20\.00[\s\S]*¥19\.80[\s\S]*−¥0\.20/);
    // Both were placed together: one row, found by how the whole of it ended.
    await page.getByRole('tab', { name: '已中奖' }).click();
    await settled(page);
    await expect.poll(() => totals.innerText()).toMatch(/¥20\.00[\s\S]*¥19\.80[\s\S]*−¥0\.20/);
    await main.getByRole('button', { name: /总和大 \/ 总和小.*已中奖.*2笔 中1笔.*净输赢 −¥0\.20/ }).click();
    const whole = page.getByRole('dialog').first();
    await whole.getByRole('button', { name: '再来整单' }).waitFor();
    expect(await whole.getByRole('button', { name: /全撤/ }).count()).toBe(0);
    await keepPicture(page, 'lotteryRecord-slip');
    expect(await axeFinds(page)).toEqual([]);
    await whole.getByRole('button', { name: /总和[大小].*已中奖/ }).click();
    const sheet = page.getByRole('dialog').last();
    // What was won is the same figure here as in the list, and the profit stands apart.
    await expect
      .poll(() => sheet.innerText())
      .toMatch(/已中奖\s*\+¥19\.80[\s\S]*玩法\s*两面 · 总和大小单双[\s\S]*盈亏\s*\+¥9\.80/);
    await expect
      .poll(() => sheet.getByText(/总和[大小] 1注中奖，赔率1\.98，每注派奖¥19\.80。/).count())
      .toBe(1);
    await expect.poll(() => sheet.getByRole('img').getAttribute('aria-label')).toMatch(/\d( \d){4}/);
    await expect.poll(() => sheet.getByTitle('总和', { exact: true }).innerText()).toMatch(/^\d+$/);
    expect(await sheet.getByRole('button', { name: '撤单' }).count()).toBe(0);
    await keepPicture(page, 'lotteryRecord-bet');
    expect(await axeFinds(page)).toEqual([]);
    await sheet.getByRole('button', { name: '关闭' }).click();
    await whole.getByRole('button', { name: /总和[大小].*未中奖/ }).click();
    await expect.poll(() => page.getByText('本单1注均未中奖。').count()).toBe(1);
  });

  test('follows its draw without a touch', async ({ open, draws, player }) => {
    await bet(player, 'FFC', ['总和单']);
    const { page } = await open('/lotteryRecord?view=waiting', { ...byTimers, as: 'member01' });
    await page.clock.install();
    await page.reload();
    await settled(page);
    await expect.poll(() => page.getByText('总和单').count()).toBe(1);
    await draws.pass(60);
    await page.clock.fastForward(11_000);
    await expect.poll(() => page.getByText('总和单').count()).toBe(0);
  });
});
