// Guests and trial players at the credit board: looking, the taps to a first bet, play money.
import { expect } from 'vitest';
import { betOn, cells, plain, playWorld, result, slip, slipBar } from './play.ts';
import { callFrom, follow, settled, thumb } from './steps.ts';

const test = playWorld(['FFC', 'SFSC']);

test('a guest sees the board and is asked to log in on the bet', async ({ open, draws }) => {
  await draws.begin('FFC');
  const { page } = await open('/credit?lotCode=FFC');
  await expect.poll(() => cells(page).count()).toBeGreaterThan(3);
  await cells(page).first().click();
  await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
  await page.getByRole('button', { name: '去登录' }).click();
  await page.waitForURL('**/login');
});

test('a guest bets after five taps from home, after six by way of a lottery; the same bet again takes two', async ({
  open,
  draws,
  betsOf,
}) => {
  const { qiHao } = await draws.begin('SFSC');
  const { page } = await open('/index', { notices: true });
  const fromHome = thumb();
  await fromHome.tap(page.getByRole('dialog').getByRole('button', { name: '免费试玩' }));
  await expect.poll(async () => (await callFrom(page, '/m/v2/userInfo.do')).success).toBe(true);
  await settled(page);
  await fromHome.tap(page.locator('a[href="/credit?lotCode=SFSC"]').first());
  await fromHome.tap(cells(page).first());
  await fromHome.tap(slipBar(page).getByRole('button', { name: '投注', exact: true }));
  await fromHome.tap(slip(page).getByRole('button', { name: '确认投注' }));
  await result(page, '投注成功').waitFor();
  expect(fromHome.taps()).toBeLessThanOrEqual(5);

  const again = thumb();
  await again.tap(result(page, '投注成功').getByRole('button', { name: '再来一注' }));
  await expect.poll(async () => plain(await slip(page).innerText())).toContain('¥10.00');
  await again.tap(slip(page).getByRole('button', { name: '确认投注' }));
  await result(page, '投注成功').waitFor();
  expect(again.taps()).toBe(2);

  // From recent bets, doubled.
  await result(page, '投注成功').getByRole('button', { name: '查看记录' }).click();
  const records = page.getByRole('dialog', { name: /最近投注/ });
  const doubled = thumb();
  await doubled.tap(records.getByRole('button', { name: /^加倍/ }).first());
  await expect.poll(async () => plain(await slip(page).innerText())).toContain('¥20.00');
  await doubled.tap(slip(page).getByRole('button', { name: '确认投注' }));
  await result(page, '投注成功').getByRole('button', { name: '继续投注' }).click();
  expect(doubled.taps()).toBe(2);
  // The double was of that bet: what is picked next costs what its player had set.
  await expect.poll(() => slipBar(page).getByLabel('每注金额').inputValue()).toBe('10');

  // What was half picked gives way to a bet made again, and is offered back.
  await cells(page).nth(2).click();
  await cells(page).nth(3).click();
  await page.getByRole('button', { name: '投注记录' }).click();
  await records
    .getByRole('button', { name: /^再来一注/ })
    .first()
    .click();
  await slip(page).getByRole('button', { name: '关闭' }).click();
  await expect.poll(() => slipBar(page).innerText()).toMatch(/\b1注/);
  await slipBar(page).getByRole('button', { name: '恢复' }).click();
  await expect.poll(() => slipBar(page).innerText()).toMatch(/\b2注/);

  // From the detail of the record.
  await settled(page);
  await follow(page, '/lotteryRecord');
  await page.getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: '再来一注' }).click();
  await page.waitForURL('**/credit?lotCode=SFSC');
  await slip(page).getByRole('button', { name: '确认投注' }).click();
  await result(page, '投注成功').waitFor();
  const stakes = (await betsOf('SFSC', qiHao)).slice(-4).map(({ stake }) => stake);
  expect(stakes).toEqual([100_000n, 100_000n, 200_000n, 200_000n]);

  // Another guest, who goes to a lottery first.
  const { page: guest } = await open('/index', { notices: true });
  const byLottery = thumb();
  await byLottery.tap(guest.getByRole('dialog').getByRole('button', { name: '关闭' }));
  await settled(guest);
  await byLottery.tap(guest.locator('a[href="/credit?lotCode=SFSC"]').first());
  await byLottery.tap(cells(guest).first());
  await byLottery.tap(slipBar(guest).getByRole('button', { name: '投注', exact: true }));
  await byLottery.tap(guest.getByRole('button', { name: '免费试玩' }));
  await byLottery.tap(slip(guest).getByRole('button', { name: '确认投注' }));
  await result(guest, '投注成功').waitFor();
  expect(byLottery.taps()).toBeLessThanOrEqual(6);
});

test('a card of the home page leads to its lottery', async ({ open, draws }) => {
  await draws.begin('FFC');
  const { page } = await open('/credit?lotCode=SFSC');
  await follow(page, '/index');
  await page.locator('a[href="/credit?lotCode=FFC"]').first().click();
  await page.waitForURL('**/credit?lotCode=FFC');
  await slipBar(page).waitFor();
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL('**/index');
});

test('a trial player bets play money of their own', async ({ open, draws, server, station }) => {
  const { qiHao } = await draws.begin('SFSC');
  const { page } = await open('/credit?lotCode=SFSC', { as: 'trial01' });
  await betOn(page, 1);
  await result(page, '投注成功').waitFor();
  const books = await server.inStation(station, (db) =>
    db
      .selectFrom('bet_order')
      .select('book')
      .where('qi_hao', '=', qiHao)
      .where('lot_code', '=', 'SFSC')
      .execute(),
  );
  expect(books).toEqual([{ book: 'play' }]);
});
