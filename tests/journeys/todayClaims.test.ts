// The story of today's claims in a real browser: all with one press, a refusal that stops nothing, an answer that is lost, and whoever finds nothing there.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ActivityAward } from '#contract/entities.generated.ts';
import { takeBreak } from '#contract/protection.generated.ts';
import { giveCoupon, openCouponKinds } from '#server/money/deposits/coupons.ts';
import { addBet, changeActivity } from '#support/activities.ts';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { siteWorld } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { troublesOf } from '../server/money/wallets.ts';
import { addBets, goTo, press, sees } from './activities.ts';
import { callFrom } from './steps.ts';

const test = siteWorld();

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const results = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /已领取|本次结果|Claimed/ });

/** Cash that activities gave, as the ledger has it: each award by its number. */
const paidAwards = (server: RunningServer, station: string): Promise<string[]> =>
  server.inStation(station, async (db) => {
    const rows = await db
      .selectFrom('ledger_transaction')
      .select('ref_id')
      .where('ref_type', '=', 'activity')
      .execute();
    return rows.map(({ ref_id }) => ref_id);
  });

test('one press takes everything; an answer that is lost on the way is heard by the next press, and nothing is paid twice', async ({
  open,
  server,
  station,
  proxy,
}) => {
  await addBets(server, station);
  const { page, consoleErrors } = await open('/userCenter', { as: 'member01', port: proxy.port });
  const tile = main(page).locator('a[href="/moreActive"]');
  await expect.poll(() => tile.innerText()).toMatch(/优惠[\s\S]*可领取/);
  await tile.click();
  const row = main(page).locator('a[href="/todayClaims"]');
  await expect.poll(() => row.innerText()).toMatch(/今日可领[\s\S]*可领取/);
  await row.click();
  await section(page, '现在可领').waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'today-claims');
  const rows = section(page, '现在可领').getByRole('listitem');
  const count = await rows.count();
  expect(count).toBeGreaterThan(5);
  await expect
    .poll(() => rows.filter({ hasText: '亏损返还' }).innerText())
    .toMatch(/¥1,000[\s\S]*11-22 23:59前有效/);

  // The rebate is given, and no answer comes, nor does one to the repeats: whatever is behind it waits.
  const stop = proxy.inject('/m/v2/deficit/receive.do', { kind: 'cutBeforeHeaders' });
  await press(page, `全部领取（${count}项）`);
  await sees(page, '没有收到结果，点击查看，不会重复计次');
  const lost = await paidAwards(server, station);
  expect(lost.length).toBeGreaterThan(1);
  await keepPicture(page, 'today-claims-lost');
  stop();
  expect(consoleErrors.splice(0).length).toBeGreaterThan(0);
  await press(page, '查看结果');
  await expect.poll(() => section(page, '现在可领').count()).toBe(0);
  await expect.poll(() => results(page).innerText()).toMatch(/¥1,00\d/);
  await keepPicture(page, 'today-claims-taken');

  const list = (await callFrom(page, '/m/v2/activity/awards.do', { pageSize: '100' }))
    .list as ActivityAward[];
  const cash = list.filter(({ prize, status }) => prize.kind === 'cash' && status === 2);
  expect(list.filter(({ kind }) => kind === 'deficit')).toHaveLength(1);
  const paid = await paidAwards(server, station);
  expect(paid.toSorted()).toEqual(cash.map(({ awardNo }) => awardNo).toSorted());
  expect(new Set(paid).size).toBe(paid.length);
  expect(await troublesOf(server, station)).toEqual([]);
  // Each of those that met no answer went out again under the id of its first time.
  const sent = proxy.seen.filter(({ path }) => path === '/m/v2/deficit/receive.do');
  expect(sent.length).toBeGreaterThan(1);
});

test('a refusal is said at its claim and stops none of the others', async ({ open, server, station }) => {
  await addBet(server, station, 'agent01', { stake: '1500' });
  await addBet(server, station, 'agent01', { stake: '1000', at: new Date('2026-11-19T10:00:00+08:00') });
  const { page } = await open('/todayClaims', { as: 'agent01' });
  await section(page, '现在可领').getByText('每日加奖').waitFor();
  // The station changes its terms while the page lies open.
  await changeActivity(server, station, 'bonus', { levels: [9] });
  await press(page, /^全部领取/);
  await results(page).waitFor();
  const said = await results(page).innerText();
  expect(said).toMatch(/每日加奖[\s\S]*等级/);
  expect(said).toMatch(/每日签到[\s\S]*积分/);
  await expect.poll(() => section(page, '现在可领').count()).toBe(0);
  await changeActivity(server, station, 'bonus', { levels: [] });
});

test('a single claim leaves the others; what is played, coupons, the next round and tasks lie below, in English on a narrow dark phone', async ({
  open,
  server,
  station,
  clock,
}) => {
  await server.inStation(station, async (db) =>
    giveCoupon(db, (await openCouponKinds(db))[0]!, { audience: 'all' }, server.now()),
  );
  await addBet(server, station, 'agent01', { stake: '20000' });
  const { page } = await open('/todayClaims', {
    as: 'agent01',
    locale: 'en',
    skin: 'ThemeBlack',
    width: 320,
    height: 640,
  });
  await section(page, 'Ready now').waitFor();
  for (const name of ['Deposit coupons', 'Opening next', 'Tasks of the day'])
    await section(page, name).waitFor();
  expect(await axeFinds(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await keepPicture(page, 'today-claims-in-english');
  await section(page, 'Tasks of the day').scrollIntoViewIfNeeded();
  await keepPicture(page, 'today-claims-tasks-in-english');
  const rows = section(page, 'Ready now').getByRole('listitem');
  const before = await rows.count();
  expect(before).toBeGreaterThan(1);
  await rows.first().getByRole('button', { name: 'Claim' }).click();
  await results(page).waitFor();
  await expect.poll(() => rows.count()).toBe(before - 1);
  // When the next round opens the page looks by itself.
  await server.runMoneyJob();
  const { later } = (await callFrom(page, '/m/v2/activity/claims.do')) as unknown as {
    later: { kind: string; opensAt: string }[];
  };
  const round = later.find(({ kind }) => kind === 'redPacket')!.opensAt;
  await clock.to(new Date(`${round.replace(' ', 'T')}+08:00`));
  await rows.filter({ hasText: /packet/i }).waitFor();
});

test('offers lead there; guests and trial players read whom it is for', async ({ open }) => {
  const { page } = await open('/moreActive');
  await keepPicture(page, 'offers-lead-to-claims');
  await main(page).getByRole('link', { name: '今日可领' }).click();
  await page.waitForURL('**/todayClaims');
  await main(page).getByRole('button', { name: /登录/ }).first().waitFor();
  const { page: trial } = await open('/todayClaims', { as: 'trial01' });
  await main(trial).getByRole('button', { name: /登录/ }).first().waitFor();
  expect(await main(trial).getByText('全部领取').count()).toBe(0);
});

test('without a line the page says so and reads once it is back; with nothing there it says that', async ({
  open,
  server,
  station,
  proxy,
}) => {
  const { page, context, consoleErrors } = await open('/userCenter', { as: 'member01', port: proxy.port });
  const stop = proxy.inject('/m/v2/activity/claims.do', { kind: 'status', status: 503 });
  await goTo(page, '/todayClaims');
  await main(page).getByRole('alert').waitFor();
  consoleErrors.splice(0);
  stop();
  await context.setOffline(true);
  await context.setOffline(false);
  await main(page).getByRole('link', { name: '我的记录' }).waitFor();
  consoleErrors.splice(0);
  await server.inStation(station, async (db) => {
    await db
      .updateTable('activity')
      .set({ ends_at: new Date(server.now().getTime() - 1000) })
      .execute();
    await db.updateTable('coupon').set({ ends_at: server.now() }).execute();
  });
  await page.reload();
  await sees(page, '今天暂时没有可领取的内容');
});

test('in a break it is closed in a kind word, which leads to what is open', async ({
  open,
  server,
  station,
}) => {
  const client = server.client(station);
  await client.logIn('agent01');
  await client.call(takeBreak, { kind: 'timeout', hours: 24, scope: 'station' });
  const { page } = await open('/todayClaims', { as: 'agent01', isNew: true });
  await sees(page, '您正在休息，这里不显示优惠。休息结束后再来看看。');
  expect(await main(page).getByRole('button', { name: /领取/ }).count()).toBe(0);
  await main(page).getByRole('link', { name: '查看休息' }).click();
  await page.waitForURL('**/takeBreak');
});
