import { expect } from 'vitest';
import { devices } from '#contract/account.generated.ts';
import { checkAnswer, login } from '#contract/auth.generated.ts';
import { sweep } from '#server/jobs/sweepJob.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const phone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
};
const computer = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36 Edg/131.0',
};
const logInAs = (client: Client, account: string, headers: Record<string, string>, password = 'demo8888') =>
  client.call(login, { account, password }, { headers });

test('the device of this session comes first, each with what it is and how it was logged in', async ({
  server,
  clock,
}) => {
  await clock.to('2026-11-20T11:00:00+08:00');
  const first = server.client(alpha);
  await logInAs(first, 'agent01', computer);
  const { answer: before } = await first.call(devices, {});
  expect(before.devices).toEqual([
    {
      device: expect.stringMatching(/^[0-9a-f]{16}$/),
      isThis: true,
      system: 'windows',
      browser: 'edge',
      way: 'password',
      address: '127.0.*.*',
      firstTime: '2026-11-20 11:00:00',
      lastTime: '2026-11-20 11:00:00',
    },
  ]);
  await clock.pass(60);
  const second = server.client(alpha);
  await logInAs(second, 'agent01', phone);
  await clock.pass(60);
  const { answer } = await second.call(devices, {});
  expect(answer.devices).toMatchObject([
    { isThis: true, system: 'iphone', firstTime: '2026-11-20 11:01:00', lastTime: '2026-11-20 11:02:00' },
    { isThis: false, system: 'windows', lastTime: '2026-11-20 11:00:00', device: before.devices![0]!.device },
  ]);
  // The other one is over: one session for an account.
  expect((await first.call(devices, {})).answer.code).toBe('loggedInElsewhere');
});

test('log-ins that failed, or stopped at the question, are in the list of that account alone', async ({
  server,
}) => {
  const client = server.client(alpha);
  await logInAs(server.client(alpha), 'member02', computer, 'nonsense');
  // Nobody has this name.
  await logInAs(server.client(alpha), 'nobody77', computer, 'nonsense');
  const { answer: asked } = await logInAs(client, 'member02', phone);
  const ticket = { questionTicket: asked.questionTicket! };
  await client.call(checkAnswer, { ...ticket, answer: '猜' }, { headers: phone });
  await client.call(checkAnswer, { ...ticket, answer: '王老师' }, { headers: phone });
  const { answer } = await client.call(devices, {});
  expect(answer.logIns!.map(({ way, outcome, system }) => [way, outcome, system])).toEqual([
    ['question', 'in', 'iphone'],
    ['question', 'wrong', 'iphone'],
    ['password', 'unfinished', 'iphone'],
    ['password', 'wrong', 'windows'],
  ]);
  expect(answer.devices).toMatchObject([{ way: 'question', isThis: true }]);
  const other = server.client(alpha);
  await logInAs(other, 'member01', phone);
  const { logIns } = (await other.call(devices, {})).answer;
  expect(logIns).toMatchObject([{ way: 'password', outcome: 'in' }]);
});

test('of trial players nothing is written down, and a log-in of 90 days ago is gone', async ({
  server,
  clock,
}) => {
  const before = server.client(alpha);
  await logInAs(before, 'member01', phone);
  await logInAs(server.client(alpha), 'trial01', phone, 'nonsense');
  const rowsOf = (name: string) =>
    server.inStation(alpha, (db) =>
      db
        .selectFrom('log_in')
        .innerJoin('account', 'account.id', 'log_in.account_id')
        .select('log_in.at')
        .where('account.name', '=', name)
        .execute(),
    );
  expect(await rowsOf('trial01')).toEqual([]);
  expect((await rowsOf('member01')).length).toBeGreaterThan(0);
  await clock.pass(90 * 86_400 + 1);
  await sweep(server.pool, server.context.stations.all(), server.now(), server.context.settings);
  expect(await rowsOf('member01')).toEqual([]);
});
