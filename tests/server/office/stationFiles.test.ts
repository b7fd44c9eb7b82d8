// The trail of station files: whoever changes a file on the machine leaves a line that names what was and what is, once, whichever process saw it.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { list } from '#contract/office/trail.generated.ts';
import type { StationFile } from '#contract/station.generated.ts';
import { createStationFileJob } from '#server/jobs/stations/stationFileJob.ts';
import { verifyTrail } from '#server/office/trail/verify.ts';
import { openStations } from '#server/stations.ts';
import { staffMember } from '#support/officeStaff.ts';
import { scratchFolder } from '#support/scratch.ts';
import type { RunningServer } from '#support/startServer.ts';
import { world } from '#support/world.ts';
import { dayOf } from '#values/days.ts';

const test = world({ office: true });

/** A process that serves a folder; another one may open the same folder later. */
function serve(server: RunningServer, folder: string) {
  const registry = openStations(folder);
  const failures: unknown[] = [];
  const job = createStationFileJob({
    pool: server.pool,
    stations: () => registry.all(),
    now: () => server.now(),
    onFailure: (_what, error) => failures.push(error),
  });
  const stop = async () => {
    registry.close();
    await job.stop();
  };
  onTestFinished(stop);
  return { registry, job, stop };
}

test('a station file that is changed on the machine is a line of the trail, with what was and what is', async ({
  server,
}) => {
  const folder = scratchFolder('station-files');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const save = (file: StationFile) =>
    writeFileSync(path.join(folder, `${file.code}.json`), JSON.stringify(file));
  const owner = await staffMember(server, 'owner');
  const lines = async () => {
    const { answer } = await owner.call(list, { day: dayOf(server.now()), source: 'station' });
    return answer.lines!.map(({ what, station, by, detail }) => ({
      what,
      station,
      by,
      ...(JSON.parse(detail) as { before: object; after: Record<string, unknown> }),
    }));
  };

  save({ code: 'w147', name: 'Before' });
  save({ code: 'w148', name: 'Other' });
  const first = serve(server, folder);
  await first.job.tick();
  expect(await lines()).toMatchObject([
    { what: 'station in service', station: 'w148', by: 'w148.json', before: {}, after: { name: 'Other' } },
    { what: 'station in service', station: 'w147', by: 'w147.json', before: {}, after: { name: 'Before' } },
  ]);
  // Nothing happened: no line.
  await first.job.tick();
  expect(await lines()).toHaveLength(2);

  save({ code: 'w147', name: 'Before', theme: { skin: 'ThemeBlack' }, onOff: { trialOpen: false } });
  await expect.poll(() => first.registry.byCode('w147')?.theme.skin).toBe('ThemeBlack');
  await first.job.tick();
  expect((await lines())[0]).toEqual({
    what: 'station changed',
    station: 'w147',
    by: 'w147.json',
    before: { 'theme.skin': 'ThemeRed', 'onOff.trialOpen': true },
    after: { 'theme.skin': 'ThemeBlack', 'onOff.trialOpen': false },
  });

  rmSync(path.join(folder, 'w148.json'));
  await expect.poll(() => first.registry.byCode('w148')).toBeUndefined();
  await first.job.tick();
  expect((await lines())[0]).toMatchObject({ what: 'station out of service', station: 'w148', after: {} });
  await first.stop();

  // What is done while nothing runs is noted at the next start, and what is as it was is not.
  save({ code: 'w148', name: 'Back' });
  rmSync(path.join(folder, 'w147.json'));
  const second = serve(server, folder);
  await second.job.tick();
  expect((await lines()).slice(0, 2).map(({ what, station }) => `${station}: ${what}`)).toEqual([
    'w147: station out of service',
    'w148: station in service',
  ]);
  await second.stop();
  const third = serve(server, folder);
  await third.job.tick();
  expect(await lines()).toHaveLength(6);
  await third.stop();

  // Nor is the last one missed that goes, when no station is left.
  rmSync(path.join(folder, 'w148.json'));
  const fourth = serve(server, folder);
  await fourth.job.tick();
  expect((await lines()).slice(0, 1)).toMatchObject([{ what: 'station out of service', station: 'w148' }]);
  expect(await lines()).toHaveLength(7);
  expect(await verifyTrail(server.pool)).toMatchObject({ ok: true });
});
