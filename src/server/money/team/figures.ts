// The figures of teams: sums of days that the team job has added up, and of what it has not yet, always in one query so that they agree.
import { type RawBuilder, sql } from 'kysely';
import type { TeamFigures } from '#contract/entities.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { isReportHidden } from '#station/derive/offered.ts';
import { dayOf } from '#values/days.ts';
import { wireMoney } from '#values/money.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { onlineSince } from './members.ts';

/** First and last day in Beijing, both included. */
export interface DayRange {
  startDate: string;
  endDate: string;
}

export interface Figures {
  deposit: bigint;
  withdraw: bigint;
  bet: bigint;
  win: bigint;
  unsettled: bigint;
  rebate: bigint;
  agentRebate: bigint;
  activity: bigint;
}

const columns = sql`sum(x.deposit)::text AS deposit, sum(x.withdraw)::text AS withdraw, sum(x.bet)::text AS bet, sum(x.win)::text AS win,
  sum(x.unsettled)::text AS unsettled, sum(x.rebate)::text AS rebate, sum(x.agent_rebate)::text AS "agentRebate", sum(x.activity)::text AS activity`;
const names = sql`deposit, withdraw, bet, win, unsettled, rebate, agent_rebate, activity`;

type FigureRow = { [name in keyof Figures]: string | null };

/** Sums of bigint are numeric in the database and arrive as text, null where nothing was summed. */
const read = (row: FigureRow): Figures => ({
  deposit: BigInt(row.deposit ?? 0),
  withdraw: BigInt(row.withdraw ?? 0),
  bet: BigInt(row.bet ?? 0),
  win: BigInt(row.win ?? 0),
  unsettled: BigInt(row.unsettled ?? 0),
  rebate: BigInt(row.rebate ?? 0),
  agentRebate: BigInt(row.agentRebate ?? 0),
  activity: BigInt(row.activity ?? 0),
});

/** Whether an entry `e` counts for a team: for the one that its account was in on the day of the entry. */
const belongsTo = (root: RawBuilder<unknown>) =>
  sql`EXISTS (SELECT FROM team_path_ever p WHERE p.ancestor_id = ${root} AND p.account_id = e.account_id
    AND e.day >= p.from_day AND e.day < p.before_day)`;

/** Whose figures: an account alone, or with all below it. */
export interface Wanted {
  id: number;
  scope: 'own' | 'team';
}

/** The figures of a range for each that is wanted, in the same order, from one moment. */
export async function figuresOf(
  db: Db,
  wanted: readonly Wanted[],
  { startDate, endDate }: DayRange,
): Promise<Figures[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<FigureRow>`
    SELECT s.* FROM unnest(${wanted.map(({ id }) => id)}::integer[], ${wanted.map(({ scope }) => scope === 'team')}::boolean[])
        WITH ORDINALITY AS w(id, is_team, n)
      CROSS JOIN LATERAL (SELECT ${columns} FROM (
        SELECT ${names} FROM team_day d WHERE w.is_team AND d.account_id = w.id AND d.day BETWEEN ${startDate} AND ${endDate}
        UNION ALL
        SELECT ${names} FROM member_day d WHERE NOT w.is_team AND d.account_id = w.id AND d.day BETWEEN ${startDate} AND ${endDate}
        UNION ALL
        SELECT ${names} FROM team_entry e WHERE e.day BETWEEN ${startDate} AND ${endDate} AND CASE WHEN w.is_team
          THEN ${belongsTo(sql`w.id`)} ELSE e.account_id = w.id END) x) s
      ORDER BY w.n`.execute(db);
  return rows.map(read);
}

/** A team's figures of each day of a range, oldest first; days without any are there as well. */
export async function figuresByDay(
  db: Db,
  rootId: number,
  { startDate, endDate }: DayRange,
): Promise<{ day: string; figures: Figures }[]> {
  const { rows } = await sql<FigureRow & { day: string }>`
    SELECT g.day::date::text AS day, s.* FROM generate_series(${startDate}::date, ${endDate}::date, interval '1 day') AS g(day)
      LEFT JOIN (SELECT x.day, ${columns} FROM (
        SELECT day, ${names} FROM team_day d WHERE d.account_id = ${rootId} AND d.day BETWEEN ${startDate} AND ${endDate}
        UNION ALL
        SELECT day, ${names} FROM team_entry e WHERE e.day BETWEEN ${startDate} AND ${endDate}
          AND ${belongsTo(sql`${rootId}::integer`)}) x
        GROUP BY x.day) s(on_day, deposit, withdraw, bet, win, unsettled, rebate, "agentRebate", activity) ON s.on_day = g.day::date
      ORDER BY g.day`.execute(db);
  return rows.map((row) => ({ day: row.day, figures: read(row) }));
}

export const sumOf = (list: readonly Figures[]): Figures =>
  list.reduce(
    (sum, each) => ({
      deposit: sum.deposit + each.deposit,
      withdraw: sum.withdraw + each.withdraw,
      bet: sum.bet + each.bet,
      win: sum.win + each.win,
      unsettled: sum.unsettled + each.unsettled,
      rebate: sum.rebate + each.rebate,
      agentRebate: sum.agentRebate + each.agentRebate,
      activity: sum.activity + each.activity,
    }),
    read({
      deposit: null,
      withdraw: null,
      bet: null,
      win: null,
      unsettled: null,
      rebate: null,
      agentRebate: null,
      activity: null,
    }),
  );

/** As an answer has them: a column whose report the station hides is left out; the profit is the same. */
export function presentFigures(station: StationFacts, figures: Figures): TeamFigures {
  const { deposit, withdraw, bet, win, unsettled, rebate, agentRebate, activity } = figures;
  return {
    ...(!isReportHidden(station, 'deposit') && { depositAmount: wireMoney(deposit) }),
    ...(!isReportHidden(station, 'withdraw') && { withdrawAmount: wireMoney(withdraw) }),
    betAmount: wireMoney(bet),
    winAmount: wireMoney(win),
    unsettled: wireMoney(unsettled),
    rebateAmount: wireMoney(rebate),
    proxyRebateAmount: wireMoney(agentRebate),
    activityAmount: wireMoney(activity),
    profit: wireMoney(win + rebate + agentRebate + activity - bet),
  };
}

export interface Overview {
  accounts: number;
  agents: number;
  direct: number;
  neverLoggedIn: number;
  loggedInToday: number;
  online: number;
  newToday: number;
  balance: bigint;
}

/**
 * What a team is now. Counts come from what the team job keeps and from what it has not added yet. How many of those below are online it has counted within the
 * last 15 seconds or so: looking them up would cost more the larger the team. Whether the account itself is online is of this moment.
 */
export async function overviewOf(db: Db, rootId: number, now: Date): Promise<Overview> {
  const today = dayOf(now);
  const { rows } = await sql<Record<keyof Overview | 'loggedIn', string>>`
    WITH tail AS (
      SELECT coalesce(sum(e.newcomers), 0) AS accounts, coalesce(sum(e.new_agents), 0) AS agents,
          coalesce(sum(e.newcomers) FILTER (WHERE p.distance = 1), 0) AS direct, coalesce(sum(e.first_logins), 0) AS logged_in,
          coalesce(sum(e.balance), 0) AS balance, coalesce(sum(e.newcomers) FILTER (WHERE e.day = ${today}), 0) AS new_today,
          coalesce(sum(e.logins) FILTER (WHERE e.day = ${today}), 0) AS logins
        FROM team_entry e JOIN team_path p ON p.account_id = e.account_id AND p.ancestor_id = ${rootId})
    SELECT coalesce(c.accounts, 0) + t.accounts AS accounts, coalesce(c.agents, 0) + t.agents AS agents, coalesce(c.direct, 0) + t.direct AS direct,
        coalesce(c.logged_in, 0) + t.logged_in AS "loggedIn", (coalesce(c.balance, 0) + t.balance)::text AS balance,
        coalesce(d.newcomers, 0) + t.new_today AS "newToday", coalesce(d.logins, 0) + t.logins AS "loggedInToday",
        coalesce(o.online, 0) + (SELECT count(*) FROM session s WHERE s.account_id = ${rootId} AND s.ended_at IS NULL AND s.seen_at > ${onlineSince(now)}) AS online
      FROM tail t LEFT JOIN team_count c ON c.account_id = ${rootId} LEFT JOIN team_online o ON o.account_id = ${rootId}
        LEFT JOIN team_day d ON d.account_id = ${rootId} AND d.day = ${today}`.execute(db);
  const row = rows[0]!;
  return {
    accounts: Number(row.accounts),
    agents: Number(row.agents),
    direct: Number(row.direct),
    neverLoggedIn: Number(row.accounts) - Number(row.loggedIn),
    loggedInToday: Number(row.loggedInToday),
    online: Number(row.online),
    newToday: Number(row.newToday),
    balance: BigInt(row.balance),
  };
}

export interface LotteryFigures {
  lotCode: string;
  orders: number;
  bet: bigint;
  win: bigint;
  slider: bigint;
}

/** Of one moment, so that what belongs to no lottery is what is left of the team's figures. */
export interface FiguresByLottery {
  /** Bets of a range by lottery, the largest first. */
  list: LotteryFigures[];
  /** All figures of the team in that range. */
  team: Figures;
}

export async function figuresByLottery(
  db: Db,
  rootId: number,
  { startDate, endDate }: DayRange,
): Promise<FiguresByLottery> {
  const nothing = sql`0 AS unsettled, 0 AS rebate, 0 AS agent_rebate, 0 AS activity`;
  const { rows } = await sql<FigureRow & { lot_code: string | null; orders: string; slider: string }>`
    WITH tail AS (SELECT lot_code, orders, slider, ${names} FROM team_entry e WHERE e.day BETWEEN ${startDate} AND ${endDate}
        AND ${belongsTo(sql`${rootId}::integer`)})
    SELECT x.lot_code, sum(x.orders)::text AS orders, sum(x.slider)::text AS slider, ${columns} FROM (
        SELECT lot_code, orders, slider, 0 AS deposit, 0 AS withdraw, bet, win, ${nothing} FROM team_lot_day d
          WHERE d.account_id = ${rootId} AND d.day BETWEEN ${startDate} AND ${endDate}
        UNION ALL
        SELECT lot_code, orders, slider, ${names} FROM tail WHERE orders <> 0) x
      GROUP BY x.lot_code HAVING sum(x.orders) <> 0
    UNION ALL
    SELECT NULL, '0', '0', ${columns} FROM (
        SELECT ${names} FROM team_day d WHERE d.account_id = ${rootId} AND d.day BETWEEN ${startDate} AND ${endDate}
        UNION ALL SELECT ${names} FROM tail) x`.execute(db);
  const list = rows.flatMap((row) =>
    row.lot_code === null
      ? []
      : [
          {
            lotCode: row.lot_code,
            orders: Number(row.orders),
            bet: BigInt(row.bet ?? 0),
            win: BigInt(row.win ?? 0),
            slider: BigInt(row.slider),
          },
        ],
  );
  return {
    list: list.toSorted((one, other) =>
      one.bet === other.bet ? (one.lotCode < other.lotCode ? -1 : 1) : one.bet > other.bet ? -1 : 1,
    ),
    team: read(rows.find(({ lot_code }) => lot_code === null)!),
  };
}
