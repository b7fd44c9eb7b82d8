// A credit bet when things go wrong on the way: a lottery that closes, and a phone without a net.
import { expect } from 'vitest';
import { keepPicture } from '#support/keepPicture.ts';
import { lineBroke } from './creditFaults.ts';
import { betOn, board, cells, playWorld, result, sendSlip, slip, slipBar } from './play.ts';
import { boxOf, follow, go, settled } from './steps.ts';

const test = playWorld(['SFSC']);

test.afterEach(({ proxy }) => proxy.heal());

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

test('without a net the buttons say so and place nothing, until the net is back', async ({
  open,
  draws,
  betsOf,
}) => {
  const { qiHao } = await draws.begin('SFSC');
  const visitor = await open('/credit?lotCode=SFSC', { as: 'member01', isNew: true });
  const { page, context } = visitor;
  await cells(page).first().click();
  await context.setOffline(true);
  const strip = await boxOf(page.getByText('当前没有网络，部分内容可能不是最新的'));
  const button = slipBar(page).getByRole('button', { name: '投注', exact: true });
  const offline = slipBar(page).getByRole('button', { name: '网络已断开', exact: true });
  const { y, height } = await boxOf(offline);
  expect(y + height).toBeLessThan(strip.y);
  await expect.poll(() => offline.isDisabled()).toBe(true);
  await context.setOffline(false);
  await button.click();
  await slip(page).getByRole('button', { name: '确认投注' }).waitFor();
  // The same where it breaks off in the slip.
  await context.setOffline(true);
  const confirm = slip(page).getByRole('button', { name: '网络已断开' });
  await confirm.waitFor();
  await expect.poll(() => confirm.isDisabled()).toBe(true);
  await context.setOffline(false);
  await slip(page).getByRole('button', { name: '确认投注' }).click();
  await result(page, '投注成功').waitFor();
  expect(await betsOf('SFSC', qiHao)).toHaveLength(1);
  // What was asked for in the meantime failed, if anything was.
  for (const line of visitor.consoleErrors.splice(0)) expect(line).toContain('net::ERR_');
});

test('the wait for a result is left: a strip goes on, what is picked meanwhile stays, and nothing is placed twice', async ({
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
  await betOn(page, 1);
  const wait = result(page, '正在确认投注结果');
  await wait.getByRole('button', { name: '先离开，继续选号' }).click();
  await wait.waitFor({ state: 'detached' });
  const strip = slipBar(page)
    .getByRole('status')
    .filter({ hasText: /投注(?:结果|成功)/ });
  await strip.getByText('正在确认投注结果').waitFor();
  expect(await slip(page).count()).toBe(0);
  // The board is free, and its button waits for the slip that is under way.
  await expect.poll(() => board(page).locator('button[data-cell][aria-pressed="true"]').count()).toBe(0);
  await cells(page).nth(3).click();
  await expect
    .poll(() => slipBar(page).getByRole('button', { name: '确认中', exact: true }).isDisabled())
    .toBe(true);
  await keepPicture(page, 'left-slip');
  // On another board, and on this one loaded again, no dialog comes back.
  for (const lotCode of ['FFK3', 'SFSC']) {
    await follow(page, `/credit?lotCode=${lotCode}`);
    await settled(page);
    await strip.getByText('正在确认投注结果').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
  }
  await page.reload();
  await settled(page);
  await strip.getByText('正在确认投注结果').waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await proxy.heal();
  await strip.getByText('投注成功 10.00').waitFor();
  expect(await cells(page).nth(3).getAttribute('aria-pressed')).toBe('true');
  expect(await betsOf('SFSC', qiHao)).toHaveLength(1);
  await strip.getByRole('button', { name: '关闭' }).click();
  await strip.waitFor({ state: 'detached' });
  // The next slip is bet as ever.
  await sendSlip(page);
  await result(page, '投注成功').waitFor();
  expect(await betsOf('SFSC', qiHao)).toHaveLength(2);
  lineBroke(visitor);
});
