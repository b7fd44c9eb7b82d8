// What red packets take, and when they open.
import { wireMoney } from '#values/money.ts';
import { handle } from '../../pipeline/handle.ts';
import { showActivity } from '../../present/activityCalls.ts';

export default handle('activity/redPacketRule', async (context) => {
  const { activity, event } = await showActivity(context, 'redPacket');
  const { total, count, min, max, perMember, dailyLimit, everyMinutes, times, minutes } = activity.terms;
  return {
    event,
    everyMinutes,
    times: [...times],
    minutes,
    total: wireMoney(total),
    count,
    min: wireMoney(min),
    max: wireMoney(max),
    perMember,
    dailyLimit,
  };
});
