// Owns the journeys of a credit bet when things go wrong on the way: a lottery that closes, and a phone without a net.
import { expect } from 'vitest';
import { lineBroke } from './creditFaults.ts';
import { cells, playWorld, result, slip, slipBar } from './play.ts';
import { boxOf } from './steps.ts';

const test = playWorld(['SFSC']);

test('a lottery that is closed while it is played refuses the slip, and then says so in place of its board', async ({
  open,
  draws,
  server,
  station,
}) => {
  const setOpen = (isOpen: boolean) =>
    server.inStation(station, (db) =>
      db.updateTable('lottery').set({ is_open: isOpen }).where('code', '=', 'SFSC').execute(),
    );
  await draws.begin('SFSC');
  const { page } = await open('/credit?lotCode=SFSC', { as: 'member01' });
  // While a draw is awaited the period is asked for each moment, and would say so before the slip.
  await expect.poll(() => page.getByText('正在开奖').count()).toBe(0);
  try {
    await cells(page).first().click();
    await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
    await setOpen(false);
    await slip(page).getByRole('button', { name: '确认投注' }).click();
    const refused = result(page, '投注未成功');
    await refused.getByText('该彩种暂未开放').waitFor();
    // What was refused stays to be read.
    await refused.getByRole('button', { name: '知道了' }).click();
    await page.getByText('本站暂未开放这个彩种').waitFor();
    expect(await cells(page).count()).toBe(0);
  } finally {
    await setOpen(true);
  }
});

test('without a net a bet is checked, and accepted once the net is back', async ({ open, draws, betsOf }) => {
  const { qiHao } = await draws.begin('SFSC');
  const visitor = await open('/credit?lotCode=SFSC', { as: 'member01', isNew: true });
  const { page, context } = visitor;
  await cells(page).first().click();
  await context.setOffline(true);
  const strip = await boxOf(page.getByText('当前没有网络，部分内容可能不是最新的'));
  const button = slipBar(page).getByRole('button', { name: '投注', exact: true });
  const { y, height } = await boxOf(button);
  expect(y + height).toBeLessThan(strip.y);
  await button.click();
  await slip(page).getByRole('button', { name: '确认投注' }).click();
  await result(page, '正在确认投注结果').waitFor({ timeout: 15_000 });
  await context.setOffline(false);
  await result(page, '投注成功').waitFor({ timeout: 15_000 });
  expect(await betsOf('SFSC', qiHao)).toHaveLength(1);
  lineBroke(visitor);
});
