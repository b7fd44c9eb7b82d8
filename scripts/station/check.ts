// Owns `station check`: reads files, says what is wrong with each and between them, in the format asked for.
import { readFileSync } from 'node:fs';
import { checkStations } from '#station/check.ts';
import type { Diagnostic } from '#station/diagnostic.ts';
import { type Reading, sorted } from '#station/read.ts';
import { type Arguments, formatOf, parseArguments, WrongUsage } from './arguments.ts';
import { readLightly, readText, stationFiles } from './files.ts';

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

function given(parsed: Arguments): Reading[] {
  if (!parsed.flags.has('stdin')) return stationFiles(parsed.words).map(readLightly);
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
  const checked = check(given(parsed));
  process.stdout.write(await report(checked, format));
  return checked.diagnostics.length > 0 ? 1 : 0;
}
