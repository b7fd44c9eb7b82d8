// Owns the tests that an activity with wrong terms or a reversed window is refused where it is entered, by the name of the wrong field.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ActivityEntry, saveActivity } from '#server/activities/activity.ts';
import { demonstrationActivities } from '#support/activities.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

const day = 86_400_000;
/** Saves the demonstration's activity of a kind with other terms. */
const save = (kind: ActivityEntry['kind'], terms: object, more: Partial<ActivityEntry> = {}) =>
  server.inStation(alpha, async (db) => {
    const { id } = await db.selectFrom('activity_type').select('id').executeTakeFirstOrThrow();
    const { picture, ...offer } = demonstrationActivities().find((each) => each.kind === kind)!;
    const now = server.now().getTime();
    return saveActivity(db, alpha, {
      kind,
      title: offer.title,
      summary: offer.summary,
      imgUrl: picture,
      content: offer.content,
      typeId: id,
      startsAt: new Date(now),
      endsAt: new Date(now + day),
      position: 99,
      terms: { ...offer.terms, ...terms },
      ...more,
    });
  });

const none = { prize: { kind: 'none' }, weight: 50, stock: null };
const cash = { prize: { kind: 'cash', amount: '1' }, weight: 50, stock: null };

test('the terms of the demonstration can be entered', async () => {
  for (const { kind } of demonstrationActivities()) expect(await save(kind, {})).toBeGreaterThan(0);
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
  await expect(save(kind, terms)).rejects.toThrow(said);
});

test('a window that is reversed or empty is refused, by the function and by the database', async () => {
  const now = server.now();
  await expect(save('signIn', {}, { startsAt: now, endsAt: now })).rejects.toThrow('endsAt');
  const id = await save('signIn', {});
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
