// Grabbing: the conditions of the packet, then one call of the database that gives the next part.

import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { refused } from '#rules/refused.ts';
import { wireMoney } from '#values/money.ts';
import { mayPlay } from '../../account/session.ts';
import { activityOf, isPlayed } from '../../activities/activity.ts';
import { factsOfNobody } from '../../activities/facts.ts';
import { forgetFlagsOfDevices } from '../../activities/flags.ts';
import { commonRefusal, shortOf } from '../../activities/kind.ts';
import { conditionsOf } from '../../activities/kinds/redPacket.ts';
import { grabPart, type PacketToGrab, packetToGrab } from '../../activities/packets.ts';
import { factsFor } from '../../activities/registry.ts';
import { lockTaker, missingActivity, refuse } from '../../activities/take.ts';
import { asksMore, isCounted } from '../../money/participation.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentAward } from '../../present/activities.ts';

export default handle<'activity/redPacketGrab', PacketToGrab | undefined>(
  'activity/redPacketGrab',
  async (context, read) => {
    const { db, player, now, request, text } = context;
    const { accountId } = player;
    const found = await read;
    if (!found || !isPlayed(found)) throw missingActivity();
    const { opens_at, closes_at, ...row } = found;
    const activity = activityOf(row, 'redPacket');
    const { minDeposit, minBet } = activity.terms;
    // What was taken before is looked at under the same lock as the grab itself.
    if (isCounted(activity.row)) await lockTaker(context, activity);
    // A member's level, deposits, bets and all else are read only where they count.
    const facts =
      minDeposit > 0n || minBet > 0n || activity.levels.length > 0 || asksMore(activity.row)
        ? await factsFor(db, accountId, [activity], now)
        : { ...factsOfNobody(now), role: player.role, isEnabled: mayPlay(player, now) };
    const phase = now < opens_at ? 'PACKET_NOT_OPEN' : now >= closes_at ? 'PACKET_OVER' : null;
    const refusal =
      commonRefusal(activity, facts) ?? (phase && refused(phase)) ?? shortOf(conditionsOf(activity, facts));
    if (refusal) return refuse(context, activity, refusal);
    const { outcome, award, number, amount, required, status, money, points, left_parts } = await grabPart(
      db,
      activity,
      request.packetId,
      accountId,
      now,
    );
    if (outcome !== 'granted') return refuse(context, activity, refused(outcome));
    if (activity.row.once_per_device) await forgetFlagsOfDevices(db, accountId);
    const isWaiting = status === AwardStatus.waiting;
    return {
      msg: text(isWaiting ? 'server.activity.waits' : 'server.activity.given'),
      award: presentAward(context, row, {
        id: award,
        activity_id: activity.id,
        prize: 'cash',
        amount,
        goods: null,
        required,
        status: status as AwardStatus,
        reason: '',
        claim_key: '',
        detail: { part: number },
        created_at: now,
        decided_at: isWaiting ? null : now,
      }),
      money: wireMoney(money),
      points: Number(points),
      left: left_parts,
    };
  },
  {
    // Sent together with the query for the session: thousands grab in one second.
    reads: async ({ db, request }) => (await db.executeQuery(packetToGrab({ id: request.packetId }))).rows[0],
  },
);
