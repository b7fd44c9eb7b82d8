// Notices on the device are offered beside a bet that was accepted, and to nobody who plays for trial.
import { expect } from 'vitest';
import { browserOf, sheetOf } from './deviceNotices.ts';
import { betOn, cells, playWorld, result } from './play.ts';
import { settled } from './steps.ts';

const test = playWorld(['SFSC']);

test.for([
  { as: 'member01', isOffered: true },
  { as: 'trial01', isOffered: false },
])('to $as beside an accepted bet: $isOffered', async ({ as, isOffered }, { open, draws }) => {
  await draws.begin('SFSC');
  const { page } = await open('/index', { as, isNew: true });
  await browserOf(page, 'granted');
  await page.goto(`${new URL(page.url()).origin}/credit?lotCode=SFSC`);
  await cells(page).first().waitFor();
  await settled(page);
  await betOn(page, 1);
  const accepted = result(page, '投注成功');
  await accepted.waitFor();
  const offer = accepted.getByRole('button', { name: '中奖派奖后通知我' });
  if (!isOffered) {
    await settled(page);
    expect(await offer.count()).toBe(0);
    return;
  }
  await offer.click();
  await sheetOf(page).getByRole('button', { name: '开启通知' }).waitFor();
  expect(await accepted.count()).toBe(0);
});
