// A spin of the wheel: the chance or the points it costs, the sector, and the prize, in one transaction.
import { ledgerTypes } from '../../db/ledger.ts';
import { takeStock } from '../activity.ts';
import { giveAward } from '../award.ts';
import { chancesOf } from '../kinds/chances.ts';
import { fallbackOf, hitSector, type Payment, paymentOf, prizeOf } from '../kinds/wheel.ts';
import { postPoints } from '../points.ts';
import { type Taker, takePart } from '../take.ts';

/** Spins for a member, who pays as wanted, or with a free chance where there is one. Refuses what the activity refuses. */
export function spin(taker: Taker, wanted?: Payment) {
  const { db, player, now } = taker;
  return takePart(taker, 'wheel', async (activity, facts) => {
    const chances = chancesOf(activity, facts);
    const paid = paymentOf(activity, facts, chances, wanted);
    if (typeof paid !== 'string') return paid;
    const { cost, sectors } = activity.terms;
    const hit = hitSector(activity);
    const isThere = await takeStock(db, activity, hit, sectors[hit]!.stock !== null);
    const sector = isThere ? hit : fallbackOf(activity);
    const key = `${facts.today}#${chances.used + 1}`;
    const spend = {
      change: -BigInt(cost),
      type: 'spin',
      refId: `${activity.id} ${player.accountId} ${key}`,
      at: now,
    } as const;
    if (paid === 'points') await postPoints(db, player.accountId, spend);
    const award = await giveAward(
      db,
      activity,
      player.accountId,
      {
        key,
        prize: prizeOf(activity, sector),
        ledgerType: ledgerTypes.activityPrize,
        detail: { paid, sector, ...(paid === 'points' && { cost }), ...(sector !== hit && { ranOut: hit }) },
      },
      now,
    );
    // The member's lock makes the number of the spin its own.
    if (!award) throw new Error(`The spin ${key} of account ${player.accountId} is there already.`);
    return { activity, award, sector, paid, chances: paid === 'chance' ? chances.left - 1 : chances.left };
  });
}
