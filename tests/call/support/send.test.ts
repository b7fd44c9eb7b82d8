// support/send: texts, pictures and orders of one's own are kept once; everything else is refused where it is wrong.
import sharp from 'sharp';
import { expect } from 'vitest';
import { send } from '#contract/support.generated.ts';
import { conversationPicture } from '#server/conversations/conversation.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { sweep } from '#server/jobs/sweepJob.ts';
import { threadOf, waitingDeposit, writes } from '#support/conversations.ts';
import { idOf, loggedIn } from '#support/messages.ts';
import { alpha, beta } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({
  settings: { textTriesAMinute: 1000, supportMessagesADay: 40, supportPicturesAnHour: 4 },
});

test('a text is kept as it was typed, once however often its intent is sent', async ({ member }) => {
  const intentId = crypto.randomUUID();
  const odd = { content: ' <b onclick=hit()>两行\n第二行 {0} https://pay.example/abc ' };
  const first = await member.call(send, odd, { intentId });
  expect(first.answer).toMatchObject({ message: { from: 'member', text: odd.content.trim() } });
  expect((await member.call(send, odd, { intentId })).answer).toEqual(first.answer);
  expect((await threadOf(member)).list).toEqual([first.answer.message]);
});

test('an order of one’s own is attached and shown as it stands now', async ({ server, member }) => {
  const order = await waitingDeposit(server, alpha);
  const about = `deposit:${order}`;
  expect((await threadOf(member, { about })).card).toMatchObject({
    kind: 'deposit',
    id: order,
    amount: '500.0000',
    state: '处理中',
  });
  const { id } = await writes(member, { content: '存款还没有到账', about });
  await server.inStation(alpha, (db) =>
    db
      .updateTable('deposit_order')
      .set({ status: 5, finished_at: server.now() })
      .where('order_no', '=', order)
      .execute(),
  );
  const { list } = await threadOf(member);
  expect(list.find((each) => each.id === id)?.about).toMatchObject({ id: order, state: '已过期' });
});

test('somebody else’s order, and one that is not there, are refused alike and say nothing', async ({
  server,
  agent,
}) => {
  const order = await waitingDeposit(server, alpha);
  for (const about of [`deposit:${order}`, 'deposit:D0', 'bet:1', 'bet:abc', `withdrawal:${order}`]) {
    expect((await agent.call(send, { content: '这笔', about })).answer).toMatchObject({
      success: false,
      code: 'notFound',
      fieldErrors: { about: '找不到这笔订单或注单' },
    });
    expect((await threadOf(agent, { about })).card).toBeUndefined();
  }
  expect((await threadOf(agent)).list).toEqual([]);
});

test.for([
  [{}, 'content', '请先输入内容或选择图片'],
  [{ content: ' \n ' }, 'content', '请先输入内容或选择图片'],
  [{ content: '长'.repeat(1001) }, 'content', '最多填写1000个字'],
  [{ content: 'a\u0007b' }, 'content', expect.any(String)],
  [{ content: 'a\u202eb' }, 'content', expect.any(String)],
  [{ about: 'card:1' }, 'about', expect.any(String)],
  [
    { picture: Buffer.from('<svg onload=hit()>').toString('base64url') },
    'picture',
    '这张图片无法读取，请换一张',
  ],
])('%o is refused at %s', async ([request, field, sentence], { member }) => {
  expect((await member.call(send, request)).answer).toMatchObject({
    success: false,
    code: 'invalid',
    fieldErrors: { [field]: sentence },
  });
});

test('a picture is drawn again, without what its file hid, for its member alone', async ({
  server,
  member,
}) => {
  const file = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#b4152c' } })
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .jpeg()
    .toBuffer();
  const { picture } = await writes(member, { picture: file.toString('base64url') });
  expect(picture).toMatchObject({ width: 60, height: 40 });
  const [, key = ''] = /^\/support-picture\/([0-9a-f]{32})\.webp$/.exec(picture!.url) ?? [];
  const [own, other] = [await idOf(server, 'member01'), await idOf(server, 'agent01')];
  const bytes = await server.inStation(alpha, (db) => conversationPicture(db, key, own));
  expect(bytes!.toString('latin1')).not.toContain('SecretCamera');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
  expect(await server.inStation(alpha, (db) => conversationPicture(db, key, other))).toBeUndefined();
  expect(await server.inStation(beta, (db) => conversationPicture(db, key, own))).toBeUndefined();
});

test('a trial player writes as well, and a guest is asked to log in', async ({ trial, guest }) => {
  expect(await writes(trial, { content: '试玩的余额是真的吗' })).toMatchObject({ from: 'member' });
  expect((await guest.call(send, { content: '你好' })).answer.code).toBe('notLoggedIn');
});

test('a member in a break still reaches support', async ({ server }) => {
  const member = await loggedIn(server, 'member02');
  await server.inStation(alpha, (db) =>
    db
      .updateTable('account')
      .set({ paused_until: new Date(server.now().getTime() + 86_400_000) })
      .where('name', '=', 'member02')
      .execute(),
  );
  expect(await writes(member, { content: '我想谈谈我的休息期' })).toMatchObject({ from: 'member' });
});

test('messages of a day and pictures of an hour have a bound, refused files included', async ({
  server,
  agent,
}) => {
  const bad = { picture: Buffer.from('no picture at all').toString('base64url') };
  for (let count = 0; count < 4; count++) expect((await agent.call(send, bad)).answer.code).toBe('invalid');
  expect((await agent.call(send, bad)).answer).toMatchObject({
    code: 'throttled',
    fieldErrors: { picture: '图片传得太多了，请稍后再试' },
  });
  for (let count = 0; count < 40; count++) await writes(agent, { content: `第${count}条` });
  expect((await agent.call(send, { content: '再来' })).answer).toMatchObject({
    code: 'throttled',
    fieldErrors: { content: '今天发送的消息太多了，请明天再试' },
  });
  await server.passTime(86_401);
  await agent.logIn('agent01');
  await writes(agent, { content: '第二天' });
});

test('what was closed a year ago is swept with its pictures, and what is open stays', async ({ server }) => {
  const stations = server.context.stations.all();
  const counted = () =>
    inStation(server.pool, alpha, async (db) => [
      (await db.selectFrom('conversation').select('id').execute()).length,
      (await db.selectFrom('conversation_picture').select('key').execute()).length,
    ]);
  const [before] = await counted();
  expect(before).toBeGreaterThan(1);
  await server.inStation(alpha, (db) =>
    db
      .updateTable('conversation')
      .set({ closed_at: server.now(), waiting_since: null })
      .where('account_id', 'in', db.selectFrom('account').select('id').where('name', '=', 'member01'))
      .execute(),
  );
  const { settings } = server.context;
  const after = (days: number) => new Date(server.now().getTime() + days * 86_400_000);
  await sweep(server.pool, stations, after(364), settings);
  expect(await counted()).toEqual([before, 1]);
  await sweep(server.pool, stations, after(366), settings);
  expect(await counted()).toEqual([before! - 1, 0]);
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ ends_at: server.now() }).where('role', '=', 'trial').execute(),
  );
  await sweep(server.pool, stations, after(366), settings);
  expect((await counted())[0]).toBe(before! - 2);
});
