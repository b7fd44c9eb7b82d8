import { CATEGORIES } from '#rules/team/categories.ts';
import { linksMost } from '../../money/team/links.ts';
import { bonusStep, lockRated, percentText, quotasOf, teamSettingOf } from '../../money/team/rates.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentQuota } from '../../present/team.ts';

export default handle('agent/regManage', async ({ db, player }) => {
  const setting = await teamSettingOf(db);
  const own = (await lockRated(db, player.accountId, 'share'))!;
  const least = Math.min(setting.bonus_least, own.group_bonus);
  return {
    rates: CATEGORIES.map((category, at) => ({
      category,
      rate: '0',
      least: '0',
      most: percentText(Math.min(own.rates[at]!, setting.rate_most)),
    })),
    step: percentText(setting.rate_step),
    groupBonus: {
      rate: least,
      least,
      most: Math.min(own.group_bonus, setting.bonus_most),
      step: bonusStep,
      base: setting.bonus_least,
    },
    quotas: (await quotasOf(db, player.accountId, setting)).map(presentQuota),
    types: setting.types,
    linksMost,
  };
});
