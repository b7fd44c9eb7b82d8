// What the bets of a period can cost, option by option and play by play, as it is now: counted by the database, worked out once for all who watch.
import { setImmediate as nextLoop } from 'node:timers/promises';
import { sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { familyOf } from '#lottery/families.ts';
import { type Exposure, exposureSteps, type SoldBets } from '#lottery/highest/exposure.ts';
import type { Family } from '#lottery/play.ts';
import type { Locale } from '#texts/text.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { periodAt } from '../../play/calendar.ts';
import type { Settings } from '../../settings.ts';
import { type OwnLottery, optionNamed, ownLottery, playNamed } from './names.ts';
import { saleStops } from './sale.ts';

/** Steps of about a millisecond that go into the dearest draw of all plays together while bets pour in; beyond them it is a bound, which the answer says. */
const stepsInHaste = 60;
/** After so long without a look at every draw there is one again. */
const fullEveryMs = 3_000;
/** Others get their turn after so many. */
const stepsAtOnce = 8;
/** So many options of a play are shown, the dearest. */
const optionsMost = 60;
/** Periods that are remembered of a server. */
const keptMost = 200;

interface Kept {
  /** What was sold when it was worked out. */
  mark: string;
  /** When every draw was looked at last, by performance.now(). */
  fullAt: number;
  exposure: Promise<Exposure>;
}

const keptOf = new WeakMap<Settings, Map<string, Kept>>();

/** Alike bets of the station's members on a period that wait for its draw, with real money. */
async function soldOn(db: Db, lottery: string, period: string): Promise<SoldBets[]> {
  const { rows } = await sql<{
    play: string;
    selection: string;
    terms: string;
    orders: number;
    stake: string;
  }>`
    SELECT play_code AS play, selection::text, terms::text, count(*)::int AS orders, sum(stake)::text AS stake FROM bet_order
      WHERE lot_code = ${lottery} AND qi_hao = ${period} AND status = ${sql.lit(BetStatus.waiting)} AND book = 'real' GROUP BY 1, 2, 3`.execute(
    db,
  );
  return rows.map(({ play, stake, ...row }) => ({ ...row, playCode: play, stake: BigInt(stake) }));
}

async function worked(family: Family, sold: readonly SoldBets[], most?: number): Promise<Exposure> {
  const steps = exposureSteps(family, sold, most);
  for (let count = 1; ; count += 1) {
    const { done, value } = steps.next();
    if (done) return value;
    if (count % stepsAtOnce === 0) await nextLoop();
  }
}

/** Alike bets in no order: the same that are sold have the same mark. */
const markOf = (sold: readonly SoldBets[]): string =>
  sold
    .map(
      ({ playCode, selection, terms, orders, stake }) =>
        `${playCode} ${selection} ${terms} ${orders} ${stake}`,
    )
    .sort()
    .join('\n');

/** What is sold is worked out once, for all who look until something else is sold. */
function exposureFor(
  settings: Settings,
  key: string,
  { lottery: { family } }: OwnLottery,
  sold: readonly SoldBets[],
): Promise<Exposure> {
  const kept = keptOf.get(settings) ?? new Map<string, Kept>();
  keptOf.set(settings, kept);
  const mark = markOf(sold);
  const there = kept.get(key);
  if (there?.mark === mark) return there.exposure;
  if (kept.size >= keptMost) kept.clear();
  const isFull = !there || performance.now() - there.fullAt >= fullEveryMs;
  const exposure = worked(familyOf(family), sold, isFull ? undefined : stepsInHaste);
  kept.set(key, { mark, exposure, fullAt: isFull ? performance.now() : there.fullAt });
  exposure.catch(() => kept.delete(key));
  return exposure;
}

/** The exposure of a period; of the running one where none is named. */
export async function exposureShown(
  {
    db,
    now,
    locale,
    settings,
    station,
  }: { db: Db; now: Date; locale: Locale; settings: Settings; station: string },
  { lottery: code, period }: { lottery: string; period?: string | undefined },
) {
  const lottery = await ownLottery(db, code, locale);
  const running = periodAt(lottery.lottery, now.getTime());
  const qiHao = period ?? running.qiHao;
  const stored = await db
    .selectFrom('lottery_period')
    .select(['state', 'seals_at', 'opens_at'])
    .where('lot_code', '=', code)
    .where('qi_hao', '=', qiHao)
    .executeTakeFirst();
  const stops = await saleStops(db, locale, code);
  const sold = await soldOn(db, code, qiHao);
  const { plays, ...all } = await exposureFor(settings, `${station} ${code} ${qiHao}`, lottery, sold);
  const family = lottery.lottery.family;
  return {
    ...{ at: now, lottery: code, name: lottery.name, period: qiHao, modes: lottery.modes, ...all },
    state: stored?.state ?? ('open' as const),
    sealsAt: stored?.seals_at ?? new Date(running.sealsMs),
    opensAt: stored?.opens_at ?? new Date(running.opensMs),
    stops: stops.map(({ lottery: _, ...stop }) => stop),
    plays: plays.map(({ options, play, ...rest }) => ({
      ...rest,
      ...{ play, name: playNamed(play, locale), more: Math.max(0, options.length - optionsMost) },
      isStopped: stops.some((stop) => stop.mode === rest.mode && (stop.play === '' || stop.play === play)),
      options: options
        .slice(0, optionsMost)
        .map(({ option, ...sums }) => ({ option: optionNamed(option, family, locale), ...sums })),
    })),
  };
}
