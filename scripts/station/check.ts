// Owns `station check`: reads files, says what is wrong with each and between them, in the format asked for.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { checkStations } from '#station/check.ts';
import type { Diagnostic } from '#station/diagnostic.ts';
import { type Reading, sorted } from '#station/read.ts';
import { type Arguments, formatOf, parseArguments, Unreadable, WrongUsage } from './arguments.ts';
import { lightly, readLightly, readText, stationFiles } from './files.ts';
import type { Travelling } from './reader.ts';

export const formats = ['pretty', 'concise', 'json', 'sarif', 'junit', 'github'] as const;
export type Format = (typeof formats)[number];

/** What a report is made of. */
export interface Checked {
  readings: readonly Reading[];
  diagnostics: readonly Diagnostic[];
}

/** Everything wrong with these files, in a stable order. */
export function check(readings: readonly Reading[]): Checked {
  const own = readings.flatMap((reading) => reading.diagnostics);
  return { readings, diagnostics: sorted([...own, ...checkStations(readings)]) };
}

async function report(checked: Checked, format: Format): Promise<string> {
  if (format === 'json')
    return `${JSON.stringify({ version: 1, checked: checked.readings.length, diagnostics: checked.diagnostics }, null, 2)}\n`;
  if (format === 'pretty' || format === 'concise') return (await import('./pretty.ts'))[format](checked);
  return (await import('./machine-formats.ts'))[format](checked);
}

/** From this many files on a second thread is worth starting. */
const manyFiles = 3000;

/** Reads files, many of them in two threads. Rejects with Unreadable. */
async function readMany(files: readonly string[]): Promise<Reading[]> {
  if (files.length < manyFiles || availableParallelism() < 2) return files.map(readLightly);
  // The other thread starts later than this one, so that its share is smaller.
  const own = Math.ceil(files.length * 0.56);
  const others = readInThread(files.slice(own));
  // A failure here must not leave the other's without anybody to hear of it.
  others.catch(() => {});
  return [...files.slice(0, own).map(readLightly), ...(await others)];
}

function readInThread(files: readonly string[]): Promise<Reading[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./reader.ts', import.meta.url), { workerData: files });
    worker.once('error', reject);
    worker.once('message', (travelled: Travelling[]) => {
      const readings: Reading[] = [];
      for (const one of travelled) {
        if ('unreadable' in one) return reject(new Unreadable(one.unreadable));
        const { fileName, code, hosts, diagnostics } = one;
        readings.push(lightly(fileName, code, hosts, diagnostics));
      }
      resolve(readings);
    });
  });
}

async function given(parsed: Arguments): Promise<Reading[]> {
  if (!parsed.flags.has('stdin')) return readMany(stationFiles(parsed.words));
  if (parsed.words.length > 0) throw new WrongUsage('--stdin reads the file itself: no other can be named.');
  return [readText(readFileSync(0, 'utf8'), parsed.values.get('name') ?? '<stdin>')];
}

export async function run(args: string[]): Promise<number> {
  const parsed = parseArguments(args, ['stdin', 'watch'], ['format', 'name']);
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
