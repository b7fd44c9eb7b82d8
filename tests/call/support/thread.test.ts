// support/thread: pages without gaps, what came since, what was not seen, and when somebody is there.
import { expect } from 'vitest';
import { answer } from '#contract/office/conversations.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { threadOf, writes } from '#support/conversations.ts';
import { staffMember } from '#support/officeStaff.ts';
import { alpha, beta } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ office: true, settings: { textTriesAMinute: 1000 } });

test('a long conversation is read page by page, each message once, the newest first', async ({ member }) => {
  for (let count = 0; count < 65; count++) await writes(member, { content: `第${count}条` });
  const texts: string[] = [];
  for (let before: string | undefined; ; ) {
    const { list, hasMore } = await threadOf(member, before === undefined ? {} : { before });
    texts.unshift(...list.map(({ text }) => text));
    if (!hasMore) break;
    before = list[0]!.id;
  }
  expect(texts).toEqual(Array.from({ length: 65 }, (_, count) => `第${count}条`));
});

test('what came after a message is all there is of an answer, and nothing while nothing came', async ({
  member,
}) => {
  const first = await writes(member, { content: '在吗' });
  expect((await threadOf(member, { after: first.id })).list).toEqual([]);
  const second = await writes(member, { content: '还在吗' });
  expect((await threadOf(member, { after: first.id })).list).toEqual([second]);
});

test('answers count in the poll until the screen has shown the newest one', async ({ server, member }) => {
  const clerk = await staffMember(server, 'support');
  await writes(member, { content: '请帮我查一下' });
  const { rows } = await server.pool.query(
    "SELECT c.id::text FROM conversation c JOIN account a ON a.id = c.account_id WHERE a.name = 'member01' AND c.station = $1",
    [alpha],
  );
  const id = rows[0].id as string;
  const counted = async () => (await member.call(accInfo, {})).answer.answers;
  expect(await counted()).toBeUndefined();
  const said = (await clerk.call(answer, { id, text: '您好' })).answer.message!;
  await clerk.call(answer, { id, text: '已为您查到' });
  expect(await counted()).toBe(2);
  expect((await threadOf(member, { seen: said.id })).unread).toBe(2);
  expect(await counted()).toBe(2);
  const { list, unread } = await threadOf(member);
  expect([unread, list.at(-1)]).toEqual([
    2,
    expect.objectContaining({ from: 'support', text: '已为您查到' }),
  ]);
  await threadOf(member, { after: list.at(-1)!.id, seen: list.at(-1)!.id });
  expect(await counted()).toBeUndefined();
});

test('outside of the hours an away message says when somebody is there', async ({
  server,
  clock,
  member,
}) => {
  const desk = { from: '09:00', to: '01:00', away: { 'zh-CN': '客服已下线', en: 'We are away' } };
  await server.inStation(alpha, (db) =>
    db
      .updateTable('service_page')
      .set({ desk: JSON.stringify(desk) })
      .execute(),
  );
  const at = async (moment: string) => {
    await clock.to(moment);
    await member.logIn('member01');
    const { away, backAt } = await threadOf(member);
    return [away, backAt];
  };
  expect(await at('2026-11-24T23:30:00+08:00')).toEqual(['', '']);
  expect(await at('2026-11-25T00:59:59+08:00')).toEqual(['', '']);
  expect(await at('2026-11-25T01:00:00+08:00')).toEqual(['客服已下线', '2026-11-25 09:00:00']);
  expect(await at('2026-11-25T09:00:00+08:00')).toEqual(['', '']);
  await server.inStation(alpha, (db) =>
    db
      .updateTable('service_page')
      .set({ desk: JSON.stringify({ from: '09:00', to: '18:00' }) })
      .execute(),
  );
  expect(await at('2026-11-25T18:00:00+08:00')).toEqual(['', '2026-11-26 09:00:00']);
});

test('a station sees nothing of another one’s conversations', async ({ server, member }) => {
  await writes(member, { content: '只给本站看' });
  for (const table of ['conversation', 'conversation_message'] as const) {
    const rows = (station: string) =>
      server.inStation(station, (db) => db.selectFrom(table).select('station').distinct().execute());
    expect([await rows(alpha), await rows(beta)]).toEqual([[{ station: alpha }], []]);
  }
});
