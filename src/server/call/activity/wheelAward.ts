// Owns a spin of the wheel: the chance or the points it costs, the sector, and the prize, in one transaction.
import { takeStock } from '../../activities/activity.ts';
import { giveAward } from '../../activities/award.ts';
import { chancesOf } from '../../activities/kinds/chances.ts';
import { fallbackOf, hitSector, paymentOf, prizeOf } from '../../activities/kinds/wheel.ts';
import { postPoints } from '../../activities/points.ts';
import { takePart } from '../../activities/take.ts';
import { ledgerTypes } from '../../db/ledger.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentTaken } from '../../present/activityCalls.ts';

export default handle('activity/wheelAward', async (context) => {
  const { db, player, now, request } = context;
  const spun = await takePart(context, 'wheel', async (activity, facts) => {
    const chances = chancesOf(activity, facts);
    const paid = paymentOf(activity, facts, chances, request.pay);
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
  const { activity, award, ...result } = spun;
  return { ...(await presentTaken(context, activity, award)), ...result };
});
