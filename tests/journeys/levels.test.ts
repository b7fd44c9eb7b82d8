// The story of a member's level in a real browser: from the member centre to the ladder, a bonus claimed with one press, a birthday set once.
import { expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { addToLevel } from '#support/levels.ts';
import { siteWorld } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { idOf, troublesOf } from '../server/money/wallets.ts';
import { listsThatFail } from './listFaults.ts';
import { settled } from './steps.ts';

const test = siteWorld();

/** The third level of the demonstration, reached in the week before, and bets that bring its weekly bonus. */
async function climb(server: RunningServer, station: string): Promise<void> {
  await addToLevel(server, station, 'member01', {
    deposit: 6000,
    bet: 60_000,
    at: new Date('2026-11-05T10:00:00+08:00'),
  });
  await addToLevel(server, station, 'member01', { bet: 9000, at: new Date('2026-11-12T10:00:00+08:00') });
  await server.runMoneyJob();
}

test('a member sees the level from the member centre, and claims what it gives', async ({
  open,
  server,
  station,
}) => {
  await climb(server, station);
  const { page } = await open('/userCenter', { as: 'member01' });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '银牌会员' }).click();
  await page.waitForURL('**/levels');
  const weekly = main.getByRole('listitem').filter({ hasText: '周俸禄' }).first();
  await weekly.waitFor();
  await settled(page);
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'levels');
  await main.getByText('当前', { exact: true }).scrollIntoViewIfNeeded();
  await keepPicture(page, 'levels-ladder');
  await weekly.getByRole('button', { name: '领取 周俸禄' }).click();
  await page.getByText('已领取8元').waitFor();
  await expect.poll(() => weekly.innerText()).toMatch(/下次11-23 00:00起/);
  expect(await weekly.getByRole('button').count()).toBe(0);
  await main.getByText('累计达到，晋级为银牌会员').waitFor();
  const paid = await server.inStation(station, async (db) =>
    db
      .selectFrom('level_gift')
      .select(['code', 'amount'])
      .where('account_id', '=', await idOf(db, 'member01'))
      .where('code', 'like', 'weekly:%')
      .execute(),
  );
  expect(paid).toEqual([{ code: 'weekly:2026-11-16', amount: 80_000n }]);
  expect(await troublesOf(server, station)).toEqual([]);
});

test('a birthday is set once', async ({ open }) => {
  const { page } = await open('/levels', { as: 'member01', width: 320, height: 640 });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '填写生日' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('出生日期').fill('2012-03-05');
  await sheet.getByRole('button', { name: '保存' }).click();
  await sheet.getByText('未满18岁不得使用本站服务').waitFor();
  await keepPicture(page, 'levels-birthday');
  await sheet.getByLabel('出生日期').fill('1990-03-05');
  await sheet.getByRole('button', { name: '保存' }).click();
  await main.getByText('生日：03-05').waitFor();
  await main.getByText('当前', { exact: true }).scrollIntoViewIfNeeded();
  await keepPicture(page, 'levels-narrow');
  await main.getByText('彩金记录', { exact: true }).scrollIntoViewIfNeeded();
  await keepPicture(page, 'levels-history');
  expect(await main.getByRole('button', { name: '填写生日' }).count()).toBe(0);
});

test('today’s claims take the level’s bonus with the rest', async ({ open, server, station }) => {
  await addToLevel(server, station, 'agent01', {
    deposit: 6000,
    bet: 60_000,
    at: new Date('2026-11-05T10:00:00+08:00'),
  });
  await addToLevel(server, station, 'agent01', { bet: 9000, at: new Date('2026-11-12T10:00:00+08:00') });
  await server.runMoneyJob();
  const { page } = await open('/todayClaims', { as: 'agent01', locale: 'en' });
  const row = page.getByRole('listitem').filter({ hasText: 'Weekly level bonus' });
  await row.getByRole('button', { name: 'Claim' }).click();
  await expect
    .poll(() => page.getByRole('status').allInnerTexts())
    .toContainEqual(expect.stringContaining('Weekly level bonus'));
  const codes = await server.inStation(station, async (db) =>
    db
      .selectFrom('level_gift')
      .select('code')
      .where('account_id', '=', await idOf(db, 'agent01'))
      .execute(),
  );
  expect(codes.map(({ code }) => code)).toContain('weekly:2026-11-16');
});

test('the page in English, on the other theme', async ({ open }) => {
  const { page } = await open('/levels', { as: 'member01', locale: 'en', skin: 'ThemeBlack' });
  await page.getByText('Levels and benefits').waitFor();
  await settled(page);
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'levels-in-english');
});

listsThatFail([['levels', '/levels', /user\/levels\.do/, '等级与权益', '/userCenter']]);
