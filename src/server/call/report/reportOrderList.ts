// Owns the lottery bets of one account of a team, with what each earned the agent who looks.
import { sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { playOf } from '#lottery/families.ts';
import { endOfDay, formatMoment, startOfDay } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { unsettledStates } from '../../betStates.ts';
import { accountInTeam } from '../../money/team/members.ts';
import { handle } from '../../pipeline/handle.ts';
import { lotteryNames } from '../../play/terms.ts';
import { rangeOf } from '../../present/reportDays.ts';

const states = {
  waiting: [...unsettledStates],
  won: [BetStatus.won],
  lost: [BetStatus.lost, BetStatus.pushed],
};
const picksMost = 60;

interface Row {
  id: bigint;
  account: string;
  lot_code: string;
  qi_hao: string;
  play_code: string;
  hao_ma: string;
  stake: bigint;
  payout: bigint;
  status: BetStatus;
  created_at: Date;
  commission: bigint | null;
}

export default handle('report/reportOrderList', async ({ request, db, player, locale, now }) => {
  const { account, lotCode, state, before, pageSize = 20 } = request;
  const range = rangeOf(request, now);
  const { id } = await accountInTeam(db, player.accountId, account);
  const filter = sql`o.account_id = ${id} AND o.book = 'real' AND o.created_at >= ${startOfDay(range.startDate)}
    AND o.created_at < ${endOfDay(range.endDate)} AND (${lotCode ?? null}::text IS NULL OR o.lot_code = ${lotCode ?? null})
    AND (${state === undefined} OR o.status = ANY (${state === undefined ? [] : states[state]}::smallint[]))`;
  const commission = sql`(SELECT sum(s.share) FROM commission_shares(commission_basis(o), o.uplines, o.rates) s WHERE s.upline = ${player.accountId})::bigint`;
  const { rows } = await sql<Row>`
    SELECT o.id, a.name AS account, o.lot_code, o.qi_hao, o.play_code, o.hao_ma, o.stake, o.payout, o.status, o.created_at, ${commission} AS commission
      FROM bet_order o JOIN account a ON a.id = o.account_id
      WHERE ${filter} AND (${before ?? null}::bigint IS NULL OR o.id < ${before ?? null}::bigint)
      ORDER BY o.id DESC LIMIT ${pageSize + 1}`.execute(db);
  const { rows: sums } = await sql<{ count: string; stake: string; payout: string; commission: string }>`
    SELECT count(*) AS count, coalesce(sum(o.stake), 0)::text AS stake, coalesce(sum(o.payout), 0)::text AS payout,
        coalesce(sum(${commission}), 0)::text AS commission
      FROM bet_order o WHERE ${filter}`.execute(db);
  const lotName = await lotteryNames(db, locale);
  const page = rows.slice(0, pageSize);
  const hasMore = rows.length > pageSize;
  return {
    list: page.map((row) => ({
      orderId: String(row.id),
      account: row.account,
      lotCode: row.lot_code,
      lotName: lotName(row.lot_code),
      qiHao: row.qi_hao,
      playName: playOf(row.play_code)?.name ?? row.play_code,
      haoMa: row.hao_ma.length > picksMost ? `${row.hao_ma.slice(0, picksMost)}…` : row.hao_ma,
      buyMoney: wireMoney(row.stake),
      winMoney: wireMoney(row.payout),
      status: row.status,
      createTime: formatMoment(row.created_at),
      commission: wireMoney(row.commission ?? 0n),
    })),
    totals: {
      count: Number(sums[0]!.count),
      buyMoney: wireMoney(BigInt(sums[0]!.stake)),
      winMoney: wireMoney(BigInt(sums[0]!.payout)),
      commission: wireMoney(BigInt(sums[0]!.commission)),
    },
    hasMore,
    next: hasMore ? String(page.at(-1)!.id) : '',
    ...range,
  };
});
