// Owns the journeys of a credit bet when things go wrong: lines that break, a lottery that closes, an answer that never comes.
import { expect } from 'vitest';
import { keepPicture } from '#support/keepPicture.ts';
import type { Visitor } from '#support/openStation.ts';
import { balanceOf, betOn, cells, playWorld, result, slip, slipBar } from './play.ts';
import { boxOf, go, settled } from './steps.ts';

const test = playWorld(['SFSC']);

test.afterEach(({ proxy }) => proxy.heal());

/** A line that was cut is the one trouble its browser has had. */
function lineBroke(visitor: Visitor): void {
  const lines = visitor.troubles.splice(0);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toContain('net::ERR_');
}

test.for(['cutBeforeHeaders', 'cutAfterBody', 'cutMidReply', 'reset'] as const)(
  'a bet whose line breaks (%s) is checked until it is known, through leaving the page, and placed once',
  async (kind, { open, draws, betsOf, proxy }) => {
    const { qiHao } = await draws.begin('SFSC');
    const visitor = await open('/credit?lotCode=SFSC', { as: 'member01', port: proxy.port });
    const { page } = visitor;
    proxy.inject('/m/credit/doBet.do', { kind });
    await betOn(page, 1);
    await result(page, '正在确认投注结果').waitFor({ timeout: 15_000 });
    await page.reload();
    await result(page, '正在确认投注结果').waitFor({ timeout: 15_000 });
    await proxy.heal();
    await result(page, '投注成功').waitFor({ timeout: 15_000 });
    expect(await betsOf('SFSC', qiHao)).toHaveLength(1);
    lineBroke(visitor);
  },
);

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

test('a bet whose end is unknown is announced on every screen, queried there, and leads to the records', async ({
  open,
  draws,
  betsOf,
  proxy,
}) => {
  const { qiHao } = await draws.begin('SFSC');
  const visitor = await open('/appDown', { as: 'member01', port: proxy.port });
  const { page } = visitor;
  await go(page, '/credit?lotCode=SFSC');
  proxy.inject('/m/credit/doBet.do', { kind: 'cutAfterBody' });
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const layer = document.querySelector('[popover][role="status"]')!;
    new MutationObserver(() => said.push(layer.textContent ?? '')).observe(layer, { childList: true });
  });
  await betOn(page, 1);
  await result(page, '正在确认投注结果').waitFor({ timeout: 15_000 });
  // The dialog says how it stands; nothing lies over it that says the bet has failed.
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.filter((text) => text.includes('失败'))).toEqual([]);
  // Once out of the slip below, once off the page.
  await page.goBack();
  await settled(page);
  await page.goBack();
  const note = page.getByRole('status').filter({ hasText: '投注' });
  await note.getByText('有一笔投注正在确认结果').waitFor();
  await keepPicture(page, 'unknown-slip');
  // Still so after a reload, and on another screen.
  await page.goto(new URL('/moreActive', page.url()).href);
  await note.getByText('有一笔投注正在确认结果').waitFor();
  await proxy.heal();
  await note.getByText('投注已确认成功').waitFor({ timeout: 15_000 });
  expect(await betsOf('SFSC', qiHao)).toHaveLength(1);
  await note.getByRole('link', { name: '投注记录' }).click();
  await page.waitForURL('**/lotteryRecord');
  await page.getByText(qiHao).first().waitFor();
  expect(await note.count()).toBe(0);
  // Refused meanwhile (the period has sealed): shown with its reason, nothing charged. The bet above is settled first: it may win.
  await draws.begin('SFSC');
  const before = await balanceOf(page);
  await page.goto(new URL('/credit?lotCode=SFSC', page.url()).href);
  await settled(page);
  proxy.inject('/m/credit/doBet.do', { kind: 'reset' });
  await betOn(page, 1);
  await result(page, '正在确认投注结果').waitFor({ timeout: 15_000 });
  await page.goto(new URL('/userCenter', page.url()).href);
  await note.getByText('有一笔投注正在确认结果').waitFor();
  await draws.pass(600);
  await proxy.heal();
  await note.getByText('有一笔投注未成功，未扣款').waitFor({ timeout: 15_000 });
  expect(await balanceOf(page)).toBe(before);
  await note.getByRole('button', { name: '关闭' }).click();
  await expect.poll(() => note.count()).toBe(0);
  lineBroke(visitor);
});

test('without a net a bet is checked, and accepted once the net is back', async ({ open, draws, betsOf }) => {
  const { qiHao } = await draws.begin('SFSC');
  const visitor = await open('/credit?lotCode=SFSC', { as: 'member01' });
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
