import { expect } from 'vitest';
import { activeTypeData } from '#contract/session.generated.ts';
import { alpha, beta, gamma } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('the kinds are listed with their names', async ({ server }) => {
  const { answer } = await server.call(activeTypeData, {}, { station: alpha });
  expect(answer.activeTypeList!.map(({ name }) => name)).toEqual(['日常优惠', '新人专享', '节日活动']);
  const other = await server.call(activeTypeData, {}, { station: beta });
  const ids = new Set(answer.activeTypeList!.map(({ id }) => id));
  expect(other.answer.activeTypeList!.some(({ id }) => ids.has(id))).toBe(false);
  expect((await server.call(activeTypeData, {}, { station: gamma })).answer.activeTypeList![0]!.name).toBe(
    'Daily offers',
  );
});
