// What tests of daily rebates set up: the terms of a station, and a rebate of a day in some state.
import type { RebateSettingTable } from '#server/db/tables.ts';
import { parseMoney } from '#values/money.ts';
import { accountId } from './activities.ts';
import type { RunningServer } from './startServer.ts';

export interface Tier {
  category?: 'lottery' | 'lhc' | 'live';
  level?: number;
  /** Yuan. */
  from?: string;
  /** Millionths. */
  rate: number;
}

/** Sets the terms of a station from 2026-11-01 on: tiers of lottery at level 1 unless they say otherwise. */
export const setRebates = (
  server: RunningServer,
  station: string,
  tiers: readonly Tier[],
  terms: Partial<Pick<RebateSettingTable, 'cap' | 'claim_days'>> & {
    minimum?: bigint;
    factor?: number;
    is_auto?: boolean;
  } = {},
): Promise<void> =>
  server.inStation(station, async (db) => {
    const setting = {
      from_day: '2026-11-01',
      minimum: 0n,
      cap: null,
      factor: 0,
      is_auto: true,
      claim_days: null,
      ...terms,
    };
    await db
      .insertInto('rebate_setting')
      .values({ station, ...setting })
      .onConflict((clash) => clash.column('station').doUpdateSet(setting))
      .execute();
    await db.deleteFrom('rebate_tier').execute();
    if (tiers.length > 0)
      await db
        .insertInto('rebate_tier')
        .values(
          tiers.map(({ category = 'lottery', level = 1, from = '0', rate }) => ({
            station,
            category,
            level,
            from_bet: parseMoney(from),
            rate,
          })),
        )
        .execute();
  });

/** A rebate of 0.5 % of a member's bets of a day; the amount in yuan. One that is claimable is so until `until`. */
export const addRebate = (
  server: RunningServer,
  station: string,
  name: string,
  {
    day,
    amount = '6',
    required = '0',
    state = 'claimable',
    until = new Date('2026-11-23T00:00:00+08:00'),
    reason = '',
  }: {
    day: string;
    amount?: string;
    required?: string;
    state?: 'pending' | 'claimable' | 'rejected' | 'paid';
    until?: Date;
    reason?: string;
  },
): Promise<unknown> =>
  server.inStation(station, async (db) => {
    const sum = parseMoney(amount);
    return db
      .insertInto('rebate_day')
      .values({
        station,
        account_id: await accountId(db, name),
        day,
        level: 1,
        lines: JSON.stringify([
          { category: 'lottery', validBet: String(sum * 200n), rate: '0.5', amount: String(sum) },
        ]),
        amount: sum,
        required: parseMoney(required),
        state,
        at: server.now(),
        decided_at: state === 'pending' ? null : server.now(),
        claim_until: state === 'claimable' ? until : null,
        reason,
      })
      .execute();
  });
