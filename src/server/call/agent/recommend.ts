// A member's page of recommending: the link, who came by it, and what they earned.
import { sql } from 'kysely';
import { CATEGORIES } from '#rules/team/categories.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import { wireMoney } from '#values/money.ts';
import { percentText, teamSettingOf } from '../../money/team/rates.ts';
import { refuseAgent } from '../../money/team/recommend.ts';
import { handle } from '../../pipeline/handle.ts';
import { maskedId } from '../../present/mask.ts';

export default handle('agent/recommend', async ({ request, db, player, now }) => {
  refuseAgent(player);
  const { before, pageSize = 20 } = request;
  const setting = await teamSettingOf(db);
  const link = await db
    .selectFrom('promotion_link')
    .select('code')
    .where('account_id', '=', player.accountId)
    .where('kind', '=', 'friend')
    .executeTakeFirst();
  const yesterday = addDays(dayOf(now), -1);
  const { rows: sums } = await sql<{ friends: string; earned: string; yesterday: string }>`
    SELECT (SELECT count(*) FROM recommendation r WHERE r.recommender_id = ${player.accountId}) AS friends,
      coalesce(sum(d.amount), 0)::text AS earned, coalesce(sum(d.amount) FILTER (WHERE d.day = ${yesterday}), 0)::text AS yesterday
    FROM recommendation_day d WHERE d.recommender_id = ${player.accountId}`.execute(db);
  const { rows } = await sql<{ id: number; name: string; at: Date; earned: string }>`
    SELECT r.account_id AS id, a.name, r.at, (SELECT coalesce(sum(d.amount), 0)::text FROM recommendation_day d
        WHERE d.account_id = r.account_id) AS earned
      FROM recommendation r JOIN account a ON a.id = r.account_id
      WHERE r.recommender_id = ${player.accountId} AND (${before ?? null}::integer IS NULL OR r.account_id < ${before ?? null}::integer)
      ORDER BY r.account_id DESC LIMIT ${pageSize + 1}`.execute(db);
  const page = rows.slice(0, pageSize);
  const hasMore = rows.length > pageSize;
  return {
    code: link?.code ?? '',
    rates: CATEGORIES.flatMap((category, at) => {
      const rate = setting.recommend_rates[at]!;
      return rate > 0 ? [{ category, rate: percentText(rate) }] : [];
    }),
    friends: Number(sums[0]!.friends),
    earned: wireMoney(BigInt(sums[0]!.earned)),
    earnedYesterday: wireMoney(BigInt(sums[0]!.yesterday)),
    list: page.map((row) => ({
      account: maskedId(row.name),
      createTime: formatMoment(row.at),
      earned: wireMoney(BigInt(row.earned)),
    })),
    hasMore,
    next: hasMore ? String(page.at(-1)!.id) : '',
  };
});
