// `station check`: reads files, says what is wrong with each and between them, in the chosen format.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { firstClaim } from '#server/claimOrder.ts';
import { rules } from '#station/checks/rules.generated.ts';
import { checkAcrossFiles } from '#station/read/crossFileChecks.ts';
import { sorted } from '#station/read/readJsonFile.ts';
import type { Reading } from '#station/read/readStation.ts';
import { formats, reportIn } from '../checkReport.ts';
import type { IndexedVerdict, WorkerTask } from '../checkWorker.ts';
import { formatOf, parseCommandLine, Unreadable, WrongUsage } from '../commandLine.ts';
import { claimantsBeside, readingOf, readText, stationFiles, verdictOn } from '../files.ts';
import type { CheckReport } from '../formats/report.ts';
import { type FileVerdict, noCache, openVerdictCache, type VerdictCache } from '../verdictCache.ts';
import { claimIndexes } from '../workQueue.ts';

/** Everything wrong with these files, in a stable order. */
export function check(readings: readonly Reading[]): CheckReport {
  const own = readings.flatMap((reading) => reading.diagnostics);
  const names = new Set(readings.map((reading) => reading.fileName));
  const { diagnostics } = checkAcrossFiles([...readings, ...claimantsBeside(readings)], firstClaim('.'));
  return {
    tool: 'station',
    rules,
    readings,
    diagnostics: sorted([...own, ...diagnostics.filter((one) => names.has(one.file))]),
  };
}

/** From this many files on a second thread is worth starting. */
const manyFiles = 3000;

/** The verdict on every file, those not in the cache read again. Rejects with Unreadable. */
async function readMany(files: readonly string[], cache: VerdictCache): Promise<Reading[]> {
  const verdicts = files.map((file) => cache.get(file));
  const missing = files.filter((_, at) => !verdicts[at]);
  const fresh = (await verdictsOf(missing)).values();
  const readings = files.map((file, at) => {
    const known = verdicts[at];
    if (known) return readingOf(file, known);
    const verdict = fresh.next().value!;
    cache.set(file, verdict);
    return readingOf(file, verdict);
  });
  cache.save();
  return readings;
}

/** Reads files, many of them in two threads that take the next batch as each is free. */
async function verdictsOf(files: readonly string[]): Promise<FileVerdict[]> {
  if (files.length < manyFiles || availableParallelism() < 2) return files.map(verdictOn);
  const claimed = new Int32Array(new SharedArrayBuffer(4));
  const others = verdictsOfWorker(files, claimed);
  // Should this thread fail first, the other's failure must not go unhandled.
  others.catch(() => {});
  const verdicts: FileVerdict[] = new Array(files.length);
  for (const at of claimIndexes(files.length, claimed)) verdicts[at] = verdictOn(files[at]!);
  for (const { at, ...verdict } of await others) verdicts[at] = verdict;
  return verdicts;
}

async function verdictsOfWorker(files: readonly string[], claimed: Int32Array): Promise<IndexedVerdict[]> {
  const { Worker } = await import('node:worker_threads');
  return new Promise((resolve, reject) => {
    const workerData: WorkerTask = { files, claimed };
    const worker = new Worker(new URL('../checkWorker.ts', import.meta.url), { workerData });
    worker.once('error', reject);
    worker.once('message', (share: IndexedVerdict[] | { unreadable: string }) => {
      if ('unreadable' in share) reject(new Unreadable(share.unreadable));
      else resolve(share);
    });
  });
}

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    stdin: { type: 'boolean' },
    watch: { type: 'boolean' },
    'no-cache': { type: 'boolean' },
    format: { type: 'string' },
    name: { type: 'string' },
    'fail-on': { type: 'string' },
  });
  const format = formatOf(values.format, formats);
  const failOn = values['fail-on'] ?? 'warning';
  if (failOn !== 'warning' && failOn !== 'error')
    throw new WrongUsage('--fail-on is warning (as without it) or error.');
  if (values.name !== undefined && !values.stdin)
    throw new WrongUsage('--name is the name of the file read by --stdin.');
  if (values.watch) {
    if (values.stdin) throw new WrongUsage('--watch and --stdin do not go together.');
    const { watchFiles } = await import('./watch.ts');
    return watchFiles(positionals, async (readings) => reportIn(check(readings), format));
  }
  if (values.stdin && positionals.length > 0)
    throw new WrongUsage('--stdin reads the file itself: no other can be named.');
  const files = values.stdin ? [] : stationFiles(positionals);
  const checked = check(
    values.stdin
      ? [readText(readFileSync(0, 'utf8'), values.name ?? '<stdin>')]
      : await readMany(files, values['no-cache'] ? noCache : openVerdictCache(files)),
  );
  process.stdout.write(await reportIn(checked, format));
  const failing = checked.diagnostics.filter((one) => failOn === 'warning' || one.severity === 'error');
  return failing.length > 0 ? 1 : 0;
}
