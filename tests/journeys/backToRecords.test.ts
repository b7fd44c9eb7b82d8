// Back restores the place, every time, on the records of a member's bets and money.
import { expect } from 'vitest';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import { fillDeposits } from '#scripts/harness/history.ts';
import { replayInterest, seedInterest } from '#server/demo/seedInterest.ts';
import { betCredit, creditItem, sums } from '#support/playTable.ts';
import type { Draws } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { fill, idOf } from '../server/money/wallets.ts';
import { account, comesBackTo, station } from './back.ts';

/** Gives the member more of every record than a screen shows at once. */
async function fillRecords(server: RunningServer, draws: Draws): Promise<void> {
  await seedInterest(server.pool, [server.context.stations.byCode(station)!], server.now());
  await server.inStation(station, (db) => replayInterest(db, station, server.now()));
  await fill(server, station, account, { count: 60, everyMs: 60_000 });
  await fillDeposits(server.pool, {
    station,
    name: account,
    count: 30,
    everyMs: 3_600_000,
    now: server.now(),
  });
  await server.inStation(station, async (db) => {
    const account_id = await idOf(db, account);
    const at = server.now();
    const many = Array.from({ length: 30 }, (_, number) => number);
    await db
      .insertInto('transfer_order')
      .values(
        many.map((number) => ({
          station,
          account_id,
          order_no: `ZH${number}`,
          platform: 'sandbox-egame',
          direction: 'in' as const,
          amount: 10_000n,
          state: 'failed' as const,
          created_at: at,
          finished_at: at,
        })),
      )
      .execute();
    await db
      .insertInto('donation')
      .values(
        many.map(() => ({ station, account_id, amount: 10_000n, status: 3, created_at: at, decided_at: at })),
      )
      .execute();
  });
  const member = server.client(station);
  await member.logIn(account);
  const item = await creditItem(member, 'FFC', sums, ['总和大', '总和小', '总和单', '总和双']);
  const { period } = (await member.call(getNewPeriod, { lotCode: 'FFC' })).answer;
  for (let count = 0; count < 15; count += 1) {
    const placed = await betCredit(member, 'FFC', period!.qiHao, [item]);
    expect(placed.answer.success).toBe(true);
  }
  // Settled, as most that a player looks back at are.
  await draws.draw('FFC');
}

comesBackTo(
  [
    ['/lotteryRecord', 'sheet'],
    ['/reportChange', 'before'],
    ['/transctionRecord', 'before'],
    ['/balanceBill', 'before'],
    ['/moneyChangeHis', 'before'],
    ['/donate', 'before'],
  ],
  fillRecords,
);
