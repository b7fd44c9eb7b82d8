// Owns `station check`: reads files, says what is wrong with each and between them, in the format asked for.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { checkStations } from '#station/check.ts';
import { type Reading, sorted } from '#station/read.ts';
import { type Arguments, formatOf, parseArguments, Unreadable, WrongUsage } from './arguments.ts';
import { batchesOf } from './batches.ts';
import type { Checked } from './checked.ts';
import { readingOf, readText, stationFiles, verdictOn } from './files.ts';
import { type Memory, noMemory, openMemory, type Verdict } from './memory.ts';
import type { JudgedAt, ReaderTask } from './reader.ts';

export const formats = ['pretty', 'concise', 'json', 'sarif', 'junit', 'github'] as const;
export type Format = (typeof formats)[number];

/** Everything wrong with these files, in a stable order. */
export function check(readings: readonly Reading[]): Checked {
  const own = readings.flatMap((reading) => reading.diagnostics);
  return { readings, diagnostics: sorted([...own, ...checkStations(readings)]) };
}

async function report(checked: Checked, format: Format): Promise<string> {
  if (format === 'json')
    return `${JSON.stringify({ version: 1, checked: checked.readings.length, diagnostics: checked.diagnostics }, null, 2)}\n`;
  if (format === 'pretty' || format === 'concise') return (await import('./pretty.ts'))[format](checked);
  return (await import('./machineFormats.ts'))[format](checked);
}

/** From this many files on a second thread is worth starting. */
const manyFiles = 3000;

/** The verdict on every file, what is not remembered read anew. Rejects with Unreadable. */
async function readMany(files: readonly string[], memory: Memory): Promise<Reading[]> {
  const verdicts = files.map((file) => memory.recall(file));
  const missing = files.filter((_, at) => !verdicts[at]);
  const fresh = (await judge(missing)).values();
  const readings = files.map((file, at) => {
    const known = verdicts[at];
    if (known) return readingOf(file, known);
    const verdict = fresh.next().value!;
    memory.keep(file, verdict);
    return readingOf(file, verdict);
  });
  memory.save();
  return readings;
}

/** Reads files, many of them in two threads that take the next batch as each is free. */
async function judge(files: readonly string[]): Promise<Verdict[]> {
  if (files.length < manyFiles || availableParallelism() < 2) return files.map(verdictOn);
  const taken = new Int32Array(new SharedArrayBuffer(4));
  const others = judgeInThread(files, taken);
  // A failure here must not leave the other's without anybody to hear of it.
  others.catch(() => {});
  const verdicts: Verdict[] = new Array(files.length);
  for (const at of batchesOf(files.length, taken)) verdicts[at] = verdictOn(files[at]!);
  for (const { at, ...verdict } of await others) verdicts[at] = verdict;
  return verdicts;
}

function judgeInThread(files: readonly string[], taken: Int32Array): Promise<JudgedAt[]> {
  return new Promise((resolve, reject) => {
    const workerData: ReaderTask = { files, taken };
    const worker = new Worker(new URL('./reader.ts', import.meta.url), { workerData });
    worker.once('error', reject);
    worker.once('message', (share: JudgedAt[] | { unreadable: string }) => {
      if ('unreadable' in share) reject(new Unreadable(share.unreadable));
      else resolve(share);
    });
  });
}

async function given(parsed: Arguments): Promise<Reading[]> {
  if (!parsed.flags.has('stdin')) {
    const files = stationFiles(parsed.words);
    return readMany(files, parsed.flags.has('no-memory') ? noMemory : openMemory(files));
  }
  if (parsed.words.length > 0) throw new WrongUsage('--stdin reads the file itself: no other can be named.');
  return [readText(readFileSync(0, 'utf8'), parsed.values.get('name') ?? '<stdin>')];
}

export async function run(args: string[]): Promise<number> {
  const parsed = parseArguments(args, ['stdin', 'watch', 'no-memory'], ['format', 'name']);
  const format = formatOf(parsed, formats);
  if (parsed.values.has('name') && !parsed.flags.has('stdin'))
    throw new WrongUsage('--name is the name of what comes by --stdin.');
  if (parsed.flags.has('watch')) {
    if (parsed.flags.has('stdin')) throw new WrongUsage('--watch and --stdin do not go together.');
    const { watchFiles } = await import('./watch.ts');
    return watchFiles(parsed.words, async (readings) => report(check(readings), format));
  }
  const checked = check(await given(parsed));
  process.stdout.write(await report(checked, format));
  return checked.diagnostics.length > 0 ? 1 : 0;
}
