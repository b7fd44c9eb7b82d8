// The demonstration's team: forty members below agent01 over three levels, its links, rates, quota and rebates, and their deposits.
import { sql } from 'kysely';
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import { CATEGORIES } from '#rules/team/categories.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { startOfDay } from '#values/beijingTime.ts';
import { groupMost } from '#values/bonusGroup.ts';
import { addDays, dayOf } from '#values/days.ts';
import { openAccount } from '../account/accounts.ts';
import type { Hashing } from '../account/hashing.ts';
import { type Db, inStation, type StationWork } from '../db/stationTransaction.ts';
import { createLink, type Link, recordArrival } from '../money/team/links.ts';
import { storeRates } from '../money/team/rates.ts';
import { addUpDay, nextRebateDay, payRebates } from '../money/team/rebates.ts';
import { applyDemonstration, demonstrationContent } from './demonstrationContent.ts';

const top = 'agent01';

interface TeamMember {
  name: string;
  /** The account above. */
  above: string;
  /** Lottery rate in thousandths: 125 is 12.5 per cent. Members have less than their agents. */
  rate: number;
  isAgent: boolean;
  daysAgo: number;
}

const member = (name: string, above: string, rate: number, daysAgo: number): TeamMember => ({
  name,
  above,
  rate,
  isAgent: false,
  daysAgo,
});
const agent = (name: string, above: string, rate: number, daysAgo: number): TeamMember => ({
  ...member(name, above, rate, daysAgo),
  isAgent: true,
});

/** From the top down, so that each has its upline. */
export const demoTeam: readonly TeamMember[] = [
  agent('fuxing88', top, 126, 82),
  agent('dalong66', top, 124, 77),
  agent('jinniu168', top, 120, 70),
  agent('hongyun9', top, 118, 58),
  member('xiaoming7', top, 100, 80),
  member('taozi520', top, 100, 66),
  member('laowang58', top, 95, 51),
  member('qiqi2020', top, 90, 33),
  member('feifei11', top, 90, 6),
  agent('yueliang3', 'fuxing88', 115, 64),
  member('haohao99', 'fuxing88', 100, 71),
  member('ajie1314', 'fuxing88', 100, 60),
  member('mengmeng6', 'fuxing88', 95, 44),
  member('tiger1986', 'fuxing88', 90, 27),
  member('daxia007', 'fuxing88', 80, 12),
  agent('caishen8', 'dalong66', 112, 55),
  member('nana2018', 'dalong66', 100, 62),
  member('liuliu66', 'dalong66', 98, 49),
  member('gaoge123', 'dalong66', 90, 31),
  member('xiaoyu77', 'dalong66', 85, 18),
  agent('wangcai5', 'jinniu168', 108, 48),
  member('chunhua2', 'jinniu168', 95, 53),
  member('qiushi10', 'jinniu168', 90, 40),
  member('bingbing9', 'jinniu168', 88, 22),
  member('dongdong4', 'jinniu168', 80, 3),
  member('shanshui1', 'hongyun9', 95, 46),
  member('lele8899', 'hongyun9', 90, 29),
  member('pingan365', 'hongyun9', 85, 15),
  member('xinxin21', 'yueliang3', 100, 52),
  member('azhen777', 'yueliang3', 96, 38),
  member('panda404', 'yueliang3', 90, 24),
  member('lucky2me', 'yueliang3', 85, 9),
  member('guang888', 'caishen8', 98, 45),
  member('ahua1990', 'caishen8', 92, 30),
  member('xiong233', 'caishen8', 88, 16),
  member('ying5566', 'wangcai5', 95, 36),
  member('dage1688', 'wangcai5', 90, 21),
  member('xiaoba08', 'wangcai5', 85, 11),
  member('niuniu30', 'wangcai5', 80, 1),
];

const ratesOf = (thousandths: number): number[] =>
  CATEGORIES.map((category) =>
    category === 'lottery' || category === 'lhc' ? thousandths * 1000 : Math.floor(thousandths / 20) * 1000,
  );

/** Who deposits and bets in the past; the others have registered and never played. */
export const demoBettors: readonly string[] = demoTeam
  .filter((_, at) => at % 2 === 0)
  .map(({ name }) => name);

const termsOf = (thousandths: number) => ({
  rates: ratesOf(thousandths),
  groupBonus: groupMost(1700, thousandths * 1000),
});

async function seedTeam({ db, station, now }: StationWork, passwordHash: string): Promise<void> {
  const agent01 = await db
    .selectFrom('account')
    .select('id')
    .where('name', '=', top)
    .where('role', '=', 'agent')
    .executeTakeFirst();
  if (!agent01) return;
  const ids = new Map([[top, agent01.id]]);
  await storeRates(db, agent01.id, termsOf(130));
  await sql`SELECT team_quota_grant(${agent01.id}, 128000, 5)`.execute(db);
  const member01 = await db
    .selectFrom('account')
    .select('id')
    .where('name', '=', 'member01')
    .where('parent_id', '=', agent01.id)
    .executeTakeFirst();
  if (member01) await storeRates(db, member01.id, termsOf(100));

  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const linkOf = (name: string, kind: 'agent' | 'member', rate: number, days: number) =>
    createLink(db, {
      station,
      account_id: agent01.id,
      kind,
      name,
      created_at: daysAgo(days),
      ...termsOf(rate),
    });
  const forMembers = await linkOf('微信群', 'member', 100, 85);
  const forAgents = await linkOf('合作代理', 'agent', 118, 84);
  const old = await linkOf('旧海报', 'member', 90, 88);

  for (const [at, { name, above, rate, isAgent, daysAgo: days }] of demoTeam.entries()) {
    const createdAt = daysAgo(days);
    const parentId = ids.get(above)!;
    const id = await openAccount(db, station, {
      name,
      role: isAgent ? 'agent' : 'member',
      password_hash: passwordHash,
      created_at: createdAt,
      // Some have never logged in, most within the last days.
      login_at: at % 9 === 5 ? null : new Date(now.getTime() - (at % 6) * 0.7 * dayMs),
      login_address: '10.0.9.14',
      parent_id: parentId,
      level: 1 + (at % 4),
    });
    // A player of the same name registered before.
    if (id === null) continue;
    ids.set(name, id);
    const link: Link | null =
      above !== top || at % 2 === 1 ? null : isAgent ? forAgents : rate <= 90 ? old : forMembers;
    const accepted = termsOf(rate);
    await recordArrival({ db, station, now: createdAt }, id, {
      parentId,
      way: link ? 'link' : 'hand',
      link,
      accepted,
    });
  }
  await db.updateTable('promotion_link').set({ is_on: false }).where('id', '=', old.id).execute();
}

/** A month of rebates. */
const termsDays = 30;

/** Gives every station whose agents have no terms yet its team and its rebates. Changes what accounts there are, so tests leave it out. */
export async function seedTeams(
  pool: pg.Pool,
  stations: readonly StationFacts[],
  now: Date,
  hashing: Hashing,
  password: string,
): Promise<void> {
  let hash: Promise<string> | undefined;
  for (const station of stations)
    await inStation(pool, station.code, async (db) => {
      // Whoever has terms has been seeded, or is run by somebody.
      if (await db.selectFrom('team_setting').select('station').executeTakeFirst()) return;
      const { team, rebates } = demonstrationContent(station);
      const terms = { ...(team && { team }), ...(rebates && { rebates }) };
      const from = startOfDay(addDays(dayOf(now), -termsDays));
      // Another process that has done the same by now holds the lock until its team is there as well.
      if (!(await applyDemonstration(db, station, terms, from)).isChanged) return;
      hash ??= hashing.hash(password);
      await seedTeam({ db, station: station.code, now }, await hash);
    });
}

/** Pays commission and the rebates of mornings that have come by then, as the team job would have done. */
export async function replayTeams(db: Db, station: string, at: Date): Promise<void> {
  await sql`SELECT commission_pay(10000, ${at})`.execute(db);
  for (let day = await nextRebateDay(db, at); day !== null; day = await nextRebateDay(db, at))
    await addUpDay({ db, station, now: at }, day);
  while ((await payRebates({ db, station, now: at }, 100)) === 100);
}
