// Measures activities on a server of its own and prints JSON of ratios: grabs of a red packet over HTTP against bare grabs of the database, and the share of
// the poll that the claimable flags are. Ends with 1 when a bound is broken.

import http from 'node:http';
import { loadavg } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { redPacketGrab } from '#contract/activity.generated.ts';
import { intentHeader } from '#contract/boot.ts';
import { accInfo } from '#contract/session.generated.ts';
import { activityOfKind } from '#server/activities/activity.ts';
import { behindSeconds } from '#server/activities/flags.ts';
import { preparePacket } from '#server/activities/packets.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { openStations } from '#server/stations.ts';
import { YUAN } from '#values/money.ts';
import { root } from '../build/site.ts';
import { openPlayers, type Player } from '../harness/players.ts';
import { startServerProcess } from '../harness/serverProcess.ts';
import { startTemporaryDatabase } from '../harness/temporaryDatabase.ts';
import { median, rounded } from './figures.ts';

const grabs = 600;
const lanes = 16;
const series = 4;
const polls = 400;
/** A member's browser polls so often. */
const pollSeconds = 20;
/** grabs: the least share of the bare rate. flags: the most of the poll. */
const bounds = { grabs: 0.5, flags: 0.1 };

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const agent = new http.Agent({ keepAlive: true, maxSockets: lanes });

/** A call of a player; resolves with its answer, refusals included. */
function ask(
  port: number,
  call: { path: string },
  player: Player,
  form: Record<string, string> = {},
): Promise<{ success: boolean; code?: string; claimable?: string[] }> {
  return new Promise((resolve, reject) => {
    const headers = Object.fromEntries(
      player.headers
        .trim()
        .split('\r\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    const isPost = call !== accInfo;
    const body = isPost ? new URLSearchParams(form).toString() : '';
    if (isPost) {
      headers['Content-Type'] = 'application/x-www-form-urlencoded';
      headers[intentHeader] = crypto.randomUUID();
    }
    const request = http.request(
      { host: 'localhost', port, path: call.path, method: isPost ? 'POST' : 'GET', headers, agent },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (piece: string) => {
          text += piece;
        });
        reply.on('end', () => resolve(JSON.parse(text)));
      },
    );
    request.on('error', reject).end(body);
  });
}

/** Works through a list in so many lanes and returns how many were done a second. */
async function rate<T>(all: readonly T[], work: (each: T) => Promise<unknown>): Promise<number> {
  let next = 0;
  const since = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (next < all.length) await work(all[next++]!);
    }),
  );
  return (all.length * 1000) / (performance.now() - since);
}

process.env.LOG_LEVEL ??= 'silent';
say('Starting a server of its own ...');
const database = await startTemporaryDatabase(say);
const { pool } = database;
const server = await startServerProcess({
  databaseUrl: database.url,
  port: 0,
  clock: { atMs: Date.now(), sinceMs: Date.now(), speed: 1 },
  lotteries: [],
});
const stations = openStations(path.join(root, 'stations'));
const { code: station } = stations.all().find(({ activityNames }) => 'redPacket' in activityNames)!;
stations.close();
try {
  const now = new Date(server.nowMs());
  const players = await openPlayers(pool, station, grabs, YUAN, { now });
  const activityId = await inStation(pool, station, async (db) => {
    const { id } = (await activityOfKind(db, 'redPacket', now))!;
    const terms = { total: '6000', count: grabs * 2, min: '0.01', max: '88', dailyLimit: 0 };
    await db
      .updateTable('activity')
      .set({ terms: sql`terms || ${JSON.stringify(terms)}::jsonb` as never })
      .where('id', '=', id)
      .execute();
    return id;
  });
  let opened = 0;
  const openPacket = () =>
    inStation(pool, station, async (db) => {
      opened += 1;
      const opensAt = new Date(now.getTime() - opened * 1000);
      await preparePacket(
        db,
        station,
        (await activityOfKind(db, 'redPacket', now))!,
        opensAt,
        new Date(now.getTime() + 3_600_000),
      );
      const { id } = await db
        .selectFrom('red_packet')
        .select('id')
        .where('opens_at', '=', opensAt)
        .executeTakeFirstOrThrow();
      return id;
    });
  const bareGrab = async (packet: number, { accountId }: Player) => {
    const { outcome } = await inStation(pool, station, async (db) => {
      const { rows } = await sql<{
        outcome: string;
      }>`SELECT outcome FROM red_packet_grab(${packet}, ${activityId}, ${accountId}, 1, 0, 24,
        ${new Date()}::timestamptz)`.execute(db);
      return rows[0]!;
    });
    if (outcome !== 'granted') throw new Error(`A bare grab ended ${outcome}.`);
  };
  const callGrab = async (packet: number, player: Player) => {
    const answer = await ask(server.port, redPacketGrab, player, { packetId: String(packet) });
    if (!answer.success) throw new Error(`A grab was refused: ${answer.code}.`);
  };
  const bare: number[] = [];
  const calls: number[] = [];
  // In turns, so that a busy moment of the machine meets both; the first series warms up.
  for (let round = 0; round <= series; round++) {
    const [one, two] = [await openPacket(), await openPacket()];
    const [a, b] = [
      await rate(players, (player) => bareGrab(one, player)),
      await rate(players, (player) => callGrab(two, player)),
    ];
    if (round === 0) continue;
    bare.push(a);
    calls.push(b);
    say(`${rounded(a)} bare grabs a second, ${rounded(b)} over HTTP`);
  }

  // While bets go on, one poll in so many calculates the flags again. A flag that holds is the poll without them, but for reading it.
  const [reader] = players as [Player];
  const hold = (until: string) =>
    inStation(pool, station, (db) =>
      sql`INSERT INTO activity_flag (station, account_id, kinds, calculated_at, until, entries, counted)
        VALUES (${station}, ${reader.accountId}, '{}', ${until}::timestamptz, ${until}::timestamptz, 0, 0)
        ON CONFLICT (account_id) DO UPDATE SET until = excluded.until, calculated_at = excluded.calculated_at`.execute(
        db,
      ),
    );
  const timed = async () => {
    const since = performance.now();
    const answer = await ask(server.port, accInfo, reader);
    if (!answer.success) throw new Error('The poll was refused.');
    return performance.now() - since;
  };
  const fresh: number[] = [];
  const stale: number[] = [];
  for (let round = 0; round < polls; round++) {
    await hold('infinity');
    fresh.push(await timed());
    await hold('-infinity');
    stale.push(await timed());
  }
  const [without, again] = [median(fresh.slice(polls / 10)), median(stale.slice(polls / 10))];
  const pollsForEach = behindSeconds / pollSeconds;
  const mean = ((pollsForEach - 1) * without + again) / pollsForEach;
  const ratios = { grabs: median(calls) / median(bare), flags: mean / without - 1 };
  const isOver = { grabs: ratios.grabs < bounds.grabs, flags: ratios.flags > bounds.flags };
  for (const name of ['grabs', 'flags'] as const)
    if (isOver[name]) {
      say(`${name}: ${rounded(ratios[name], 3)} breaks the bound of ${bounds[name]}.`);
      process.exitCode = 1;
    }
  console.log(
    JSON.stringify(
      {
        measuredAt: new Date().toISOString(),
        load: rounded(loadavg()[0]!, 1),
        lanes,
        bounds,
        pollMs: { kept: rounded(without, 2), calculated: rounded(again, 2) },
        ratios: { grabs: rounded(ratios.grabs, 3), flags: rounded(ratios.flags, 3) },
      },
      null,
      2,
    ),
  );
} finally {
  agent.destroy();
  await server.stop();
  await database.stop();
}
