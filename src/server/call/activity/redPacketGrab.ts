// Owns grabbing: the conditions of the packet, then one call of the database that gives the next part.
import { refused } from '#rules/refused.ts';
import type { Activity } from '../../activities/activity.ts';
import { activityById } from '../../activities/activity.ts';
import { awardById } from '../../activities/award.ts';
import { commonRefusal, shortOf } from '../../activities/kind.ts';
import { conditionsOf } from '../../activities/kinds/redPacket.ts';
import { grabPart, leftOf, packetWindow } from '../../activities/packets.ts';
import { factsFor } from '../../activities/registry.ts';
import { missingActivity, refuse } from '../../activities/take.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentTaken } from '../../present/activityCalls.ts';

export default handle('activity/redPacketGrab', async (context) => {
  const { db, player, now, request } = context;
  const [packet] = (await db.executeQuery(packetWindow({ id: request.packetId }))).rows;
  const found = packet && (await activityById(db, packet.activity_id));
  if (!packet || found?.kind !== 'redPacket') throw missingActivity();
  const activity = found as Activity<'redPacket'>;
  const facts = await factsFor(db, player.accountId, [activity], now);
  const phase = now < packet.opens_at ? 'PACKET_NOT_OPEN' : now >= packet.closes_at ? 'PACKET_OVER' : null;
  const refusal =
    commonRefusal(activity, facts) ?? (phase && refused(phase)) ?? shortOf(conditionsOf(activity, facts));
  if (refusal) return refuse(context, activity, refusal);
  const { outcome, award } = await grabPart(db, activity, request.packetId, player.accountId, now);
  if (outcome !== 'granted') return refuse(context, activity, refused(outcome));
  return {
    ...(await presentTaken(context, activity, await awardById(db, award!))),
    left: await leftOf(db, request.packetId),
  };
});
