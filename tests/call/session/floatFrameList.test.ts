import { expect } from 'vitest';
import { floatFrameList } from '#contract/session.generated.ts';
import { alpha, beta, gamma } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('each page has its own ads', async ({ server }) => {
  for (const showPage of [1, 2, 3, 4, 5]) {
    const { answer } = await server.call(floatFrameList, { showPage }, { station: alpha });
    expect(answer.floatFrameList!.length).toBeGreaterThan(0);
    expect(answer.floatFrameList!.every(({ showPosition }) => showPosition === showPage)).toBe(true);
  }
  const { answer } = await server.call(floatFrameList, { showPage: 1 }, { station: gamma });
  expect(answer.floatFrameList![0]!.afsList.length).toBe(3);
});

test('a page without ads gets an empty list', async ({ server }) => {
  await server.inStation(beta, (db) => db.deleteFrom('float_frame').where('show_position', '=', 5).execute());
  const { answer } = await server.call(floatFrameList, { showPage: 5 }, { station: beta });
  expect(answer).toMatchObject({ success: true, floatFrameList: [] });
});

test('a page that does not exist, or none, is refused at its field', async ({ server }) => {
  const wrong = await server.call(floatFrameList, { showPage: 6 });
  expect(wrong.answer).toMatchObject({ success: false, fieldErrors: { showPage: '页面编号不正确' } });
  const none = await server.call(floatFrameList, { showPage: '' as never });
  expect(none.answer).toMatchObject({ success: false, fieldErrors: { showPage: '请填写页面编号' } });
});
