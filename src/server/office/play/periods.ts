// Periods as those who keep play see them: lists, late ones first where they are asked for, and one with all that is known of its draw.
import { type Selectable, sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import type { PlayedLottery } from '#lottery/catalogue.ts';
import type { Locale } from '#texts/text.ts';
import { lotteryOf } from '../../db/play/lotteries.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { LotteryPeriodTable } from '../../db/tables.ts';
import { lastCorrection } from '../../play/corrections.ts';
import { commitmentOf, drawFrom } from '../../play/drawing.ts';
import { lotteryNames } from '../../play/terms.ts';
import { Refusal } from '../../refusal.ts';
import { lateBefore } from '../today/now.ts';

type PeriodRow = Selectable<LotteryPeriodTable>;

const isLate = ({ state, opens_at }: Pick<PeriodRow, 'state' | 'opens_at'>, now: Date): boolean =>
  state === 'open' && opens_at < lateBefore(now);

/** Which periods: of one lottery, the newest first; or the late ones of all. */
export interface PeriodFilter {
  lottery: string | undefined;
  before: Date | undefined;
}

/** A page of periods; the coming ones that are stored already belong to it. */
export async function periodPage(
  db: Db,
  { lottery, before }: PeriodFilter,
  { now, locale, pageSize }: { now: Date; locale: Locale; pageSize: number },
) {
  const nameOf = await lotteryNames(db, locale);
  const rows = await db
    .selectFrom('lottery_period as p')
    .leftJoin('draw_entry as e', (join) =>
      join.onRef('e.lot_code', '=', 'p.lot_code').onRef('e.qi_hao', '=', 'p.qi_hao'),
    )
    .selectAll('p')
    .select('e.entered_at')
    .$if(lottery !== undefined, (query) =>
      query.where('p.lot_code', '=', lottery!).orderBy('p.opens_at', 'desc'),
    )
    .$if(lottery === undefined, (query) =>
      query
        .where('p.state', '=', sql.lit('open'))
        .where('p.opens_at', '<', lateBefore(now))
        .orderBy('p.opens_at')
        .orderBy('p.lot_code'),
    )
    .$if(before !== undefined, (query) =>
      query.where('p.opens_at', lottery === undefined ? '>' : '<', before!),
    )
    .limit(pageSize + 1)
    .execute();
  const shown = rows.slice(0, pageSize);
  return {
    periods: shown.map((row) => ({
      ...{ lottery: row.lot_code, name: nameOf(row.lot_code), period: row.qi_hao, opensAt: row.opens_at },
      ...{ state: row.state, source: row.source, draw: row.draw, corrections: row.corrections },
      ...{ isLate: isLate(row, now), isByHand: row.entered_at !== null },
    })),
    next: rows.length > pageSize ? shown.at(-1)!.opens_at : null,
  };
}

/** The stored period; refuses one that is not. */
async function storedPeriod(db: Db, lottery: string, period: string): Promise<PeriodRow> {
  const row = await db
    .selectFrom('lottery_period')
    .selectAll()
    .where('lot_code', '=', lottery)
    .where('qi_hao', '=', period)
    .executeTakeFirst();
  if (!row) throw new Refusal('office-play.noPeriod', { code: 'noPeriod', values: { number: period } });
  return row;
}

/** How long after a draw its bets are looked for among those that ended: they are settled within seconds. */
const settledWithin = sql`interval '1 day'`;

/** What the members of the station bet on a period with real money, by the indexes of bets that wait and of those that ended. */
async function betsOn(db: Db, { lot_code, qi_hao, drawn_at, starts_at }: PeriodRow) {
  const waiting = sql`SELECT account_id, status, stake, 0::bigint AS paid FROM bet_order
    WHERE lot_code = ${lot_code} AND qi_hao = ${qi_hao} AND book = 'real' AND status = ${sql.lit(BetStatus.waiting)}`;
  const from = drawn_at ?? starts_at;
  const ended = sql`SELECT account_id, status, stake, payout + rebate FROM bet_order
    WHERE lot_code = ${lot_code} AND qi_hao = ${qi_hao} AND book = 'real' AND status <> ${sql.lit(BetStatus.waiting)}
      AND ended_at >= ${starts_at} AND ended_at < ${from}::timestamptz + ${settledWithin}`;
  const { rows } = await sql<{
    orders: number;
    members: number;
    waiting: number;
    stake: string;
    paid: string;
  }>`
    SELECT count(*)::int AS orders, count(DISTINCT account_id)::int AS members, (count(*) FILTER (WHERE status = ${sql.lit(BetStatus.waiting)}))::int AS waiting,
      coalesce(sum(stake) FILTER (WHERE status <> ${sql.lit(BetStatus.returned)}), 0)::text AS stake, coalesce(sum(paid), 0)::text AS paid
      FROM (${waiting} UNION ALL ${ended}) b`.execute(db);
  const { stake, paid, ...counts } = rows[0]!;
  return { ...counts, stake: BigInt(stake), paid: BigInt(paid) };
}

/** Whether a seed is the one that was committed to and gives these numbers, with the public value; null where there is nothing to compare. */
function provenBy(
  { lot_code: code, qi_hao: qiHao, seed, commitment, beacon, public_value: value, draw }: PeriodRow,
  lottery: PlayedLottery | undefined,
): boolean | null {
  if (seed === null || commitment === null || draw === null || !lottery) return null;
  return (
    commitmentOf(seed, code, qiHao, beacon ?? '') === commitment &&
    String(drawFrom(seed, lottery.family, value)) === String(draw)
  );
}

export type DrawAct = 'enter' | 'cancel' | 'correct' | 'void';

/** What people may ask for: of a feed its result or a correction; of a draw that is made here nothing but the end of one that failed. */
function actsOf(row: PeriodRow, now: Date): DrawAct[] {
  const { state, source, opens_at, draw } = row;
  if (source === 'feed') {
    if (state === 'open') return opens_at <= now ? ['enter', 'cancel'] : [];
    return state === 'drawn' && draw ? ['correct', 'void'] : [];
  }
  return isLate(row, now) ? ['cancel'] : [];
}

/** Everything that the office shows of a period. */
export async function periodShown(
  db: Db,
  { lottery, period }: { lottery: string; period: string },
  { now, locale }: { now: Date; locale: Locale },
) {
  const row = await storedPeriod(db, lottery, period);
  const played = await lotteryOf(db, lottery);
  const nameOf = await lotteryNames(db, locale);
  const entry = await db
    .selectFrom('draw_entry')
    .selectAll()
    .where('lot_code', '=', lottery)
    .where('qi_hao', '=', period)
    .executeTakeFirst();
  const correction = row.source === 'feed' ? await lastCorrection(db, lottery, period) : undefined;
  return {
    ...{ at: now, lottery, name: nameOf(lottery), family: played?.family ?? '', period },
    ...{ startsAt: row.starts_at, sealsAt: row.seals_at, opensAt: row.opens_at, drawnAt: row.drawn_at },
    ...{ state: row.state, source: row.source, isLate: isLate(row, now), draw: row.draw },
    ...{
      commitment: row.commitment,
      committedAt: row.committed_at,
      seed: row.seed,
      beacon: row.beacon,
      publicValue: row.public_value,
      isProven: provenBy(row, played),
    },
    entry: entry && {
      ...{ by: entry.entered_by, agreedBy: entry.agreed_by, reason: entry.reason, at: entry.entered_at },
    },
    correction: correction && {
      ...{ from: correction.old_draw, to: correction.new_draw, reason: correction.reason },
      ...{
        by: correction.requested_by,
        askedAt: correction.requested_at,
        finishedAt: correction.finished_at,
      },
    },
    bets: await betsOn(db, row),
    acts: actsOf(row, now),
  };
}
