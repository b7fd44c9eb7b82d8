// Giving coupons of the station's content to members: each keeps the terms it was given with.
import { type Selectable, sql } from 'kysely';
import { dayMs } from '#values/beijingOffset.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { CouponKindTable } from '../../db/tables.ts';
import type { Audience } from '../../messages/sendMessage.ts';
import { noteOffer } from '../breaks/waitingOffers.ts';

export type CouponKind = Selectable<CouponKindTable>;

/** The open kinds of coupons, in the order of the station's file. */
export const openCouponKinds = (db: Db): Promise<CouponKind[]> =>
  db.selectFrom('coupon_kind').selectAll().where('is_open', '=', true).orderBy('position').execute();

/** Which members a coupon goes to. */
export type Receivers = Extract<Audience, { audience: 'one' | 'level' | 'all' }>;

/**
 * Gives members a coupon of a kind, and returns how many got it. Members of other levels get none, nor do those in a break or without a consent to offers after one, nor those of whom the registry of exclusions
 * last said so, nor those who hold an unused one of the kind
 * that is still good: giving to the same people twice changes nothing.
 */
export async function giveCoupon(db: Db, kind: CouponKind, to: Receivers, now: Date): Promise<number> {
  // Two at the desk at once would not see each other's.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${kind.station} coupon ${kind.code}`}, 0))`.execute(
    db,
  );
  const chosen =
    to.audience === 'one'
      ? sql`a.id = ${to.receiverId}`
      : to.audience === 'level'
        ? sql`a.level = ${to.level}`
        : sql`true`;
  const endsAt = new Date(now.getTime() + kind.valid_days * dayMs);
  const { numAffectedRows } = await sql`
    INSERT INTO coupon (station, account_id, kind, name, amount, min_deposit, max_deposit, bet_factor, starts_at, ends_at)
    SELECT a.station, a.id, k.code, k.name, k.amount, k.min_deposit, k.max_deposit, k.bet_factor, ${now}, ${endsAt}
    FROM account a JOIN coupon_kind k ON k.station = a.station AND k.code = ${kind.code}
    WHERE a.station = ${kind.station} AND a.role <> 'trial' AND a.state = 'enabled' AND ${chosen}
      AND NOT break_bars_offers(a.id, ${now})
      AND (cardinality(k.levels) = 0 OR a.level = ANY (k.levels))
      AND NOT EXISTS (SELECT FROM coupon c WHERE c.station = a.station AND c.account_id = a.id AND c.kind = k.code
        AND c.used_by IS NULL AND c.ends_at > ${now})
    ORDER BY a.id`.execute(db);
  // Those of whom the registry is asked see it once it has answered; those it excluded are asked about again, for the next one.
  await noteOffer(
    { db, station: kind.station, now },
    sql`a.role <> 'trial' AND a.state = 'enabled' AND ${chosen} AND (${kind.levels.length === 0} OR a.level = ANY (${kind.levels}))`,
  );
  return Number(numAffectedRows ?? 0n);
}

/** Gives a new member what everybody gets who registers. */
export async function giveCouponsOfRegistration(db: Db, accountId: number, now: Date): Promise<void> {
  for (const kind of await openCouponKinds(db))
    if (kind.given === 'register')
      await giveCoupon(db, kind, { audience: 'one', receiverId: accountId }, now);
}
