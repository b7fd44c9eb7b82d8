// The list of a station's lotteries as those who keep play watch it: what is on sale, what is stopped, what the running periods hold, which draws are late.
import { sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import type { Locale } from '#texts/text.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { periodAt } from '../../play/calendar.ts';
import { lateBefore } from '../today/now.ts';
import { ownLotteries } from './names.ts';
import { saleStops } from './sale.ts';

/** Bets on running periods with real money, by lottery; of many alike lotteries in one look. */
async function heldBy(db: Db, running: readonly { lotCode: string; qiHao: string }[]) {
  const { rows } = await sql<{ lot_code: string; orders: number; stake: string }>`
    SELECT x.lot_code, o.orders, o.stake FROM unnest(${running.map(({ lotCode }) => lotCode)}::text[], ${running.map(({ qiHao }) => qiHao)}::text[]) AS x(lot_code, qi_hao)
      CROSS JOIN LATERAL (SELECT count(*)::int AS orders, coalesce(sum(b.stake), 0)::text AS stake FROM bet_order b
        WHERE b.lot_code = x.lot_code AND b.qi_hao = x.qi_hao AND b.status = ${sql.lit(BetStatus.waiting)} AND b.book = 'real') o`.execute(
    db,
  );
  return new Map(rows.map(({ lot_code, orders, stake }) => [lot_code, { orders, stake: BigInt(stake) }]));
}

async function countsOf(db: Db, table: 'play_odds' | 'play_limit'): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom(table)
    .select((row) => ['lot_code', row.fn.countAll<bigint>().as('count')])
    .groupBy('lot_code')
    .execute();
  return new Map(rows.map(({ lot_code, count }) => [lot_code, Number(count)]));
}

async function lateBy(db: Db, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('lottery_period')
    .select((row) => ['lot_code', row.fn.countAll<bigint>().as('count')])
    .where('state', '=', sql.lit('open'))
    .where('opens_at', '<', lateBefore(now))
    .groupBy('lot_code')
    .execute();
  return new Map(rows.map(({ lot_code, count }) => [lot_code, Number(count)]));
}

/** Where the draws of lotteries come from, as their last periods have it; what is stored for none is the platform's. */
async function sourcesOf(db: Db, codes: readonly string[]) {
  const { rows } = await sql<{ code: string; source: 'platform' | 'feed' | 'demonstration' }>`
    SELECT x.code, p.source FROM unnest(${codes}::text[]) AS x(code)
      CROSS JOIN LATERAL (SELECT source FROM lottery_period p WHERE p.lot_code = x.code ORDER BY p.opens_at DESC LIMIT 1) p`.execute(
    db,
  );
  return new Map(rows.map(({ code, source }) => [code, source]));
}

export async function lotteriesAt(db: Db, now: Date, locale: Locale) {
  const own = await ownLotteries(db, locale);
  const running = new Map(own.map(({ lottery }) => [lottery.code, periodAt(lottery, now.getTime())]));
  const [stops, held, odds, limits, late, sources] = [
    Map.groupBy(await saleStops(db, locale), ({ lottery }) => lottery),
    await heldBy(db, [...running.values()]),
    await countsOf(db, 'play_odds'),
    await countsOf(db, 'play_limit'),
    await lateBy(db, now),
    await sourcesOf(db, [...running.keys()]),
  ];
  return own.map(({ lottery: { code, family, drawnBy }, name, isOpen, modes }) => {
    const { qiHao, sealsMs, opensMs } = running.get(code)!;
    return {
      ...{ lottery: code, name, family, isOpen, modes },
      source: sources.get(code) ?? (drawnBy === 'state' ? ('demonstration' as const) : drawnBy),
      stops: (stops.get(code) ?? []).map(({ lottery: _, ...stop }) => stop),
      ...{ period: qiHao, sealsAt: new Date(sealsMs), opensAt: new Date(opensMs) },
      ...(held.get(code) ?? { orders: 0, stake: 0n }),
      ...{ late: late.get(code) ?? 0, odds: odds.get(code) ?? 0, limits: limits.get(code) ?? 0 },
    };
  });
}
