import { expect } from 'vitest';
import { balanceIssue } from '#contract/activity.generated.ts';
import { seedInterest } from '#server/demo/seedInterest.ts';
import { alpha, gamma } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({
  prepare: async (server) => {
    await seedInterest(server.pool, server.context.stations.all(), server.now());
  },
});

test('anybody may read the questions, with the figures of the station, in its language', async ({
  server,
}) => {
  const { answer } = await server.call(balanceIssue, {}, { station: alpha });
  expect(answer.list!.length).toBeGreaterThan(5);
  const text = answer.list!.map(({ content }) => content).join('\n');
  expect(text).toContain('年利率为 4%');
  expect(text).toContain('1.0958');
  expect(text).toContain('1000000元');
  expect(text).not.toMatch(/\{\w+\}/);
  const english = await server.call(balanceIssue, {}, { station: gamma });
  expect(english.answer.list![1]!.content).toContain('4% a year');
});

test('a station without it has nothing to explain', async ({ server }) => {
  await server.inStation(alpha, (db) => db.updateTable('interest_rate').set({ annual: 0n }).execute());
  expect((await server.call(balanceIssue, {}, { station: alpha })).answer.list).toEqual([]);
});
