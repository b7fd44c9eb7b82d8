// Demonstration data: what a station without data gets, so that it looks and plays like a real one.
import { sql } from 'kysely';
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { startOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import { credit, openAccount } from '../account/accounts.ts';
import type { Hashing } from '../account/hashing.ts';
import { plainAnswer } from '../account/securityQuestion.ts';
import { activityOfKind } from '../activities/activity.ts';
import { preparePackets } from '../activities/packets.ts';
import { ledgerTypes } from '../db/ledger.ts';
import { inStation, type StationWork } from '../db/stationTransaction.ts';
import { noRates, storeRates } from '../money/team/rates.ts';
import { applyDemonstration, demonstrationContent, withoutEarnings } from './demonstrationContent.ts';
import { seedCards } from './seedCards.ts';
import { seedCoupons } from './seedCoupons.ts';
import { seedDates } from './seedDates.ts';
import { seedMessages } from './seedMessages.ts';

export const demoPassword = 'demo8888';
const password = demoPassword;
const withdrawalPassword = '123456';

export interface DemoAccount {
  account: string;
  password: string;
  role: 'trial' | 'member' | 'agent';
  withdrawalPassword?: string;
}

/** The accounts of every station, for the page that lists them. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'member', account: 'member01', password, withdrawalPassword },
  { role: 'member', account: 'member02', password, withdrawalPassword },
  { role: 'agent', account: 'agent01', password, withdrawalPassword },
  { role: 'trial', account: 'trial01', password },
];

/** What a demonstration account has beside its name; money in 0.0001 yuan. */
const details: Record<string, { money: bigint; columns: object }> = {
  member01: { money: 8_888_8800n, columns: { real_name: '张伟', phone: '13800138000' } },
  // Asked for its security question on a new device; the answer is 王老师.
  member02: { money: 1_288_0000n, columns: { real_name: '李娜', phone: '13900139000', nick_name: '小满' } },
  agent01: { money: 26_800_5000n, columns: { promo_code: 'agent01', nick_name: '鸿运代理', level: 3 } },
  trial01: { money: 2_000_0000n, columns: {} },
};

/** The demonstration's content is that old: activities have run for a while. */
const contentDays = 30;

/** Gives every station that has no data yet its demonstration data. May run at any time, in several processes. */
export async function seedStations(
  pool: pg.Pool,
  stations: readonly StationFacts[],
  now: Date,
  hashing: Hashing,
): Promise<void> {
  let hashes: Promise<Hashes> | undefined;
  for (const station of stations) {
    await inStation(pool, station.code, async (db) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('seeded')
        .values({ station: station.code, at: now })
        .onConflict((clash) => clash.column('station').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return;
      // The same for all stations: hashing is slow by design.
      hashes ??= hashAll(hashing);
      await seedAccounts({ db, station: station.code, now }, await hashes);
      const content = withoutEarnings(demonstrationContent(station));
      await applyDemonstration(db, station, content, startOfDay(addDays(dayOf(now), -contentDays)));
      await seedDates(db, now);
      await seedCards({ db, station: station.code, now });
      await seedCoupons(db, now);
      await seedMessages({ db, station: station.code, now });
      // The job prepares the packets of later minutes.
      const rain = await activityOfKind(db, 'redPacket', now);
      if (rain) await preparePackets({ db, station: station.code, now }, rain);
    });
  }
}

interface Hashes {
  password: string;
  withdrawal: string;
  answer: string;
}

async function hashAll(hashing: Hashing): Promise<Hashes> {
  const [hashed, withdrawal, answer] = await Promise.all([
    hashing.hash(password),
    hashing.hash(withdrawalPassword),
    hashing.hash(plainAnswer('王老师')),
  ]);
  return { password: hashed, withdrawal, answer };
}

/** A lottery rate of 13 percent with its bonus group. */
const highest = { rates: noRates.map((rate, at) => (at === 0 ? 130_000 : rate)), groupBonus: 1960 };

async function seedAccounts({ db, station, now }: StationWork, hashes: Hashes): Promise<void> {
  let agent: number | null = null;
  for (const { account, role } of [...demoAccounts].sort((a, b) => (a.role < b.role ? -1 : 1))) {
    const isTrial = role === 'trial';
    const createdAt = new Date(now.getTime() - 90 * dayMs);
    const id = await openAccount(db, station, {
      name: account,
      role,
      password_hash: hashes.password,
      created_at: createdAt,
      login_at: new Date(now.getTime() - dayMs),
      login_address: '10.0.8.21',
      // Trial accounts end after a day; this one is for showing and lasts.
      ends_at: isTrial ? new Date(now.getTime() + 3650 * dayMs) : null,
      withdrawal_hash: isTrial ? null : hashes.withdrawal,
      parent_id: account === 'member01' ? agent : null,
      ...(account === 'member02' && { question_id: 1, answer_hash: hashes.answer }),
      ...details[account]!.columns,
    });
    if (id === null) throw new Error(`The demonstration account ${account} of ${station} is there already.`);
    if (role === 'agent') agent = id;
    // The agent gives member01 all it has: the highest prizes.
    if (role === 'agent' || account === 'member01') await storeRates(db, id, highest);
    if (role === 'agent') await sql`SELECT team_quota_grant(${id}, 128000, 1)`.execute(db);
    const why = {
      type: isTrial ? ledgerTypes.trialMoney : ledgerTypes.addedByHand,
      refType: 'seed',
      refId: account,
      remark: '演示资金',
    };
    await credit(db, station, { id, role }, details[account]!.money, { ...why, at: createdAt });
  }
}
