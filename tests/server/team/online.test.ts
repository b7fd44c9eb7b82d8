// Who counts as online in a team: those below, direct and not, until their session ends or they go quiet, each station for itself.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAgentTeam, userListData } from '#contract/agent.generated.ts';
import { getRecaptchaInfo, login, logout } from '#contract/auth.generated.ts';
import { knowCaptcha } from '#support/proofs.ts';
import type { Client } from '#support/startServer.ts';
import { idOf, openTeam, password, type Team } from '#support/team.ts';
import { alpha, beta } from '#support/testStations.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.table.close());

/** The step looks again once this has passed. */
async function look(): Promise<void> {
  await team.table.pass(15);
  await team.server.runMoneyJob();
}
const onlineOf = async (agent: Client, account?: string) =>
  (await agent.call(getAgentTeam, account === undefined ? {} : { account })).answer.overview!.online;
const listed = async (agent: Client, request: object = {}) =>
  (await agent.call(userListData, { online: true, ...request })).answer.list!.map(
    ({ member }) => member.account,
  );
const kept = async (station: string) => {
  const id = await idOf(team.server, 'agent01', station);
  return team.server.inStation(station, async (db) => ({
    online: (
      await db.selectFrom('team_online').select('online').where('account_id', '=', id).executeTakeFirst()
    )?.online,
    members: (await db.selectFrom('team_online_member').selectAll().where('ancestor_id', '=', id).execute())
      .length,
  }));
};

test('an agent counts itself and all below it, direct or not, and the list has those below', async () => {
  await look();
  expect(await onlineOf(team.top)).toBe(3);
  expect(await onlineOf(team.middle)).toBe(2);
  expect(await onlineOf(team.top, 'teambob')).toBe(1);
  expect(await listed(team.top)).toEqual(['teambob', 'teamagent']);
  expect(await listed(team.top, { sort: 'oldest', pageSize: 1 })).toEqual(['teamagent']);
  expect(await listed(team.top, { scope: 'direct' })).toEqual(['teamagent']);
  expect(await listed(team.top, { type: 'member' })).toEqual(['teambob']);
  expect(await listed(team.top, { search: 'teamb' })).toEqual(['teambob']);
  expect(await listed(team.middle)).toEqual(['teambob']);
});

test('another station’s are counted there alone, and neither round undoes the other’s', async () => {
  expect(await kept(alpha)).toEqual({ online: 2, members: 2 });
  expect((await kept(beta)).members).toBe(0);
  const elsewhere = team.server.client(beta);
  const { answer } = await elsewhere.call(getRecaptchaInfo, { login: '' });
  const captchaCode = await knowCaptcha(team.server, beta, answer.captchaId!);
  const entered = await elsewhere.call(login, {
    account: 'member01',
    password,
    captchaId: answer.captchaId!,
    captchaCode,
  });
  expect(entered.answer.login).toBe(true);
  for (let round = 0; round < 2; round++) {
    await look();
    expect(await kept(alpha)).toEqual({ online: 2, members: 2 });
    expect(await kept(beta)).toEqual({ online: 1, members: 1 });
  }
});

test('whoever logs out leaves the list at once and the count with the next look', async () => {
  await team.bottom.call(logout, {});
  expect(await listed(team.top)).toEqual(['teamagent']);
  // Within 15 seconds of the last look there is none.
  await team.server.runMoneyJob();
  expect(await onlineOf(team.top)).toBe(3);
  await look();
  expect(await onlineOf(team.top)).toBe(2);
  expect(await onlineOf(team.middle)).toBe(1);
  expect(await kept(alpha)).toEqual({ online: 1, members: 1 });
  await team.bottom.logIn('teambob', password);
  await look();
  expect(await onlineOf(team.top)).toBe(3);
});

test('whoever has not called for five minutes is not online, and is again after a call', async () => {
  await team.table.pass(301);
  await team.middle.call(getAgentTeam, {});
  await look();
  expect(await kept(alpha)).toEqual({ online: 1, members: 1 });
  expect(await listed(team.top)).toEqual(['teamagent']);
  await team.table.pass(301);
  await look();
  expect(await kept(alpha)).toEqual({ online: 0, members: 0 });
  expect(await onlineOf(team.top)).toBe(1);
});
