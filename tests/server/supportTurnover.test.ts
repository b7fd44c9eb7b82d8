// A wrong credit of support is undone whole, and that turnover is corrected by hand.
import { expect } from 'vitest';
import { withdrawShowInfo } from '#contract/finance.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { runSupport } from '#scripts/support.ts';
import { inbox, loggedIn } from '#support/messages.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { idOf, move, troublesOf } from './money/wallets.ts';

const test = world().extend('support', { scope: 'file' }, ({ server }) => (...args: string[]) => {
  return runSupport(server.pool, [alpha, ...args], server.now(), { supporter: '小王' });
});

const turnoverOf = async (server: RunningServer, as = 'member01') => {
  const { answer } = await server.call(withdrawShowInfo, {}, { as });
  return answer.turnover!;
};

test('a wrong credit is undone whole, once: money and turnover are what they were', async ({
  server,
  support,
}) => {
  const before = await turnoverOf(server);
  const { money } = (await server.call(accInfo, {}, { as: 'member01' })).answer;
  await support('money', 'member01', 'credit', '9999999', '手误', '--intent', 'ticket-10');
  expect((await turnoverOf(server)).required).not.toBe(before.required);
  const undo = ['money', 'member01', 'undo', 'ticket-10', '手误更正'];
  const answers = await Promise.all([support(...undo), support(...undo), support(...undo)]);
  expect(answers.flat().filter((line) => line.includes('Nothing changes'))).toHaveLength(2);
  expect(await turnoverOf(server)).toEqual(before);
  expect((await server.call(accInfo, {}, { as: 'member01' })).answer.money).toBe(money);
  expect(await troublesOf(server, alpha)).toEqual([]);
  expect((await support('actions', 'member01')).join('\n')).toMatch(
    /undo ticket-10.*\n {2}turnover required/,
  );
  const [letter] = await inbox(await loggedIn(server, 'member01'));
  expect(letter!.title).toContain('账户安全提醒');
});

test('what the member spent of a wrong credit is owed, and its turnover is gone all the same', async ({
  server,
  support,
}) => {
  await support('money', 'agent01', 'credit', '500', '手误', '--intent', 'ticket-11');
  const { money } = (await server.call(accInfo, {}, { as: 'agent01' })).answer;
  const [yuan] = money!.split('.');
  await server.inStation(alpha, (db) =>
    move(db, alpha, 'agent01', {
      type: 130,
      amount: -(BigInt(yuan!) - 200n) * 10_000n,
      refId: 'spent',
      at: server.now(),
    }),
  );
  const [line] = await support('money', 'agent01', 'undo', 'ticket-11', '手误更正');
  expect(line).toMatch(/owes 29\d\.\d\d of them/);
  expect((await server.call(accInfo, {}, { as: 'agent01' })).answer.money).toBe('0.0000');
  expect((await support('turnover', 'agent01')).join('\n')).not.toContain('ticket-11');
  expect(await troublesOf(server, alpha)).toEqual([]);
});

test('only what an intent added to this member is undone', async ({ support }) => {
  await support('money', 'member01', 'credit', '10', '补偿', '--intent', 'ticket-12');
  await support('money', 'member01', 'deduct', '10', '扣回', '--intent', 'ticket-13');
  // The same intent for somebody else is a mistake, and not done already.
  await expect(support('money', 'agent01', 'credit', '10', '补偿', '--intent', 'ticket-12')).rejects.toThrow(
    'ticket-12',
  );
  for (const [name, intent] of [
    ['agent01', 'ticket-12'],
    ['member01', 'ticket-13'],
    ['member01', 'ticket-unknown'],
  ])
    await expect(support('money', name!, 'undo', intent!, '更正')).rejects.toThrow('added nothing to');
});

test('turnover that a deduction left behind is set by its number, with a reason and a trail', async ({
  server,
  support,
}) => {
  const before = await turnoverOf(server, 'agent01');
  await support('money', 'agent01', 'credit', '10000087', '手误', '--intent', 'ticket-14');
  const listed = await support('turnover', 'agent01');
  const number = /^(\d+) · manual · byHand ticket-14/m.exec(listed.join('\n'))![1]!;
  await expect(support('turnover', 'member01', number, '0', '更正')).rejects.toThrow('has no turnover');
  await expect(support('turnover', 'agent01', number, '0')).rejects.toThrow('Give a reason');
  await expect(support('turnover', 'agent01', number, '1.00001', '更正')).rejects.toThrow('0 for nothing');
  await support('turnover', 'agent01', number, '87.5', '更正');
  expect((await support('turnover', 'agent01')).join('\n')).toMatch(/ticket-14.* 87\.50 bet/);
  await support('turnover', 'agent01', number, '0', '再更正');
  expect(await turnoverOf(server, 'agent01')).toEqual(before);
  const said = (await support('actions', 'agent01')).join('\n');
  expect(said).toMatch(/再更正\n {2}turnover required [\d.]+ → [\d.]+/);
  await server.inStation(alpha, async (db) => {
    const ended = await db
      .selectFrom('turnover_item')
      .select('ended_at')
      .where('account_id', '=', await idOf(db, 'agent01'))
      .where('ref_id', '=', 'ticket-14')
      .executeTakeFirstOrThrow();
    expect(ended.ended_at).toEqual(server.now());
  });
});

test('turnover is added once for an intent', async ({ server, support }) => {
  const { required } = await turnoverOf(server);
  const add = ['turnover', 'member01', 'add', '12.5', '漏记', '--intent', 'ticket-15'];
  await support(...add);
  expect((await support(...add))[0]).toContain('Nothing changes');
  expect((await turnoverOf(server)).required).toBe((Number(required) + 12.5).toFixed(4));
  await expect(support('turnover', 'member01', 'add', '12.5', '漏记')).rejects.toThrow('Name the intent');
});
