import { expect } from 'vitest';
import { noticeList } from '#contract/help.generated.ts';
import { newNotices } from '#contract/session.generated.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha, beta, gamma } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const hourMs = 3_600_000;
const text = (chinese: string, english: string) => JSON.stringify({ 'zh-CN': chinese, en: english });

interface Extra {
  levels?: number[];
  is_pinned?: boolean;
  display?: 'list' | 'marquee' | 'popup';
  hours?: number;
  endsInHours?: number;
}

/** Writes a notice and returns its number. */
async function write(
  server: RunningServer,
  station: string,
  title: string,
  { hours = -1, endsInHours, ...extra }: Extra = {},
) {
  const now = server.now().getTime();
  return server.inStation(station, async (db) => {
    const { id } = await db
      .insertInto('notice')
      .values({
        station,
        title: text(title, `${title} in English`),
        content: text('<p>正文</p>', '<p>content</p>'),
        display: 'list',
        starts_at: new Date(now + hours * hourMs),
        ends_at: endsInHours === undefined ? null : new Date(now + endsInHours * hourMs),
        ...extra,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

test('pinned notices come first, then the newest, in the list without their content', async ({ server }) => {
  await write(server, alpha, 'older', { hours: -3 });
  await write(server, alpha, 'newest', { hours: -0.1 });
  await write(server, alpha, 'pinned long ago', { hours: -900, is_pinned: true });
  const { answer } = await server.call(noticeList, {}, { station: alpha });
  const titles = answer.noticeList!.map(({ title }) => title);
  expect(titles.slice(0, 3)).toEqual(['欢迎来到测试一站', 'pinned long ago', 'newest']);
  expect(titles.indexOf('older')).toBeGreaterThan(2);
  expect(answer.noticeList!.every(({ content, read }) => content === '' && !read)).toBe(true);
});

test('one notice comes alone with its content, in the language asked for', async ({ server }) => {
  const id = await write(server, gamma, 'one');
  const chinese = server.client(gamma);
  const one = await chinese.call(noticeList, { noticeId: id }, { headers: { 'accept-language': 'zh-CN' } });
  expect(one.answer.noticeList).toEqual([
    expect.objectContaining({ id, title: 'one', content: '<p>正文</p>', pinned: false, read: false }),
  ]);
  const english = await chinese.call(noticeList, { noticeId: id }, { headers: { 'accept-language': 'en' } });
  expect(english.answer.noticeList![0]).toMatchObject({ title: 'one in English', content: '<p>content</p>' });
});

test('a player has read what they opened; a guest and other players have not', async ({ server }) => {
  const id = await write(server, alpha, 'to read');
  const readBy = async (as?: string): Promise<boolean> => {
    const { answer } = await server.call(noticeList, {}, { station: alpha, ...(as && { as }) });
    return answer.noticeList!.find((notice) => notice.id === id)!.read;
  };
  expect(await readBy('member01')).toBe(false);
  await server.call(noticeList, { noticeId: id }, { station: alpha });
  expect(await readBy('member01')).toBe(false);
  for (let time = 0; time < 2; time++) {
    const { answer } = await server.call(noticeList, { noticeId: id }, { station: alpha, as: 'member01' });
    expect(answer.noticeList![0]!.read).toBe(time > 0);
  }
  expect(await readBy('member01')).toBe(true);
  expect(await readBy('agent01')).toBe(false);
  expect(await readBy()).toBe(false);
  const rows = await server.inStation(alpha, (db) =>
    db.selectFrom('notice_read').selectAll().where('notice_id', '=', id).execute(),
  );
  expect(rows).toHaveLength(1);
});

test('a notice for some levels is there for members of these levels alone, on the home page too', async ({
  server,
}) => {
  // agent01 has level 3, member01 level 1.
  const id = await write(server, alpha, 'for level 3', { levels: [2, 3], display: 'marquee' });
  for (const [as, isThere] of [
    ['agent01', true],
    ['member01', false],
    [undefined, false],
  ] as const) {
    const options = { station: alpha, ...(as && { as }) };
    const ids = async () =>
      (await server.call(noticeList, {}, options)).answer.noticeList!.map((one) => one.id);
    expect((await ids()).includes(id)).toBe(isThere);
    const one = await server.call(noticeList, { noticeId: id }, options);
    expect(one.answer.noticeList).toHaveLength(isThere ? 1 : 0);
    const home = await server.call(newNotices, {}, options);
    expect(home.answer.noticeList!.some((notice) => notice.id === id)).toBe(isThere);
  }
  expect(
    await server.inStation(alpha, (db) =>
      db.selectFrom('notice_read').select('account_id').where('notice_id', '=', id).execute(),
    ),
  ).toHaveLength(1);
});

test('a notice of tomorrow, of yesterday or of another station is not there', async ({ server }) => {
  const tomorrow = await write(server, alpha, 'tomorrow', { hours: 24 });
  const over = await write(server, alpha, 'over', { hours: -48, endsInHours: -24 });
  const foreign = await write(server, beta, 'foreign');
  const { answer } = await server.call(noticeList, {}, { station: alpha });
  for (const id of [tomorrow, over, foreign]) {
    expect(answer.noticeList!.some((notice) => notice.id === id)).toBe(false);
    const one = await server.call(noticeList, { noticeId: id }, { station: alpha, as: 'member01' });
    expect(one.answer).toMatchObject({ success: true, noticeList: [] });
  }
});

test('a hundred notices are listed at most, the newest', async ({ server }) => {
  const now = server.now().getTime();
  await server.inStation(gamma, (db) =>
    db
      .insertInto('notice')
      .values(
        Array.from({ length: 120 }, (_, at) => ({
          station: gamma,
          title: text(`many ${at}`, `many ${at}`),
          content: text('', ''),
          display: 'list' as const,
          starts_at: new Date(now - (at + 200) * hourMs),
          ends_at: null,
        })),
      )
      .execute(),
  );
  const { answer } = await server.call(noticeList, {}, { station: gamma });
  expect(answer.noticeList).toHaveLength(100);
  const titles = answer.noticeList!.map(({ title }) => title);
  expect(titles).toContain('many 0');
  expect(titles).not.toContain('many 119');
});

test('a number that is none is refused at its field', async ({ server }) => {
  for (const noticeId of [0, -1, 2 ** 31, 1.5]) {
    const { answer } = await server.call(noticeList, { noticeId });
    expect(answer).toMatchObject({ success: false, fieldErrors: { noticeId: 'noticeId不正确' } });
  }
});
