// The coupons that the demonstration's members begin with: one of each kind that the station gives.
import type { Db } from '../db/stationTransaction.ts';
import { giveCoupon, openCouponKinds } from '../money/deposits/coupons.ts';

export async function seedCoupons(db: Db, now: Date): Promise<void> {
  const members = await db
    .selectFrom('account')
    .select('id')
    .where('name_key', 'in', ['member01', 'member02'])
    .execute();
  for (const kind of await openCouponKinds(db))
    for (const { id } of members) await giveCoupon(db, kind, { audience: 'one', receiverId: id }, now);
}
