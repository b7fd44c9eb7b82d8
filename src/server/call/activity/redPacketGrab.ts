// Owns grabbing: the conditions of the packet, then one call of the database that gives the next part.
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { refused } from '#rules/refused.ts';
import { wireMoney } from '#values/money.ts';
import { activityOf, isPlayed } from '../../activities/activity.ts';
import { awardById } from '../../activities/award.ts';
import { factsOfNobody } from '../../activities/facts.ts';
import { commonRefusal, shortOf } from '../../activities/kind.ts';
import { conditionsOf } from '../../activities/kinds/redPacket.ts';
import { grabPart, packetToGrab } from '../../activities/packets.ts';
import { factsFor } from '../../activities/registry.ts';
import { missingActivity, refuse } from '../../activities/take.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentAward } from '../../present/activities.ts';

export default handle('activity/redPacketGrab', async (context) => {
  const { db, player, now, request, text } = context;
  const { accountId } = player;
  const [found] = (await db.executeQuery(packetToGrab({ id: request.packetId, accountId }))).rows;
  if (!found || !isPlayed(found)) throw missingActivity();
  const { opens_at, closes_at, level, is_enabled, ...row } = found;
  const activity = activityOf(row, 'redPacket');
  const { minDeposit, minBet } = activity.terms;
  // Deposits and bets are added up only where they count: thousands grab in one second.
  const facts =
    minDeposit > 0n || minBet > 0n
      ? await factsFor(db, accountId, [activity], now)
      : { ...factsOfNobody(now), level, isEnabled: is_enabled };
  const phase = now < opens_at ? 'PACKET_NOT_OPEN' : now >= closes_at ? 'PACKET_OVER' : null;
  const refusal =
    commonRefusal(activity, facts) ?? (phase && refused(phase)) ?? shortOf(conditionsOf(activity, facts));
  if (refusal) return refuse(context, activity, refusal);
  const grabbed = await grabPart(db, activity, request.packetId, accountId, now);
  if (grabbed.outcome !== 'granted') return refuse(context, activity, refused(grabbed.outcome));
  const award = await awardById(db, grabbed.award!);
  return {
    msg: text(award.status === AwardStatus.waiting ? 'server.activity.waits' : 'server.activity.given'),
    award: presentAward(context, row, award),
    money: wireMoney(grabbed.money!),
    points: Number(grabbed.points),
    left: grabbed.left_parts!,
  };
});
