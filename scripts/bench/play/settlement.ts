// Owns the measurement of settlement: a hundred thousand open bets of one draw, and what that does to bet calls meanwhile.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { intentHeader } from '#contract/boot.ts';
import { creditDoBet } from '#contract/lottery.generated.ts';
import { ledgerTypes } from '#server/db/ledger.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { periodAt } from '#server/play/calendar.ts';
import { openLine } from '../../house/line.ts';
import { rounded } from '../figures.ts';
import { betForm, type Table } from './table.ts';

const bets = Number(process.env.BENCH_BETS ?? 100_000);
const slipSize = 200;
const clients = 4;
const lotCode = 'FFC';

/** Bet calls of some clients, one after the other, until told to stop; gives how long each took, in ms. */
function keepBetting(table: Table, form: Record<string, string>): { stop(): Promise<number[]> } {
  const times: number[] = [];
  let isOver = false;
  const lines = Array.from({ length: clients }, async (_, client) => {
    const line = openLine(table.house.port, '');
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
      // Players leave the processor to the settlement now and then.
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

async function fill(table: Table): Promise<void> {
  const { rows } = await table.pool.query(
    'SELECT * FROM bet_order WHERE station = $1 ORDER BY id DESC LIMIT 1',
    [table.station],
  );
  const model = rows[0]!;
  const period = periodAt(lotCode, table.house.nowMs());
  // As in life: half of the bets win or so, in single units on either side.
  const slip = Array.from({ length: slipSize }, (_, at) => ({
    qiHao: period.qiHao,
    sealsAt: new Date(period.sealsMs),
    playCode: model.play_code,
    selection: { options: [['总和大', '总和小', '总和单', '总和双'][at % 4]] },
    terms: model.terms,
    haoMa: model.hao_ma,
    units: 1,
    stake: '10000',
  }));
  const text = JSON.stringify(slip);
  const moment = new Date(table.house.nowMs());
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let at = client; at < bets / slipSize; at += clients)
        await inStation(table.pool, table.station, (db) =>
          sql`SELECT FROM bet_place(${table.people[at % table.people.length]!.accountId}, 'real', ${lotCode}, 2::smallint,
            ${moment}, ${ledgerTypes.bet}, ${text}::json, '{"ssc_c_zh":"500000000000"}', 2000000000000, false, false)`.execute(
            db,
          ),
        );
    }),
  );
}

export async function benchSettlement(table: Table): Promise<object> {
  const { house, pool, station, say } = table;
  // A minute that has just begun: there is time to place them before it seals.
  house.setTime(periodAt(lotCode, house.nowMs()).opensMs + 1_000);
  await pause(2_500);
  const form = await betForm(table, 'TJSSC');
  say(`Placing ${bets} bets on one draw ...`);
  const line = openLine(house.port, table.people[0]!.headers);
  const first = await line.post(
    creditDoBet.path,
    await betForm(table, lotCode),
    `${intentHeader}: ${randomUUID()}\r\n`,
  );
  line.close();
  if (!first.envelope.success) throw new Error(`A bet was refused: ${first.envelope.msg}`);
  await fill(table);
  await pool.query('ANALYZE');
  const calm = keepBetting(table, form);
  await pause(2_000);
  const calmTimes = await calm.stop();

  say('Drawing ...');
  const { qiHao, opensMs } = periodAt(lotCode, house.nowMs());
  const busy = keepBetting(table, form);
  house.setTime(opensMs);
  const waiting = async (): Promise<number> => {
    const { rows } = await pool.query(
      'SELECT count(*)::int AS n FROM bet_order WHERE station = $1 AND lot_code = $2 AND qi_hao = $3 AND status = 1',
      [station, lotCode, qiHao],
    );
    return rows[0]!.n;
  };
  const all = await waiting();
  let left = all;
  let begunMs = 0;
  while (left > 0) {
    await pause(50);
    const before = performance.now();
    left = await waiting();
    if (left < all && begunMs === 0) begunMs = before - 50;
  }
  const tookSeconds = (performance.now() - begunMs) / 1000;
  const busyTimes = await busy.stop();
  const at = (times: readonly number[], part: number) =>
    rounded(times[Math.min(times.length - 1, Math.floor(times.length * part))]!, 1);
  const figures = (times: readonly number[]) => ({
    bets: times.length,
    medianMs: at(times, 0.5),
    p99Ms: at(times, 0.99),
    longestMs: at(times, 1),
  });
  const perSecond = rounded(all / tookSeconds);
  if (perSecond < 20_000 || busyTimes.at(-1)! > 100) process.exitCode = 1;
  return {
    bets: all,
    seconds: rounded(tookSeconds, 2),
    perSecond,
    betCallsBefore: figures(calmTimes),
    betCallsMeanwhile: figures(busyTimes),
    bounds: { perSecond: 'at least 20000', longestMsMeanwhile: 'at most 100' },
  };
}
