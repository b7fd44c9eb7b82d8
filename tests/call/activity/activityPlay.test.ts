import { expect } from 'vitest';
import { activityDetail, activityPlay } from '#contract/activity.generated.ts';
import { runSupport } from '#scripts/support.ts';
import { activityOfKind } from '#server/activities/activity.ts';
import { lettersTo } from '#support/messages.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { troublesOf } from '../../server/money/wallets.ts';

const general = (server: RunningServer) =>
  server.inStation(alpha, async (db) => (await activityOfKind(db, 'general', server.now()))!.id);

test('an application waits for the operator; approved it is paid once, refused there may be another', async ({
  server,
  member,
}) => {
  const activityId = await general(server);
  expect((await member.call(activityPlay, { activityId })).answer).toMatchObject({ code: 'PROFILE_SHORT' });
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ question_id: 1 }).where('name', '=', 'member01').execute(),
  );
  const first = (await member.call(activityPlay, { activityId })).answer;
  expect(first).toMatchObject({ award: { status: 1, prize: { value: '8.0000' } }, money: '8888.8800' });
  expect((await member.call(activityPlay, { activityId })).answer).toMatchObject({ code: 'APPLIED' });
  const decide = (awardNo: string, ...args: string[]) =>
    runSupport(server.pool, [alpha, 'award', awardNo, ...args], server.now());
  expect((await runSupport(server.pool, [alpha, 'awards'], server.now())).join()).toContain('member01');
  await decide(first.award!.awardNo, 'refuse', '资料不完整');
  const second = (await member.call(activityPlay, { activityId })).answer;
  expect(second).toMatchObject({ success: true });
  await decide(second.award!.awardNo, 'give');
  await expect(decide(second.award!.awardNo, 'give')).rejects.toThrow('was decided');
  const detail = (await member.call(activityDetail, { activityId })).answer;
  expect(detail).toMatchObject({ award: { status: 2 }, event: { blocked: 'ALREADY_CLAIMED' } });
  // Each decision is a letter, the newest first.
  const letters = (await lettersTo(server, 'member01')).slice(0, 2);
  expect(letters.map(({ title, content }) => [title, content])).toEqual([
    ['您的活动奖励已派发', expect.stringMatching(/在「.+」中获得的8(\.00)?元已派发/)],
    ['您的活动奖励未通过', expect.stringContaining('原因：资料不完整。')],
  ]);
  const history = (await runSupport(server.pool, [alpha, 'activities', 'member01'], server.now())).join('\n');
  expect(history).toContain('refused: 资料不完整');
  expect(history).toContain('PROFILE_SHORT: Please set your real name');
  expect(await troublesOf(server, alpha)).toEqual([]);
});

test('only what members apply for can be applied for', async ({ server, member }) => {
  const wheel = await server.inStation(
    alpha,
    async (db) => (await activityOfKind(db, 'wheel', server.now()))!.id,
  );
  expect((await member.call(activityPlay, { activityId: wheel })).answer).toMatchObject({
    code: 'activityMissing',
  });
});
