// A server in which nothing happens asks as much of its database for one station as for many: a round costs what is due.
import { expect, onTestFinished, test } from 'vitest';
import type { StationFile } from '#contract/station.generated.ts';
import { drawJobOf } from '#support/drawJob.ts';
import { startServer } from '#support/startServer.ts';
import { testStations } from '#support/testStations.ts';

const many = 12;
const stationsOf = (count: number): StationFile[] =>
  Array.from({ length: count }, (_, at) => ({
    ...testStations[0]!,
    code: `idle${at}`,
    hosts: [`idle${at}.example`],
  }));

/** By job, how many transactions a round of it opens when nothing is due. */
async function costOf(stations: number): Promise<Record<string, number>> {
  const server = await startServer({ stations: stationsOf(stations) });
  onTestFinished(() => server.stop());
  const draws = drawJobOf(server, { lotteries: ['FFC'], historyDays: 0 });
  onTestFinished(() => draws.stop());
  const jobs: Record<string, () => Promise<unknown>> = {
    draws: () => draws.tick(),
    moneyAndTeams: () => server.runMoneyJob(),
    games: () => server.runGamesJob(),
    delivery: () => server.runDeliveryJob(),
    push: () => server.runPushJob(),
    contentSchedule: () => server.runContentSchedule(),
    stationSchedule: () => server.runStationSchedule(),
  };
  let count = 0;
  server.pool.on('acquire', () => void count++);
  const costs: Record<string, number> = {};
  for (const [name, round] of Object.entries(jobs)) {
    const rounds: number[] = [];
    // What a first round has to find out, it finds out once; a job of the server beside may add to one round.
    for (let n = 0; n < 6; n += 1) {
      count = 0;
      await round();
      rounds.push(count);
    }
    costs[name] = Math.min(...rounds);
  }
  return costs;
}

test('twelve quiet stations cost the database what one costs, a few transactions a round', async () => {
  const ofOne = await costOf(1);
  expect(await costOf(many)).toEqual(ofOne);
  for (const [name, count] of Object.entries(ofOne)) expect([name, count <= 8]).toEqual([name, true]);
});
