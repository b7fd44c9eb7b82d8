// The preview of a notice at the office against what the server shows: the same verdict for guests, members and agents, of two levels, at four moments.
import { expect } from 'vitest';
import { isDrawn, verdictOf, viewers } from '#office/rooms/content/preview/audience.ts';
import { visibleNotices } from '#server/present/notices.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { formatMoment } from '#values/beijingTime.ts';

const test = world({ office: true });
const minuteMs = 60_000;
const minute = (at: Date): string => formatMoment(at).slice(0, 16);

test('a preview says of a notice what the server does', async ({ server }) => {
  // Moments of content are whole minutes.
  const now = new Date(Math.floor(server.now().getTime() / minuteMs) * minuteMs);
  const after = (minutes: number) => new Date(now.getTime() + minutes * minuteMs);
  const found: unknown[] = [];
  await server.inStation(alpha, async (db) => {
    await db.deleteFrom('notice_read').execute();
    await db.deleteFrom('notice').execute();
    const session = { accountId: 0 };
    for (const levels of [[], [2]]) {
      await db.deleteFrom('notice').execute();
      await db
        .insertInto('notice')
        .values({
          station: alpha,
          title: JSON.stringify({ 'zh-CN': '公告', en: 'Notice' }),
          content: JSON.stringify({ 'zh-CN': '<p>正文</p>', en: '<p>Text</p>' }),
          display: 'list',
          starts_at: after(10),
          ends_at: after(20),
          levels,
        })
        .execute();
      const entry = { levels, from: minute(after(10)), until: minute(after(20)) };
      for (const as of viewers)
        for (const level of [1, 2])
          for (const minutes of [9, 10, 19, 20]) {
            const role = as === 'agent' ? 'agent' : 'member';
            const { id } = await db
              .updateTable('account')
              .set({ level })
              .where('name', '=', `${role}01`)
              .returning('id')
              .executeTakeFirstOrThrow();
            const who = as === 'guest' ? null : ({ ...session, accountId: id } as never);
            const shown = await visibleNotices(db, who, after(minutes)).select('notice.id').execute();
            const verdict = verdictOf('notices', entry, { as, level, at: minute(after(minutes)) });
            if (shown.length > 0 !== isDrawn('notices', verdict))
              found.push({ levels, as, level, minutes, verdict, shown: shown.length });
          }
    }
  });
  expect(found).toEqual([]);
});
