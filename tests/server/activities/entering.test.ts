// An activity with wrong terms or a reversed window is refused where it is entered, by the name of the wrong field.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActivityKind } from '#contract/entities.generated.ts';
import { activityOfKind } from '#server/activities/activity.ts';
import { applyContent } from '#server/content/apply.ts';
import type { Files } from '#server/content/plan.ts';
import { snapshotOf } from '#server/content/snapshot.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

/** Applies the demonstration's activity of a kind with other terms or another window, as an operator does. */
async function enter(kind: ActivityKind, terms: object, more: object = {}): Promise<void> {
  const { files } = await server.inStation(alpha, snapshotOf);
  const given = structuredClone(files.get('activities')!) as unknown as { items: Record<string, unknown>[] };
  const items = given.items.map((item) =>
    item.kind === kind ? { ...item, ...more, terms: { ...(item.terms as object), ...terms } } : item,
  );
  const changed: Files = new Map([['activities', { ...given, items } as never]]);
  await applyContent(server.pool, alpha, { files: changed, by: 'tester', now: server.now() });
}

/** What the database has of a kind. */
const stored = <K extends ActivityKind>(kind: K) =>
  server.inStation(alpha, async (db) => (await activityOfKind(db, kind, server.now()))!);

const none = { prize: { kind: 'none' }, weight: 50, stock: null };
const cash = { prize: { kind: 'cash', amount: '1' }, weight: 50, stock: null };

test('terms that can be played are entered, with their stock', async () => {
  const sectors = [none, { ...cash, stock: 7 }];
  await enter('wheel', { total: 100, sectors });
  const { id, terms } = await stored('wheel');
  expect(terms.total).toBe(100);
  const stock = await server.inStation(alpha, (db) =>
    db.selectFrom('activity_stock').select(['part', 'left_count']).where('activity_id', '=', id).execute(),
  );
  expect(stock).toEqual([{ part: 1, left_count: 7 }]);
});

test.each([
  ['wheel', { total: 100, sectors: [none, { ...cash, weight: 49 }] }, 'WEIGHTS_SUM'],
  [
    'wheel',
    {
      total: 100,
      sectors: [
        { ...none, weight: 150 },
        { ...cash, weight: -50 },
      ],
    },
    'WEIGHT_NEGATIVE',
  ],
  ['wheel', { total: 100, sectors: [{ ...cash, stock: 1 }, cash] }, 'NO_FALLBACK'],
  ['redPacket', { total: '100', count: 10, min: '11', max: '12' }, 'TOTAL_TOO_SMALL'],
  ['redPacket', { total: '100', count: 10, min: '1', max: '2' }, 'TOTAL_TOO_LARGE'],
  ['redPacket', { min: '5', max: '2' }, 'BAND_INVALID'],
  ['redPacket', { everyMinutes: 7 }, 'terms.everyMinutes'],
  ['redPacket', { times: ['20:00'] }, 'terms.times'],
  ['redPacket', { everyMinutes: 0, times: ['24:00'] }, 'terms.times[0]'],
  ['points', { pointsPerYuan: 100, backPointsPerYuan: 99 }, 'RATES_GAIN'],
  ['treasure', { boxes: [{ from: '1', min: '2', max: '1', stock: null }] }, 'terms.boxes[0]'],
  ['midAutumn', { prizes: [{ kind: 'none' }] }, 'terms.prizes'],
  ['signIn', { rewards: [] }, 'terms.rewards'],
  ['deficit', { tiers: [{ from: '1', rate: '-3' }] }, 'terms.tiers[0].rate'],
  ['bonus', { steps: [{ from: '-1', rates: {} }] }, 'terms.steps[0].from'],
  ['dragonBoat', { metre: '0' }, 'terms.metre'],
  ['general', { prize: { kind: 'goods', name: { 'zh-CN': '' } } }, 'terms.prize.name'],
  ['signIn', { unknown: 1 }, 'unknown'],
] as const)('%s with %j is refused: %s', async (kind, terms, said) => {
  const before = (await stored(kind)).row;
  await expect(enter(kind, terms)).rejects.toThrow(said);
  expect((await stored(kind)).row).toEqual(before);
});

test('a window that is reversed is refused by the database as well', async () => {
  const { id } = await stored('signIn');
  await expect(
    server.inStation(alpha, (db) =>
      db
        .updateTable('activity')
        .set({ ends_at: new Date(0) })
        .where('id', '=', id)
        .execute(),
    ),
  ).rejects.toThrow('activity_window');
});
