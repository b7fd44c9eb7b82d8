// Servers in one process, with the same stations and numbers, keep to their own database, figures and log.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dragonBoatInfo } from '#contract/activity.generated.ts';
import { getRecaptchaInfo } from '#contract/auth.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { addBet, changeActivity } from '#support/activities.ts';
import { betCredit, creditItem, openTable, sums, type Table } from '#support/playTable.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';

let table: Table;
let one: RunningServer;
let other: RunningServer;
beforeAll(async () => {
  table = await openTable();
  one = table.server;
  other = await startServer({
    stations: testStations,
    now: one.now,
    settings: { captchasPerAddress: 1 },
  });
});
afterAll(async () => {
  await other.stop();
  await table.close();
});

test('the ranking of a race is that of the own bets', async () => {
  const distances = async (server: RunningServer) => {
    const { answer } = await server.call(dragonBoatInfo, {}, { as: 'member01' });
    return answer.ranking!.map(({ distance }) => distance);
  };
  await addBet(one, alpha, 'member01', { stake: '1234' });
  await addBet(other, alpha, 'member01', { stake: '5678' });
  expect(await distances(one)).toContain(123);
  expect(await distances(other)).toContain(567);
});

test('the dot of activities is by the own terms', async () => {
  const claimable = async (server: RunningServer) =>
    (await server.call(accInfo, {}, { as: 'agent01' })).answer.claimable ?? [];
  const daysAgo = (days: number) => new Date(one.now().getTime() - days * 86_400_000);
  await changeActivity(other, alpha, 'signIn', { starts_at: daysAgo(3), ends_at: daysAgo(1) });
  expect(await claimable(one)).toContain('signIn');
  expect(await claimable(other)).not.toContain('signIn');
});

test('bets and rounds of jobs are counted by their own server', async () => {
  const figures = async (server: RunningServer) => (await server.client(alpha).send('/metrics')).text;
  const player = await table.player();
  const items = [await creditItem(player, 'FFC', sums, ['总和大'])];
  expect((await betCredit(player, 'FFC', await table.period('FFC'), items)).answer.success).toBe(true);
  for (const name of [`station_bets_total{station="${alpha}"}`, 'station_job_seconds_count{job="draws"']) {
    expect(await figures(one)).toContain(name);
    expect(await figures(other)).not.toContain(name);
  }
});

test('a limit that refuses a call is logged by its own server', async () => {
  for (let time = 0; time < 2; time++) await other.call(getRecaptchaInfo, { login: '' }, { station: beta });
  expect(other.log()).toContain('captchasPerAddress');
  expect(one.log()).not.toContain('captchasPerAddress');
});
