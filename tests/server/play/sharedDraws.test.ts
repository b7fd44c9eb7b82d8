// Draws over several databases: one draws the lotteries of the catalogue for all, the others copy what it drew, and draw nothing of it by themselves.
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import { LOTTERY_CODES } from '#lottery/catalogue.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import type { DrawJob, DrawJobOptions } from '#server/jobs/drawJob.ts';
import type { DrawFeed } from '#server/jobs/draws/drawFeed.ts';
import { planCorrection } from '#server/play/corrections.ts';
import { seedOfPeriod } from '#support/chosenSeed.ts';
import { drawJobOf } from '#support/drawJob.ts';
import { betCredit, creditItem, sums } from '#support/playTable.ts';
import { type Several, startSeveral } from '#support/severalDatabases.ts';
import { alpha, beta, gamma } from '#support/testStations.ts';

/** What a database has of a period. */
interface Stored {
  lot_code: string;
  qi_hao: string;
  state: string;
  draw: number[] | null;
  commitment: string | null;
  seed: string | null;
}

interface Draws {
  it: Several;
  /** Of the database that draws, and of the one that copies. */
  one: DrawJob;
  two: DrawJob;
  failures: string[];
  /** Whether the second one cannot reach the first. */
  isCut: boolean;
  /** Rounds of the second one, until it has found the first again and has what it drew. */
  reached(): Promise<void>;
  /** Time passes, and both jobs have a round. */
  pass(seconds: number): Promise<void>;
  stored(number: number, lotCode?: string): Promise<Stored[]>;
  /** Writes what no server would, past every guard. */
  tamper(number: number, sql: string): Promise<void>;
}

const lotteries = ['FFC', 'FFK3'];

async function draws(options: Partial<DrawJobOptions> = {}): Promise<Draws> {
  const it = await startSeveral({ map: { 1: [beta, gamma], 2: [alpha] } });
  const failures: string[] = [];
  const poolOf = (number: number) => it.server(number).context.pool;
  const common = {
    lotteries,
    onFailure: (what: string, error: unknown) => failures.push(`${what}: ${error}`),
  };
  const ofDatabase = (number: number) => {
    const { context } = it.server(number);
    return { pool: context.pool, now: context.now, context };
  };
  const one = drawJobOf(ofDatabase(1), { ...common, ...options });
  const made: Draws = {
    it,
    one,
    two: drawJobOf(ofDatabase(2), {
      ...common,
      copiesFrom: () => (made.isCut ? undefined : poolOf(1)),
      historyDays: 2,
    }),
    failures,
    isCut: false,
    async reached() {
      const dueHere = async () => {
        await made.two.tick();
        return drawn(await made.stored(2, 'FFK3')).length;
      };
      const there = drawn(await made.stored(1, 'FFK3')).length;
      // The last minute is left to the round after.
      await expect.poll(dueHere).toBeGreaterThanOrEqual(there - 1);
      await made.two.tick();
    },
    async pass(seconds) {
      it.clock.pass(seconds);
      await one.tick();
      await made.two.tick();
    },
    async stored(number, lotCode = 'FFC') {
      const { rows } = await poolOf(number).query<Stored>(
        'SELECT lot_code, qi_hao, state, draw, commitment, seed FROM lottery_period WHERE lot_code = $1 ORDER BY opens_at',
        [lotCode],
      );
      return rows;
    },
    async tamper(number, sql) {
      const client = new pg.Client({ connectionString: it.urls[number] });
      await client.connect();
      await client.query(`SET session_replication_role = replica; ${sql}`);
      await client.end();
    },
  };
  onTestFinished(async () => {
    await made.two.stop();
    await one.stop();
    await it.stop();
  });
  await one.tick();
  await made.two.tick();
  return made;
}

const drawn = (rows: readonly Stored[]) => rows.filter(({ state }) => state !== 'open');
const periodOf = async ({ it }: Draws, station: string, lotCode = 'FFC') =>
  (await it.call(getNewPeriod, { lotCode }, station)).answer.period!.qiHao;

test('stations of two databases see one draw: the commitment before, the result after, and each pays by it', async () => {
  const table = await draws();
  const { it } = table;
  const open = await table.stored(1);
  expect(open.length).toBeGreaterThan(0);
  expect(open.every(({ commitment, seed }) => commitment !== null && seed === null)).toBe(true);
  expect(await table.stored(2)).toEqual(open);
  // The secret of a draw stays where it is drawn.
  const seeds = (number: number) =>
    it
      .server(number)
      .context.pool.query('SELECT FROM lottery_seed')
      .then(({ rowCount }) => rowCount);
  expect(await seeds(1)).toBeGreaterThan(0);
  expect(await seeds(2)).toBe(0);

  const player = it.client(alpha);
  await player.logIn('member01');
  const qiHao = await periodOf(table, alpha);
  expect(await periodOf(table, gamma)).toBe(qiHao);
  const items = [await creditItem(player, 'FFC', sums, ['总和大', '总和小'])];
  expect((await betCredit(player, 'FFC', qiHao, items)).answer.success).toBe(true);
  await table.pass(60);
  const period = (await table.stored(1)).find((row) => row.qi_hao === qiHao)!;
  expect(period.state).toBe('drawn');
  expect((await table.stored(2)).find((row) => row.qi_hao === qiHao)).toEqual(period);
  const bets = await it.inStation(2, alpha, (db) =>
    db
      .selectFrom('bet_order')
      .select(['status', 'payout'])
      .where('qi_hao', '=', qiHao)
      .orderBy('id')
      .execute(),
  );
  // One of both sides has won.
  expect(bets.filter(({ payout }) => payout > 0n)).toHaveLength(1);
  expect(table.failures).toEqual([]);
});

test('a round that is repeated changes nothing, and many in a row leave both the same', async () => {
  const table = await draws();
  for (let round = 0; round < 5; round += 1) await table.pass(60);
  expect(drawn(await table.stored(1)).length).toBeGreaterThanOrEqual(5);
  expect(await table.stored(2)).toEqual(await table.stored(1));
  const versions = () =>
    table.it
      .server(2)
      .context.pool.query('SELECT lot_code, qi_hao, xmin::text FROM lottery_period ORDER BY 1, 2')
      .then(({ rows }) => rows);
  const before = await versions();
  await table.two.tick();
  expect(await versions()).toEqual(before);
});

test('the database that draws is away: draws of the catalogue wait, those of a station’s own go on, and then all come in order', async () => {
  const table = await draws();
  const { it } = table;
  const own = {
    mark: { 'zh-CN': '锦鲤', en: 'KOI' },
    drawnBy: 'platform',
    draws: { everySeconds: 90 },
    sealSeconds: 10,
    periodNumber: 'YYYYMMDDNNN',
  };
  await it
    .server(2)
    .context.pool.query(
      `INSERT INTO own_lottery (code, family, name, own) VALUES ('KOI90-alpha', 'ssc', '{"zh-CN":"锦鲤彩","en":"Koi"}', $1)`,
      [JSON.stringify(own)],
    );
  await table.pass(1);
  const player = it.client(alpha);
  await player.logIn('member01');
  const qiHao = await periodOf(table, alpha);
  const items = [await creditItem(player, 'FFC', sums, ['总和大'])];
  expect((await betCredit(player, 'FFC', qiHao, items)).answer.success).toBe(true);
  const statusOf = async () =>
    (
      await it.inStation(2, alpha, (db) =>
        db.selectFrom('bet_order').select('status').where('qi_hao', '=', qiHao).executeTakeFirstOrThrow(),
      )
    ).status;

  table.isCut = true;
  const before = drawn(await table.stored(2)).length;
  for (let round = 0; round < 4; round += 1) await table.pass(60);
  expect(drawn(await table.stored(1)).length).toBeGreaterThanOrEqual(before + 4);
  expect(drawn(await table.stored(2))).toHaveLength(before);
  expect(await statusOf()).toBe(1);
  expect(drawn(await table.stored(2, 'KOI90-alpha')).length).toBeGreaterThanOrEqual(2);
  // Said once for an absence, however long.
  expect(table.failures).toEqual(['copy: Error: The database that draws for all is away.']);

  table.isCut = false;
  await table.reached();
  // What was never announced here has opened a minute ago at most, or comes with the look for what is missing.
  await table.pass(60);
  expect(await statusOf()).not.toBe(1);
  const [there, here] = [await table.stored(1), await table.stored(2)];
  const complete = drawn(there).slice(0, -1);
  expect(drawn(here).filter(({ qi_hao }) => complete.some((row) => row.qi_hao === qi_hao))).toEqual(complete);
});

test('what is not as it was committed to is not stored: the period stays open, and an operator reads why', async () => {
  const table = await draws();
  const { it } = table;
  const [first, second] = await table.stored(1);
  table.isCut = true;
  await table.pass(60);
  await table.pass(60);
  const other = seedOfPeriod('FFC', 'another');
  await table.tamper(
    1,
    `UPDATE lottery_period SET seed = '${other}' WHERE lot_code = 'FFC' AND qi_hao = '${first!.qi_hao}'`,
  );
  await table.tamper(
    1,
    `UPDATE lottery_period SET draw = ARRAY[9 - draw[1], draw[2], draw[3], draw[4], draw[5]]::smallint[] WHERE lot_code = 'FFC' AND qi_hao = '${second!.qi_hao}'`,
  );
  table.isCut = false;
  await table.reached();
  const here = await table.stored(2);
  expect(here.slice(0, 2).map(({ state }) => state)).toEqual(['open', 'open']);
  // Others of the same round came.
  expect(drawn(await table.stored(2, 'FFK3')).length).toBeGreaterThan(0);
  const { rows } = await it
    .server(2)
    .context.pool.query(
      "SELECT kind, name, count FROM open_problems_named(ARRAY['all']) WHERE kind = 'draw'",
    );
  expect(rows).toMatchObject([{ kind: 'draw' }]);
  expect(table.failures.filter((line) => line.startsWith('copy FFC'))).toEqual([
    expect.stringContaining(`The seed of FFC ${first!.qi_hao} is not the one that was committed to.`),
    expect.stringContaining(
      `The draw of FFC ${second!.qi_hao} is not that of its seed and its public value.`,
    ),
  ]);
  // A commitment that was announced here is not exchanged for another.
  const announced = async () => {
    await table.two.tick();
    return (await table.stored(2)).findLast(({ qi_hao }) => qi_hao > second!.qi_hao);
  };
  // What is announced is copied after what has ended.
  await expect.poll(announced).toBeDefined();
  const last = (await announced())!;
  await table.tamper(
    2,
    `UPDATE lottery_period SET commitment = repeat('0', 64) WHERE lot_code = 'FFC' AND qi_hao = '${last.qi_hao}'`,
  );
  await table.pass(120);
  expect((await table.stored(2)).find(({ qi_hao }) => qi_hao === last.qi_hao)!.state).toBe('open');
  expect(table.failures.join('\n')).toContain(
    `FFC ${last.qi_hao} was announced here with another commitment`,
  );
});

test('nobody draws, enters or cancels here what is drawn elsewhere', async () => {
  const table = await draws();
  const { pool } = table.it.server(2).context;
  const [first] = await table.stored(2);
  table.isCut = true;
  await table.pass(60 * 5);
  await expect(table.two.voidPeriod('FFC', first!.qi_hao)).rejects.toThrow(/drawn in another database/);
  await expect(
    pool.query(
      "UPDATE lottery_period SET state = 'void', drawn_at = now() WHERE lot_code = 'FFC' AND qi_hao = $1",
      [first!.qi_hao],
    ),
  ).rejects.toThrow(/drawn in another database/);
  await expect(
    pool.query('SELECT draw_enter($1, $2, NULL, $3, $3, $3, $4)', [
      'FFC',
      first!.qi_hao,
      'why',
      table.it.clock.now(),
    ]),
  ).rejects.toMatchObject({ code: 'BE011', detail: 'elsewhere' });
  // The one that draws may, as ever.
  expect(drawn(await table.stored(1)).length).toBeGreaterThan(0);
});

test('a database that comes new gets the past as it was drawn', async () => {
  const table = await draws({ historyDays: 1 });
  await table.one.fillHistory();
  const there = await table.stored(1);
  expect(there.length).toBeGreaterThan(1_000);
  await table.two.stop();
  const { context } = table.it.server(2);
  const late = drawJobOf(
    { pool: context.pool, now: context.now, context },
    {
      copiesFrom: () => table.it.server(1).context.pool,
      historyDays: 2,
      onFailure: (what, error) => table.failures.push(`${what}: ${error}`),
    },
  );
  onTestFinished(() => late.stop());
  await late.tick();
  const newest = drawn(there)
    .slice(-2)
    .map(({ qi_hao }) => qi_hao);
  const settled = (rows: readonly Stored[]) => drawn(rows).filter(({ qi_hao }) => !newest.includes(qi_hao));
  expect(settled(await table.stored(2))).toEqual(settled(there));
  expect(table.failures).toEqual([]);
});

test('a draw of a feed is copied, and so is its correction, which takes back and settles again here', async () => {
  const code = 'CQSSC';
  expect(LOTTERY_CODES).toContain(code);
  const results = new Map<string, number[]>();
  const feed: DrawFeed = { lotteries: new Set([code]), read: async (_, qiHao) => results.get(qiHao) ?? null };
  const table = await draws({ feed, lotteries: [code] });
  const [first] = await table.stored(1, code);
  expect((await table.stored(2, code))[0]).toEqual(first);
  results.set(first!.qi_hao, [1, 2, 3, 4, 5]);
  await table.pass(60 * 60);
  const at = async (number: number) =>
    (await table.stored(number, code)).find(({ qi_hao }) => qi_hao === first!.qi_hao)!;
  expect(await at(2)).toMatchObject({ state: 'drawn', draw: [1, 2, 3, 4, 5] });
  // Whoever asks for it where it is only copied is refused, by the command and by the database.
  const { context } = table.it.server(2);
  const wanted = { lotCode: code, qiHao: first!.qi_hao, draw: [5, 4, 3, 2, 1] };
  await inStation(context.pool, alpha, async (db) => {
    await expect(planCorrection(db, { home: alpha, stations: [alpha] }, wanted)).rejects.toMatchObject({
      text: 'support.refused.elsewhere',
    });
  });
  await expect(
    context.pool.query(
      "SELECT draw_correction_ask($1, $2, 1::smallint, '{1,2,3,4,5}', '{5,4,3,2,1}', 'a wrong line', 'test', $3)",
      [code, first!.qi_hao, table.it.clock.now()],
    ),
  ).rejects.toThrow('is drawn in another database');
  await table.it.server(1).context.pool.query(
    `INSERT INTO draw_correction (lot_code, qi_hao, number, old_draw, new_draw, reason, requested_by, requested_at)
      VALUES ($1, $2, 1, '{1,2,3,4,5}', '{5,4,3,2,1}', 'a wrong line', 'test', $3)`,
    [code, first!.qi_hao, table.it.clock.now()],
  );
  for (let round = 0; round < 3; round += 1) await table.pass(1);
  expect(await at(1)).toMatchObject({ state: 'drawn', draw: [5, 4, 3, 2, 1] });
  expect(await at(2)).toMatchObject({ state: 'drawn', draw: [5, 4, 3, 2, 1] });
  expect(table.failures).toEqual([]);
});
