// The office that measurements of the back office are made at: a server of its own over a database of its own, people who work there, and a bet to copy.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type pg from 'pg';
import { intentHeader } from '#contract/boot.ts';
import { creditDoBet } from '#contract/lottery.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import { openStations } from '#server/stations.ts';
import { root } from '../../build/site.ts';
import { openConnection } from '../../harness/connection.ts';
import type { Player } from '../../harness/players.ts';
import { type ServerProcess, startServerProcess } from '../../harness/serverProcess.ts';
import { openStaff, type StaffMember } from '../../harness/staff.ts';
import { startTemporaryDatabase } from '../../harness/temporaryDatabase.ts';

/** 2026-11-20 10:03 in Beijing: a period of twenty minutes has begun. */
export const officeBeginMs = Date.UTC(2026, 10, 20, 2, 3, 0);
export const officePassword = 'a long word of the bench';

export interface BenchOffice {
  pool: pg.Pool;
  databasePid: number;
  server: ServerProcess;
  /** Codes of the stations of the demonstration, two at least. */
  stations: readonly [string, string, ...string[]];
  /** So many people of a role at work in a station, all with `officePassword`. */
  openStaff(station: string, role: OfficeRole, count: number): Promise<StaffMember[]>;
  stop(): Promise<void>;
}

/** `lotteries` are drawn; `atMs` is what the server's clock says first; `hasPages` serves what is built; `stationFiles` is a folder of stations that get nothing by themselves, the shipped ones where it is left out. */
export async function openOffice(
  say: (line: string) => void,
  {
    lotteries,
    atMs = officeBeginMs,
    settings = {},
    hasPages = false,
    stationFiles,
  }: {
    lotteries: readonly string[];
    atMs?: number;
    settings?: object;
    hasPages?: boolean;
    stationFiles?: string;
  },
): Promise<BenchOffice> {
  process.env.LOG_LEVEL ??= 'silent';
  say('Starting a server of its own ...');
  const database = await startTemporaryDatabase(say);
  const server = await startServerProcess({
    databaseUrl: database.url,
    port: 0,
    clock: { atMs, sinceMs: Date.now(), speed: 1 },
    lotteries: [...lotteries],
    hasOffice: true,
    hasPages,
    ...(stationFiles !== undefined && { stations: stationFiles, isSeeding: false }),
    settings: { officeKey: 'the office key of the bench', drawKey: 'the draw key of the bench', ...settings },
  });
  const files = openStations(stationFiles ?? path.join(root, 'stations'));
  const stations = files.all().map(({ code }) => code) as [string, string];
  files.close();
  return {
    pool: database.pool,
    databasePid: database.pid,
    server,
    stations,
    openStaff: (station, role, count) =>
      openStaff(database.pool, { station, role, count, password: officePassword, now: new Date(atMs) }),
    async stop() {
      await server.stop();
      await database.stop();
    },
  };
}

/** Places the bet of a form and returns its number in the database. */
export async function firstBet(
  { pool, server }: Pick<BenchOffice, 'pool' | 'server'>,
  station: string,
  player: Player,
  form: Record<string, string>,
): Promise<bigint> {
  const line = openConnection(server.port, player.headers);
  const { envelope } = await line.post(creditDoBet.path, form, `${intentHeader}: ${randomUUID()}\r\n`);
  line.close();
  if (!envelope.success) throw new Error(`The bet was refused: ${envelope.msg}`);
  const { rows } = await pool.query<{ id: bigint }>(
    'SELECT max(id) AS id FROM bet_order WHERE station = $1',
    [station],
  );
  return rows[0]!.id;
}
