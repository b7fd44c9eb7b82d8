// Claims, of who else looks, and the service level of a queue.
import { expect } from 'vitest';
import { type DatabaseRole, inStation } from '#server/db/stationTransaction.ts';
import { claim, leasesOf, release } from '#server/office/waiting/queue/lease.ts';
import { lookAt } from '#server/office/waiting/queue/lookers.ts';
import type { QueueWork } from '#server/office/waiting/queue/queue.ts';
import { noteDecision, serviceLevel } from '#server/office/waiting/queue/serviceLevel.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ isSeeding: false });

const li = { staffId: 1, name: 'li' };
const wang = { staffId: 2, name: 'wang' };

const as = <T>(
  server: RunningServer,
  work: (queueWork: QueueWork) => Promise<T>,
  { role = 'office_support', station = alpha }: { role?: DatabaseRole; station?: string } = {},
): Promise<T> => inStation(server.pool, station, (db) => work({ db, station, now: server.now() }), { role });

test('a claim has one holder, is renewed by its holder, and ends by itself', async ({ server, clock }) => {
  const first = await as(server, (work) => claim(work, li, 'letters', ['1', '2']));
  expect(first).toMatchObject({ taken: [{ item: '1', name: 'li' }, { item: '2' }], held: [] });
  await clock.pass(9 * 60);
  expect(await as(server, (work) => claim(work, wang, 'letters', ['2', '3']))).toMatchObject({
    taken: [{ item: '3', name: 'wang' }],
    held: [{ item: '2', name: 'li' }],
  });
  const renewed = await as(server, (work) => claim(work, li, 'letters', ['2']));
  expect(renewed.taken[0]!.since).toEqual(first.taken[1]!.since);
  await clock.pass(2 * 60);
  const standing = await as(server, (work) => leasesOf(work, 'letters', ['1', '2', '3']));
  expect([...standing.keys()].sort()).toEqual(['2', '3']);
  expect((await as(server, (work) => claim(work, wang, 'letters', ['1']))).taken).toMatchObject([
    { item: '1', name: 'wang', since: server.now() },
  ]);
});

test('what is given back may be claimed at once, and nobody gives back what a colleague has', async ({
  server,
}) => {
  await as(server, (work) => claim(work, li, 'letters', ['7']));
  expect(await as(server, (work) => release(work, wang, 'letters', ['7']))).toEqual([]);
  expect(await as(server, (work) => release(work, li, 'letters', ['7', '8']))).toEqual(['7']);
  expect((await as(server, (work) => claim(work, wang, 'letters', ['7']))).taken).toHaveLength(1);
});

test('of eight who claim the same five at once each thing has one', async ({ server }) => {
  const items = ['a', 'b', 'c', 'd', 'e'];
  const claims = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      as(server, (work) =>
        claim(work, { staffId: 10 + at, name: `clerk${at}` }, 'letters', at % 2 ? items : items.toReversed()),
      ),
    ),
  );
  const taken = claims.flatMap((each) => each.taken.map(({ item }) => item));
  expect(taken.sort()).toEqual(items);
});

test('whoever else looks is seen for a while, by people who may only read as well', async ({
  server,
  clock,
}) => {
  const it = { queue: 'letters', item: '9' };
  const look = (who: typeof li) => as(server, (work) => lookAt(work, who, it), { role: 'office_read' });
  expect(await look(li)).toEqual([]);
  expect(await look(wang)).toEqual(['li']);
  await clock.pass(30);
  expect(await look(wang)).toEqual(['li']);
  await clock.pass(30);
  expect(await look(wang)).toEqual([]);
  expect(await look(li)).toEqual(['wang']);
});

test('a decision ends the claim, is refused while a colleague has the thing, and counts in the level of its day', async ({
  server,
  clock,
}) => {
  await clock.to('2026-11-24T10:00:00+08:00');
  const since = server.now();
  const decide = (who: typeof li, item: string) =>
    as(server, (work) => noteDecision(work, who, { queue: 'advice', item, verdict: 'answered', since }));
  await as(server, (work) => claim(work, li, 'advice', ['1', '2', '3']));
  await clock.pass(60);
  await expect(decide(wang, '1')).rejects.toThrow('office-waiting.heldByOther');
  await decide(li, '1');
  await clock.pass(60);
  await decide(li, '2');
  await clock.pass(450);
  await as(server, (work) => claim(work, li, 'advice', ['3']));
  await decide(li, '3');
  await decide(wang, '4');
  expect(await as(server, (work) => leasesOf(work, 'advice', ['1', '2', '3']))).toEqual(new Map());
  expect(await as(server, (work) => serviceLevel(work, 'advice', 7))).toEqual([
    { day: '2026-11-24', decided: 4, waitMedian: 120, waitP95: 570, reviewMedian: 120, reviewP95: 570 },
  ]);
  expect(await as(server, (work) => serviceLevel(work, 'advice', 7, wang.staffId))).toMatchObject([
    { decided: 1, waitMedian: 570, reviewMedian: null },
  ]);
  expect(await as(server, (work) => serviceLevel(work, 'advice', 7), { station: beta })).toEqual([]);
});

test('what was decided is never changed or removed, by no room', async ({ server }) => {
  for (const role of ['office_money', 'office_support', 'office_read'] as const)
    for (const change of ['UPDATE waiting_decision SET note = $$x$$', 'DELETE FROM waiting_decision'])
      await expect(
        as(server, ({ db }) => db.executeQuery({ sql: change, parameters: [], query: {} } as never), {
          role,
        }),
      ).rejects.toThrow('permission denied');
});
