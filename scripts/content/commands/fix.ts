// `content fix`: applies the certain fixes of the files of sets, with --unsafe the others as well.
import { readContents } from '#content/readContent.ts';
import { textsFor } from '#server/contentFolders.ts';
import { mistakeIn } from '#server/office/content/mistakes.ts';
import { settingsHere } from '#server/settingsFile.ts';
import { lineDiff } from '#station/change/lineDiff.ts';
import { applyFixesOf } from '#station/read/applyFixes.ts';
import { commandText } from '../../commandTexts.ts';
import { language } from '../../spoken.ts';
import { parseCommandLine } from '../../station/commandLine.ts';
import { writeAtomically } from '../../station/commands/fix.ts';
import { bold, green, red } from '../../station/formats/terminal.ts';
import { checkedSets, hasPictureIn } from '../files.ts';
import { check } from './check.ts';

export function run(args: string[]): number {
  const { values, positionals } = parseCommandLine(args, {
    'dry-run': { type: 'boolean' },
    unsafe: { type: 'boolean' },
  });
  const sets = checkedSets(positionals);
  const done = new Set<string>();
  let count = 0;
  for (const { folders, station } of sets) {
    const around = { station, hasPicture: hasPictureIn(folders), server: settingsHere(), now: new Date() };
    const texts = textsFor(folders);
    const readings = readContents(texts, around);
    for (const { kind, fileName, text, diagnostics } of readings) {
      if (done.has(fileName) || diagnostics.length === 0) continue;
      done.add(fileName);
      const read = (now: string) =>
        readContents(
          texts.map((one) => (one.fileName === fileName ? { ...one, text: now } : one)),
          around,
        ).find((one) => one.kind === kind)!.diagnostics;
      const fixed = applyFixesOf(text, read, values.unsafe);
      if (fixed.text === text) continue;
      count += fixed.applied.length;
      process.stdout.write(`${bold(fileName)}\n`);
      for (const one of fixed.applied)
        process.stdout.write(
          `  ${one.rule}: ${mistakeIn(language(), kind, one.fix!.description)} (${one.path || 'file'})\n`,
        );
      if (!values['dry-run']) writeAtomically(fileName, fixed.text);
      else
        for (const { sign, line } of lineDiff(text, fixed.text))
          process.stdout.write(
            `${sign === '-' ? red(`- ${line}`) : sign === '+' ? green(`+ ${line}`) : `  ${line}`}\n`,
          );
    }
  }
  const { diagnostics } = check(sets);
  process.stdout.write(
    `${commandText(values['dry-run'] ? 'command.fixesToApply' : 'command.fixesApplied', { count, left: diagnostics.length })}\n`,
  );
  return diagnostics.length > 0 || (values['dry-run'] && count > 0) ? 1 : 0;
}
