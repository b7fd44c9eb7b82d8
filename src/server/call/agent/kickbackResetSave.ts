// Changing the rates of a direct member and moving quota, all of it or nothing.
import { moveQuota } from '#rules/team/quota.ts';
import { percentOfMillionths } from '#values/rate.ts';
import { directMember } from '../../money/team/members.ts';
import {
  checkRates,
  lockRated,
  moveStoredQuota,
  percentText,
  quotasOf,
  storeRates,
  teamSettingOf,
} from '../../money/team/rates.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

const texts = {
  AMOUNT_INVALID: 'server.team.quota.zero',
  CHILD_BELOW_BAND: 'server.team.quota.belowBand',
  PARENT_SHORT: 'server.team.quota.parentShort',
  CHILD_SHORT: 'server.team.quota.childShort',
} as const;

export default handle('agent/kickbackResetSave', async ({ request, db, player, text }) => {
  const { account, groupBonus, band, quota, ...rates } = request;
  const { id } = await directMember(db, player.accountId, account);
  const setting = await teamSettingOf(db);
  // The member before the agent, as team_member_guard() locks.
  const child = (await lockRated(db, id, 'update'))!;
  const own = (await lockRated(db, player.accountId, 'share'))!;
  const accepted = await checkRates(db, setting, { upline: own, account: child }, rates, groupBonus);
  await storeRates(db, id, accepted);
  if (quota !== undefined) {
    const millionths = setting.bands.find((each) => percentText(each) === band);
    if (millionths === undefined)
      throw new Refusal('server.team.quota.bandUnknown', { code: 'invalid', field: 'band' });
    // What the change of rates has used or returned counts already.
    const parent = (await quotasOf(db, player.accountId, setting)).find((each) => each.band === millionths)!;
    const theirs = (await quotasOf(db, id, setting)).find((each) => each.band === millionths)!;
    const rate = percentOfMillionths(BigInt(accepted.rates[0]!));
    const moved = moveQuota(percentOfMillionths(BigInt(millionths)), parent, { ...theirs, rate }, quota);
    if (!moved.ok) {
      const { reason, free } = moved as { reason: keyof typeof texts; free?: number };
      throw new Refusal(texts[reason], { code: 'invalid', field: 'quota', values: { free: free ?? 0 } });
    }
    await moveStoredQuota(db, player.accountId, id, millionths, quota);
  }
  return { msg: text('server.team.ratesSaved') };
});
