// A table to play at in tests: a server with a clock set by hand, its draw job run by hand, and slips that fit.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { creditDoBet, getCreditOddsList, getNewPeriod, offcialDoBet } from '#contract/lottery.generated.ts';
import type { DrawJob, DrawJobOptions } from '#server/jobs/drawJob.ts';
import { type Clock, testClock } from './clock.ts';
import { drawJobOf } from './drawJob.ts';
import { type Client, type RunningServer, startServer, type TestServerOptions } from './startServer.ts';
import { alpha, testStations } from './testStations.ts';
import { test } from './world.ts';

export interface Table {
  server: RunningServer;
  job: DrawJob;
  /** What the draw job could not do. */
  failures: string[];
  /** Epoch milliseconds the server believes it is. */
  nowMs: number;
  /** Puts the clock forward and runs a round of the draw job. */
  pass(seconds: number): Promise<void>;
  /** A player of the first station. */
  player(account?: string): Promise<Client>;
  /** The number of the period on sale. */
  period(lotCode: string): Promise<string>;
  close(): Promise<void>;
}

export async function openTable(
  options: Partial<DrawJobOptions> = {},
  serverOptions: Pick<
    TestServerOptions,
    'databaseBy' | 'isSeeding' | 'stations' | 'beside' | 'office' | 'counterparties'
  > = {},
  clock: Clock = testClock(),
): Promise<Table> {
  const failures: string[] = [];
  const server = await startServer({ stations: testStations, clock, ...serverOptions });
  const job = drawJobOf(server, {
    lotteries: ['FFC', 'FFK3', 'SFLHC', 'FF28'],
    onFailure: (what, error) => failures.push(`${what}: ${error}`),
    ...options,
  });
  await job.tick();
  return {
    server,
    job,
    failures,
    get nowMs() {
      return clock.now().getTime();
    },
    set nowMs(ms) {
      clock.to(new Date(ms));
    },
    async pass(seconds) {
      clock.pass(seconds);
      await job.tick();
    },
    async player(account = 'member01') {
      const client = server.client(alpha);
      await client.logIn(account);
      return client;
    },
    async period(lotCode) {
      return (await server.call(getNewPeriod, { lotCode })).answer.period!.qiHao;
    },
    async close() {
      await job.stop();
      await server.stop();
    },
  };
}

/** The `test` of a file whose tests share one table. */
export const playTest = test.extend('table', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
  const table = await openTable({}, {}, clock);
  onCleanup(() => table.close());
  return table;
});

/** A bet on an option of a credit play, with the odds in force. */
export async function creditItem(
  client: Client,
  lotCode: string,
  playCode: string,
  options: string[],
  unitAmount = '10',
) {
  const { answer } = await client.call(getCreditOddsList, { lotCode });
  const oddsMark = answer.oddsList!.find((play) => play.playCode === playCode)!.oddsMark;
  const stake = String(Number(unitAmount) * options.length);
  return { playCode, selection: { options }, units: options.length, stake, unitAmount, oddsMark };
}

/** Total big, small, odd or even of a five-digit draw. */
export const sums = 'ssc_c_zh';

/** One ticket of five digits at the highest bonus group. */
export const ticket = (stake = '2', multiple = 1) => ({
  playCode: 'ssc_o_wx_zxfs',
  selection: { pos: [[1], [2], [3], [4], [5]] },
  units: 1,
  stake,
  bonusGroup: '1960',
  moneyMode: '1',
  multiple,
  rebateRate: '0',
});

export const betCredit = (
  client: Client,
  lotCode: string,
  qiHao: string,
  items: object[],
  intentId: string = randomUUID(),
) => client.call(creditDoBet, { lotCode, qiHao, bets: JSON.stringify(items) }, { intentId });

export const betOffcial = (
  client: Client,
  lotCode: string,
  qiHao: string,
  items: object[],
  /** A chase, and the intent of a slip that is sent again. */
  { intentId = randomUUID(), ...chase }: { intentId?: string; stopOnWin?: boolean; periods?: object[] } = {},
) =>
  client.call(
    offcialDoBet,
    { lotCode, qiHao, bets: JSON.stringify(items), ...(chase.periods && { chase: JSON.stringify(chase) }) },
    { intentId },
  );

/** What does not add up: accounts that are not the fold of their entries, chases that are not the sum of their parts, hours of limits that are not the sum of their bets, and books whose sum is not zero. */
export const troublesOf = (table: Table): Promise<unknown[]> =>
  table.server.inStation(alpha, async (db) => {
    const mismatches = await sql`SELECT account_id FROM ledger_mismatches()`.execute(db);
    const chases = await sql`SELECT * FROM chase_mismatches()`.execute(db);
    const limits = await sql`SELECT * FROM limit_mismatches()`.execute(db);
    const books = await sql`SELECT book FROM ledger_account GROUP BY book HAVING sum(balance) <> 0`.execute(
      db,
    );
    return [...mismatches.rows, ...chases.rows, ...limits.rows, ...books.rows, ...table.failures];
  });
