// Measures the studio among BENCH_STATIONS (1,000) stations, made for it, and prints JSON: finding a value in all of their files, which of them a default reaches, and the plan of one change to all, in the parts in which the page asks for it.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StationFile } from '#contract/station.generated.ts';
import { root } from '../../build/site.ts';
import { quantile, rounded } from '../figures.ts';
import { browserOf, timeOf } from './browser.ts';
import { openOffice } from './openOffice.ts';

const count = Number(process.env.BENCH_STATIONS ?? 1_000);
const searches = 200;
/** As many as the page asks for at once. */
const atOnce = 100;

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const spread = (times: readonly number[]) => ({
  p50: rounded(quantile(times, 0.5)),
  p95: rounded(quantile(times, 0.95)),
  worst: rounded(Math.max(...times)),
});

/** The shipped stations over and over, each under a code, a host and a name of its own. */
async function makeFiles(folder: string): Promise<string[]> {
  const names = (await readdir(join(root, 'stations'))).filter((name) => name.endsWith('.json')).sort();
  const shipped = await Promise.all(
    names.map(
      async (name) => JSON.parse(await readFile(join(root, 'stations', name), 'utf8')) as StationFile,
    ),
  );
  const codes = Array.from({ length: count }, (_, at) => `s${String(at).padStart(4, '0')}`);
  for (const [at, code] of codes.entries()) {
    // Two stations name no kind of activities alike, and a logo is a file beside.
    const { activityNames: _, theme, ...pattern } = shipped[at % shipped.length]!;
    const { logo: _logo, ...look } = theme ?? {};
    const file = { ...pattern, theme: look, code, name: `Station ${code}`, hosts: [`${code}.example`] };
    await writeFile(join(folder, `${code}.json`), JSON.stringify(file, null, 2));
  }
  return codes;
}

const folder = await mkdtemp(join(tmpdir(), 'lottery-many-'));
try {
  const codes = await makeFiles(folder);
  const office = await openOffice(say, { lotteries: ['FFC'], stationFiles: folder });
  try {
    const [person] = await office.openStaff(codes[0]!, 'owner', 1);
    const desk = browserOf(office.server.officePort, person!);
    // Words that one file has, that many have, and that none has.
    const words = (at: number): string =>
      [`s${String(at).padStart(4, '0')}`, '#', 'ThemeBlack', 'nowhere'][at % 4]!;
    say('Searching ...');
    const first = await timeOf(() => desk.ask('studio/list', { search: 'example' }));
    const found: number[] = [];
    const reached: number[] = [];
    for (let at = 0; at < searches; at += 1) {
      found.push(await timeOf(() => desk.ask('studio/list', { search: words(at) })));
      reached.push(await timeOf(() => desk.ask('studio/list', { setting: 'theme.choice', by: 'default' })));
    }
    say('Planning one change to all ...');
    const parts: number[] = [];
    for (let at = 0; at < codes.length; at += atOnce)
      parts.push(
        await timeOf(() =>
          desk.ask('stations/manyPlan', {
            codes: codes.slice(at, at + atOnce),
            path: 'theme.choice',
            value: '"system"',
          }),
        ),
      );
    desk.close();
    console.log(
      JSON.stringify(
        {
          stations: count,
          firstSearchMs: rounded(first),
          searchMs: spread(found),
          reachedMs: spread(reached),
          planOfAllSeconds: rounded(parts.reduce((sum, each) => sum + each, 0) / 1000, 2),
          partOfPlanMs: spread(parts),
        },
        null,
        2,
      ),
    );
  } finally {
    await office.stop();
  }
} finally {
  await rm(folder, { recursive: true });
}
