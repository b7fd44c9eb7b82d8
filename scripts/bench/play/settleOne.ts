// One draw of a measurement: its bets are placed, it is drawn, and what settling them took.
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
import type { Player } from '../../harness/players.ts';
import { rounded } from '../figures.ts';
import { watchProcessor } from './processor.ts';
import { betForm, lastBet, type Table } from './table.ts';

const writers = 4;
const lotCode = 'FFC';

export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(5);
}

/** Slips that are placed by one call: one for each of these members, of so many bets. */
export interface Slips {
  members: readonly Player[];
  bets: number;
}

async function fill(table: Table, calls: readonly Slips[]): Promise<void> {
  const period = periodAt(knownLottery(lotCode), table.server.nowMs());
  const { bet, order } = await lastBet(table);
  // As in reality: about half of the bets win, in single units on either side.
  const ordersOf = ({ members, bets }: Slips) =>
    members.flatMap((_, slip) =>
      Array.from({ length: bets }, (_, at) => ({
        ...order,
        bet: slip + 1,
        qiHao: period.qiHao,
        sealsAt: new Date(period.sealsMs),
        selection: { options: [['总和大', '总和小', '总和单', '总和双'][(slip + at) % 4]] },
        units: 1,
        stake: '10000',
      })),
    );
  const betsOf = ({ members }: Slips) =>
    members.map(({ accountId }) => ({ ...bet, lot: lotCode, member: accountId }));
  await Promise.all(
    Array.from({ length: writers }, async (_, client) => {
      for (let at = client; at < calls.length; at += writers)
        await inStation(table.pool, table.station, (db) =>
          sql`SELECT * FROM bet_place(${JSON.stringify(betsOf(calls[at]!))}::json, ${JSON.stringify(ordersOf(calls[at]!))}::json)`.execute(
            db,
          ),
        );
    }),
  );
}

export interface Settlement {
  bets: number;
  seconds: number;
  perSecond: number;
  /** Microseconds of the processor for each bet. */
  serverUs: number;
  databaseUs: number;
  othersBusy: number;
}

/** Fills the running period with a bet of the first player and these slips, lets it be drawn, and returns how its bets were settled. */
export async function settleOne(
  table: Table,
  calls: readonly Slips[],
  beforeDraw: () => unknown = () => {},
): Promise<Settlement> {
  const { server, pool, station, say, databasePid } = table;
  // A minute that has just begun: there is time to place them before it seals.
  server.setTime(periodAt(knownLottery(lotCode), server.nowMs()).opensMs + 1_000);
  await pause(2_500);
  say(
    `Placing ${calls.reduce((sum, { members, bets }) => sum + members.length * bets, 0)} bets on one draw ...`,
  );
  const line = openConnection(server.port, table.people[0]!.headers);
  const first = await line.post(
    creditDoBet.path,
    await betForm(table, lotCode),
    `${intentHeader}: ${randomUUID()}\r\n`,
  );
  line.close();
  if (!first.envelope.success) throw new Error(`A bet was refused: ${first.envelope.msg}`);
  await fill(table, calls);
  await pool.query('ANALYZE');
  const { qiHao, opensMs } = periodAt(knownLottery(lotCode), server.nowMs());
  const period = [lotCode, qiHao];
  const { rows } = await pool.query<{ all: number; last: bigint }>(
    `SELECT count(*)::int AS all, max(id) AS last FROM bet_order WHERE station = $1 AND lot_code = $2 AND qi_hao = $3 AND status = ${BetStatus.waiting}`,
    [station, ...period],
  );
  const { all, last } = rows[0]!;
  say('Drawing ...');
  await beforeDraw();
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
    seconds: rounded(seconds, 3),
    perSecond: rounded(all / seconds),
    serverUs: rounded((serverMs * 1000) / all),
    databaseUs: rounded((databaseMs * 1000) / all),
    othersBusy,
  };
}
