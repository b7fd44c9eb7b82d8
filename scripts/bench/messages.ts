// Measures messages on a server of its own and prints JSON of ratios: page 1,000 against page 1 of 100,000 messages, the poll with and without the
// unread count, a message to 100,000 members against one to a single member. Ends with 1 when a bound is broken.

import http from 'node:http';
import { loadavg } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { list } from '#contract/message.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { ledgerAccount } from '#server/db/ledger.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import type { Audience } from '#server/messages/sendMessage.ts';
import { readersOf, sendNotice } from '#server/messages/support.ts';
import { openStations } from '#server/stations.ts';
import { YUAN } from '#values/money.ts';
import { root } from '../build/site.ts';
import { openPlayers, type Player } from '../harness/players.ts';
import { startServerProcess } from '../harness/serverProcess.ts';
import { startTemporaryDatabase } from '../harness/temporaryDatabase.ts';
import { median, rounded } from './figures.ts';

const count = 100_000;
const pageRows = 20;
const rounds = 600;
/** page and bulk: how many times as much. unread: which share of the poll the count is. */
const bounds = { page: 1.5, unread: 0.1, bulk: 100 };

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** A call over a connection that stays open; rejects when it is refused. */
function asker(port: number, path: string, verb: 'GET' | 'POST') {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  return (player: Player, form: Record<string, string> = {}): Promise<Record<string, unknown>> =>
    new Promise((resolve, reject) => {
      const headers = Object.fromEntries(
        player.headers
          .trim()
          .split('\r\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      );
      const body = verb === 'POST' ? new URLSearchParams(form).toString() : '';
      if (verb === 'POST') headers['Content-Type'] = 'application/x-www-form-urlencoded';
      const request = http.request(
        { host: 'localhost', port, path, method: verb, headers, agent },
        (reply) => {
          let text = '';
          reply.setEncoding('utf8').on('data', (piece: string) => {
            text += piece;
          });
          reply.on('end', () => {
            const answer = JSON.parse(text) as Record<string, unknown>;
            if (answer.success === true) resolve(answer);
            else reject(new Error(`${path} was refused: ${String(answer.msg)}`));
          });
        },
      );
      request.on('error', reject).end(body);
    });
}

/** Medians in ms of several pieces of work in turns, so that a busy moment of the machine meets each of them. */
async function inTurns<Name extends string>(
  works: Record<Name, () => Promise<unknown>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    // Another one begins each time: who follows whom makes a difference of its own.
    for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)]) {
      const since = performance.now();
      await works[name]();
      if (round >= rounds / 10) times.get(name)!.push(performance.now() - since);
    }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name)!)])) as Record<Name, number>;
}

/** Unread messages to one member, and members for a message to many, written at once as the owner of the database. */
async function fill(pool: pg.Pool, station: string, reader: Player, now: Date): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL app.station = '${station}'`);
    await client.query(
      `INSERT INTO message (station, kind, audience, receiver_id, title, content, created_at)
        SELECT $1, 'reply', 'one', $2, '"A message"', to_jsonb('Content of message ' || x), $3 FROM generate_series(1, $4::int) x`,
      [station, reader.accountId, now, count],
    );
    await client.query(
      `INSERT INTO account (station, name, name_key, role, created_at)
        SELECT $1, 'reader' || x, 'reader' || x, 'member', $2 FROM generate_series(1, $3::int) x`,
      [station, now, count],
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  await pool.query('VACUUM ANALYZE message, account');
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
// Without automatic exchange the poll of a member and of a trial account differ by the unread count alone.
const { code: station } = stations.all().find(({ onOff }) => !onOff.thirdAutoExchange)!;
stations.close();
try {
  const now = new Date(server.nowMs());
  const [reader, empty, trial] = (await openPlayers(pool, station, 3, YUAN, { now })) as [
    Player,
    Player,
    Player,
  ];
  await inStation(pool, station, async (db) => {
    await ledgerAccount(db, { station, id: trial.accountId }, 'wallet', 'play');
    await db.updateTable('account').set({ role: 'trial' }).where('id', '=', trial.accountId).execute();
  });
  say(`Writing ${count} messages to one member, and ${count} members ...`);
  await fill(pool, station, reader, now);

  const page = asker(server.port, list.path, 'POST');
  const newest = BigInt(((await page(reader)).list as { id: string }[])[0]!.id);
  const before = String(newest + 1n - BigInt(999 * pageRows));
  const pages = await inTurns({ first: () => page(reader), thousandth: () => page(reader, { before }) });

  const poll = asker(server.port, accInfo.path, 'GET');
  const polls = await inTurns({
    without: () => poll(trial),
    nothing: () => poll(empty),
    unread: () => poll(reader),
  });

  const write = (to: Audience) => () =>
    inStation(pool, station, (db) =>
      sendNotice(db, { station, to, title: 'New', content: '<p>New</p>', now: new Date() }),
    );
  const sends = await inTurns({
    one: write({ audience: 'one', receiverId: empty.accountId }),
    all: write({ audience: 'all' }),
  });
  const last = await write({ audience: 'all' })();
  const seen = await inStation(pool, station, (db) => readersOf(db, last));
  if ((seen?.receivers ?? 0) < count)
    throw new Error(`Only ${seen?.receivers} members see a message to all.`);

  const ratios = {
    page: pages.thousandth / pages.first,
    unreadNothing: 1 - polls.without / polls.nothing,
    unread: 1 - polls.without / polls.unread,
    bulk: sends.all / sends.one,
  };
  for (const name of ['page', 'unread', 'bulk'] as const)
    if (ratios[name] > bounds[name]) {
      say(`${name}: ${rounded(ratios[name], 3)} is over the bound of ${bounds[name]}.`);
      process.exitCode = 1;
    }
  const figures = {
    measuredAt: new Date().toISOString(),
    load: rounded(loadavg()[0]!, 1),
    messages: count,
    receivers: seen!.receivers,
    bounds,
    pollMs: Object.fromEntries(Object.entries(polls).map(([name, ms]) => [name, rounded(ms, 2)])),
    ratios: Object.fromEntries(Object.entries(ratios).map(([name, ratio]) => [name, rounded(ratio, 3)])),
  };
  console.log(JSON.stringify(figures, null, 2));
} finally {
  await server.stop();
  await database.stop();
}
