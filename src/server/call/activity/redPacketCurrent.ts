// The packet that is open or comes next, with a countdown by the server's clock, and what one has of it.
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { openingsAfter } from '../../activities/kinds/redPacket.ts';
import { currentPacket, packetKey } from '../../activities/packets.ts';
import { handle } from '../../pipeline/handle.ts';
import { memberOf, presentAward, presentWinners } from '../../present/activities.ts';
import { showActivity } from '../../present/activityCalls.ts';

export default handle('activity/redPacketCurrent', async (context) => {
  const { db, now, locale } = context;
  const { activity, event } = await showActivity(context, 'redPacket');
  const planned = await currentPacket(db, activity.id, now);
  // A packet that had opened before its activity was moved or ended is nobody's to grab: it is not shown as open.
  const canBeGrabbed =
    event.phase === 'open' || (event.phase === 'waiting' && planned && now < planned.opensAt);
  const packet = canBeGrabbed ? planned : undefined;
  const winners = await presentWinners(db, activity.id, locale);
  if (!packet) {
    const isOver = event.phase === 'over';
    const times = { openTime: '', closeTime: '', opensInMs: 0, closesInMs: 0, nextInMs: 0 };
    const nothing = { packetId: 0, total: wireMoney(0n), count: 0, left: 0, mine: [] };
    return { event, state: isOver ? 'over' : 'none', ...times, ...nothing, winners };
  }
  const member = memberOf(context.session);
  const own =
    member === null
      ? []
      : await db
          .selectFrom('activity_award')
          .selectAll()
          .where('account_id', '=', member)
          .where('activity_id', '=', activity.id)
          .where('claim_key', 'like', `${packetKey(packet.id)}%`)
          .orderBy('id')
          .execute();
  const isWaiting = now < packet.opensAt;
  const next = isWaiting ? undefined : openingsAfter(activity, now).find(({ opensAt }) => opensAt > now);
  const isNextHeld = next && next.opensAt <= activity.row.ends_at;
  return {
    event,
    state: isWaiting ? 'waiting' : packet.left === 0 ? 'empty' : 'open',
    packetId: packet.id,
    openTime: formatMoment(packet.opensAt),
    closeTime: formatMoment(packet.closesAt),
    opensInMs: Math.max(0, packet.opensAt.getTime() - now.getTime()),
    closesInMs: packet.closesAt.getTime() - now.getTime(),
    nextInMs: isNextHeld ? next.opensAt.getTime() - now.getTime() : 0,
    total: wireMoney(packet.total),
    count: packet.count,
    left: packet.left,
    mine: own.map((award) => presentAward(context, activity.row, award)),
    winners,
  };
});
