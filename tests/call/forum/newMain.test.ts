// forum/newMain: who may post, what a post may hold, once by intent, twice a minute, and what waits for a moderator.
import { expect } from 'vitest';
import { setNickName } from '#contract/account.generated.ts';
import { saveAdvice } from '#contract/advice.generated.ts';
import { getArticleByTypeForPage, getArticleDetail, newChild, newMain } from '#contract/forum.generated.ts';
import { send } from '#contract/message.generated.ts';
import { article, desk, groupsOf, poster, wrongCounters } from '#support/forum.ts';
import { inbox, loggedIn } from '#support/messages.ts';
import { alpha } from '#support/testStations.ts';
import { test as base } from '#support/world.ts';

const test = base.extend('groupId', { scope: 'file' }, async ({ server }) => (await groupsOf(server))[0]!.id);

const post = (groupId: number) => ({
  groupId,
  title: '今晚的走势怎么看',
  content: '连着三期开大，大家怎么看？',
});

test('a member without a nickname is asked for one, and posts after setting it', async ({
  server,
  groupId,
}) => {
  const member = await loggedIn(server, 'member01');
  expect((await member.call(newMain, post(groupId))).answer).toMatchObject({
    success: false,
    code: 'nickNameMissing',
  });
  await member.call(setNickName, { nickName: '阿明' });
  const { answer } = await member.call(newMain, post(groupId));
  expect(answer).toMatchObject({ success: true, status: 2 });
});

test('a post is kept as typed, and is one post however often its intent is sent', async ({
  server,
  groupId,
}) => {
  server.passTime(31);
  const member = await poster(server, 'member02');
  const intentId = crypto.randomUUID();
  const odd = {
    ...post(groupId),
    title: '<img src=x onerror=hit()>',
    content: '<script>hit()</script> {名} &amp; 换行\n第二行',
  };
  const sent = await Promise.all(Array.from({ length: 6 }, () => member.call(newMain, odd, { intentId })));
  const ids = new Set(sent.map(({ answer }) => answer.id));
  expect(ids.size).toBe(1);
  const { answer } = await member.call(getArticleDetail, { articleId: [...ids][0]! });
  expect(answer).toMatchObject({ content: odd.content, article: { title: odd.title, own: true } });
  const list = await member.call(getArticleByTypeForPage, { type: 'latest', groupId });
  expect(list.answer.list!.filter(({ title }) => title === odd.title)).toHaveLength(1);
});

test('one post in 30 seconds, whatever it is', async ({ server, groupId }) => {
  const member = await poster(server, 'member02');
  await article(server, member);
  expect((await member.call(newMain, post(groupId))).answer).toMatchObject({
    success: false,
    code: 'throttled',
  });
  server.passTime(31);
  expect((await member.call(newMain, post(groupId))).answer.success).toBe(true);
});

test.for<[object, string]>([
  [{ title: '短' }, 'title'],
  [{ title: '长'.repeat(41) }, 'title'],
  [{ title: '一行\n又一行' }, 'title'],
  [{ content: ' 短短 ' }, 'content'],
  [{ content: '长'.repeat(5001) }, 'content'],
  [{ content: '请看 www.evil.example 的资料' }, 'content'],
  [{ content: '内容里有包 . 赢 两个字' }, 'content'],
  [{ title: '这是包赢的标题' }, 'title'],
  [{ title: '标题末尾是包', content: '赢字在正文的开头' }, 'content'],
  [{ pictures: 'a'.repeat(32) }, 'pictures'],
  [{ share: 'order:1' }, 'share'],
  [{ share: 'draw:FFC:1' }, 'share'],
])('%o is refused at %s', async ([fields, field], { server, groupId }) => {
  server.passTime(31);
  const member = await poster(server, 'member02');
  const { answer } = await member.call(newMain, { ...post(groupId), ...fields });
  expect(answer).toMatchObject({ success: false, fieldErrors: { [field]: expect.any(String) } });
});

test('a refused post does not use up the half minute', async ({ server, groupId }) => {
  server.passTime(31);
  const member = await poster(server, 'member02');
  expect((await member.call(newMain, { ...post(groupId), content: '这里写着必中' })).answer.code).toBe(
    'forbidden',
  );
  expect((await member.call(newMain, post(groupId))).answer.success).toBe(true);
});

test('tries that are refused are counted, whatever the call that takes a text', async ({
  server,
  groupId,
}) => {
  server.passTime(61);
  const { settings } = server.context;
  const member = await poster(server, 'member01');
  const { textTriesAMinute } = settings;
  Object.assign(settings, { textTriesAMinute: 6 });
  const link = 'see abc.com now';
  const tries = [
    () => member.call(newMain, { ...post(groupId), content: link }),
    () => member.call(newChild, { articleId: '1', content: link }),
    () => member.call(send, { receiver: 'service', title: '问题', content: link }),
    () => member.call(saveAdvice, { type: 'other', content: link }),
    () => member.call(setNickName, { nickName: '阿明' }),
  ];
  try {
    for (const once of [...tries, tries[0]!]) expect((await once()).answer.code).not.toBe('throttled');
    for (const once of tries) expect((await once()).answer.code).toBe('throttled');
    server.passTime(61);
    expect((await member.call(newMain, post(groupId))).answer.success).toBe(true);
  } finally {
    Object.assign(settings, { textTriesAMinute });
  }
});

test('only agents open articles where a group says so', async ({ server, groupId }) => {
  const groups = await groupsOf(server);
  const closed = { ...post(groupId), groupId: groups.at(-1)!.id };
  server.passTime(31);
  const member = await poster(server, 'member02');
  expect((await member.call(newMain, closed)).answer.code).toBe('groupClosed');
  const agent = await poster(server, 'agent01');
  expect((await agent.call(newMain, closed)).answer.success).toBe(true);
  server.passTime(31);
  expect((await agent.call(newMain, { ...post(groupId), groupId: 999_999 })).answer.code).toBe('notFound');
});

test('in a group with moderation an article waits, seen by its author alone, until a moderator lets it pass', async ({
  server,
}) => {
  const [, second] = await groupsOf(server);
  await desk(server).setModerated(alpha, second!.id, true);
  const member = await poster(server, 'member02');
  const agent = await poster(server, 'agent01');
  const id = await article(server, member, { groupId: second!.id, content: '请@鸿运代理 来看看' });
  expect((await member.call(getArticleDetail, { articleId: id })).answer.article).toMatchObject({
    status: 1,
  });
  for (const other of [agent, server.client(alpha)])
    expect((await other.call(getArticleDetail, { articleId: id })).answer.code).toBe('notFound');
  expect(await inbox(agent)).not.toContainEqual(expect.objectContaining({ kind: 'forum' }));
  expect((await desk(server).view(alpha, 'zh-CN')).posts).toMatchObject([
    { kind: 'article', id: BigInt(id) },
  ]);
  await desk(server).decide(alpha, 'article', BigInt(id), 'show');
  expect((await agent.call(getArticleDetail, { articleId: id })).answer.article).toMatchObject({ status: 2 });
  // Whom it names receives a message about it only now.
  expect(await inbox(agent)).toContainEqual(
    expect.objectContaining({ kind: 'forum', title: '小满提到了您' }),
  );
  expect(await wrongCounters(server)).toEqual([]);
});

test('a muted member reads on and posts nothing', async ({ server, groupId }) => {
  const member = await poster(server, 'member01');
  const id = await article(server, member);
  await desk(server).mute(alpha, 'article', BigInt(id), true);
  server.passTime(31);
  const { answer } = await member.call(newMain, post(groupId));
  expect(answer.code).toBe('muted');
  // Until when, so that nobody tries again each day.
  expect(answer.msg).toMatch(/^您已被禁言，\d{4}-\d\d-\d\d \d\d:\d\d后可以发言$/);
  expect((await member.call(getArticleDetail, { articleId: id })).answer.success).toBe(true);
});
