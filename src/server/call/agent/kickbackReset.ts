// What an agent may change of a direct member: rates, bonus group and quota.
import { sql } from 'kysely';
import { CATEGORIES } from '#rules/team/categories.ts';
import { directMember } from '../../money/team/members.ts';
import { bonusStep, lockRated, percentText, quotasOf, teamSettingOf } from '../../money/team/rates.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentQuota } from '../../present/team.ts';

export default handle('agent/kickbackReset', async ({ request, db, player }) => {
  const member = await directMember(db, player.accountId, request.account);
  const setting = await teamSettingOf(db);
  const child = (await lockRated(db, member.id, 'share'))!;
  const own = (await lockRated(db, player.accountId, 'share'))!;
  const { rows } = await sql<{ rates: number[] | null; bonus: number | null }>`
    SELECT (SELECT array_agg(x.most ORDER BY x.at) FROM (SELECT r.at, max(r.rate) AS most
        FROM team_member c CROSS JOIN LATERAL unnest(c.rates) WITH ORDINALITY AS r(rate, at) WHERE c.upline_id = ${member.id} GROUP BY r.at) x) AS rates,
      (SELECT max(c.group_bonus) FROM team_member c WHERE c.upline_id = ${member.id}) AS bonus`.execute(db);
  const below = rows[0]!;
  const quotas = await quotasOf(db, player.accountId, setting);
  const theirs = await quotasOf(db, member.id, setting);
  return {
    account: member.name,
    type: member.role,
    rates: CATEGORIES.map((category, at) => ({
      category,
      rate: percentText(child.rates[at]!),
      least: percentText(below.rates?.[at] ?? 0),
      most: percentText(Math.min(own.rates[at]!, setting.rate_most)),
    })),
    step: percentText(setting.rate_step),
    groupBonus: {
      rate: child.group_bonus,
      least: below.bonus ?? Math.min(setting.bonus_least, own.group_bonus),
      most: Math.min(own.group_bonus, setting.bonus_most),
      step: bonusStep,
      base: setting.bonus_least,
    },
    quotas: quotas.map((quota, at) => ({
      band: percentText(quota.band),
      own: presentQuota(quota),
      child: presentQuota(theirs[at]!),
    })),
  };
});
