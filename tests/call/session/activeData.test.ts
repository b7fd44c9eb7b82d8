import { expect } from 'vitest';
import { activeData } from '#contract/session.generated.ts';
import { alpha, beta, gamma } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('running offers are listed without their content, one alone with it', async ({ server }) => {
  const { answer } = await server.call(activeData, {}, { station: alpha });
  expect(answer.activeList!.length).toBe(11);
  expect(answer.activeList!.every(({ content }) => content === '')).toBe(true);
  const [first] = answer.activeList!;
  const one = await server.call(activeData, { activeId: first!.id }, { station: alpha });
  expect(one.answer.activeList).toHaveLength(1);
  expect(one.answer.activeList![0]!.content).toContain('<h3>');
});

test('only offers of the kind asked for are listed, and 0 means all', async ({ server }) => {
  const all = await server.call(activeData, { typeId: 0 }, { station: alpha });
  const { typeId } = all.answer.activeList![0]!;
  const some = await server.call(activeData, { typeId }, { station: alpha });
  expect(some.answer.activeList!.length).toBeGreaterThan(0);
  expect(some.answer.activeList!.length).toBeLessThan(all.answer.activeList!.length);
  expect(some.answer.activeList!.every((entry) => entry.typeId === typeId)).toBe(true);
});

test('an offer of another station is not to be had by its number', async ({ server }) => {
  const { answer } = await server.call(activeData, {}, { station: beta });
  const foreign = await server.call(activeData, { activeId: answer.activeList![0]!.id }, { station: alpha });
  expect(foreign.answer).toMatchObject({ success: true, activeList: [] });
});

test('an offer whose time is over is gone', async ({ server }) => {
  await server.inStation(gamma, (db) =>
    db
      .updateTable('activity')
      .set({ ends_at: new Date(server.now().getTime() - 1000) })
      .where('kind', '=', 'wheel')
      .execute(),
  );
  const { answer } = await server.call(activeData, {}, { station: gamma });
  expect(answer.activeList!.some(({ kind }) => kind === 'wheel')).toBe(false);
});

test('a number that is none is refused at its field', async ({ server }) => {
  const { answer } = await server.call(activeData, { activeId: 0 });
  expect(answer).toMatchObject({ success: false, fieldErrors: { activeId: 'activeId不正确' } });
});
