// Owns ladders for tests, and what members have deposited and bet as the job of teams finds it.
import { openStandings } from '#server/money/levels/count.ts';
import { idOf } from '../server/money/wallets.ts';
import type { RunningServer } from './startServer.ts';

const yuan = (amount: number): bigint => BigInt(amount) * 10_000n;

/** Three levels: 100 of deposits and 1,000 of bets reach the second, 1,000 and 10,000 the third; kept by 500 and 2,000 a month. */
export async function setLadder(server: RunningServer, station: string, isKept = true): Promise<void> {
  await server.inStation(station, async (db) => {
    await db.deleteFrom('member_level').execute();
    await db.deleteFrom('level_setting').execute();
    await db
      .insertInto('level_setting')
      .values({ station, mode: 'both', is_kept: isKept, birthday_days: 7, bet_factor: 150 })
      .execute();
    const amounts = [
      {
        from_deposit: 0,
        from_bet: 0,
        keep_bet: 0,
        gift: 0,
        weekly: 0,
        weekly_bet: 0,
        monthly: 0,
        birthday: 0,
      },
      {
        from_deposit: 100,
        from_bet: 1000,
        keep_bet: 500,
        gift: 8,
        weekly: 2,
        weekly_bet: 300,
        monthly: 5,
        birthday: 18,
      },
      {
        from_deposit: 1000,
        from_bet: 10_000,
        keep_bet: 2000,
        gift: 38,
        weekly: 8,
        weekly_bet: 1000,
        monthly: 20,
        birthday: 58,
      },
    ];
    for (const [at, { ...own }] of amounts.entries())
      await db
        .insertInto('member_level')
        .values({
          station,
          level: at + 1,
          name: JSON.stringify({
            'zh-CN': ['普通', '铜牌', '银牌'][at],
            en: ['Member', 'Bronze', 'Silver'][at],
          }),
          benefits: JSON.stringify(''),
          ...(Object.fromEntries(Object.entries(own).map(([name, amount]) => [name, yuan(amount)])) as Record<
            keyof typeof own,
            bigint
          >),
        })
        .execute();
  });
}

/** Adds what a deposit and settled bets add, in yuan. */
export const addToLevel = (
  server: RunningServer,
  station: string,
  name: string,
  { deposit = 0, bet = 0, at = server.now() }: { deposit?: number; bet?: number; at?: Date },
): Promise<unknown> =>
  server.inStation(station, async (db) => {
    const id = await idOf(db, name);
    // Whoever is counted for the first time begins with what the books have, which nothing here has moved.
    await openStandings(db, station, [id], at);
    await db
      .insertInto('level_entry')
      .values({ station, account_id: id, at, deposit: yuan(deposit), bet: yuan(bet) })
      .execute();
  });
