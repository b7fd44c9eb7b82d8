// The long runs of the lotteries in credit mode: made of the latest draws when one has come, kept by the server until the next, and joined with what a station sells.
import { sql } from 'kysely';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import type { Family } from '#lottery/play.ts';
import type { Settings as Switches } from '#lottery/rule/settings.ts';
import { type BettableForm, bettableFormsOf } from '#lottery/statistics/bettableForms.ts';
import { longRuns, type RunDraw } from '#rules/protection/runsList.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { BaseContext } from '../pipeline/handle.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { openLotteries, rulesAt, type Terms, termsOf } from './terms.ts';

/** So many of the latest draws are looked at. */
const lookBack = 100;
/** Shorter runs are in every list at any time. */
const least = 3;
/** Draws that are filled in later, behind the newest, are seen after so long. */
const keptMs = 600_000;
/** A form has one group of properties, its own two sides. */
const group = 'sides';

type Asking = Pick<BaseContext<object>, 'db' | 'station' | 'settings' | 'now'>;

export interface LongRun {
  lotCode: string;
  form: BettableForm;
  side: string;
  length: number;
  since: string;
  until: string;
}

interface SoldLottery {
  code: string;
  family: Family;
  terms: Terms;
}

/** What a station sells in credit mode, until the version of its terms changes. */
interface Sold {
  version: bigint;
  lotteries: readonly SoldLottery[];
}

interface KeptRuns {
  at: number;
  /** What the draws they were made of are known by. */
  of: string;
  runs: readonly LongRun[];
}

interface Kept {
  /** By station. */
  sold: Map<string, Sold>;
  /** By lottery and switches. */
  runs: Map<string, KeptRuns>;
}

/** By server, identified by its settings. */
const keptBy = new WeakMap<Settings, Kept>();

function keptFor(settings: Settings): Kept {
  const kept: Kept = keptBy.get(settings) ?? { sold: new Map(), runs: new Map() };
  keptBy.set(settings, kept);
  return kept;
}

async function soldBy({ db, station, settings }: Asking): Promise<readonly SoldLottery[]> {
  const { sold } = keptFor(settings);
  const {
    rows: [row],
  } = await sql<{ version: bigint }>`
    SELECT coalesce((SELECT v.version FROM play_terms_version v), 0) AS version`.execute(db);
  const known = sold.get(station.code);
  if (known?.version === row!.version) return known.lotteries;
  const lotteries: SoldLottery[] = [];
  for (const { code, family } of (await openLotteries(db)).lotteries) {
    try {
      lotteries.push({ code, family, terms: await termsOf(db, code, LotVersion.credit) });
    } catch (error) {
      // It is played in official mode alone.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  sold.set(station.code, { version: row!.version, lotteries });
  return lotteries;
}

/**
 * By lottery, what changes whenever its known draws do: its newest period, how many that have opened are not drawn, and how many draws were corrected. A
 * lottery that has drawn nothing is left out.
 */
async function marksOf(db: Db, codes: readonly string[], now: Date): Promise<Map<string, string>> {
  const { rows } = await sql<{ lot_code: string; mark: string }>`
    WITH waiting AS (
      SELECT lot_code, count(*) AS periods FROM lottery_period WHERE state = 'open' AND opens_at <= ${now} GROUP BY lot_code),
    corrected AS (SELECT lot_code, count(*) AS draws FROM draw_correction WHERE applied_at IS NOT NULL GROUP BY lot_code)
    SELECT x.lot_code, concat_ws(' ', p.qi_hao, w.periods, '/', c.draws) AS mark
      FROM unnest(${codes}::text[]) AS x(lot_code)
      CROSS JOIN LATERAL (SELECT p.qi_hao FROM lottery_period p WHERE p.lot_code = x.lot_code AND p.opens_at <= ${now}
        ORDER BY p.opens_at DESC LIMIT 1) p
      LEFT JOIN waiting w ON w.lot_code = x.lot_code LEFT JOIN corrected c ON c.lot_code = x.lot_code`.execute(
    db,
  );
  return new Map(rows.map(({ lot_code, mark }) => [lot_code, mark]));
}

interface DrawRow {
  lot_code: string;
  qi_hao: string;
  /** When the period before opened. */
  starts_at: Date;
  opens_at: Date;
  is_open: boolean;
  draw: number[] | null;
}

/** The latest periods that have opened, by lottery, the newest first. */
async function latestOf(db: Db, codes: readonly string[], now: Date): Promise<Map<string, DrawRow[]>> {
  const { rows } = await sql<DrawRow>`
    SELECT p.lot_code, p.qi_hao, p.starts_at, p.opens_at, p.state = 'open' AS is_open, p.draw FROM unnest(${codes}::text[]) AS x(lot_code)
      CROSS JOIN LATERAL (SELECT * FROM lottery_period p WHERE p.lot_code = x.lot_code AND p.opens_at <= ${now}
        ORDER BY p.opens_at DESC LIMIT ${lookBack}) p
      ORDER BY p.lot_code, p.opens_at DESC`.execute(db);
  return Map.groupBy(rows, ({ lot_code }) => lot_code);
}

/** The runs of one lottery, in the order of its statistics. Periods come the newest first; those at the end whose draw is awaited say nothing yet. */
function runsOf(
  code: string,
  family: Family,
  settings: Switches,
  latest: readonly Omit<DrawRow, 'lot_code'>[],
): LongRun[] {
  const forms = bettableFormsOf(family);
  const known = latest.slice(latest.findIndex(({ is_open }) => !is_open)).toReversed();
  const draws = known.flatMap(({ qi_hao, starts_at, opens_at, is_open, draw }, at): RunDraw[] => {
    const drawn = draw && { draw, rules: rulesAt({ family, settings }, opens_at) };
    const before = known[at - 1]?.opens_at ?? starts_at;
    return [
      // Of a period that is not stored nothing is known.
      ...(before < starts_at ? [{ period: '', void: false, values: new Map() }] : []),
      {
        period: qi_hao,
        void: !is_open && !draw,
        values: new Map(forms.map((form) => [form.code, new Map([[group, drawn && form.wonBy(drawn)]])])),
      },
    ];
  });
  const positions = forms.map((form) => form.code);
  // The longest come first once those of all lotteries are there.
  return longRuns([{ code, open: true, positions, groups: [group], draws }], {
    least,
    tie: 'break',
    limit: null,
  }).map(({ position, property, length, since }) => ({
    lotCode: code,
    form: forms.find((form) => form.code === position)!,
    side: property,
    length,
    since,
    until: known.at(-1)!.qi_hao,
  }));
}

/** The runs of everything the station sells in credit mode, the longest first, each with the terms of its lottery. */
export async function longRunsOf(asking: Asking): Promise<(LongRun & { terms: Terms })[]> {
  const { db, settings, now } = asking;
  const sold = await soldBy(asking);
  const { runs: kept } = keptFor(settings);
  const marks = await marksOf(
    db,
    sold.map(({ code }) => code),
    now,
  );
  const drawn = sold.flatMap((lottery) => {
    const mark = marks.get(lottery.code);
    const switches = JSON.stringify(lottery.terms.settings);
    // Draws are those of every station; which bets they let win is said by a station's switches.
    return mark === undefined ? [] : [{ ...lottery, key: `${lottery.code} ${switches}`, mark }];
  });
  const changed = drawn.filter(({ key, mark }) => {
    const known = kept.get(key);
    return known?.of !== mark || Math.abs(now.getTime() - known.at) > keptMs;
  });
  const latest =
    changed.length === 0
      ? new Map<string, DrawRow[]>()
      : await latestOf(
          db,
          changed.map(({ code }) => code),
          now,
        );
  const made = new Map<string, readonly LongRun[]>(
    changed.map(({ code, family, terms, key, mark }) => {
      const rows = latest.get(code) ?? [];
      const runs = runsOf(code, family, terms.settings, rows);
      // Fewer may be joined by older ones, which leave the mark as it is.
      if (rows.length === lookBack) kept.set(key, { at: now.getTime(), of: mark, runs });
      return [key, runs];
    }),
  );
  return drawn
    .flatMap(({ key, terms }) => (made.get(key) ?? kept.get(key)!.runs).map((run) => ({ ...run, terms })))
    .toSorted((a, b) => b.length - a.length);
}
