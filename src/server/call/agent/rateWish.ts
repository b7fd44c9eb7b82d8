// The better rate that an agent asked the operator for, as the agent sees it.
import { formatMoment } from '#values/beijingTime.ts';
import { lockRated, percentText, ratesByCategory, teamSettingOf } from '../../money/team/rates.ts';
import { lastWishOf } from '../../money/team/wishes.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('agent/rateWish', async ({ db, player }) => {
  const setting = await teamSettingOf(db);
  const own = (await lockRated(db, player.accountId, 'share'))!;
  const wish = await lastWishOf(db, player.accountId);
  const most = percentText(setting.rate_most);
  return {
    rates: ratesByCategory(own.rates).map((rate) => ({ ...rate, most })),
    step: percentText(setting.rate_step),
    ...(wish && {
      wish: {
        category: wish.category,
        rate: percentText(wish.rate),
        status: wish.status,
        reason: wish.reason,
        createTime: formatMoment(wish.created_at),
        decideTime: wish.decided_at ? formatMoment(wish.decided_at) : '',
      },
    }),
  };
});
