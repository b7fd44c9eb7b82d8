// The demonstration's forum as it is written into stations: threads, authors, days, and counters that are right.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedForum } from '#server/demo/forum/seedForum.ts';
import { wrongCounters } from '#support/forum.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';

const dayMs = 86_400_000;
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

test('sixty threads by thirty members over three weeks stand in each station, counted right, once', async () => {
  const stations = [alpha, beta];
  const fill = () => seedForum(server.pool, stations, server.now(), () => false);
  const rowsOf = (station: string) =>
    server.inStation(station, (db) =>
      db.selectFrom('forum_article').select(['title', 'author_id', 'created_at', 'status']).execute(),
    );
  await fill();
  const orders = new Set<string>();
  for (const station of stations) {
    const rows = await rowsOf(station);
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['visible']));
    const writers = await server.inStation(station, (db) =>
      db
        .selectFrom('forum_article')
        .select('author_id')
        .union(db.selectFrom('forum_comment').select('author_id'))
        .execute(),
    );
    expect(writers.length).toBeGreaterThanOrEqual(30);
    const ages = rows.map(({ created_at }) => (server.now().getTime() - created_at.getTime()) / dayMs);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages) - Math.min(...ages)).toBeGreaterThan(18);
    expect(Math.max(...ages)).toBeLessThan(22);
    expect(await wrongCounters(server, station)).toEqual([]);
    orders.add(rows.map(({ title }) => title).join());
  }
  // Each station has them in an order of its own.
  expect(orders.size).toBe(2);
  const before = (await rowsOf(alpha)).length;
  await fill();
  expect(await rowsOf(alpha)).toHaveLength(before);
});
