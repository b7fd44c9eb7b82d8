import { expect } from 'vitest';
import { newNotices } from '#contract/session.generated.ts';
import { alpha, beta, gamma } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('notices that have begun are listed, one of them popping up', async ({ server }) => {
  const { answer } = await server.call(newNotices, {}, { station: alpha });
  expect(answer.noticeList!.length).toBe(4);
  expect(answer.noticeList!.filter(({ popup }) => popup)).toHaveLength(1);
});

test('a notice of tomorrow is not shown today, and one of yesterday not any more', async ({ server }) => {
  const dayMs = 86_400_000;
  await server.inStation(beta, async (db) => {
    const rows = await db.selectFrom('notice').select('id').orderBy('id').execute();
    await db
      .updateTable('notice')
      .set({ starts_at: new Date(server.now().getTime() + dayMs) })
      .where('id', '=', rows[0]!.id)
      .execute();
    await db
      .updateTable('notice')
      .set({ ends_at: new Date(server.now().getTime() - dayMs) })
      .where('id', '=', rows[1]!.id)
      .execute();
  });
  expect((await server.call(newNotices, {}, { station: beta })).answer.noticeList).toHaveLength(2);
  expect((await server.call(newNotices, {}, { station: gamma })).answer.noticeList).toHaveLength(4);
});
