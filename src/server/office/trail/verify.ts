// Walking the whole trail: every line is as it was written, none is missing, and each end that players were shown is on it.
import type pg from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import { type ChainLine, ChainWalk, type TrailHead } from './chain.ts';

const pageSize = 5_000;

export type TrailVerdict =
  | { ok: true; head: TrailHead; shown: number }
  | {
      ok: false;
      /** The first line that is wrong. */
      number: bigint;
      /** `head`: the line is another one than that which players were shown. */
      fault: 'changed' | 'missing' | 'head';
    };

interface Row extends Omit<ChainLine, 'atMs' | 'staffId' | 'doneBy' | 'accountId'> {
  at_ms: bigint;
  staff_id: number | null;
  done_by: string;
  account_id: number | null;
}

/** Reads as the owner of the database: connections of `pool` have no role of a room. `kept` are ends that somebody kept elsewhere. */
export const verifyTrail = (pool: pg.Pool, kept: readonly TrailHead[] = []): Promise<TrailVerdict> =>
  inTransaction(pool, async (client) => {
    // One moment for all pages: lines that are written meanwhile are not looked for.
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const shown = new Map(
      (
        await client.query<{ lines: bigint; hash: string }>(
          'SELECT lines, hash FROM trail_head ORDER BY lines',
        )
      ).rows.map(({ lines, hash }) => [lines, hash]),
    );
    for (const { lines, hash } of kept) {
      if ((shown.get(lines) ?? hash) !== hash) return { ok: false, number: lines, fault: 'head' };
      shown.set(lines, hash);
    }
    const walk = new ChainWalk();
    for (let last = 0n; ; ) {
      const { rows } = await client.query<Row>(
        `SELECT number, round(extract(epoch FROM at) * 1000)::bigint AS at_ms, source, what, station, staff_id, done_by, account_id,
            detail::text AS detail, reason, previous, hash FROM trail WHERE number > $1 ORDER BY number LIMIT $2`,
        [last, pageSize],
      );
      const lines = rows.map(
        ({ at_ms: atMs, staff_id: staffId, done_by: doneBy, account_id: accountId, ...row }) => ({
          ...row,
          atMs,
          staffId,
          doneBy,
          accountId,
        }),
      );
      const fault = walk.take(lines);
      if (fault) return { ok: false, ...fault };
      for (const { number, hash } of lines) {
        const known = shown.get(number);
        if (known !== undefined && known !== hash.toString('hex'))
          return { ok: false, number, fault: 'head' };
      }
      if (rows.length < pageSize) break;
      last = rows.at(-1)!.number;
    }
    const { head } = walk;
    const beyond = [...shown.keys()].find((lines) => lines > head.lines);
    return beyond === undefined
      ? { ok: true, head, shown: shown.size }
      : { ok: false, number: head.lines + 1n, fault: 'missing' };
  });
