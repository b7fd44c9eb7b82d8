// The step that copies draws: where another database draws the lotteries of the catalogue for all, its periods, commitments and results are stored here as they are there.
import type pg from 'pg';
import { cataloguedLottery } from '#lottery/catalogue.ts';
import { checkDraw } from '#lottery/draw/draw.ts';
import { familyOf } from '#lottery/families.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { reportProblem, resolveProblem } from '../../db/operatorProblem.ts';
import { everyStation, inStation } from '../../db/stationTransaction.ts';
import { inTransaction } from '../../db/transaction.ts';
import { commitmentOf, drawFrom } from '../../play/drawing.ts';

export interface DrawCopyDeps {
  pool: pg.Pool;
  /** Connections to the database that draws; undefined while it is away. */
  authority: () => pg.Pool | undefined;
  /** How far back draws are copied. */
  historyMs: number;
  onFailure: (what: string, error: unknown) => void;
  isStopped: () => boolean;
}

/** A period as it is where it was drawn; a corrected one as it was before, since its correction is copied as well. */
interface PeriodRow {
  lot_code: string;
  qi_hao: string;
  starts_at: Date;
  seals_at: Date;
  opens_at: Date;
  commitment: string | null;
  committed_at: Date | null;
  beacon: string | null;
  seed: string | null;
  public_value: string | null;
  source: 'platform' | 'demonstration' | 'feed';
  state: 'open' | 'drawn' | 'void';
  draw: number[] | null;
  drawn_at: Date | null;
}

interface CorrectionRow {
  lot_code: string;
  qi_hao: string;
  number: number;
  old_draw: number[];
  new_draw: number[] | null;
  reason: string;
  requested_by: string;
  requested_at: Date;
}

/** Of the catalogue: a lottery of a station's own has the station in its code. */
const isShared = "strpos(p.lot_code, '-') = 0";
const columns = `p.lot_code, p.qi_hao, p.starts_at, p.seals_at, p.opens_at, p.commitment, p.committed_at, p.beacon, p.seed, p.public_value,
  p.source,
  CASE WHEN p.state = 'open' THEN 'open' WHEN c.old_draw IS NOT NULL OR p.draw IS NOT NULL THEN 'drawn' ELSE 'void' END AS state,
  coalesce(c.old_draw, p.draw) AS draw, p.drawn_at`;
const asDrawn =
  'lottery_period p LEFT JOIN draw_correction c ON c.lot_code = p.lot_code AND c.qi_hao = p.qi_hao AND c.number = 1 AND c.applied_at IS NOT NULL';

/** Between two looks for periods of the past that are missing here. */
const wholeMs = 60_000;
/** How far back these looks go, but for the first after a start or an absence. */
const lookBackMs = dayMs;
/** A bet that was accepted in time is committed by then. */
const settledMs = 60_000;
/** Of the other database's commits, which may become visible later than they are dated. */
const overlapMs = 10_000;
const insertedAtOnce = 2_000;

const nameOf = ({ lot_code, qi_hao }: Pick<PeriodRow, 'lot_code' | 'qi_hao'>): string =>
  `${lot_code} ${qi_hao}`;

/** Throws where a result is not what its commitment, or the rules of its family, say. */
function checkResult(row: PeriodRow): void {
  const { lot_code: code, qi_hao: qiHao, commitment, beacon, seed, public_value, source, state, draw } = row;
  if (state !== 'drawn') return;
  const family = cataloguedLottery(code)?.family;
  if (!family) throw new Error(`${code} is a lottery that nobody knows.`);
  checkDraw(familyOf(family), draw!);
  if (source === 'feed') return;
  if (seed === null) throw new Error(`${nameOf(row)} came without its seed.`);
  if (commitment !== null && commitmentOf(seed, code, qiHao, beacon ?? '') !== commitment)
    throw new Error(`The seed of ${nameOf(row)} is not the one that was committed to.`);
  if (drawFrom(seed, family, public_value).join() !== draw!.join())
    throw new Error(`The draw of ${nameOf(row)} is not that of its seed and its public value.`);
}

/** Stores periods that are not here yet; returns how many. */
async function insert(client: pg.PoolClient, rows: readonly PeriodRow[]): Promise<number> {
  const { rowCount } = await client.query(
    `INSERT INTO lottery_period (lot_code, qi_hao, starts_at, seals_at, opens_at, commitment, committed_at, beacon, seed, public_value, source, state, draw,
        drawn_at)
      SELECT x.lot_code, x.qi_hao, x.starts_at, x.seals_at, x.opens_at, x.commitment, x.committed_at, x.beacon, x.seed, x.public_value, x.source, x.state,
        (SELECT array_agg(n::text::smallint ORDER BY at) FROM json_array_elements(x.draw) WITH ORDINALITY AS d(n, at)), x.drawn_at
        FROM json_to_recordset($1) AS x(lot_code text, qi_hao text, starts_at timestamptz, seals_at timestamptz, opens_at timestamptz, commitment text,
          committed_at timestamptz, beacon text, seed text, public_value text, source text, state text, draw json, drawn_at timestamptz)
      ON CONFLICT DO NOTHING`,
    // An empty list of numbers would be one row of null.
    [JSON.stringify(rows.map(({ draw, ...row }) => (draw === null ? row : { ...row, draw })))],
  );
  return rowCount ?? 0;
}

/** Stores the result of a period that is open here; the lock waits for bets that were accepted in time and are not committed yet. */
async function storeResult(pool: pg.Pool, row: PeriodRow): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query("SET LOCAL app.copied_draws = 'on'");
    await client.query('SELECT pg_advisory_xact_lock(lottery_period_key($1, $2))', [
      row.lot_code,
      row.qi_hao,
    ]);
    await client.query(
      `UPDATE lottery_period SET state = $3, draw = $4, seed = $5, public_value = $6, drawn_at = $7
        WHERE lot_code = $1 AND qi_hao = $2 AND state = 'open'`,
      [row.lot_code, row.qi_hao, row.state, row.draw, row.seed, row.public_value, row.drawn_at],
    );
  });
}

/** Rounds of it, one at a time. */
export interface DrawCopy {
  /**
   * Copies what is there by now. Never rejects: without the other database nothing is drawn, and whoever waits goes on waiting. While it is away the look for it
   * goes on beside: one that does not even refuse would hold up the draws of stations' own.
   */
  round(at: Date, isFirst: boolean): Promise<void>;
  /** Resolves once no round is running. */
  finished(): Promise<void>;
}

type Span = readonly [from: Date, to: Date];

/** Periods of the other database that are open there, by their commitments since a moment. */
async function announced(from: pg.Pool, at: Date, since: Date): Promise<PeriodRow[]> {
  const { rows } = await from.query<PeriodRow>(
    `SELECT ${columns} FROM ${asDrawn} WHERE ${isShared} AND p.state = 'open' AND p.opens_at > $1 AND (p.committed_at IS NULL OR p.committed_at > $2)
      ORDER BY p.opens_at, p.lot_code`,
    [at, since],
  );
  return rows;
}

type Due = Pick<PeriodRow, 'lot_code' | 'qi_hao' | 'opens_at' | 'commitment'>;

/** Periods here that have ended and have no result yet. */
async function dueHere(pool: pg.Pool, at: Date): Promise<Due[]> {
  const { rows } = await pool.query<Due>(
    `SELECT p.lot_code, p.qi_hao, p.opens_at, p.commitment FROM lottery_period p WHERE ${isShared} AND p.state = 'open' AND p.opens_at <= $1`,
    [at],
  );
  return rows;
}

/** Those of them that have ended in the other database. */
async function endedOf(from: pg.Pool, due: readonly Due[]): Promise<PeriodRow[]> {
  const { rows } = await from.query<PeriodRow>(
    `SELECT ${columns} FROM ${asDrawn} JOIN unnest($1::text[], $2::text[]) AS w(lot_code, qi_hao) ON w.lot_code = p.lot_code AND w.qi_hao = p.qi_hao
      WHERE p.state <> 'open' ORDER BY p.opens_at, p.lot_code`,
    [due.map(({ lot_code }) => lot_code), due.map(({ qi_hao }) => qi_hao)],
  );
  return rows;
}

interface Day {
  lot_code: string;
  day: Date;
  count: number;
}

/** Days of lotteries of which the two databases have different numbers of periods, the newest first. */
async function lackingDays(from: pg.Pool, pool: pg.Pool, span: Span): Promise<Day[]> {
  const count = `SELECT p.lot_code, date_trunc('day', p.opens_at, 'UTC') AS day, count(*)::int AS count FROM lottery_period p
    WHERE ${isShared} AND p.state <> 'open' AND p.opens_at > $1 AND p.opens_at <= $2 GROUP BY 1, 2`;
  const [{ rows: there }, { rows: here }] = await Promise.all([
    from.query<Day>(`${count} ORDER BY 2 DESC, 1`, [...span]),
    pool.query<Day>(count, [...span]),
  ]);
  const known = new Map(here.map(({ lot_code, day, count }) => [`${lot_code} ${day.getTime()}`, count]));
  return there.filter(({ lot_code, day, count }) => known.get(`${lot_code} ${day.getTime()}`) !== count);
}

/** Periods of a day that are not here. */
async function lackingOf(
  from: pg.Pool,
  pool: pg.Pool,
  { lot_code, day }: Day,
  span: Span,
): Promise<PeriodRow[]> {
  const { rows } = await from.query<PeriodRow>(
    `SELECT ${columns} FROM ${asDrawn} WHERE p.lot_code = $1 AND p.state <> 'open' AND p.opens_at >= $2 AND p.opens_at < $3 AND p.opens_at > $4 AND p.opens_at <= $5
      ORDER BY p.opens_at`,
    [lot_code, day, new Date(day.getTime() + dayMs), ...span],
  );
  const { rows: stored } = await pool.query<{ qi_hao: string }>(
    'SELECT qi_hao FROM lottery_period WHERE lot_code = $1 AND qi_hao = ANY ($2)',
    [lot_code, rows.map(({ qi_hao }) => qi_hao)],
  );
  const isStored = new Set(stored.map(({ qi_hao }) => qi_hao));
  return rows.filter(({ qi_hao }) => !isStored.has(qi_hao));
}

type Corrected = CorrectionRow & { id: bigint };

async function correctedSince(from: pg.Pool, id: bigint): Promise<Corrected[]> {
  const { rows } = await from.query<Corrected>(
    `SELECT p.id, p.lot_code, p.qi_hao, p.number, p.old_draw, p.new_draw, p.reason, p.requested_by, p.requested_at FROM draw_correction p
      WHERE ${isShared} AND p.id > $1 ORDER BY p.id`,
    [id],
  );
  return rows;
}

/** Stores a correction once; says whether it is here. */
async function storeCorrection(pool: pg.Pool, row: Corrected): Promise<boolean> {
  await pool.query(
    `INSERT INTO draw_correction (lot_code, qi_hao, number, old_draw, new_draw, reason, requested_by, requested_at)
      SELECT $1, $2, $3::smallint, $4::smallint[], $5::smallint[], $6, $7, $8 FROM lottery_period p
      WHERE p.lot_code = $1 AND p.qi_hao = $2 AND p.state = 'drawn' AND p.draw = $4::smallint[] AND p.corrections = $3::smallint - 1
      ON CONFLICT DO NOTHING`,
    [
      row.lot_code,
      row.qi_hao,
      row.number,
      row.old_draw,
      row.new_draw,
      row.reason,
      row.requested_by,
      row.requested_at,
    ],
  );
  const { rowCount } = await pool.query(
    'SELECT FROM draw_correction WHERE lot_code = $1 AND qi_hao = $2 AND number = $3',
    [row.lot_code, row.qi_hao, row.number],
  );
  return rowCount !== 0;
}

export function createDrawCopy({ pool, authority, historyMs, onFailure, isStopped }: DrawCopyDeps): DrawCopy {
  /** Until when commitments have been copied, by the other database's moments. */
  let committedUntil = 0;
  let lastWholeMs: number | undefined;
  let lastCorrection = 0n;
  let isAway = false;
  const wrong = new Set<string>();

  /** Says a period that cannot be stored, once, and leaves it open. */
  async function refuse(row: PeriodRow, error: unknown, at: Date): Promise<void> {
    const ref = nameOf(row);
    if (wrong.has(ref)) return;
    wrong.add(ref);
    onFailure(`copy ${ref}`, error);
    const reason = `${(error as Error).message} It stays open here; compare it with the database that draws for all.`;
    await inStation(pool, everyStation, (db) =>
      reportProblem(db, { station: everyStation, kind: 'draw', ref, reason, at }),
    );
  }

  /** Those of rows that are right. */
  async function checked(rows: readonly PeriodRow[], at: Date): Promise<PeriodRow[]> {
    const good: PeriodRow[] = [];
    for (const row of rows)
      try {
        checkResult(row);
        good.push(row);
      } catch (error) {
        await refuse(row, error, at);
      }
    return good;
  }

  async function copyCommitments(from: pg.Pool, at: Date): Promise<void> {
    const rows = await announced(from, at, new Date(committedUntil - overlapMs));
    if (rows.length === 0) return;
    await inTransaction(pool, async (client) => {
      // The end of the office's trail is shown beside the commitments, in their transaction.
      if ((await insert(client, rows)) > 0) await client.query('SELECT trail_publish($1)', [at]);
    });
    const committedAt = rows.map((row) => row.committed_at?.getTime() ?? 0);
    committedUntil = Math.max(committedUntil, ...committedAt);
  }

  async function copyResults(from: pg.Pool, at: Date): Promise<void> {
    const due = await dueHere(pool, at);
    if (due.length === 0) return;
    const rows = await endedOf(from, due);
    const here = new Map(due.map((row) => [nameOf(row as PeriodRow), row]));
    for (const row of await checked(rows, at)) {
      const ref = nameOf(row);
      const { commitment, opens_at } = here.get(ref)!;
      try {
        if (commitment !== row.commitment || opens_at.getTime() !== row.opens_at.getTime())
          throw new Error(`${ref} was announced here with another commitment or another time.`);
        await storeResult(pool, row);
        if (wrong.delete(ref))
          await inStation(pool, everyStation, (db) => resolveProblem(db, 'draw', ref, at));
      } catch (error) {
        // One that fails delays no other.
        await refuse(row, error, at);
      }
    }
  }

  /** Periods that have ended and were never open here, the newest day first. */
  async function copyPast(from: pg.Pool, at: Date, backMs: number): Promise<void> {
    const span: Span = [new Date(at.getTime() - backMs), new Date(at.getTime() - settledMs)];
    for (const day of await lackingDays(from, pool, span)) {
      if (isStopped()) return;
      const lacking = await lackingOf(from, pool, day, span);
      const missing = await checked(lacking, at);
      for (let begin = 0; begin < missing.length; begin += insertedAtOnce)
        await inTransaction(pool, (client) => insert(client, missing.slice(begin, begin + insertedAtOnce)));
    }
  }

  /** What is corrected there is corrected here, by the steps that follow a draw. */
  async function copyCorrections(from: pg.Pool): Promise<void> {
    for (const row of await correctedSince(from, lastCorrection)) {
      // The period, or the correction before, is not here yet: in the next round.
      if (!(await storeCorrection(pool, row))) return;
      lastCorrection = row.id;
    }
  }

  async function copy(at: Date): Promise<void> {
    try {
      const from = authority();
      if (!from) throw new Error('The database that draws for all is away.');
      await copyResults(from, at);
      await copyCommitments(from, at);
      const isWholeKnown = lastWholeMs !== undefined && !isAway;
      if (!isWholeKnown || at.getTime() - lastWholeMs! >= wholeMs) {
        await copyPast(from, at, isWholeKnown ? Math.min(lookBackMs, historyMs) : historyMs);
        lastWholeMs = at.getTime();
      }
      await copyCorrections(from);
      isAway = false;
    } catch (error) {
      // Once for each absence; the draws wait meanwhile.
      if (!isAway) onFailure('copy', error);
      isAway = true;
    }
  }

  let running: Promise<void> | undefined;
  return {
    async round(at, isFirst) {
      if (isFirst && !running) [committedUntil, lastWholeMs, lastCorrection] = [0, undefined, 0n];
      const wasAway = isAway;
      running ??= copy(at).finally(() => {
        running = undefined;
      });
      if (!wasAway) await running;
    },
    finished: async () => await running,
  };
}
