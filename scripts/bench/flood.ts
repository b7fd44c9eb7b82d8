// Measures what a flood at each door that anybody finds open costs a player beside it, and prints JSON: thirty sockets with one request after another, while
// a member reads his account and bets. FLOOD_SECONDS (3), FLOOD_SOCKETS (30), FLOOD_ADDRESSES (1: all of one) and FLOOD_DOORS (parts of names, with commas) say how;
// FLOOD_IDLE (5000) how many connections that never ask for anything stand beside the last one.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import net from 'node:net';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { intentHeader } from '#contract/boot.ts';
import { creditDoBet } from '#contract/lottery.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { knownLottery } from '#lottery/catalogue.ts';
import { periodAt } from '#server/play/calendar.ts';
import { defaultSettings } from '#server/settings.ts';
import { openStations } from '#server/stations.ts';
import { YUAN } from '#values/money.ts';
import { root } from '../build/site.ts';
import { type Connection, openConnection } from '../harness/connection.ts';
import { openPlayers } from '../harness/players.ts';
import { startServerProcess } from '../harness/serverProcess.ts';
import { startTemporaryDatabase } from '../harness/temporaryDatabase.ts';
import { memoryOf } from './evening/idle.ts';
import { quantile, rounded } from './figures.ts';
import { type Door, openDoors } from './flood/doors.ts';
import type { Flood, Flooded } from './flood/flooder.ts';
import { watchProcessor } from './play/processor.ts';
import { betForm } from './play/table.ts';

const seconds = Number(process.env.FLOOD_SECONDS ?? 3);
const sockets = Number(process.env.FLOOD_SOCKETS ?? 30);
const addresses = Number(process.env.FLOOD_ADDRESSES ?? 1);
const idle = Number(process.env.FLOOD_IDLE ?? 5000);
const wanted = (process.env.FLOOD_DOORS ?? '').split(',').filter(Boolean);
/** How often the member beside the flood reads and bets. */
const everyMs = { accInfo: 50, bet: 100 };
/** How many times as late as in a quiet minute somebody beside a flood may be answered. */
const timesAsked = 10;
const megabyte = 1_000_000;
const lottery = 'FFC';

const say = (line: string): void => void process.stderr.write(`${line}\n`);
const folder = mkdtempSync(path.join(tmpdir(), 'lottery-flood-'));
const logFile = path.join(folder, 'server.log');
const database = await startTemporaryDatabase(say);
const { pool } = database;
const server = await startServerProcess({
  databaseUrl: database.url,
  port: 0,
  clock: { atMs: Date.now(), sinceMs: Date.now(), speed: 1 },
  lotteries: [lottery],
  // Everybody comes from an address of his own.
  isBehindProxy: true,
  hasPages: true,
  // As in service: who floods is refused before the server stalls.
  settings: { lateMs: defaultSettings.lateMs },
  logFile,
});
const stations = openStations(path.join(root, 'stations'));
const station = stations.all()[0]!.code;
stations.close();

const from = (address: string): string => `Host: ${station}.localhost\r\nX-Forwarded-For: ${address}\r\n`;
const people = await openPlayers(pool, station, 1, 100_000n * YUAN, { now: new Date(server.nowMs()) });
const form = await betForm({ server, people }, lottery);

type Ask = keyof typeof everyMs;
const requests: Record<Ask, (line: Connection, from: string) => Promise<unknown>> = {
  accInfo: (line, address) => line.get(accInfo.path, address),
  bet: (line, address) =>
    line.post(
      creditDoBet.path,
      { ...form, qiHao: periodAt(knownLottery(lottery), server.nowMs()).qiHao },
      `${address}${intentHeader}: ${randomUUID()}\r\n`,
    ),
};

/** Players beside the flood come from so many addresses, each with a request now and then. */
const besideAddresses = 200;
let asked = 0;

/** What a member waits for at p95 while `during` runs, in milliseconds: each request when it is due, whether the one before was answered or not. */
async function beside(during: () => Promise<unknown>): Promise<Record<Ask, number> & { failed: number }> {
  const free: Connection[] = [];
  const all: Connection[] = [];
  const times: Record<Ask, number[]> = { accInfo: [], bet: [] };
  const sent: Promise<void>[] = [];
  let failed = 0;
  const ask = async (what: Ask): Promise<void> => {
    const line = free.pop() ?? openConnection(server.port, people[0]!.headers);
    if (!all.includes(line)) all.push(line);
    const begunMs = performance.now();
    try {
      await requests[what](line, `X-Forwarded-For: 192.0.2.${1 + (asked++ % besideAddresses)}\r\n`);
      free.push(line);
    } catch {
      failed++;
    }
    times[what].push(performance.now() - begunMs);
  };
  const timers = (Object.keys(everyMs) as Ask[]).map((what) =>
    setInterval(() => sent.push(ask(what)), everyMs[what]),
  );
  await during();
  for (const timer of timers) clearInterval(timer);
  await Promise.all(sent);
  for (const line of all) line.close();
  return {
    accInfo: rounded(quantile(times.accInfo, 0.95), 1),
    bet: rounded(quantile(times.bet, 0.95), 1),
    failed,
  };
}

/** Bytes of the database, and the rows that were added to each of its tables so far. */
async function written(): Promise<{ bytes: number; rows: Map<string, number> }> {
  const { rows: sizes } = await pool.query<{ bytes: bigint }>(
    'SELECT pg_database_size(current_database()) AS bytes',
  );
  const { rows } = await pool.query<{ name: string; added: bigint }>(
    'SELECT relname AS name, n_tup_ins AS added FROM pg_stat_user_tables',
  );
  return {
    bytes: Number(sizes[0]!.bytes),
    rows: new Map(rows.map(({ name, added }) => [name, Number(added)])),
  };
}
const logBytes = (): number => statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;

async function flooded(door: Door): Promise<Flooded> {
  const heads = Array.from({ length: sockets }, (_, at) => from(`198.51.100.${1 + (at % addresses)}`));
  const worker = new Worker(new URL('./flood/flooder.ts', import.meta.url), {
    workerData: { door, port: server.port, sockets, heads } satisfies Flood,
  });
  await pause(seconds * 1000);
  const stopped = once(worker, 'message');
  worker.postMessage('stop');
  const [result] = (await stopped) as [Flooded];
  await worker.terminate();
  return result;
}

async function measure(door: Door, quiet: Record<Ask, number>) {
  const before = { ...(await written()), log: logBytes(), atMs: performance.now() };
  const used = await watchProcessor(server.pid, database.pid);
  let result: Flooded | undefined;
  const late = await beside(async () => {
    result = await flooded(door);
  });
  const { serverMs, databaseMs } = await used();
  const minutes = (performance.now() - before.atMs) / 60_000;
  // The database counts rows a moment after they are there.
  await pause(1_200);
  const after = await written();
  const answered = Object.values(result!.answers).reduce((total, each) => total + each, 0);
  return {
    door: door.name,
    answers: result!.answers,
    longestMs: rounded(result!.longestMs),
    serverMsEach: rounded(serverMs / answered, 2),
    databaseMsEach: rounded(databaseMs / answered, 2),
    p95: late,
    times: {
      accInfo: rounded(late.accInfo / quiet.accInfo, 1),
      bet: rounded(late.bet / quiet.bet, 1),
    },
    logMbAMinute: rounded((logBytes() - before.log) / megabyte / minutes, 2),
    diskMbAMinute: rounded((after.bytes - before.bytes) / megabyte / minutes, 2),
    /** Rows that stay behind an answer. */
    rows: Object.fromEntries(
      [...after.rows]
        .map(
          ([name, added]) => [name, rounded((added - (before.rows.get(name) ?? 0)) / answered, 2)] as const,
        )
        .filter(([, each]) => each >= 0.1),
    ),
  };
}

/** Connections that say nothing: how many stand, and what a member waits for beside them. */
async function idleSockets(quiet: Record<Ask, number>) {
  const open = new Set<net.Socket>();
  let refused = 0;
  for (let at = 0; at < idle; at++) {
    const socket = net.connect({ port: server.port, host: 'localhost' });
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      open.delete(socket);
      refused++;
    });
    if (at % 200 === 199) await pause(20);
  }
  const late = await beside(() => pause(seconds * 1000));
  const held = open.size;
  for (const socket of open) socket.destroy();
  return {
    asked: idle,
    held,
    refused,
    serverMb: memoryOf(server.pid),
    times: { accInfo: rounded(late.accInfo / quiet.accInfo, 1), bet: rounded(late.bet / quiet.bet, 1) },
    failed: late.failed,
  };
}

try {
  // Once for what is read or made at the first time.
  await beside(() => pause(seconds * 1000));
  const quiet = await beside(() => pause(2 * seconds * 1000));
  say(`quiet: accInfo ${quiet.accInfo} ms, a bet ${quiet.bet} ms`);
  const doors = [];
  for (const door of openDoors()) {
    if (wanted.length > 0 && !wanted.some((part) => door.name.includes(part))) continue;
    const result = await measure(door, quiet);
    say(JSON.stringify(result));
    doors.push(result);
    // What was queued is worked off.
    await pause(500);
  }
  const idleOnes = idle > 0 ? await idleSockets(quiet) : undefined;
  const after = await beside(() => pause(seconds * 1000));
  console.log(
    JSON.stringify(
      {
        measuredAt: new Date().toISOString(),
        cores: cpus().length,
        quiet,
        after,
        above: doors
          .filter(({ times }) => times.accInfo > timesAsked || times.bet > timesAsked)
          .map(({ door }) => door),
        loud: doors
          .filter(({ logMbAMinute, diskMbAMinute }) => logMbAMinute > 1 || diskMbAMinute > 1)
          .map(({ door }) => door),
        doors,
        idle: idleOnes,
        serverMb: memoryOf(server.pid),
      },
      null,
      2,
    ),
  );
} finally {
  await server.stop();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
