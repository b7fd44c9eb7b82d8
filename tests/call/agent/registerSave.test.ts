// agent/registerSave: an account opened by hand keeps to its upline's rates, bonus group and quota.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { userInfo } from '#contract/account.generated.ts';
import { registerSave } from '#contract/agent.generated.ts';
import { idOf, mismatchesOf, password, setRates } from '#support/team.ts';
import { teamTest as test } from '#support/teamTest.ts';
import { alpha, beta } from '#support/testStations.ts';

const wish = (account: string, more: object = {}) =>
  ({ account, password, rePassword: password, type: 'member', ...more }) as const;

test('an agent opens an account, which logs in and stands below it with its rates for good', async ({
  team,
}) => {
  const { answer } = await team.middle.call(
    registerSave,
    wish('handmade', { lottery: '7.50', sport: '0', groupBonus: 1830 }),
  );
  expect(answer).toMatchObject({ success: true, account: 'handmade' });
  const client = team.server.client(alpha);
  await client.logIn('handmade', password);
  expect((await client.call(userInfo, {})).answer.success).toBe(true);
  const row = await team.server.inStation(alpha, (db) =>
    db
      .selectFrom('team_member as m')
      .innerJoin('account as a', 'a.id', 'm.account_id')
      .innerJoin('account as u', 'u.id', 'm.upline_id')
      .innerJoin('team_origin as o', 'o.account_id', 'a.id')
      .select(['u.name as upline', 'm.depth', 'm.rates', 'm.group_bonus', 'o.way', 'a.role'])
      .where('a.name', '=', 'handmade')
      .executeTakeFirst(),
  );
  expect(row).toEqual({
    upline: 'teamagent',
    depth: 2,
    rates: [75_000, 0, 0, 0, 0, 0, 0, 0],
    group_bonus: 1830,
    way: 'hand',
    role: 'member',
  });
  expect(await mismatchesOf(team.server)).toEqual([]);
});

test.for<[object, string]>([
  [{ lottery: '7.6' }, 'lottery'],
  [{ lottery: '7.55' }, 'lottery'],
  [{ lottery: '14' }, 'lottery'],
  [{ lottery: '-1' }, 'lottery'],
  [{ lottery: '07' }, 'lottery'],
  [{ live: '0.1' }, 'live'],
  [{ lottery: '7.5', groupBonus: 1842 }, 'groupBonus'],
  [{ lottery: '5.0', groupBonus: 1802 }, 'groupBonus'],
  [{ groupBonus: 1702 }, 'groupBonus'],
  [{ groupBonus: 1901 }, 'groupBonus'],
  [{ groupBonus: 1600 }, 'groupBonus'],
  [{ rePassword: 'another1' }, 'rePassword'],
  [{ account: 'TeamBob' }, 'account'],
  [{ account: 'guest123' }, 'account'],
])('%j is refused at its field and opens nothing', async ([more, field], { team }) => {
  const { answer } = await team.middle.call(registerSave, wish('wrongone', more));
  expect(answer.success).toBe(false);
  expect(Object.keys(answer.fieldErrors!)).toEqual([field]);
  const found = await team.server.inStation(alpha, (db) =>
    db.selectFrom('account').select('id').where('name', '=', 'wrongone').execute(),
  );
  expect(found).toEqual([]);
});

test('a high rate takes quota of the upline; without quota it is refused', async ({ team }) => {
  await setRates(team.server, 'agent01', 130_000);
  const open = (account: string) => team.top.call(registerSave, wish(account, { lottery: '12.9' }));
  expect((await open('quotaone')).answer).toMatchObject({
    success: false,
    fieldErrors: { lottery: expect.any(String) },
  });
  const id = await idOf(team.server, 'agent01');
  await team.server.inStation(alpha, (db) => sql`SELECT team_quota_grant(${id}, 128000, 1)`.execute(db));
  expect((await open('quotaone')).answer.success).toBe(true);
  expect((await open('quotatwo')).answer.success).toBe(false);
  const quota = await team.server.inStation(alpha, (db) =>
    db.selectFrom('team_quota').select(['given', 'used']).where('account_id', '=', id).executeTakeFirst(),
  );
  expect(quota).toEqual({ given: 1, used: 1 });
});

test('an account is opened at the station of its agent alone', async ({ team }) => {
  const row = await team.server.inStation(beta, (db) =>
    db.selectFrom('account').select('id').where('name', '=', 'handmade').execute(),
  );
  expect(row).toEqual([]);
});
