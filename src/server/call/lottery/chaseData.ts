// Owns a player's own chases: a page of plans with the state of each, and the totals of the filter.

import { sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { playOf } from '#lottery/families.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { unsettledStates } from '../../betStates.ts';
import { handle } from '../../pipeline/handle.ts';
import { spanOf } from '../../play/dayOfText.ts';
import { lotteryNames, switchesOf } from '../../play/terms.ts';

interface Plan {
  id: bigint;
  lot_code: string;
  is_stopping_on_win: boolean;
  periods: number;
  stake: bigint;
  status: 'running' | 'finished' | 'stopped' | 'cancelled';
  created_at: Date;
  bets: string;
  /** Of the first period: play code and picks. */
  lines: [playCode: string, haoMa: string][];
  done: string;
  is_open: boolean;
  // Sums of bigint are numeric in the database and arrive as text.
  spent: string;
  returned: string;
  waiting: string;
  payout: string;
  rebate: string;
}

/** How many bets of a chase a list shows. */
const listedLines = 5;

const presentLine = ([playCode, haoMa]: Plan['lines'][number]) => ({
  playName: playOf(playCode)?.name ?? playCode,
  haoMa,
});

const unsettled = sql.join(unsettledStates.map((state) => sql.lit(state)));

/** Stake and payment of a chase's orders by their state. */
const sums = sql`
  coalesce(sum(o.stake) FILTER (WHERE o.status NOT IN (${unsettled}, ${sql.lit(BetStatus.returned)})), 0)::text AS spent,
  coalesce(sum(o.stake) FILTER (WHERE o.status = ${sql.lit(BetStatus.returned)}), 0)::text AS returned,
  coalesce(sum(o.stake) FILTER (WHERE o.status IN (${unsettled})), 0)::text AS waiting,
  coalesce(sum(o.payout) FILTER (WHERE o.status <> ${sql.lit(BetStatus.returned)}), 0)::text AS payout,
  coalesce(sum(o.rebate), 0)::text AS rebate`;

export default handle('lottery/chaseData', async ({ request, db, now, player, locale }) => {
  const { status = 'all', lotCode, chaseId, before, pageSize = 20 } = request;
  const conditions = [sql`c.account_id = ${player.accountId}`];
  if (status !== 'all') conditions.push(sql`(c.status = 'running') = ${status === 'running'}`);
  if (lotCode !== undefined) conditions.push(sql`c.lot_code = ${lotCode}`);
  if (chaseId !== undefined) conditions.push(sql`c.id = ${BigInt(chaseId)}`);
  const { from, until } = spanOf(request, now);
  if (from) conditions.push(sql`c.created_at >= ${from}`);
  if (until) conditions.push(sql`c.created_at < ${until}`);
  const filter = sql.join(conditions, sql` AND `);
  const mostLines = chaseId === undefined ? listedLines : null;
  const older = before === undefined ? sql`true` : sql`c.id < ${BigInt(before)}`;

  const { rows } = await sql<Plan>`SELECT c.*, first.lines, totals.*
    FROM (SELECT * FROM chase_plan c WHERE ${filter} AND ${older} ORDER BY c.id DESC LIMIT ${pageSize + 1}) c
    CROSS JOIN LATERAL (SELECT json_agg(json_build_array(o.play_code, o.hao_ma) ORDER BY o.id) AS lines
      FROM (SELECT * FROM bet_order o WHERE o.chase_id = c.id AND o.chase_number = 1 ORDER BY o.id LIMIT ${mostLines}) o) first
    CROSS JOIN LATERAL (SELECT ${sums}, count(*)::text AS bets,
        (count(DISTINCT o.qi_hao) FILTER (WHERE o.return_reason IS NULL OR o.return_reason = 'void')
          - count(DISTINCT o.qi_hao) FILTER (WHERE o.status IN (${unsettled})))::text AS done,
        coalesce(bool_or(o.status = ${sql.lit(BetStatus.waiting)} AND o.seals_at > ${now}), false) AS is_open
      FROM bet_order o WHERE o.chase_id = c.id) totals
    ORDER BY c.id DESC`.execute(db);
  const { rows: totals } = await sql<
    Omit<Plan, 'id'> & { count: string }
  >`SELECT count(DISTINCT c.id)::text AS count, ${sums}
    FROM chase_plan c LEFT JOIN bet_order o ON o.chase_id = c.id WHERE ${filter}`.execute(db);
  const nameOf = await lotteryNames(db, locale);
  const { orderRevoke } = await switchesOf(db);
  const profitOf = ({ spent, payout, rebate }: Pick<Plan, 'spent' | 'payout' | 'rebate'>): bigint =>
    BigInt(payout) + BigInt(rebate) - BigInt(spent);
  const all = totals[0]!;
  return {
    list: rows.slice(0, pageSize).map((plan) => ({
      chaseId: String(plan.id),
      lotCode: plan.lot_code,
      lotName: nameOf(plan.lot_code),
      ...presentLine(plan.lines[0]!),
      bets: plan.lines.map(presentLine),
      betCount: Number(plan.bets) / plan.periods,
      periods: plan.periods,
      donePeriods: Number(plan.done),
      stopOnWin: plan.is_stopping_on_win,
      status: plan.status,
      canCancel: orderRevoke === 'on' && plan.is_open,
      buyMoney: wireMoney(plan.stake),
      spentMoney: wireMoney(BigInt(plan.spent)),
      returnMoney: wireMoney(BigInt(plan.returned)),
      waitingMoney: wireMoney(BigInt(plan.waiting)),
      winMoney: wireMoney(BigInt(plan.payout)),
      rebate: wireMoney(BigInt(plan.rebate)),
      yingKui: wireMoney(profitOf(plan)),
      createTime: formatMoment(plan.created_at),
    })),
    hasMore: rows.length > pageSize,
    totals: {
      count: Number(all.count),
      buyMoney: wireMoney(BigInt(all.spent) + BigInt(all.waiting)),
      winMoney: wireMoney(BigInt(all.payout)),
      rebate: wireMoney(BigInt(all.rebate)),
      yingKui: wireMoney(profitOf(all)),
    },
  };
});
