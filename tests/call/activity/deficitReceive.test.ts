import { expect } from 'vitest';
import { deficitGetInfo, deficitReceive, deficitRecord } from '#contract/activity.generated.ts';
import { addBet } from '#support/activities.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { troublesOf } from '../../server/money/wallets.ts';

/** A moment in the week before this one. */
const lastWeek = (server: RunningServer) => new Date(server.now().getTime() - 7 * 86_400_000);

test('the rebate of last week is paid once, with its turnover, however often it is sent', async ({
  server,
  member,
}) => {
  await addBet(server, alpha, 'member01', { stake: '12000', payout: '2000', at: lastWeek(server) });
  const answers = await Promise.all(Array.from({ length: 6 }, () => member.call(deficitReceive, {})));
  const paid = answers.filter(({ answer }) => answer.success);
  expect(paid).toHaveLength(1);
  expect(paid[0]!.answer).toMatchObject({
    award: { prize: { kind: 'cash', value: '500.0000' }, status: 2, required: '500.0000' },
    money: '9388.8800',
  });
  for (const { answer } of answers.filter(({ answer }) => !answer.success))
    expect(answer.code).toBe('ALREADY_CLAIMED');
  const { answer: info } = await member.call(deficitGetInfo, {});
  expect(info.state).toBe(3);
  const items = await server.inStation(alpha, (db) =>
    db.selectFrom('turnover_item').selectAll().where('source', '=', 'prize').execute(),
  );
  expect(items).toMatchObject([{ base: 500_0000n, required: 500_0000n }]);
  const { answer: records } = await member.call(deficitRecord, {});
  expect(records.list).toMatchObject([
    { kind: 'deficit', note: expect.stringContaining('净亏损10,000元，5%') },
  ]);
  expect(await troublesOf(server, alpha)).toEqual([]);
});

test('too few bets, too small a loss and a gain are refused with their reason', async ({ server }) => {
  const agent = server.client(alpha);
  await agent.logIn('agent01');
  await addBet(server, alpha, 'agent01', { stake: '999', at: lastWeek(server) });
  expect((await agent.call(deficitReceive, {})).answer).toMatchObject({ code: 'BET_SHORT' });
  await addBet(server, alpha, 'agent01', { stake: '1000', payout: '1500', at: lastWeek(server) });
  expect((await agent.call(deficitReceive, {})).answer).toMatchObject({ code: 'BELOW_FIRST_TIER' });
  await addBet(server, alpha, 'agent01', { stake: '1', payout: '5000', at: lastWeek(server) });
  expect((await agent.call(deficitReceive, {})).answer).toMatchObject({ code: 'NO_LOSS' });
});
