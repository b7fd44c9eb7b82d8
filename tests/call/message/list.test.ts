// message/list: whose messages, in which order, and page by page without a gap.
import { expect } from 'vitest';
import { list } from '#contract/message.generated.ts';
import { inbox, loggedIn, toMany, toOne } from '#support/messages.ts';
import { alpha, beta } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('messages to the member, to the level and to everybody come newest first, in the language of the request', async ({
  server,
}) => {
  const member = await loggedIn(server, 'member01');
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ level: 3 }).where('name', '=', 'member02').execute(),
  );
  await toOne(server, 'member01', '给你的');
  await toMany(server, { audience: 'level', level: 3 }, '三级');
  await toMany(server, { audience: 'all' }, '大家');
  const titles = (await inbox(member)).map(({ title }) => title);
  expect(titles.slice(0, 3)).toEqual(['大家', '给你的', '您的反馈已有回复']);
  expect(titles).not.toContain('三级');
  const second = await inbox(await loggedIn(server, 'member02'));
  expect(second.map(({ title }) => title).slice(0, 2)).toEqual(['大家', '三级']);
  const { answer } = await member.call(list, {}, { headers: { 'accept-language': 'en' } });
  expect(answer.list!.map(({ title }) => title)).toContain('We have replied to your feedback');
});

test('a preview holds no mark of HTML, and says who wrote', async ({ server }) => {
  const member = await loggedIn(server, 'member01');
  await toMany(
    server,
    { audience: 'all' },
    'HTML',
    '<p>第一行</p><style>p{}</style><script>hit()</script>&lt;b&gt;',
  );
  expect((await inbox(member))[0]).toMatchObject({ preview: '第一行 <b>', party: 'station', read: false });
  const fromAgent = (await inbox(member)).find(({ kind }) => kind === 'player')!;
  expect(fromAgent).toMatchObject({ party: 'upline', partyName: '' });
  const ofAgent = (await inbox(await loggedIn(server, 'agent01'))).find(({ kind }) => kind === 'player')!;
  expect(ofAgent).toMatchObject({ party: 'downline', partyName: 'member01' });
});

test('pages go on where the one before ended, whatever arrives meanwhile', async ({ server }) => {
  const member = await loggedIn(server, 'member01');
  const whole = (await inbox(member)).map(({ id }) => id);
  expect(whole.length).toBeGreaterThan(4);
  const seen: string[] = [];
  for (let before: string | undefined; ; ) {
    const { answer } = await member.call(list, { pageSize: 2, ...(before && { before }) });
    seen.push(...answer.list!.map(({ id }) => id));
    if (!answer.hasMore) break;
    await toOne(server, 'member01');
    before = answer.list!.at(-1)!.id;
  }
  expect(seen).toEqual(whole);
});

test('who joined later does not see what was sent to everybody before', async ({ server }) => {
  await toMany(server, { audience: 'all' }, '早先的公告');
  server.passTime(60);
  const now = server.now();
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ created_at: now }).where('name', '=', 'member02').execute(),
  );
  expect(await inbox(await loggedIn(server, 'member02'))).toEqual([]);
});

test('a message of one station is not in another', async ({ server }) => {
  const member = await loggedIn(server, 'member01');
  const ids = (await inbox(member)).map(({ id }) => id);
  const foreign = await server.inStation(beta, (db) => db.selectFrom('message').select('id').execute());
  expect(foreign.length).toBeGreaterThan(0);
  expect(foreign.filter(({ id }) => ids.includes(String(id)))).toEqual([]);
});
