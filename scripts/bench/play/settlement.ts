// Owns the measurement of settlement: a hundred thousand open bets of one draw, and what that does to bet calls meanwhile.

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { intentHeader } from '#contract/boot.ts';
import { creditDoBet } from '#contract/lottery.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { knownLottery } from '#lottery/catalogue.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { periodAt } from '#server/play/calendar.ts';
import { openConnection } from '../../harness/connection.ts';
import { rounded } from '../figures.ts';
import { watchProcessor } from './processor.ts';
import { betForm, lastBet, type Table } from './table.ts';

const bets = Number(process.env.BENCH_BETS ?? 100_000);
const slipSize = 200;
const writers = 4;
const bettors = 4;
/** As many as the server has connections: each has planned a bet by then, as in a server in service. */
const warmers = 16;
const lotCode = 'FFC';

/** Bet calls of some clients, one after the other, until stopped; returns how long each took, in ms. */
function keepBetting(
  table: Table,
  form: Record<string, string>,
  clients: number,
): { stop(): Promise<number[]> } {
  const times: number[] = [];
  let isOver = false;
  const lines = Array.from({ length: clients }, async (_, client) => {
    const line = openConnection(table.server.port, '');
    for (let count = 0; !isOver; count++) {
      const since = performance.now();
      const { headers } = table.people[(count * clients + client) % table.people.length]!;
      const { envelope } = await line.post(
        creditDoBet.path,
        form,
        `${headers}${intentHeader}: ${randomUUID()}\r\n`,
      );
      if (!envelope.success) throw new Error(`A bet was refused: ${envelope.msg}`);
      times.push(performance.now() - since);
      // Players pause now and then, which leaves the processor to the settlement.
      await pause(5);
    }
    line.close();
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(lines);
      return times.toSorted((a, b) => a - b);
    },
  };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(5);
}

async function fill(table: Table): Promise<void> {
  const period = periodAt(knownLottery(lotCode), table.server.nowMs());
  const { bet, order } = await lastBet(table);
  // As in reality: about half of the bets win, in single units on either side.
  const orders = Array.from({ length: slipSize }, (_, at) => ({
    ...order,
    qiHao: period.qiHao,
    sealsAt: new Date(period.sealsMs),
    selection: { options: [['总和大', '总和小', '总和单', '总和双'][at % 4]] },
    units: 1,
    stake: '10000',
  }));
  const text = JSON.stringify(orders);
  await Promise.all(
    Array.from({ length: writers }, async (_, client) => {
      for (let at = client; at < bets / slipSize; at += writers)
        await inStation(table.pool, table.station, (db) =>
          sql`SELECT * FROM bet_place(${JSON.stringify([
            { ...bet, lot: lotCode, member: table.people[at % table.people.length]!.accountId },
          ])}::json, ${text}::json)`.execute(db),
        );
    }),
  );
}

interface Settlement {
  bets: number;
  seconds: number;
  perSecond: number;
  /** Microseconds of the processor for each bet. */
  serverUs: number;
  databaseUs: number;
  othersBusy: number;
}

/** Fills the running period, lets it be drawn, and returns how its bets were settled. */
async function settleOne(table: Table, beforeDraw: () => void = () => {}): Promise<Settlement> {
  const { server, pool, station, say, databasePid } = table;
  // A minute that has just begun: there is time to place them before it seals.
  server.setTime(periodAt(knownLottery(lotCode), server.nowMs()).opensMs + 1_000);
  await pause(2_500);
  say(`Placing ${bets} bets on one draw ...`);
  const line = openConnection(server.port, table.people[0]!.headers);
  const first = await line.post(
    creditDoBet.path,
    await betForm(table, lotCode),
    `${intentHeader}: ${randomUUID()}\r\n`,
  );
  line.close();
  if (!first.envelope.success) throw new Error(`A bet was refused: ${first.envelope.msg}`);
  await fill(table);
  await pool.query('ANALYZE');
  const { qiHao, opensMs } = periodAt(knownLottery(lotCode), server.nowMs());
  const period = [lotCode, qiHao];
  const { rows } = await pool.query<{ all: number; last: bigint }>(
    `SELECT count(*)::int AS all, max(id) AS last FROM bet_order WHERE station = $1 AND lot_code = $2 AND qi_hao = $3 AND status = ${BetStatus.waiting}`,
    [station, ...period],
  );
  const { all, last } = rows[0]!;
  say('Drawing ...');
  beforeDraw();
  server.setTime(opensMs);
  // One row is read each time: counting what is pending would cost more than the settling.
  await until(async () => {
    const { rows: drawn } = await pool.query(
      `SELECT FROM lottery_period WHERE lot_code = $1 AND qi_hao = $2 AND state = 'drawn'`,
      period,
    );
    return drawn.length > 0;
  });
  const begunMs = performance.now();
  const used = await watchProcessor(server.pid, databasePid);
  // In about the order of arrival: only then can any be left.
  await until(async () => {
    const { rows: ended } = await pool.query(
      `SELECT FROM bet_order WHERE id = $1 AND status <> ${BetStatus.waiting}`,
      [last],
    );
    return ended.length > 0;
  });
  await until(async () => {
    const { rows: left } = await pool.query(
      `SELECT FROM bet_order WHERE station = $1 AND lot_code = $2 AND qi_hao = $3 AND status = ${BetStatus.waiting} LIMIT 1`,
      [station, ...period],
    );
    return left.length === 0;
  });
  const seconds = (performance.now() - begunMs) / 1000;
  const { serverMs, databaseMs, othersBusy } = await used();
  return {
    bets: all,
    seconds: rounded(seconds, 2),
    perSecond: rounded(all / seconds),
    serverUs: rounded((serverMs * 1000) / all),
    databaseUs: rounded((databaseMs * 1000) / all),
    othersBusy,
  };
}

/** First a draw while nobody bets, which shows its speed, then one while others bet, which shows how it affects them. */
export async function benchSettlement(table: Table): Promise<object> {
  const alone = await settleOne(table);
  const form = await betForm(table, 'TJSSC');
  const warm = keepBetting(table, form, warmers);
  await pause(2_000);
  await warm.stop();
  const calm = keepBetting(table, form, bettors);
  await pause(2_000);
  const calmTimes = await calm.stop();
  let busy: ReturnType<typeof keepBetting> | undefined;
  const whileBetting = await settleOne(table, () => {
    busy = keepBetting(table, form, bettors);
  });
  const busyTimes = await busy!.stop();
  const at = (times: readonly number[], part: number) =>
    rounded(times[Math.min(times.length - 1, Math.floor(times.length * part))]!, 1);
  const figures = (times: readonly number[]) => ({
    bets: times.length,
    medianMs: at(times, 0.5),
    p99Ms: at(times, 0.99),
    longestMs: at(times, 1),
  });
  if (alone.perSecond < 20_000 || busyTimes.at(-1)! > 100) process.exitCode = 1;
  return {
    ...alone,
    whileBetting,
    betCallsBefore: figures(calmTimes),
    betCallsMeanwhile: figures(busyTimes),
    bounds: { perSecond: 'at least 20000', longestMsMeanwhile: 'at most 100' },
  };
}
