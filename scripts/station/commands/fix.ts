// `station fix`: applies fixes to files, shows what it would do, and writes whole files or nothing.
import { writeFileWhole } from '#server/writeFile.ts';
import { lineDiff } from '#station/change/lineDiff.ts';
import { applyFixes } from '#station/read/applyFixes.ts';
import { commandText } from '../../commandTexts.ts';
import { language } from '../../spoken.ts';
import { parseCommandLine, Unreadable } from '../commandLine.ts';
import { readFile, readText, stationFiles } from '../files.ts';
import { bold, green, red } from '../formats/terminal.ts';
import { check } from './check.ts';

/** Writes so that no reader ever sees half of it. Throws Unreadable. */
export function writeAtomically(file: string, text: string): void {
  try {
    writeFileWhole(file, text);
  } catch (error) {
    throw new Unreadable(
      commandText('command.station.cannotWrite', { file, said: (error as Error).message }),
    );
  }
}

/** What a fix does, as it is spoken; the Chinese is loaded where it is asked for alone. */
async function describing(): Promise<(description: string) => string> {
  if (language() === 'en') return (description) => description;
  const { mistakeIn } = await import('#server/office/content/mistakes.ts');
  return (description) => mistakeIn(language(), undefined, description);
}

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    'dry-run': { type: 'boolean' },
    unsafe: { type: 'boolean' },
  });
  const isDry = values['dry-run'];
  const said = await describing();
  const after = [];
  let count = 0;
  for (const file of stationFiles(positionals)) {
    const reading = readFile(file);
    if (reading.diagnostics.length === 0) {
      after.push(reading);
      continue;
    }
    const hasAsset = (): boolean => !reading.diagnostics.some((one) => one.rule === 'missing-asset');
    const fixed = applyFixes(reading.text, file, { unsafe: values.unsafe, hasAsset });
    // Checked once more by the very reading that `check` would do, before anything is written.
    const then = readText(fixed.text, file);
    after.push(then);
    if (fixed.text === reading.text) continue;
    count += fixed.applied.length;
    process.stdout.write(`${bold(file)}\n`);
    for (const one of fixed.applied)
      process.stdout.write(`  ${one.rule}: ${said(one.fix!.description)} (${one.path || 'file'})\n`);
    if (isDry)
      for (const { sign, line } of lineDiff(reading.text, fixed.text))
        process.stdout.write(
          `${sign === '-' ? red(`- ${line}`) : sign === '+' ? green(`+ ${line}`) : `  ${line}`}\n`,
        );
    else writeAtomically(file, fixed.text);
  }
  const { diagnostics } = check(after);
  const unsafe = diagnostics.filter((one) => one.fix && !one.fix.safe).length;
  const ended = commandText(isDry ? 'command.fixesToApply' : 'command.fixesApplied', {
    count,
    left: diagnostics.length,
  });
  const more =
    unsafe > 0 && !values.unsafe ? ` ${commandText('command.fixesUnsafe', { count: unsafe })}` : '';
  process.stdout.write(`${ended}${more}\n`);
  return diagnostics.length > 0 || (isDry && count > 0) ? 1 : 0;
}
