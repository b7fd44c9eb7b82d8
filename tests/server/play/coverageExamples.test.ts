// The database counts bets as the worked examples of turnover.coverage say.
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Category } from '#rules/team/categories.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import { turnoverOf } from '#server/money/turnover.ts';
import { type CountingBet, DrawCounting, type Placed } from '#server/play/drawCounting.ts';
import { betsOf } from '#server/play/settling.ts';
import { playTest as test } from '#support/playTable.ts';
import { alpha } from '#support/testStations.ts';
import { readRate } from '#values/rate.ts';
import { idOf } from '../money/wallets.ts';

interface ExampleBet {
  group: string;
  covers?: string[];
  key?: string;
  units?: number;
  ref: string;
  stake: number;
  pushed: number;
  state: 'open' | 'settled' | 'pushed' | 'revoked' | 'cancelled';
}

interface Example {
  id: string;
  rule: string;
  input: {
    limit: string;
    trial: boolean;
    factors: Partial<Record<Category, string>>;
    groups: { group: string; category: Category; outcomes?: Record<string, number>; total?: number }[];
    bets: ExampleBet[];
  };
  expect: { bets: { ref: string; valid: number; why: string | null }[]; valid: number };
}

const examples: Example[] = JSON.parse(
  readFileSync(new URL('../../domain/protection-examples.json', import.meta.url), 'utf8'),
).filter(({ rule }: Example) => rule === 'turnover.coverage');

const ended = { settled: 3, pushed: 10 } as const;

/** A bet of an example in place of one that the rules of play read. */
const readerOf =
  ({ groups }: Example['input']) =>
  ({ selection }: Pick<CountingBet, 'selection'>): Placed => {
    const bet = JSON.parse(selection) as ExampleBet;
    const { group, category, outcomes, total } = groups.find((one) => one.group === bet.group)!;
    const cover = outcomes
      ? {
          group,
          outcomes: new Map(Object.entries(outcomes).map(([name, weight]) => [name, BigInt(weight)])),
          covers: bet.covers!,
        }
      : { group, total: BigInt(total!), key: bet.key!, units: BigInt(bet.units!) };
    return { category, covers: [cover] };
  };

const rowsOf = (db: Db, qiHao: string) =>
  sql<CountingBet & { counts: bigint; coverage: number | null; status: number }>`
    SELECT id, account_id, book, play_code, selection::text, terms::text, units, stake, commission_basis(o) AS counts, coverage, status
      FROM bet_order o WHERE qi_hao = ${qiHao} ORDER BY id`
    .execute(db)
    .then(({ rows }) => rows);

test.for(examples)(
  '$id counts in the database what the rule says',
  async ({ id, input, expect: expected }, { table }) => {
    const { server } = table;
    const account = await server.inStation(alpha, (db) => idOf(db, input.trial ? 'trial01' : 'member01'));
    for (const bet of input.bets) {
      const status = bet.state === 'revoked' || bet.state === 'cancelled' ? 4 : 1;
      await server.pool.query(
        `INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma, units, stake, status,
          payout, return_reason, ended_at, created_at)
        VALUES ($1, $2, $3, 'FFC', 2, $4, $5, 'ssc_c_zh', $6, '{}', $7, $8, $8, $9, $10, $11, $12, $5)`,
        [
          alpha,
          account,
          input.trial ? 'play' : 'real',
          id,
          server.now(),
          JSON.stringify(bet),
          bet.ref,
          bet.stake,
          status,
          status === 4 ? bet.stake : 0,
          status === 4 ? 'member' : null,
          status === 4 ? server.now() : null,
        ],
      );
    }
    const terms = {
      limit: readRate(input.limit)!,
      factors: new Map(
        Object.entries(input.factors).map(([category, factor]) => [category as Category, readRate(factor)!]),
      ),
    };
    const after = await server.inStation(alpha, async (db) => {
      const before = (await turnoverOf(db, account)).valid;
      const counting = new DrawCounting({ draw: [1] }, terms, readerOf(input));
      const all = await rowsOf(db, id);
      // One after the other, as batches come: those that ended before count with the rest.
      for (const row of all) {
        const { state, pushed } = JSON.parse(row.selection) as ExampleBet;
        if (state !== 'settled' && state !== 'pushed') continue;
        const own = new DrawCounting({ draw: [1] }, terms, readerOf(input));
        const bets = await betsOf(db, { lot_code: 'FFC', qi_hao: id }, [account]);
        own.judge(bets);
        counting.judge(bets);
        const ending = { status: ended[state], pushedUnits: pushed };
        const { valid, coverage } = counting.of(row, ending);
        expect(own.of(row, ending), 'the same in a batch of its own').toEqual({ valid, coverage });
        await sql`SELECT bet_end(ARRAY[${String(row.id)}]::bigint[], ARRAY[${ending.status}]::smallint[], ARRAY[0]::bigint[], ARRAY[${pushed}]::bigint[],
        ARRAY[${pushed}]::bigint[], ARRAY[0]::bigint[], 131, 9, NULL, ${server.now()},
        ARRAY[${valid === null ? null : String(valid)}]::bigint[], ARRAY[${coverage === null ? null : String(coverage)}]::integer[])`.execute(
          db,
        );
      }
      return { rows: await rowsOf(db, id), turnover: (await turnoverOf(db, account)).valid - before };
    });
    expect(
      after.rows.map(({ selection, counts, coverage }) => {
        const { ref, state } = JSON.parse(selection) as ExampleBet;
        const settledWhy = coverage === null ? null : 'COVERAGE';
        const why = input.trial ? 'TRIAL' : state === 'settled' ? settledWhy : 'STATE';
        return { ref, valid: Number(counts), why };
      }),
    ).toEqual(expected.bets);
    expect(Number(after.turnover)).toBe(expected.valid);
  },
);
