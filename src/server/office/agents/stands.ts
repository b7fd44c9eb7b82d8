// What a second yes to a change of an agent stands on: the rates and the place as whoever asked saw them.
import { CATEGORIES, type Category } from '#rules/team/categories.ts';
import { percentText } from '../../money/team/rates.ts';
import { memberNamed } from '../../support/member.ts';
import { holdVersion } from '../members/version.ts';
import type { OfficeContext, TwoPeopleFacts } from '../pipeline/handle.ts';

type Asked = Pick<
  OfficeContext<{ account: string; version?: string | undefined }>,
  'db' | 'text' | 'request'
>;

/** A rate of a category as it is asked for, in percent. */
export interface AskedRate {
  category: Category;
  rate: string;
}

/**
 * Of a change of rates the amount is the largest rise, a hundredth of it in 0.0001; of anything else 0. Refuses one that was decided on an older state than the
 * agent has.
 */
export async function standsForTeam(
  { db, text, request }: Asked,
  rates: readonly AskedRate[] = [],
): Promise<TwoPeopleFacts> {
  const { account } = request;
  await holdVersion(db, request, text);
  const { id } = await memberNamed(db, account);
  const own = await db
    .selectFrom('team_member as m')
    .leftJoin('account as u', 'u.id', 'm.upline_id')
    .select(['m.rates', 'm.group_bonus', 'u.name as upline'])
    .where('m.account_id', '=', id)
    .executeTakeFirst();
  const before = own?.rates ?? CATEGORIES.map(() => 0);
  const rises = rates.map(({ category, rate }) => {
    const at = CATEGORIES.indexOf(category);
    return Math.round(Number(rate) * 10_000) - (before[at] ?? 0);
  });
  const stands = {
    upline: own?.upline ?? '',
    ratesNow: before.map(percentText).join(' / '),
    groupNow: String(own?.group_bonus ?? 0),
  };
  return {
    amount: BigInt(Math.max(0, ...rises)),
    fingerprint: JSON.stringify(stands),
    summary: stands,
    accountId: id,
  };
}
