// Owns the operator's desk for what members are and are given: their level, and coupons.
import { findAccount } from '#server/account/accounts.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import type { Audience } from '#server/messages/sendMessage.ts';
import { giveCoupon, openCouponKinds, type Receivers } from '#server/money/deposits/coupons.ts';
import { localText } from '#station/station.ts';
import { language, say } from '../language.ts';
import { WrongUsage } from '../station/commandLine.ts';

/** The levels there are with their members. */
async function listLevels(db: Db): Promise<string[]> {
  const members = await db
    .selectFrom('account')
    .select(['level', ({ fn }) => fn.countAll<bigint>().as('count')])
    .where('role', '<>', 'trial')
    .groupBy('level')
    .execute();
  const named = await db.selectFrom('member_level').select(['level', 'name']).execute();
  const names = new Map(named.map(({ level, name }) => [level, localText(name, language())]));
  const all = [...new Set([...names.keys(), ...members.map(({ level }) => level)])].sort((a, b) => a - b);
  return all.map((level) => {
    const count = members.find((one) => one.level === level)?.count ?? 0n;
    return say('support.level', {
      level,
      name: names.get(level) ?? say('support.levelUnnamed'),
      count: String(count),
    });
  });
}

/** Lists the levels, or gives a member one that the station has. */
export async function atLevels(
  db: Db,
  name: string | undefined,
  given: string | undefined,
): Promise<string[]> {
  if (name === undefined) return await listLevels(db);
  const level = /^[1-9][0-9]?$/.test(given ?? '') ? Number(given) : 0;
  const named = await db.selectFrom('member_level').select(['level', 'name']).execute();
  const own = named.find((one) => one.level === level);
  if (level === 0 || (named.length > 0 && !own))
    throw new WrongUsage(
      say('support.noLevel', {
        level: given ?? '',
        levels: named.map((one) => one.level).join(', ') || say('support.levelRange'),
      }),
    );
  const account = await findAccount(db, name);
  if (!account || account.role === 'trial') throw new WrongUsage(say('support.noMember', { name }));
  await db.updateTable('account').set({ level }).where('id', '=', account.id).execute();
  const shown = own ? `${level} (${localText(own.name, language())})` : level;
  return [say('support.levelGiven', { name: account.name, level: shown })];
}

/** Lists the kinds of coupons, or gives one to members. */
export async function atCoupons(
  db: Db,
  code: string | undefined,
  to: Audience | undefined,
  now: Date,
): Promise<string[]> {
  const kinds = await openCouponKinds(db);
  const lines = kinds.map(({ code: each, name, valid_days }) =>
    [each, localText(name, language()), say('support.couponDays', { days: valid_days })].join(' · '),
  );
  if (code === undefined) return lines.length > 0 ? lines : [say('support.noCoupons')];
  const kind = kinds.find((one) => one.code === code);
  if (!kind) throw new WrongUsage([say('support.noCoupon', { coupon: code }), ...lines].join('\n'));
  const count = await giveCoupon(db, kind, to as Receivers, now);
  return [say('support.couponGiven', { count, coupon: localText(kind.name, language()) })];
}
