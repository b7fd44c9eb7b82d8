// Owns the test of the office's first page: what it counts is what is there, for whoever asks.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { now as today } from '#contract/office/today.generated.ts';
import { reportProblem } from '#server/db/operatorProblem.ts';
import { everyStation, inStation } from '#server/db/stationTransaction.ts';
import { loggedIn } from '#support/messages.ts';
import { fillQueues } from '#support/officeQueues.ts';
import { staffMember } from '#support/officeStaff.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations, office: true });
});
afterAll(() => server.stop());

test('an owner sees every station, who works for one sees it alone', async () => {
  const owner = await staffMember(server, 'owner');
  const ofAlpha = await staffMember(server, 'finance', { name: 'ofAlpha', stations: [alpha] });
  await fillQueues(server, alpha, { ageSeconds: 3_600 });
  await loggedIn(server, 'member01', alpha);
  await inStation(server.pool, beta, (db) =>
    reportProblem(db, { station: beta, kind: 'platform', ref: 'BG', reason: 'no answer', at: server.now() }),
  );
  await inStation(server.pool, everyStation, (db) =>
    reportProblem(db, {
      station: everyStation,
      kind: 'draw',
      ref: 'FFC/1',
      reason: 'another draw',
      at: server.now(),
    }),
  );
  const { answer: whole } = await owner.call(today, {});
  expect(whole.stations!.map(({ code, online }) => [code, online])).toEqual([
    [alpha, 1],
    [beta, 0],
    ['gamma', 0],
  ]);
  expect(whole.stations![0]!.queues.find(({ queue }) => queue === 'prizes')).toEqual({
    queue: 'prizes',
    count: 1,
    oldestAt: new Date(server.now().getTime() - 3_600_000).toISOString(),
  });
  expect(whole.problems).toEqual(
    expect.arrayContaining([
      { kind: 'platform', name: 'BG', count: 1 },
      { kind: 'draw', count: 1 },
    ]),
  );
  // What is set aside has queues of its own.
  expect(whole.problems!.map(({ kind }) => kind)).not.toContain('deposit');
  const { answer: part } = await ofAlpha.call(today, {});
  expect(part.stations!.map(({ code }) => code)).toEqual([alpha]);
  expect(part.stations![0]!.queues.map(({ queue }) => queue)).not.toContain('letters');
  expect(part.problems!.map(({ kind }) => kind)).toContain('draw');
  expect(part.problems!.map(({ kind }) => kind)).not.toContain('platform');
});

test('a member is on line for five minutes after the last call', async () => {
  const owner = await staffMember(server, 'owner', { name: 'second' });
  await loggedIn(server, 'member02', alpha);
  const onlineNow = async () => {
    const { answer } = await owner.call(today, {});
    return answer.stations!.find(({ code }) => code === alpha)!.online;
  };
  const before = await onlineNow();
  await server.passTime(301);
  expect([before > 0, await onlineNow()]).toEqual([true, 0]);
});

test('a draw is late a minute after its time, and is not once it is void', async () => {
  const owner = await staffMember(server, 'owner', { name: 'third' });
  const at = new Date(server.now().getTime() - 61_000);
  await server.pool.query(
    `INSERT INTO lottery_period (lot_code, qi_hao, starts_at, seals_at, opens_at, source) VALUES ('BJSC', 'late-1', $1, $2, $3, 'feed')`,
    [new Date(at.getTime() - 600_000), new Date(at.getTime() - 10_000), at],
  );
  const lateNow = async () => {
    const { answer } = await owner.call(today, {});
    return answer.lateDraws!.filter(({ qiHao }) => qiHao === 'late-1');
  };
  expect(await lateNow()).toMatchObject([{ lottery: 'BJSC', at: at.toISOString() }]);
  await server.pool.query(`UPDATE lottery_period SET state = 'void' WHERE qi_hao = 'late-1'`);
  expect(await lateNow()).toEqual([]);
});
