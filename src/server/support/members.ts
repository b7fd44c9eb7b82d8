// What members are and are given: their level, and coupons.
import type { LocalText } from '#contract/station.generated.ts';
import type { Db } from '../db/stationTransaction.ts';
import { type CouponKind, giveCoupon, openCouponKinds } from '../money/deposits/coupons.ts';
import { openStandings } from '../money/levels/count.ts';
import { noteGivenLevel } from '../money/levels/standing.ts';
import { Refusal } from '../refusal.ts';
import type { Supporter, SupportWork } from './command.ts';
import { textOf, type Written } from './input.ts';
import { audienceOf, memberNamed } from './member.ts';

const nameMost = 2_000;

export interface Level {
  level: number;
  /** Null for one that members have and the station has not named. */
  name: LocalText | null;
  members: number;
}

const namedLevels = (db: Db) => db.selectFrom('member_level').select(['level', 'name']).execute();

/** The levels there are with their members. */
export async function listLevels({ db }: SupportWork): Promise<Level[]> {
  const members = await db
    .selectFrom('account')
    .select(['level', ({ fn }) => fn.countAll<bigint>().as('count')])
    .where('role', '<>', 'trial')
    .groupBy('level')
    .execute();
  const names = new Map((await namedLevels(db)).map(({ level, name }) => [level, name]));
  const all = [...new Set([...names.keys(), ...members.map(({ level }) => level)])].sort((a, b) => a - b);
  return all.map((level) => ({
    level,
    name: names.get(level) ?? null,
    members: Number(members.find((one) => one.level === level)?.count ?? 0n),
  }));
}

/** Gives a member a level that the station has. */
export async function giveLevel(
  { db, station, now }: SupportWork,
  { note }: Supporter,
  { account: written, level: given = '' }: { account: Written; level: Written },
): Promise<{ name: string; level: number; levelName: LocalText | null }> {
  const name = textOf(written, nameMost);
  const level = /^[1-9][0-9]?$/.test(given) ? Number(given) : 0;
  const named = await namedLevels(db);
  const own = named.find((one) => one.level === level);
  if (level === 0 || (named.length > 0 && !own))
    throw new Refusal(
      'support.noLevel',
      named.length > 0
        ? { values: { level: given, levels: named.map((one) => one.level).join(', ') } }
        : { values: { level: given, levels: { id: 'support.levelRange' } } },
    );
  const account = await memberNamed(db, name);
  await note.about(account.id);
  if ((await db.selectFrom('level_setting').select('mode').executeTakeFirst()) && account.level !== level) {
    await openStandings({ db, station, now }, [account.id]);
    await noteGivenLevel(db, { station, id: account.id, from: account.level, to: level }, now);
  }
  await db.updateTable('account').set({ level }).where('id', '=', account.id).execute();
  return { name: account.name, level, levelName: own?.name ?? null };
}

export interface Coupon {
  key: string;
  name: LocalText;
  days: number;
}

const couponOf = ({ code: key, name, valid_days: days }: CouponKind): Coupon => ({ key, name, days });

/** The coupons that can be given. */
export const listCoupons = async ({ db }: SupportWork): Promise<Coupon[]> =>
  (await openCouponKinds(db)).map(couponOf);

/** Gives a coupon to members, except those who hold one already; says to how many. */
export async function giveCoupons(
  { db, now }: SupportWork,
  { note }: Supporter,
  { coupon: written, to }: { coupon: Written; to: Written },
): Promise<{ coupon: Coupon; members: number }> {
  const key = textOf(written, nameMost);
  const audience = await audienceOf(db, to);
  if (audience.audience === 'one') await note.about(audience.receiverId);
  const kind = (await openCouponKinds(db)).find((one) => one.code === key);
  if (!kind) throw new Refusal('support.noCoupon', { values: { coupon: key } });
  return { coupon: couponOf(kind), members: await giveCoupon(db, kind, audience, now) };
}
