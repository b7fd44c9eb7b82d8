// What a slip says before the bet about what of it counts: of both sides on one slip, on two, and in the basket.
import { expect } from 'vitest';
import { keepPicture } from '#support/keepPicture.ts';
import { setRule } from '#support/withdrawals.ts';
import {
  basket,
  board,
  choose,
  openBasket,
  playWorld,
  press,
  result,
  sendSlip,
  slip,
  slipBar,
} from './play.ts';
import { settled } from './steps.ts';

const test = playWorld(['FFC']);

test('a slip says what of it counts beside what lies on the draw, and a single side says nothing', async ({
  open,
  draws,
}) => {
  await draws.begin('FFC');
  const { page } = await open('/credit?lotCode=FFC', { as: 'member01', width: 320, height: 640 });
  const pick = (name: RegExp) => board(page).getByRole('button', { name }).click();
  const openSlip = () => slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
  const note = slip(page).getByRole('status');
  await pick(/^总和大/);
  await openSlip();
  await slip(page).waitFor();
  await settled(page);
  expect(await note.count()).toBe(0);
  await page.keyboard.press('Escape');
  await pick(/^总和小/);
  await openSlip();
  await note.filter({ hasText: '计入有效投注¥0.00' }).waitFor();
  await expect.poll(() => note.innerText()).toContain('共覆盖100%的开奖结果，超过80%即不计入');
  await settled(page);
  await keepPicture(page, 'counting-slip');
  await page.keyboard.press('Escape');
  // One side is bet; the other counts nothing beside it.
  await pick(/^总和小/);
  await sendSlip(page);
  await result(page, '投注成功').getByRole('button', { name: '继续投注' }).click();
  await pick(/^总和小/);
  await openSlip();
  await note.filter({ hasText: '计入有效投注¥0.00' }).waitFor();
});

test('the basket says it of a category that counts in part', async ({ open, server, station }) => {
  await setRule(server, station, { bet_factors: JSON.stringify({ lottery: '0.5' }) });
  const { page } = await open('/official?lotCode=FFC', {
    as: 'member01',
    width: 320,
    height: 640,
    isNew: true,
  });
  await choose(page, '定位胆');
  await press(page, '万', '1');
  await openBasket(page);
  await basket(page).getByRole('status').filter({ hasText: '本类游戏按比例计入' }).waitFor();
  await settled(page);
  await keepPicture(page, 'counting-basket');
});
