// A member whose win was paid by a wrong draw: the bet while it is taken back, then the corrected draw in record, letter and results.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import { correctDraw } from '#scripts/support/corrections.ts';
import { applyCorrection, betsToRollBack, openCorrections, rollBackBets } from '#server/play/corrections.ts';
import { betCredit, creditItem, sums } from '#support/playTable.ts';
import { siteWorld } from '#support/site.ts';
import { follow, sees } from './steps.ts';

const lot = 'FFC';
const results = new Map<string, number[]>();
const test = siteWorld({
  lotteries: [lot],
  feed: { lotteries: new Set([lot]), read: async (_, qiHao) => results.get(qiHao) ?? null },
});

/** Nothing is wider than the screen. */
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test('a bet that is taken back says so, and later record, letter and results show the corrected draw', async ({
  open,
  draws,
  member,
  server,
  station,
}) => {
  await draws.pass();
  const item = await creditItem(member, lot, sums, ['总和大'], '100');
  const { answer: running } = await member.call(getNewPeriod, { lotCode: lot });
  const { qiHao } = running.period!;
  const { answer } = await betCredit(member, lot, qiHao, [item]);
  expect(answer.success).toBe(true);
  results.set(qiHao, [9, 9, 9, 9, 9]);
  await draws.pass(60);
  // All but a yuan is spent.
  await server.inStation(station, (db) =>
    sql`SELECT ledger_post(2, 'test', 'spent', '', ${server.now()}, ARRAY[w.id, h.id], ARRAY[10000 - w.balance, w.balance - 10000]::bigint[])
      FROM ledger_account w JOIN account a ON a.id = w.owner_id AND a.name = 'member01', ledger_account h WHERE w.kind = 'wallet' AND w.book = 'real'
      AND h.owner_id = 0 AND h.kind = 'house' AND h.book = 'real' AND h.part = ''`.execute(db),
  );
  const correct = (plan?: string) =>
    correctDraw(
      server.pool,
      { lotCode: lot, qiHao, numbers: '1,2,3,4,5', reason: '官方公布的开奖号码不同', plan },
      server.now(),
      { stations: [station], isWatching: false },
    );
  await correct(/--plan (\w+)/.exec((await correct()).join('\n'))![1]);
  const [correction] = await openCorrections(server.pool);
  await applyCorrection(server.pool, correction!, server.now());
  await server.inStation(station, async (db) =>
    rollBackBets(db, await betsToRollBack(db, correction!), server.now()),
  );

  // One session in two browsers.
  const { page, context } = await open('/lotteryRecord', { as: 'member01' });
  const { page: english } = await open('/lotteryRecord?status=waiting', {
    cookies: await context.cookies(),
    locale: 'en',
    width: 320,
    height: 568,
    skin: 'ThemeBlack',
  });
  await sees(page, '重新结算中（有欠款）');
  await fits(page);
  await page.getByRole('button', { name: /重新结算中/ }).click();
  await sees(page, '正在按更正后的结果重新结算');
  await sees(page, '差额记为欠款');
  await sees(page, '开奖结果已更正，原结果：9, 9, 9, 9, 9');
  await sees(english, 'Resettling, debt');
  await fits(english);

  await draws.pass();
  await follow(page, '/lotteryRecord');
  // The list says it too: its player remembers a win there.
  await page
    .getByRole('button', { name: /未中奖.*开奖已更正/ })
    .first()
    .click();
  await sees(page, '开奖结果已更正，原结果：9, 9, 9, 9, 9');
  await follow(page, '/message');
  await page.getByText('开奖结果更正').click();
  await sees(page, '更正后结果：1, 2, 3, 4, 5');
  await sees(page, /尚欠：\d/);
  await follow(english, '/message');
  await english.getByText('draw corrected').click();
  await sees(english, 'Corrected result: 1, 2, 3, 4, 5');
  await sees(english, /Still owed: \d/);
  await fits(english);
  for (const [visited, said] of [
    [page, '已更正'],
    [english, 'Corrected'],
  ] as const) {
    await follow(visited, `/lotteryOpenDetail?lotCode=${lot}`);
    await sees(visited, said);
    await fits(visited);
  }
  await follow(page, '/reportChange');
  await sees(page, '彩票派奖回滚');
  await follow(page, '/withdraw');
  await sees(page, /您尚欠[\d.]+元/);
});
