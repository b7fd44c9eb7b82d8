// Measures reports of a year beside those of a day and prints JSON, as ratios of one run: the overview and the table of each dimension, over the sums that a year
// of a million members leaves. BENCH_ACCOUNTS makes it smaller. Ends with 1 where the overview of a year takes more than twice that of a day.
import { cpus } from 'node:os';
import type pg from 'pg';
import { ledgerTypes } from '#server/db/ledger.ts';
import { dimensions } from '#server/office/figures/read.ts';
import { addDays, dayOf } from '#values/days.ts';
import { median, rounded } from './figures.ts';
import { browserOf, timeOf } from './office/browser.ts';
import { officeBeginMs, openOffice } from './office/openOffice.ts';

const accounts = Number(process.env.BENCH_ACCOUNTS ?? 1_000_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 21);
const bound = 2;
const days = 365;
const levels = 8;
/** Heads of lines: one for so many members. */
const membersOfHead = 20_000;

const { bet, revoke, payout, rebate, agentRebate, transferIn, transferOut, bankDeposit } = ledgerTypes;
const { onlineDeposit, withdrawalPaid, activityPrize, depositGift, dailyBonus } = ledgerTypes;

/** What moves in each hour of a large station: types, and how many parts each belongs to. */
const moved: readonly (readonly [prefix: string, parts: number, types: readonly number[]])[] = [
  ['lot', 40, [bet, revoke, payout, agentRebate]],
  ['pay', 8, [bankDeposit, onlineDeposit]],
  ['card', 3, [withdrawalPaid]],
  ['game', 12, [transferIn, transferOut]],
  ['activity', 10, [activityPrize, dailyBonus]],
  ['offer', 6, [depositGift]],
  ['', 1, [rebate]],
];

async function fillFigures(
  pool: pg.ClientBase,
  station: string,
  last: string,
): Promise<Record<string, number>> {
  await pool.query('SET statement_timeout = 0');
  await pool.query('BEGIN');
  // Of the demonstration's own members; its job counts them meanwhile, and waits.
  await pool.query('LOCK TABLE figure IN EXCLUSIVE MODE');
  await pool.query('DELETE FROM figure WHERE station = $1', [station]);
  const parts = moved.flatMap(([prefix, count, types]) =>
    types.flatMap((type) =>
      Array.from({ length: count }, (_, at) => ({ type, part: prefix && `${prefix}:${at + 1}` })),
    ),
  );
  const heads = Math.max(1, Math.round(accounts / membersOfHead));
  const keys = { hour: 24, level: levels, agent: heads + 1 };
  // Of a day: each key of each dimension, with what it has of an amount.
  await pool.query(
    `INSERT INTO figure (station, grain, dimension, day, key, type, moves, came, went, fee)
      WITH part AS (SELECT * FROM unnest($4::integer[], $5::text[]) p(type, part)),
      whole AS (SELECT type, count(*) AS parts FROM part GROUP BY 1),
      keyed AS (
        SELECT 'all' AS dimension, '' AS key, type, parts::numeric AS parts FROM whole
        UNION ALL SELECT figure_dimension(part), part, type, 1 FROM part WHERE part <> ''
        UNION ALL SELECT k.dimension, CASE k.dimension WHEN 'hour' THEN lpad(n::text, 2, '0') ELSE n::text END, w.type, w.parts / k.count
          FROM whole w CROSS JOIN jsonb_each_text($6::jsonb) e(dimension, value) CROSS JOIN LATERAL (SELECT e.dimension, e.value::integer AS count) k
            CROSS JOIN LATERAL generate_series(0, k.count - 1) n)
      SELECT $1, 'day', k.dimension, d::date, k.key, k.type, ceil(408 * k.parts), ceil(4080000 * k.parts), ceil(2160000 * k.parts), 0
        FROM generate_series($2::date - ($3::integer - 1), $2::date, interval '1 day') d CROSS JOIN keyed k`,
    [
      station,
      last,
      2 * days,
      parts.map(({ type }) => type),
      parts.map(({ part }) => part),
      JSON.stringify(keys),
    ],
  );
  await pool.query(
    `INSERT INTO figure (station, grain, dimension, day, key, type, moves, came, went, fee)
      SELECT f.station, 'month', f.dimension, date_trunc('month', f.day)::date, f.key, f.type, sum(f.moves), sum(f.came), sum(f.went), 0
        FROM figure f WHERE f.station = $1 AND f.grain = 'day' GROUP BY 1, 3, 4, 5, 6`,
    [station],
  );
  await pool.query('COMMIT');
  await pool.query('VACUUM (ANALYZE) figure');
  const { rows } = await pool.query<{ n: string }>('SELECT count(*) AS n FROM figure');
  return { sums: Number(rows[0]!.n), heads };
}

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

// None is drawn here.
const office = await openOffice(say, { lotteries: [] });
const { pool, server } = office;
const [station] = office.stations;
try {
  const last = addDays(dayOf(new Date(officeBeginMs)), -1);
  say(`Writing the sums of a year of ${accounts} members ...`);
  const client = await pool.connect();
  const filled = await fillFigures(client, station, last).finally(() => client.release(true));
  const [owner] = await office.openStaff(station, 'owner', 1);
  const browser = browserOf(server.officePort, owner!);
  const spans = { day: { from: last, to: last }, year: { from: addDays(last, 1 - days), to: last } };
  const measure = async (call: string, fields: object) => {
    const times: Record<'day' | 'year', number[]> = { day: [], year: [] };
    // In turns, so that what else the machine does meets both; the first ones warm up.
    for (let round = -3; round < rounds; round += 1)
      for (const span of ['day', 'year'] as const) {
        const ms = await timeOf(() => browser.ask(call, { ...spans[span], ...fields }));
        if (round >= 0) times[span].push(ms);
      }
    const [day, year] = [median(times.day), median(times.year)];
    return { dayMs: rounded(day, 1), yearMs: rounded(year, 1), ratio: rounded(year / day, 2) };
  };
  say('Reading reports ...');
  const overview = await measure('figures/overview', {});
  const tables: Record<string, object> = {};
  for (const by of dimensions) tables[by] = await measure('figures/table', { by });
  browser.close();
  console.log(
    JSON.stringify(
      {
        measuredAt: new Date().toISOString(),
        cores: cpus().length,
        accounts,
        ...filled,
        overview,
        bound: `overview at most ${bound}`,
        tables,
      },
      null,
      2,
    ),
  );
  if (overview.ratio > bound) process.exitCode = 1;
} finally {
  await office.stop();
}
