// How a player's chases are read and written on the wire: what each is bet on, how far it is, what it spent, won and still waits for.

import { type RawBuilder, sql } from 'kysely';
import type { ChasePlan } from '#contract/entities.generated.ts';
import { unsettledStates } from '#contract/states/betStates.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { playOf } from '#lottery/families.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import type { Db } from '../db/stationTransaction.ts';

interface Sums {
  // Sums of bigint are numeric in the database and arrive as text.
  spent: string;
  returned: string;
  waiting: string;
  payout: string;
  rebate: string;
}

interface Plan extends Sums {
  id: bigint;
  lot_code: string;
  is_stopping_on_win: boolean;
  periods: number;
  stake: bigint;
  status: ChasePlan['status'];
  created_at: Date;
  bets: string;
  /** Of the first period: play code and picks. */
  lines: [playCode: string, haoMa: string][];
  done: string;
  is_open: boolean;
}

/** How many bets of a chase a list shows. */
export const listedLines = 5;

const presentLine = ([playCode, haoMa]: Plan['lines'][number]) => ({
  playName: playOf(playCode)?.name ?? playCode,
  haoMa,
});

const unsettled = sql.join(unsettledStates.map((state) => sql.lit(state)));

/** Stake and payment of a chase's orders `o` by their state. */
const sums = sql`
  coalesce(sum(o.stake) FILTER (WHERE o.status NOT IN (${unsettled}, ${sql.lit(BetStatus.returned)})), 0)::text AS spent,
  coalesce(sum(o.stake) FILTER (WHERE o.status = ${sql.lit(BetStatus.returned)}), 0)::text AS returned,
  coalesce(sum(o.stake) FILTER (WHERE o.status IN (${unsettled})), 0)::text AS waiting,
  coalesce(sum(o.payout) FILTER (WHERE o.status <> ${sql.lit(BetStatus.returned)}), 0)::text AS payout,
  coalesce(sum(o.rebate), 0)::text AS rebate`;

const profitOf = ({ spent, payout, rebate }: Sums): bigint => BigInt(payout) + BigInt(rebate) - BigInt(spent);

interface PlansOptions {
  nameOf: (lotCode: string) => string;
  /** The station lets bets be revoked. */
  isRevokable: boolean;
  now: Date;
  /** At most so many. */
  limit: number;
  /** Of each at most so many bets; null for all. */
  mostLines: number | null;
}

/** The chases `c` that meet a condition, the newest first. */
export async function chasePlans(
  db: Db,
  condition: RawBuilder<unknown>,
  { nameOf, isRevokable, now, limit, mostLines }: PlansOptions,
): Promise<ChasePlan[]> {
  const { rows } = await sql<Plan>`SELECT c.*, first.lines, totals.*
    FROM (SELECT * FROM chase_plan c WHERE ${condition} ORDER BY c.id DESC LIMIT ${limit}) c
    CROSS JOIN LATERAL (SELECT json_agg(json_build_array(o.play_code, o.hao_ma) ORDER BY o.id) AS lines
      FROM (SELECT * FROM bets_of(c.account_id) o WHERE o.chase_id = c.id AND o.chase_number = 1 ORDER BY o.id LIMIT ${mostLines}) o) first
    CROSS JOIN LATERAL (SELECT ${sums}, count(*)::text AS bets,
        (count(DISTINCT o.qi_hao) FILTER (WHERE o.return_reason IS NULL OR o.return_reason = 'void')
          - count(DISTINCT o.qi_hao) FILTER (WHERE o.status IN (${unsettled})))::text AS done,
        coalesce(bool_or(o.status = ${sql.lit(BetStatus.waiting)} AND o.seals_at > ${now}), false) AS is_open
      FROM bets_of(c.account_id) o WHERE o.chase_id = c.id) totals
    ORDER BY c.id DESC`.execute(db);
  return rows.map((plan) => ({
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
    canCancel: isRevokable && plan.is_open,
    buyMoney: wireMoney(plan.stake),
    spentMoney: wireMoney(BigInt(plan.spent)),
    returnMoney: wireMoney(BigInt(plan.returned)),
    waitingMoney: wireMoney(BigInt(plan.waiting)),
    winMoney: wireMoney(BigInt(plan.payout)),
    rebate: wireMoney(BigInt(plan.rebate)),
    yingKui: wireMoney(profitOf(plan)),
    createTime: formatMoment(plan.created_at),
  }));
}

export interface ChaseTotals {
  count: number;
  buyMoney: string;
  winMoney: string;
  rebate: string;
  yingKui: string;
}

/** What all chases `c` that meet a condition come to. */
export async function chaseTotals(db: Db, condition: RawBuilder<unknown>): Promise<ChaseTotals> {
  const { rows } = await sql<Sums & { count: string }>`SELECT count(DISTINCT c.id)::text AS count, ${sums}
    FROM chase_plan c LEFT JOIN LATERAL bets_of(c.account_id) o ON o.chase_id = c.id WHERE ${condition}`.execute(
    db,
  );
  const all = rows[0]!;
  return {
    count: Number(all.count),
    buyMoney: wireMoney(BigInt(all.spent) + BigInt(all.waiting)),
    winMoney: wireMoney(BigInt(all.payout)),
    rebate: wireMoney(BigInt(all.rebate)),
    yingKui: wireMoney(profitOf(all)),
  };
}
