// A bet passes and is refused as limit_check() says, whatever bounds it: bet_place() lets most bets pass by sums of days and hours alone.
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { pointsExchange } from '#contract/activity.generated.ts';
import type { LimitFrame, LimitKind } from '#rules/protection/limits/limitUsed.ts';
import { randomFrom } from '#scripts/crash-test/random.ts';
import { standingsOf } from '#server/protection/limitsOf.ts';
import { sellPoints } from '#support/activities.ts';
import { betOffcial, openTable, type Table, ticket, troublesOf } from '#support/playTable.ts';
import { alpha } from '#support/testStations.ts';
import { YUAN } from '#values/money.ts';
import { addPlatforms, reported, store } from '../games/storedRounds.ts';
import { idOf } from '../money/wallets.ts';

const stake = 2n * YUAN;
const steps = 40;
const kinds: readonly LimitKind[] = ['stake', 'loss'];
const frames: readonly LimitFrame[] = ['day', 'week', 'month', '24h', '7d'];
const isRolling = (frame: LimitFrame): boolean => frame.endsWith('h') || frame === '7d';
/** Around what one more bet uses, in 0.0001 yuan, beside limits that are far away. */
const room = [-20_000, -1, 0, 1, 19_999, 20_000, 20_001, 40_000, 900_000_000];

/** Bets about the moments at which rolling frames begin, so that these begin within an hour that has wins before and losses after. */
const betBefore = (table: Table, accountId: number): Promise<unknown> =>
  table.server.pool.query(
    `INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma, units, stake, status, winning_units,
        payout, created_at, ended_at)
      SELECT $1, $2, 'real', 'FFC', 2, 'before', at, 'ssc_c_zh', '{}', '{}', '', 1, 10000, CASE WHEN won THEN 2 ELSE 3 END, CASE WHEN won THEN 1 ELSE 0 END,
          CASE WHEN won THEN 40000 ELSE 0 END, at, at
        FROM (SELECT n < 0 AND n % 3 = 0 AS won, $3::timestamptz - days * interval '24 hours' + n * interval '77 seconds' AS at
          FROM generate_series(-25, 25) AS n CROSS JOIN (VALUES (1), (7)) AS d(days)) x`,
    [alpha, accountId, table.server.now()],
  );

/** What counts beside bets, and so leaves the sums of bets alone too small or too large. */
const besides = ['nothing', 'lost at a platform', 'won at a platform', 'points'] as const;

test.for(besides.map((beside, at) => [beside, at + 1] as const))(
  'with %s beside them bets pass as limit_check() says',
  async ([beside, seed]) => {
    const table = await openTable({ lotteries: ['FFC'] });
    onTestFinished(() => table.close());
    const { server } = table;
    const client = await table.player('agent01');
    const accountId = await server.inStation(alpha, (db) => idOf(db, 'agent01'));
    const random = randomFrom(68, seed);
    // Rolling frames begin in the midst of an hour.
    await table.pass(25 * 60);
    await betBefore(table, accountId);
    await server.pool.query('INSERT INTO limit_kept (station, account_id) VALUES ($1, $2)', [
      alpha,
      accountId,
    ]);
    await server.inStation(alpha, (db) => sql`SELECT limit_begin(${accountId}, ${server.now()})`.execute(db));
    if (beside === 'points') {
      await sellPoints(server, alpha);
      expect(
        (await client.call(pointsExchange, { direction: 'toPoints', amount: '30' })).answer.success,
      ).toBe(true);
    }
    if (beside.includes('platform')) {
      await addPlatforms(server);
      const won = beside.startsWith('won');
      await store(server, 'sandbox-egame', [
        reported(accountId, server.now(), {
          stake: 300_000n,
          state: won ? 'won' : 'lost',
          prize: won ? 900_000n : 0n,
        }),
      ]);
    }

    const outcomes = { passed: 0, refused: 0 };
    for (let step = 1; step <= steps; step += 1) {
      if (random.percent(20)) await table.pass(60);
      const names = kinds.flatMap((kind) => frames.map((frame) => ({ kind, frame, value: null })));
      const standings = await server.inStation(alpha, (db) =>
        standingsOf(db, accountId, server.now(), names),
      );
      const hasRolling = random.percent(50);
      const values = standings.map(({ frame, used }) =>
        random.percent(70) || (isRolling(frame) && !hasRolling)
          ? null
          : Math.max(0, Number(used) + random.one(room)),
      );
      await server.pool.query(
        `INSERT INTO player_limit (station, account_id, kind, frame, value, changed_at)
          SELECT $1, $2, x.kind, x.frame, x.value, $6 FROM unnest($3::text[], $4::text[], $5::bigint[]) AS x(kind, frame, value)
          ON CONFLICT (station, account_id, kind, frame) DO UPDATE SET value = excluded.value`,
        [
          alpha,
          accountId,
          standings.map(({ kind }) => kind),
          standings.map(({ frame }) => frame),
          values,
          server.now(),
        ],
      );
      const { rows } = await server.inStation(alpha, (db) =>
        sql<{
          refused: string | null;
        }>`SELECT refused FROM limit_check(${accountId}, 'bet', ${stake}::bigint, ${server.now()})`.execute(
          db,
        ),
      );
      const { refused } = rows[0]!;
      const { answer } = await betOffcial(client, 'FFC', await table.period('FFC'), [ticket('2')]);
      expect(answer.success ? null : answer.code, `step ${step}: ${JSON.stringify(values)}`).toBe(refused);
      outcomes[refused === null ? 'passed' : 'refused'] += 1;
    }
    expect(outcomes.passed).toBeGreaterThan(5);
    expect(outcomes.refused).toBeGreaterThan(5);
    expect(await troublesOf(table)).toEqual([]);
  },
);
