// Measures what an evening costs: players who sit at a minute lottery, by the model of evening/model.ts, at a server of their own, and prints JSON: processor, transactions
// and bytes a player and minute, memory, how late answers are, and how high the rush after a draw is. BENCH_PLAYERS (100,1000) and BENCH_PERIODS (3) say how much,
// BENCH_SPREAD and BENCH_LATER over how many milliseconds pages spread what they ask after a draw, and what nobody waits for.
import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { intentHeader } from '#contract/boot.ts';
import {
  creditDoBet,
  getCreditOddsList,
  getNewPeriod,
  lotteryData,
  periodBets,
} from '#contract/lottery.generated.ts';
import { pollMs, resultSpreadMs } from '#contract/pace.ts';
import { accInfo } from '#contract/session.generated.ts';
import { knownLottery } from '#lottery/catalogue.ts';
import { periodAt } from '#server/play/calendar.ts';
import { openStations } from '#server/stations.ts';
import { YUAN } from '#values/money.ts';
import { root } from '../build/site.ts';
import { randomFrom } from '../crash-test/random.ts';
import { type Connection, openConnection } from '../harness/connection.ts';
import { openPlayers } from '../harness/players.ts';
import { processorMs } from '../harness/processorTime.ts';
import { startServerProcess } from '../harness/serverProcess.ts';
import { startTemporaryDatabase } from '../harness/temporaryDatabase.ts';
import { type Idle, measureIdle, memoryOf, transactions } from './evening/idle.ts';
import { type Ask, type Event, evening, periodMs, type Spread } from './evening/model.ts';
import { quantile, rounded } from './figures.ts';
import { watchProcessor } from './play/processor.ts';
import { betForm } from './play/table.ts';

const lottery = 'FFC';
const counts = (process.env.BENCH_PLAYERS ?? '100,1000').split(',').map(Number);
const periods = Number(process.env.BENCH_PERIODS ?? 3);
const spread: Spread = {
  resultMs: Number(process.env.BENCH_SPREAD ?? resultSpreadMs),
  laterMs: Number(process.env.BENCH_LATER ?? pollMs),
};
/** Time to open players' sessions in, before the first period that counts. */
const aheadMs = 2_000;
const sampleMs = 1_000;
/** Of which the rush is the mean: the seconds after a draw in which pages ask. */
const rushSeconds = 5;

const say = (line: string): void => void process.stderr.write(`${line}\n`);
const random = randomFrom(20_261_130, 1);
const chance = (): number => random.below(1_000_000) / 1_000_000;

process.env.LOG_LEVEL ??= 'silent';
const database = await startTemporaryDatabase(say);
const { pool } = database;
const server = await startServerProcess({
  databaseUrl: database.url,
  port: 0,
  clock: { atMs: Date.now(), sinceMs: Date.now(), speed: 1 },
  lotteries: [lottery],
  // Players come from addresses of their own.
  isBehindProxy: true,
});
const stations = openStations(join(root, 'stations'));
const station = process.env.STATION ?? stations.all()[0]!.code;
stations.close();

async function measure(players: number, firstNumber: number, alone: Idle) {
  say(`${players} players for ${periods} periods ...`);
  const people = await openPlayers(pool, station, players, 100_000n * YUAN, {
    now: new Date(server.nowMs()),
    firstNumber,
  });
  await pool.query('ANALYZE');
  const form = await betForm({ server, people }, lottery);
  const idle: Connection[] = [];
  const all: Connection[] = [];
  const late = new Map<Ask, number[]>();
  const failures: string[] = [];
  let bytes = 0;
  const take = (): Connection => {
    const free = idle.pop();
    if (free) return free;
    const opened = openConnection(server.port, '', 60_000);
    all.push(opened);
    return opened;
  };
  const qiHao = () => periodAt(knownLottery(lottery), server.nowMs()).qiHao;
  const drawn = () => periodAt(knownLottery(lottery), server.nowMs() - periodMs).qiHao;
  const requests: Record<Ask, () => [string, Record<string, string> | null, string]> = {
    poll: () => [accInfo.path, null, ''],
    period: () => [getNewPeriod.path, { lotCode: lottery }, ''],
    result: () => [
      lotteryData.path,
      { lotCode: lottery, qiHao: drawn(), status: 'all', pageSize: '200' },
      '',
    ],
    ownBets: () => [periodBets.path, { lotCode: lottery, qiHao: qiHao() }, ''],
    odds: () => [getCreditOddsList.path, { lotCode: lottery }, ''],
    bet: () => [creditDoBet.path, { ...form, qiHao: qiHao() }, `${intentHeader}: ${randomUUID()}\r\n`],
  };
  async function send({ player, ask }: Event, dueMs: number): Promise<void> {
    const line = take();
    const [path, fields, more] = requests[ask]();
    try {
      const address = `X-Forwarded-For: 10.${player >> 16}.${(player >> 8) & 255}.${player & 255}\r\n`;
      const head = `${people[player]!.headers}${address}${more}`;
      const answer = await (fields ? line.post(path, fields, head) : line.get(path, head));
      bytes += answer.bytes;
      if (answer.status !== 200 || (ask === 'bet' && !answer.envelope.success))
        failures.push(`${ask} ${answer.status} ${answer.envelope.msg}`);
      const times = late.get(ask) ?? [];
      times.push(performance.now() - dueMs);
      late.set(ask, times);
      idle.push(line);
    } catch (error) {
      failures.push(`${ask} ${(error as Error).message}`);
    }
  }

  const events = evening(players, periods, spread, chance);
  const before = await transactions(pool);
  const begin = (Math.floor((Date.now() + aheadMs) / periodMs) + 1) * periodMs;
  await pause(begin - Date.now());
  const used = await watchProcessor(server.pid, database.pid);
  const beginMs = performance.now();
  const busy: number[] = [];
  const look = (): number => processorMs(server.pid) + processorMs(database.pid);
  let last = look();
  const sampler = setInterval(() => {
    const now = look();
    busy.push(now - last);
    last = now;
  }, sampleMs);
  const sent: Promise<void>[] = [];
  for (const event of events) {
    const wait = beginMs + event.at - performance.now();
    if (wait > 1) await pause(wait);
    sent.push(send(event, beginMs + event.at));
  }
  await Promise.all(sent);
  const { serverMs, databaseMs, clientMs, othersBusy } = await used();
  clearInterval(sampler);
  const length = (performance.now() - beginMs) / 60_000;
  const minutes = players * length;
  const mean = busy.reduce((total, each) => total + each, 0) / busy.length;
  const rushes = Array.from({ length: periods }, (_, period) => {
    const from = (period * periodMs) / sampleMs;
    const seconds = busy.slice(from, from + rushSeconds);
    return seconds.reduce((total, each) => total + each, 0) / seconds.length;
  });
  const done = (await transactions(pool)) - before;
  for (const line of all) line.close();
  return {
    players,
    requestsASecond: rounded(events.length / (periods * (periodMs / 1_000)), 1),
    // Beyond what the server does with nobody there.
    aPlayerAndMinute: {
      serverMs: rounded((serverMs - alone.serverMs * length) / minutes, 2),
      databaseMs: rounded((databaseMs - alone.databaseMs * length) / minutes, 2),
      transactions: rounded((done - alone.transactions * length) / minutes, 2),
      bytes: rounded(bytes / minutes),
    },
    coresUsed: rounded((serverMs + databaseMs) / (periods * periodMs), 3),
    rushToMean: rounded(Math.max(...rushes) / mean, 2),
    memoryMb: { server: memoryOf(server.pid) },
    lateMs: Object.fromEntries(
      [...late].map(([ask, times]) => {
        const at = (share: number) => rounded(quantile(times, share), 1);
        return [
          ask,
          {
            count: times.length,
            p50: at(0.5),
            p95: at(0.95),
            p99: at(0.99),
          },
        ];
      }),
    ),
    failures: failures.length,
    firstFailures: [...new Set(failures)].slice(0, 3),
    clientMs: rounded(clientMs),
    othersBusy,
  };
}

try {
  const alone = await measureIdle(server, database);
  const runs = [];
  for (const [at, players] of counts.entries())
    runs.push(
      await measure(
        players,
        counts.slice(0, at).reduce((total, each) => total + each, 0),
        alone,
      ),
    );
  console.log(
    JSON.stringify(
      {
        measuredAt: new Date().toISOString(),
        cores: cpus().length,
        spread,
        aloneAMinute: Object.fromEntries(
          Object.entries(alone).map(([name, value]) => [name, rounded(value, 2)]),
        ),
        runs,
      },
      null,
      2,
    ),
  );
} finally {
  await server.stop();
  await database.stop();
}
