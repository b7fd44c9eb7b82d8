// advice/adviceList: one's own advice with its answer, and the message that says so.
import { expect } from 'vitest';
import { adviceList, saveAdvice } from '#contract/advice.generated.ts';
import { answerAdvice } from '#server/messages/advice.ts';
import { inbox, loggedIn, unreadOf } from '#support/messages.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('an answer stands beside the advice, comes once, and is announced by a message', async ({ server }) => {
  const member = await loggedIn(server, 'member01');
  const content = '走势图希望可以放大查看';
  const { answer: given } = await member.call(saveAdvice, { type: 'suggestion', content });
  const unread = await unreadOf(member);
  const answer = (text: string) =>
    server.inStation(alpha, (db) =>
      answerAdvice({ db, station: alpha, now: server.now() }, BigInt(given.id!), text),
    );
  expect(await answer('下个版本会加上')).toBe(true);
  expect(await answer('另一个回复')).toBe(false);
  const { answer: page } = await member.call(adviceList, {});
  expect(page.list![0]).toMatchObject({ content, status: 2, answer: '下个版本会加上' });
  expect(page.list![0]!.answerTime).not.toBe('');
  expect(await unreadOf(member)).toBe(unread + 1);
  expect((await inbox(member))[0]).toMatchObject({ kind: 'advice', title: '您的反馈已有回复' });
});

test('it comes page by page, newest first', async ({ server }) => {
  const member = await loggedIn(server, 'member01');
  const { answer: whole } = await member.call(adviceList, {});
  expect(whole.list).toHaveLength(3);
  const { answer: first } = await member.call(adviceList, { pageSize: 2 });
  expect([first.list, first.hasMore]).toEqual([whole.list!.slice(0, 2), true]);
  const { answer: next } = await member.call(adviceList, { pageSize: 2, before: first.list![1]!.id });
  expect([next.list, next.hasMore]).toEqual([whole.list!.slice(2), false]);
});

test('nobody sees the advice of others', async ({ server }) => {
  expect((await (await loggedIn(server, 'member02')).call(adviceList, {})).answer.list).toEqual([]);
});
