// Protection is open while play is closed: by its station, by its platforms, and for a member who is blocked or frozen.
import { expect } from 'vitest';
import { userInfo } from '#contract/account.generated.ts';
import {
  answerLimits,
  breakState,
  cancelLimit,
  limits,
  ownPicture,
  reality,
  sendScore,
  setLimit,
  setReality,
  takeBreak,
} from '#contract/protection.generated.ts';
import { openGame } from '#contract/transfer.generated.ts';
import { betCredit, creditItem, sums, playTest as test } from '#support/playTable.ts';
import { alpha } from '#support/testStations.ts';

test('limits, breaks, reality check, self-test and the own picture work while nobody can play', async ({
  table,
}) => {
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const item = await creditItem(member, 'FFC', sums, ['总和大']);
  await table.server.inStation(alpha, async (db) => {
    await db.updateTable('lottery').set({ is_open: false }).execute();
    await db.updateTable('platform').set({ is_open: false }).execute();
    await db
      .updateTable('account')
      .set({ state: 'frozen', play_blocked_until: new Date(table.nowMs + 86_400_000) })
      .where('name', '=', 'member01')
      .execute();
  });
  expect((await betCredit(member, 'FFC', qiHao, [item])).answer.success).toBe(false);
  expect((await member.call(openGame, { platform: 'AG', gameCode: 'any' })).answer.success).toBe(false);

  const { answer: listed } = await member.call(limits, {});
  expect(listed.list!.length).toBeGreaterThan(0);
  const week = { kind: 'deposit', frame: 'week' } as const;
  expect((await member.call(setLimit, { ...week, value: '200' })).answer).toMatchObject({
    result: 'applied',
  });
  expect((await member.call(setLimit, { ...week, value: '500' })).answer).toMatchObject({
    result: 'pending',
  });
  expect((await member.call(cancelLimit, week)).answer.success).toBe(true);
  expect((await member.call(answerLimits, { answer: 'accept' })).answer.success).toBe(true);
  expect((await member.call(setReality, { minutes: 30 })).answer).toMatchObject({ interval: 30 });
  expect((await member.call(reality, {})).answer.success).toBe(true);
  const { answer: days } = await member.call(ownPicture, { frame: 'month' });
  expect(days.success, days.msg).toBe(true);
  expect((await member.call(sendScore, { answers: '0,0,0,0,0,0,0,0,0' })).answer.success).toBe(true);
  expect((await member.call(breakState, {})).answer.state).toBe('open');
  expect(
    (await member.call(takeBreak, { kind: 'timeout', hours: 24, scope: 'station' })).answer,
  ).toMatchObject({ success: true, state: 'timeout' });
  expect((await member.call(userInfo, {})).answer.code).toBe('notLoggedIn');
});
