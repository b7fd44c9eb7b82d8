// message/send: to whom, how long, how often, without links, and once however often it is sent.
import { expect } from 'vitest';
import { send } from '#contract/message.generated.ts';
import { hasLink } from '#server/messages/link.ts';
import { openQuestions } from '#server/messages/support.ts';
import { inbox, loggedIn, sentBox, toService } from '#support/messages.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const letter = { receiver: 'service', title: '提款问题', content: '请问我的提款什么时候到账' } as const;

test('an intent that is sent twice is one message, and so is the same text typed again', async ({
  server,
}) => {
  const member = await loggedIn(server, 'member01');
  const before = (await sentBox(member)).length;
  const intentId = crypto.randomUUID();
  const first = await member.call(send, letter, { intentId });
  const repeat = await member.call(send, letter, { intentId });
  expect(repeat.answer).toEqual(first.answer);
  expect((await member.call(send, letter)).answer).toMatchObject({
    success: false,
    code: 'repeated',
    fieldErrors: { content: expect.any(String) },
  });
  expect(await sentBox(member)).toHaveLength(before + 1);
  server.passTime(601);
  expect((await member.call(send, letter)).answer.success).toBe(true);
  const open = await server.inStation(alpha, (db) => openQuestions(db, 50));
  expect(open.filter(({ account }) => account === 'member01')).toHaveLength(2);
});

test('twenty sends at once of the same text are one message', async ({ server }) => {
  const member = await loggedIn(server, 'member02');
  const answers = await Promise.all(Array.from({ length: 20 }, () => member.call(send, letter)));
  expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
});

test('agent and direct downline write to each other, and to nobody else', async ({ server }) => {
  const [agent, member] = [await loggedIn(server, 'agent01'), await loggedIn(server, 'member01')];
  const down = { ...letter, receiver: 'downline', title: '通知', account: 'Member01' } as const;
  expect((await agent.call(send, down)).answer.success).toBe(true);
  expect((await inbox(member))[0]).toMatchObject({ title: '通知', party: 'upline', partyName: '' });
  expect((await member.call(send, { ...letter, receiver: 'upline', title: '收到' })).answer.success).toBe(
    true,
  );
  expect((await inbox(agent))[0]).toMatchObject({ title: '收到', party: 'downline', partyName: 'member01' });
  const refused = async (who: typeof agent, request: Parameters<typeof agent.call>[1]) =>
    (await who.call(send, request as typeof down)).answer.fieldErrors;
  // Not below, not there, oneself: one and the same answer.
  const [foreign, none, self] = await Promise.all(
    ['member02', 'nobody99', 'agent01'].map((account) => refused(agent, { ...down, account })),
  );
  expect(foreign).toEqual({ account: '该账号不是您的直属下级' });
  expect([none, self]).toEqual([foreign, foreign]);
  expect(await refused(agent, { ...down, account: '' })).toEqual({ account: '请填写下级会员的账号' });
  expect(await refused(agent, { ...letter, receiver: 'upline' })).toHaveProperty('receiver');
});

test.for([
  ['zh-CN', '', '请填写内容'],
  ['zh-CN', '四个字符', '至少填写5个字'],
  ['zh-CN', '     字     ', '至少填写5个字'],
  ['zh-CN', '长'.repeat(501), '最多填写500个字'],
  ['zh-CN', '请看 https://evil.example/x 谢谢', '内容不能包含链接或网址'],
  ['en', '', expect.stringContaining('message')],
  ['en', 'abcd', 'Please write at least 5 characters'],
  ['en', 'x'.repeat(501), 'Please write no more than 500 characters'],
  ['en', 'look at WWW.evil.example', 'Links and web addresses are not allowed'],
])('in %s "%s" is refused at its field', async ([locale, content, sentence], { server }) => {
  const member = await loggedIn(server, 'agent01');
  const before = (await sentBox(member)).length;
  const { answer } = await member.call(
    send,
    { ...letter, content },
    { headers: { 'accept-language': locale } },
  );
  expect(answer).toMatchObject({ success: false, code: 'invalid', fieldErrors: { content: sentence } });
  expect(await sentBox(member)).toHaveLength(before);
});

test('500 characters outside the basic plane are 500 characters', async ({ server }) => {
  const member = await loggedIn(server, 'agent01');
  expect((await member.call(send, { ...letter, content: '𠮷'.repeat(500) })).answer.success).toBe(true);
  const { answer } = await member.call(send, { ...letter, content: '𠮷'.repeat(501) });
  expect(answer.fieldErrors).toEqual({ content: '最多填写500个字' });
});

test('control characters and marks that turn text around are refused, line breaks are not', async ({
  server,
}) => {
  const member = await loggedIn(server, 'agent01');
  for (const odd of ['\u0000', '\u0007', '\u202e', '\u2066'])
    expect(
      (await member.call(send, { ...letter, content: `正常的内容${odd}` })).answer.fieldErrors,
    ).toHaveProperty('content');
  expect(
    (await member.call(send, { ...letter, title: '两\n行', content: '正常的内容' })).answer.success,
  ).toBe(false);
  expect((await member.call(send, { ...letter, content: '第一行\n第二行' })).answer.success).toBe(true);
});

test('links are recognised in whatever dress, and amounts, times and plays are not taken for them', () => {
  for (const text of [
    'http://a.b',
    'ｗｗｗ．ａｂｃ．ｃｏｍ',
    'abc。com',
    'abc . com',
    '加 10.0.0.1',
    'HTTPS : //x',
    'k8.vip',
    'k8.ru',
    'bit.ly',
    'abc.fun',
    'abc . f u n',
    'my.link',
    'w w w . a b c . d e',
    'a b c . c o m 看看',
    'abc\u200b.c\u200bom',
    'h t t p : / / x',
  ])
    expect([text, hasLink(text)]).toEqual([text, true]);
  for (const text of [
    '提款100.50元',
    '20:30到账',
    '和值.大小',
    '3.5倍',
    '订单W2026.补',
    '你好。谢谢',
    'A.B两组',
    'That was good. Fun to watch',
    'I lost. Bet again',
    '号码 1 . 2 . 3',
  ])
    expect([text, hasLink(text)]).toEqual([text, false]);
});

test('a day has a limit, which refused texts do not use up', async ({ server }) => {
  const member = await loggedIn(server, 'member02');
  server.passTime(86_400 * 2);
  await member.logIn('member02');
  for (let count = 0; count < 25; count++) await member.call(send, { ...letter, content: '短' });
  for (let count = 0; count < 20; count++) await toService(member, `第${count}个不同的问题`);
  const { answer } = await member.call(send, { ...letter, content: '第二十一个问题' });
  expect(answer).toMatchObject({ success: false, code: 'throttled', msg: '今天最多提交20次，请明天再试' });
});
