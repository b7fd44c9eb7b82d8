// The card of an agent: what may be given, what the team is and makes, and what of its commission is due.

import { sql } from 'kysely';
import { ApplicationStatus } from '#contract/states/applicationStatus.generated.ts';
import { CATEGORIES } from '#rules/team/categories.ts';
import { addDays, dayOf } from '#values/days.ts';
import type { Account } from '../../account/accounts.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { commissionGroups } from '../../money/team/commission.ts';
import { type DayRange, type Figures, figuresOf, overviewOf } from '../../money/team/figures.ts';
import {
  bonusStep,
  percentText,
  quotasOf,
  type RatedAccount,
  teamSettingOf,
} from '../../money/team/rates.ts';
import { lastWishOf } from '../../money/team/wishes.ts';
import { versionOf } from '../members/version.ts';

type Span = 'today' | 'month' | 'lastMonth';

const spansAt = (now: Date): readonly (readonly [Span, DayRange])[] => {
  const today = dayOf(now);
  const first = `${today.slice(0, 7)}-01`;
  const lastDay = addDays(first, -1);
  return [
    ['today', { startDate: today, endDate: today }],
    ['month', { startDate: first, endDate: today }],
    ['lastMonth', { startDate: `${lastDay.slice(0, 7)}-01`, endDate: lastDay }],
  ];
};

const profitOf = ({ win, rebate, agentRebate, activity, bet }: Figures): bigint =>
  win + rebate + agentRebate + activity - bet;

async function figuresAt(db: Db, accountId: number, now: Date) {
  const figures = [];
  for (const [span, range] of spansAt(now)) {
    const [team] = await figuresOf(db, [{ id: accountId, scope: 'team' }], range);
    const { unsettled: _, ...sums } = team!;
    const paid = await commissionGroups(db, { accountId, lotCode: undefined, ...range });
    figures.push({
      span,
      ...sums,
      profit: profitOf(team!),
      commission: paid.reduce((sum, { amount }) => sum + amount, 0n),
    });
  }
  return figures;
}

const rated = (db: Db, id: number): Promise<RatedAccount> =>
  db
    .selectFrom('team_member')
    .select(['account_id', 'upline_id', 'rates', 'group_bonus'])
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();

/** Everything that the office shows of an agent. */
export async function agentCard(db: Db, account: Account, now: Date) {
  const { id } = account;
  const setting = await teamSettingOf(db);
  const own = await rated(db, id);
  const upline = own.upline_id === null ? null : await rated(db, own.upline_id);
  const above = await db
    .selectFrom('team_path as p')
    .innerJoin('account as a', 'a.id', 'p.ancestor_id')
    .select('a.name')
    .where('p.account_id', '=', id)
    .where('p.distance', '>', 0)
    .orderBy('p.distance')
    .execute();
  const { rows } = await sql<{ rates: number[] | null; bonus: number | null; due: string }>`
    SELECT (SELECT array_agg(x.most ORDER BY x.at) FROM (SELECT r.at, max(r.rate) AS most
        FROM team_member c CROSS JOIN LATERAL unnest(c.rates) WITH ORDINALITY AS r(rate, at) WHERE c.upline_id = ${id} GROUP BY r.at) x) AS rates,
      (SELECT max(c.group_bonus) FROM team_member c WHERE c.upline_id = ${id}) AS bonus,
      (SELECT coalesce(sum(c.amount), 0)::text FROM commission c WHERE c.account_id = ${id} AND c.paid_at IS NULL) AS due`.execute(
    db,
  );
  const below = rows[0]!;
  const quotas = await quotasOf(db, id, setting);
  const free = upline && (await quotasOf(db, upline.account_id, setting));
  const { accounts, agents, direct, online, newToday, neverLoggedIn, balance } = await overviewOf(
    db,
    id,
    now,
  );
  const wish = await lastWishOf(db, id);
  return {
    version: await versionOf(db, id),
    account: account.name,
    state: account.state,
    registeredAt: account.created_at,
    lastLoginAt: account.login_at,
    above: above.map(({ name }) => name),
    rates: CATEGORIES.map((category, at) => ({
      category,
      rate: percentText(own.rates[at]!),
      least: percentText(below.rates?.[at] ?? 0),
      most: percentText(Math.min(upline?.rates[at] ?? setting.rate_most, setting.rate_most)),
    })),
    step: percentText(setting.rate_step),
    group: {
      value: own.group_bonus,
      least: below.bonus ?? setting.bonus_least,
      most: Math.min(upline?.group_bonus ?? setting.bonus_most, setting.bonus_most),
      step: bonusStep,
    },
    quotas: quotas.map(({ band, given, used }, at) => ({
      band: percentText(band),
      given,
      used,
      free: free ? free[at]!.given - free[at]!.used : null,
    })),
    counts: { accounts, agents, direct, online, newToday, neverLoggedIn, balance },
    figures: await figuresAt(db, id, now),
    due: BigInt(below.due),
    wish:
      wish?.status === ApplicationStatus.pending
        ? {
            id: String(wish.id),
            category: wish.category,
            rate: percentText(wish.rate),
            words: wish.words,
            at: wish.created_at,
          }
        : null,
  };
}
