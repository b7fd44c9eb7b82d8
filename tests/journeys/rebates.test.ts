// The story of daily rebates in a real browser: what today comes to, claiming, an answer that is lost, what was refused and why, and whoever finds nothing there.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { takeBreak } from '#contract/protection.generated.ts';
import { addBet, members } from '#support/activities.ts';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { addRebate, setRebates } from '#support/rebates.ts';
import { siteWorld } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { troublesOf } from '../server/money/wallets.ts';
import { goTo, press, sees } from './activities.ts';
import { callFrom } from './steps.ts';

type Member = Awaited<ReturnType<typeof members>>[number];

const test = siteWorld({
  prepare: async (server) => {
    const station = 'w147';
    await setRebates(
      server,
      station,
      [
        { rate: 4_000 },
        { rate: 6_000, from: '1000' },
        { rate: 10_000, category: 'live' },
        { rate: 5_000, level: 2 },
        { rate: 12_000, level: 2, category: 'live' },
        { rate: 8_000, level: 3 },
      ],
      { minimum: 10_000n, cap: 8888_0000n, factor: 300, claim_days: 3 },
    );
    await server.inStation(station, (db) =>
      db.updateTable('account').set({ level: 1 }).where('name', 'in', ['member01', 'agent01']).execute(),
    );
    await addBet(server, station, 'member01', { stake: '1500' });
    await addBet(server, station, 'member01', { stake: '700', at: new Date('2026-11-19T10:00:00+08:00') });
    await addRebate(server, station, 'member01', { day: '2026-11-15', state: 'paid', amount: '8.88' });
    await addRebate(server, station, 'member01', {
      day: '2026-11-16',
      state: 'rejected',
      reason: '同一期大小对打，不计返水',
    });
    await addRebate(server, station, 'member01', { day: '2026-11-17', state: 'pending', amount: '12.5' });
    await addRebate(server, station, 'member01', { day: '2026-11-18', amount: '6', required: '18' });
    await addRebate(server, station, 'member01', { day: '2026-11-19', amount: '2.8', required: '8.4' });
  },
});

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const records = (page: Page, name = '返水记录') => section(page, name).getByRole('listitem');

const paidRebates = (server: RunningServer, station: string): Promise<string[]> =>
  server.inStation(station, async (db) =>
    (
      await db.selectFrom('ledger_transaction').select('ref_id').where('ref_type', '=', 'rebate').execute()
    ).map(({ ref_id }) => ref_id.split(' ')[0]!),
  );

test('a member sees what the day comes to and why one was refused, and claims once although an answer is lost', async ({
  open,
  server,
  station,
  proxy,
}) => {
  const { page, consoleErrors } = await open('/userCenter', { as: 'member01', port: proxy.port });
  // Beside what activities give.
  await main(page).locator('a[href="/moreActive"]').click();
  await main(page).locator('a[href="/rebates"]').click();
  await page.waitForURL('**/rebates');
  await keepPicture(page, 'rebates-first');
  const today = main(page).getByRole('tabpanel', { name: '今日' });
  await expect.poll(() => today.innerText()).toMatch(/9\.00[\s\S]*彩票\s*1,500\.00\s*0\.6%\s*9\.00/);
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'rebates');
  await main(page).getByRole('tab', { name: '昨日 11-19' }).click();
  await expect
    .poll(() => main(page).getByRole('tabpanel', { name: '昨日' }).innerText())
    .toMatch(/2\.80[\s\S]*700\.00\s*0\.4%/);
  const rates = section(page, '返水比例');
  expect(await rates.innerText()).toMatch(/彩票\s*¥1,000\s*0\.6%/);
  await rates.getByRole('tab').nth(1).click();
  await expect.poll(() => rates.innerText()).toMatch(/真人\s*不限\s*1\.2%/);
  await section(page, '发放规则').scrollIntoViewIfNeeded();
  await keepPicture(page, 'rebates-rates');
  const refused = records(page).filter({ hasText: '2026-11-16' });
  expect(await refused.innerText()).toMatch(/同一期大小对打，不计返水[\s\S]*未通过/);
  await refused.getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: '2026-11-16返水' });
  expect(await sheet.innerText()).toMatch(/1,200\.00 × 0\.5% = 6\.00[\s\S]*同一期大小对打/);
  await keepPicture(page, 'rebates-refused');
  await page.keyboard.press('Escape');

  const stop = proxy.inject('/m/v2/rebate/receive.do', { kind: 'cutBeforeHeaders' });
  await press(page, '全部领取（2笔）');
  await sees(page, '没有收到结果，点击查看，不会重复计次');
  expect(await paidRebates(server, station)).toEqual(['2026-11-18']);
  stop();
  expect(consoleErrors.splice(0).length).toBeGreaterThan(0);
  await press(page, '查看结果');
  await expect.poll(() => section(page, '可领取').count()).toBe(0);
  await expect
    .poll(() => main(page).getByRole('status').filter({ hasText: '已领取' }).innerText())
    .toMatch(/¥8\.8/);
  await keepPicture(page, 'rebates-claimed');
  expect((await paidRebates(server, station)).toSorted()).toEqual(['2026-11-18', '2026-11-19']);
  await expect.poll(() => records(page).filter({ hasText: '2026-11-19' }).innerText()).toMatch(/已到账/);
  expect(await troublesOf(server, station)).toEqual([]);
  // The statement leads there from its rebates.
  await goTo(page, '/reportChange?kind=rebate');
  await main(page).getByRole('button', { name: '返水', exact: true }).last().click();
  await page.waitForURL('**/rebates');
});

test('today’s claims take rebates with everything else, and an agent reads the page in English on a narrow dark phone', async ({
  open,
  server,
  station,
}) => {
  await addRebate(server, station, 'agent01', { day: '2026-11-18', required: '18' });
  await addRebate(server, station, 'agent01', { day: '2026-11-19', amount: '2.8' });
  await addRebate(server, station, 'agent01', {
    day: '2026-11-14',
    until: new Date('2026-11-18T00:00:00+08:00'),
  });
  const { page } = await open('/rebates', {
    as: 'agent01',
    locale: 'en',
    skin: 'ThemeBlack',
    width: 320,
    height: 640,
  });
  await section(page, 'Ready to claim').waitFor();
  expect(await axeFinds(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await keepPicture(page, 'rebates-in-english');
  await section(page, 'How it is paid').scrollIntoViewIfNeeded();
  await keepPicture(page, 'rebates-terms-in-english');
  expect(await records(page, 'Rebate records').filter({ hasText: '2026-11-14' }).innerText()).toMatch(
    /Expired/,
  );
  await section(page, 'Ready to claim')
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: 'Claim' })
    .click();
  await expect.poll(() => section(page, 'Ready to claim').getByRole('listitem').count()).toBe(1);
  await goTo(page, '/todayClaims');
  const rows = section(page, 'Ready now').getByRole('listitem');
  await rows.filter({ hasText: /Rebate of 11-1[89]/ }).waitFor();
  await keepPicture(page, 'rebates-in-todays-claims');
  await press(page, /^Claim all/);
  await main(page)
    .getByRole('status')
    .filter({ hasText: /Rebate of 11-1[89]/ })
    .waitFor();
  const { list } = (await callFrom(page, '/m/v2/rebate/record.do')) as unknown as {
    list: { state: string }[];
  };
  expect(list.map(({ state }) => state)).toEqual(['paid', 'paid', 'lapsed']);
});

test('guests and trial players read whom it is for', async ({ open }) => {
  const { page } = await open('/rebates');
  await main(page).getByRole('button', { name: /登录/ }).first().waitFor();
  const { page: trial } = await open('/rebates', { as: 'trial01' });
  await main(trial).getByRole('button', { name: /登录/ }).first().waitFor();
});

test('in a break what was earned is claimed, and no rates are shown', async ({ open, server, station }) => {
  const [{ name, client }] = (await members(server, station, 1, 'resting')) as [Member];
  await addRebate(server, station, name, { day: '2026-11-18' });
  await client.call(takeBreak, { kind: 'timeout', hours: 24, scope: 'station' });
  const { page } = await open('/rebates', { as: name, isNew: true });
  await section(page, '可领取').getByRole('button', { name: '领取', exact: true }).click();
  await expect.poll(() => section(page, '可领取').count()).toBe(0);
  expect(await section(page, '返水比例').count()).toBe(0);
  await expect.poll(() => records(page).innerText()).toMatch(/已到账/);
});

test('without a line the page says so and reads once it is back; a station without rebates says that', async ({
  open,
  server,
  station,
  proxy,
}) => {
  const [{ name }] = (await members(server, station, 1, 'without')) as [Member];
  const { page, context, consoleErrors } = await open('/userCenter', { as: name, port: proxy.port });
  const stop = proxy.inject('/m/v2/rebate/info.do', { kind: 'status', status: 503 });
  await goTo(page, '/rebates');
  await main(page).getByRole('alert').waitFor();
  consoleErrors.splice(0);
  stop();
  await context.setOffline(true);
  await context.setOffline(false);
  await section(page, '发放规则').waitFor();
  await sees(page, '暂无返水记录');
  consoleErrors.splice(0);
  await server.inStation(station, (db) =>
    db.updateTable('rebate_setting').set({ from_day: '2027-01-01' }).execute(),
  );
  await page.reload();
  await sees(page, '本站暂无返水');
});
