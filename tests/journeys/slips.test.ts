// A player to whom a slip is one thing: taken back in two taps, and made again whole.
import { expect } from 'vitest';

import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { bet, recordsWorld, toNextMinute } from './records.ts';

const test = recordsWorld(['FFC', 'CQSSC']);

test.beforeEach(({ clock, draws }) => toNextMinute(clock, draws));

const three = ['总和大', '总和小', '总和双'];

test('a whole slip is taken back in two taps, and where it has sealed each tap says why it stays', async ({
  open,
  draws,
  player,
}) => {
  await bet(player, 'FFC', three);
  await bet(player, 'CQSSC', three);
  const { page } = await open('/lotteryRecord', { as: 'member01', width: 360, height: 740 });
  const row = page.getByRole('main').getByRole('listitem').first();
  await expect
    .poll(() => row.innerText())
    .toMatch(/总和大 \/ 总和小 \/ 总和双[\s\S]*未开奖[\s\S]*3笔[\s\S]*投注 ¥30\.00/);
  expect((await row.boundingBox())!.height).toBeLessThan(90);
  await keepPicture(page, 'lotteryRecord-slips');
  expect(await axeFinds(page)).toEqual([]);
  await row.getByRole('button', { name: /^全撤：/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定撤单' }).click();
  await page.getByText('撤单成功，投注金额已退回').waitFor();
  await expect.poll(() => row.innerText()).toMatch(/已撤单[\s\S]*退回 ¥30\.00/);

  const sealed = page.getByRole('main').getByRole('listitem').nth(1);
  await draws.seal('FFC');
  await sealed.getByRole('button', { name: /^全撤：/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定撤单' }).click();
  await page.getByText('已封盘，不能撤单').waitFor();
});

test('a slip is doubled whole on its board, where it is seen before it is bet', async ({ open, player }) => {
  await bet(player, 'FFC', three);
  const { page } = await open('/lotteryRecord', { as: 'member01' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /总和大/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '加倍' }).click();
  await page.waitForURL('**/credit?lotCode=FFC*');
  const slip = page.getByRole('dialog', { name: /注单/ }).first();
  const amounts = () =>
    slip.getByRole('textbox').evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value));
  await expect.poll(amounts).toEqual(['20', '20', '20']);
  await keepPicture(page, 'slip-doubled');
});

test('on its board a slip stands together: made again whole in two taps, and taken back in two', async ({
  open,
  player,
}) => {
  await bet(player, 'FFC', three);
  await bet(player, 'FFC', ['总和单']);
  for (const [skin, locale] of [
    ['ThemeRed', 'zh-CN'],
    ['ThemeBlack', 'en'],
  ] as const) {
    const { page } = await open('/credit?lotCode=FFC', {
      as: 'member01',
      width: 390,
      height: 844,
      skin,
      locale,
    });
    await page.locator('[data-my-period]').filter({ hasText: '4' }).click();
    await page.getByRole('dialog').getByRole('listitem').nth(1).waitFor();
    await keepPicture(page, `recent-slips-${locale}`);
    expect(await axeFinds(page)).toEqual([]);
  }
  const { page } = await open('/credit?lotCode=FFC', { as: 'member01', width: 390, height: 844 });
  const strip = page.getByRole('button', { name: /本期4笔/ });
  const sheet = page.getByRole('dialog', { name: /最近投注/ });
  // Those of the periods before stand below it.
  const whole = sheet.getByRole('listitem').filter({ hasText: '3笔' }).first();
  await strip.click();
  await expect.poll(() => whole.innerText()).toMatch(/总和大 \/ 总和小 \/ 总和双[\s\S]*3笔 · 投注 ¥30\.00/);
  await whole.getByRole('button', { name: /^再来整单/ }).click();
  const slip = page.getByRole('dialog', { name: /注单/ }).first();
  await expect.poll(() => slip.getByRole('textbox').count()).toBe(3);
  await page.keyboard.press('Escape');
  await strip.click();
  await whole
    .getByRole('button', { name: /总和大/ })
    .first()
    .click();
  await sheet.getByRole('button', { name: /^撤单：.*总和小/ }).waitFor();
  await whole.getByRole('button', { name: /^全撤/ }).click();
  await page.getByText('撤单成功，投注金额已退回').waitFor();
  await page.getByRole('button', { name: /本期1笔/ }).waitFor();
});
