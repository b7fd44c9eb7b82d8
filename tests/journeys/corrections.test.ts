// Owns the journey of a member whose win was paid by a wrong draw: the bet while it is taken back, then the corrected draw in record, letter and results.

import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import { correctDraw } from '#scripts/support/corrections.ts';
import { createDrawJob, type DrawJob } from '#server/jobs/drawJob.ts';
import { applyCorrection, betsToRollBack, openCorrections, rollBackBets } from '#server/play/corrections.ts';
import { openBrowser, openVisitor, type VisitorOptions } from '#support/openStation.ts';
import { betCredit, creditItem, sums } from '#support/playTable.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { logInAs, settled } from './steps.ts';

const station = 'w147';
const lot = 'FFC';
let server: RunningServer;
let browser: Browser;
let job: DrawJob;
/** 10:00:10 in Beijing, ten seconds into a minute. */
let nowMs = Date.UTC(2026, 10, 20, 2, 0, 10);
const results = new Map<string, number[]>();
const failures: string[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([
    startServer({ site: true, now: () => new Date(nowMs) }),
    openBrowser(),
  ]);
  job = createDrawJob({
    pool: server.pool,
    stations: () => [station],
    now: server.now,
    lotteries: [lot],
    feed: { lotteries: new Set([lot]), read: async (_, qiHao) => results.get(qiHao) ?? null },
    onFailure: (what, error) => failures.push(`${what}: ${error}`),
  });
  await job.tick();
});
afterAll(async () => {
  await job?.stop();
  await browser?.close();
  await server?.stop();
  expect(failures).toEqual([]);
});

/** Opens a page as a member, in a language, size and skin; fails on trouble of the browser. */
async function look(
  account: string,
  path: string,
  work: (page: Page) => Promise<void>,
  options: VisitorOptions = {},
): Promise<void> {
  const { page, troubles, close } = await openVisitor(browser, `${server.url(station)}/appDown`, {
    ...options,
    reducedMotion: true,
  });
  try {
    await logInAs(page, account);
    await page.goto(`${server.url(station)}${path}`);
    await settled(page);
    await work(page);
    expect(troubles).toEqual([]);
  } finally {
    await close();
  }
}

const sees = (page: Page, text: string | RegExp) =>
  expect.poll(() => page.getByText(text).first().isVisible()).toBe(true);
/** Nothing is wider than the screen. */
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test('a bet that is taken back says so, and later record, letter and results show the corrected draw', async () => {
  const client = server.client(station);
  await client.logIn('member01');
  const item = await creditItem(client, lot, sums, ['总和大'], '100');
  const { answer: running } = await client.call(getNewPeriod, { lotCode: lot });
  const { qiHao } = running.period!;
  const { answer } = await betCredit(client, lot, qiHao, [item]);
  expect(answer.success).toBe(true);
  results.set(qiHao, [9, 9, 9, 9, 9]);
  nowMs += 60_000;
  await job.tick();
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
  const [open] = await openCorrections(server.pool);
  await applyCorrection(server.pool, open!, server.now());
  await server.inStation(station, async (db) =>
    rollBackBets(db, await betsToRollBack(db, open!), server.now()),
  );

  const inEnglish = { locale: 'en', width: 320, height: 568, skin: 'ThemeBlack' } as const;
  await look('member01', '/lotteryRecord', async (page) => {
    await sees(page, '重新结算中（有欠款）');
    await fits(page);
    await page.getByRole('button', { name: /重新结算中/ }).click();
    await sees(page, '正在按更正后的结果重新结算');
    await sees(page, '差额记为欠款');
    await sees(page, '开奖结果已更正，原结果：9, 9, 9, 9, 9');
  });
  await look(
    'member01',
    '/lotteryRecord?status=waiting',
    async (page) => {
      await sees(page, 'Resettling, debt');
      await fits(page);
    },
    inEnglish,
  );

  await job.tick();
  await look('member01', '/lotteryRecord', async (page) => {
    // The list says it too: its player remembers a win there.
    await page
      .getByRole('button', { name: /未中奖.*开奖已更正/ })
      .first()
      .click();
    await sees(page, '开奖结果已更正，原结果：9, 9, 9, 9, 9');
  });
  await look('member01', '/message', async (page) => {
    await page.getByText('开奖结果更正').click();
    await sees(page, '更正后结果：1, 2, 3, 4, 5');
    await sees(page, /尚欠：\d/);
  });
  await look(
    'member01',
    '/message',
    async (page) => {
      await page.getByText('draw corrected').click();
      await sees(page, 'Corrected result: 1, 2, 3, 4, 5');
      await sees(page, /Still owed: \d/);
      await fits(page);
    },
    inEnglish,
  );
  for (const options of [{}, inEnglish])
    await look(
      'member01',
      `/lotteryOpenDetail?lotCode=${lot}`,
      async (page) => {
        await sees(page, options === inEnglish ? 'Corrected' : '已更正');
        await fits(page);
      },
      options,
    );
  await look('member01', '/reportChange', (page) => sees(page, '彩票派奖回滚'));
  await look('member01', '/withdraw', (page) => sees(page, /开奖更正后尚欠[\d.]+元/));
});
