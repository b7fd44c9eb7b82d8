// message/readMessage: the message in full, read from then on, and nothing of anybody else's.
import { expect } from 'vitest';
import { readMessage, receiveDelete } from '#contract/message.generated.ts';
import { answerQuestion, readersOf } from '#server/messages/support.ts';
import { inbox, loggedIn, toMany, toOne, toService, unreadOf } from '#support/messages.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const gone = { success: false, code: 'notFound', msg: '消息不存在或已删除' };

test('opening a message counts as reading it, however often', async ({ server }) => {
  const member = await loggedIn(server, 'member01');
  const [one, all] = [await toOne(server, 'member01'), await toMany(server, { audience: 'all' })];
  const before = await unreadOf(member);
  for (const id of [one, all, one, all]) {
    const { answer } = await member.call(readMessage, { id });
    expect(answer).toMatchObject({ success: true, message: { id, read: true } });
  }
  expect(await unreadOf(member)).toBe(before - 2);
  expect((await inbox(member)).slice(0, 2)).toMatchObject([{ read: true }, { read: true }]);
});

test('the answer of support quotes what was asked, and both texts are the ones typed', async ({ server }) => {
  const member = await loggedIn(server, 'member01');
  const asked = '<b>请问</b> & {提款} 什么时候到账';
  const id = await toService(member, asked);
  const answered = await server.inStation(alpha, (db) =>
    answerQuestion({ db, station: alpha, now: server.now() }, BigInt(id), '<i>马上</i>{到账}'),
  );
  const { answer } = await member.call(readMessage, { id: String(answered) });
  expect(answer).toMatchObject({ content: '<i>马上</i>{到账}', html: false, quote: asked });
  const own = await member.call(readMessage, { id, box: 'sent' });
  expect(own.answer).toMatchObject({ content: asked, html: false, quote: '' });
});

test('the station knows who has read a message to many', async ({ server }) => {
  const id = BigInt(await toMany(server, { audience: 'all' }, '新规则'));
  const readers = () => server.inStation(alpha, (db) => readersOf(db, id));
  const before = await readers();
  expect(before).toMatchObject({ receivers: 3, readers: 0 });
  await (await loggedIn(server, 'member02')).call(readMessage, { id: String(id) });
  expect(await readers()).toEqual({ ...before, readers: 1 });
});

test('a message of somebody else, a deleted one and an invented one answer alike', async ({ server }) => {
  const member = await loggedIn(server, 'member01');
  const foreign = await toOne(server, 'member02');
  const deleted = await toOne(server, 'member01');
  const ofLevel = await toMany(server, { audience: 'level', level: 9 });
  await member.call(receiveDelete, { id: deleted });
  for (const id of [foreign, deleted, ofLevel, '999999999999999999']) {
    expect((await member.call(readMessage, { id })).answer).toMatchObject(gone);
    expect((await member.call(readMessage, { id, box: 'sent' })).answer).toMatchObject(gone);
  }
  expect((await server.inStation(alpha, (db) => readersOf(db, BigInt(foreign))))!.readers).toBe(0);
});

test('what is not a number is refused', async ({ server }) => {
  const member = await loggedIn(server, 'member01');
  expect((await member.call(readMessage, { id: "1' OR 1=1" })).answer).toMatchObject({ code: 'invalid' });
});
