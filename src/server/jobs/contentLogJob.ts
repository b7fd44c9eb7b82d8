// The log lines about content: who changed what of which station, and which station begins or ceases to lack what players need.
import type pg from 'pg';
import { kindNames, type Lacking, stationsLacking } from '../content/missing.ts';
import type { StationLogLine } from '../operation/stationLog.ts';
import { createJob, type Job } from './job.ts';

const intervalMs = 5_000;

export interface ContentLogOptions {
  pool: pg.Pool;
  /** Codes of the stations in service. */
  stations: () => readonly string[];
  report: (line: StationLogLine) => void;
  onFailure: (what: string, error: unknown) => void;
}

interface ChangeRow {
  id: string;
  station: string;
  at: Date;
  changed_by: string;
  kinds: string[] | null;
  count: number;
}

/** Reports changes that come after its first round, whichever process made them, and what is lacking then and from then on. */
export function createContentLog({ pool, stations, report, onFailure }: ContentLogOptions): Job {
  /** Number of the last change that is not to be reported again, by station. */
  const seen = new Map<string, bigint>();
  /** The last one of any station at the first round: a station that comes later reports what came since. */
  let newest = 0n;
  let lacking = new Map<string, string>();

  async function reportChanges(codes: readonly string[], isFirst: boolean): Promise<void> {
    if (isFirst) {
      newest = await lastNumber(pool);
      for (const code of codes) seen.set(code, 0n);
    }
    const after = codes.map((code) => (isFirst ? null : (seen.get(code) ?? newest)));
    const { rows } = await pool.query<ChangeRow>(
      'SELECT id::text, station, at, changed_by, kinds, count FROM content_changes_after($1, $2)',
      [codes, after],
    );
    for (const row of rows) {
      seen.set(row.station, BigInt(row.id));
      if (!isFirst) report(changedLine(row));
    }
  }

  async function reportLacking(codes: readonly string[]): Promise<void> {
    const found = await stationsLacking(pool, codes);
    const current = new Map(found.map((one) => [one.station, one.kinds.join(' ')]));
    for (const one of found)
      if (lacking.get(one.station) !== current.get(one.station)) report(lackingLine(one));
    for (const station of lacking.keys())
      if (!current.has(station) && codes.includes(station))
        report({
          level: 'info',
          sentence: `${station} lacks nothing that players need any more.`,
          fields: { station, event: 'complete' },
        });
    lacking = current;
  }

  return createJob({
    name: 'contentLog',
    intervalMs,
    // Each process has its own log.
    leaseOf: null,
    pool,
    onFailure,
    async run({ isFirst }) {
      const codes = stations();
      await reportChanges(codes, isFirst);
      await reportLacking(codes);
    },
  });
}

/** Row security hides the changes of other stations, but not how far their numbers are. */
async function lastNumber(pool: pg.Pool): Promise<bigint> {
  const { rows } = await pool.query<{ last: string | null }>(
    `SELECT pg_sequence_last_value(pg_get_serial_sequence('content_change', 'id'))::text AS last`,
  );
  return BigInt(rows[0]!.last ?? 0);
}

function changedLine({ station, at, changed_by: by, kinds, count }: ChangeRow): StationLogLine {
  const what = kinds?.join(', ') ?? 'nothing that players see';
  return {
    level: 'info',
    sentence: `${station} has new content by ${by}: ${what}.`,
    fields: { station, event: 'content', by, at: at.toISOString(), kinds: kinds ?? [], count },
  };
}

const lackingLine = ({ station, kinds }: Lacking): StationLogLine => ({
  level: 'warn',
  sentence: `${station} is not open for players: it has no ${kindNames(kinds).join(', no ')}.`,
  fields: { station, event: 'lacking', kinds },
});
