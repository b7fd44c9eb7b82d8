// `content check`: reads the files of sets, says what is wrong with each and between them, in the chosen format.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { rules } from '#content/checks/rules.generated.ts';
import { kindOfFile, readContents } from '#content/readContent.ts';
import { unknownKind } from '#content/unknownKind.ts';
import { textsFor } from '#server/contentFolders.ts';
import { settingsHere } from '#server/settingsFile.ts';
import { rules as stationRules } from '#station/checks/rules.generated.ts';
import type { Diagnostic } from '#station/read/diagnostic.ts';
import { sorted } from '#station/read/readJsonFile.ts';
import { commandText } from '../../commandTexts.ts';
import { type Format, formats, reportIn } from '../../station/checkReport.ts';
import { formatOf, parseCommandLine, WrongUsage } from '../../station/commandLine.ts';
import { stationsFolder } from '../../station/files.ts';
import type { CheckReport } from '../../station/formats/report.ts';
import { stampOf, watchPlaces } from '../../station/watchPlaces.ts';
import { type CheckedSet, checkedSets, hasPictureIn } from '../files.ts';

/** Every rule that can say something about a file of content; where both have one of a name, content's. */
export const allRules = [
  ...rules,
  unknownKind,
  ...stationRules.filter((one) => !rules.some((own) => own.name === one.name)),
];

/** Files that no kind is called like. */
const strangeFiles = (folder: string): Diagnostic[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.') && kindOfFile(name) === undefined)
    .map((name) => unknownKind.detect(path.join(folder, name)));

/** Everything wrong with these sets, in a stable order; a file of several sets is reported once. */
export function check(sets: readonly CheckedSet[]): CheckReport {
  const texts = new Map<string, string>();
  const found = new Map<string, Diagnostic>();
  const add = (one: Diagnostic): void => {
    found.set(JSON.stringify([one.file, one.rule, one.range, one.message]), one);
  };
  const folders = new Set<string>();
  for (const set of sets) {
    const readings = readContents(textsFor(set.folders), {
      station: set.station,
      hasPicture: hasPictureIn(set.folders),
      server: settingsHere(),
      now: new Date(),
    });
    for (const { fileName, text, diagnostics } of readings) {
      texts.set(fileName, text);
      for (const one of diagnostics) add(one);
    }
    for (const folder of set.folders) {
      if (folders.has(folder)) continue;
      folders.add(folder);
      for (const one of strangeFiles(folder)) {
        texts.set(one.file, '');
        add(one);
      }
    }
  }
  return {
    tool: 'content',
    rules: allRules,
    readings: [...texts].map(([fileName, text]) => ({ fileName, text })),
    diagnostics: sorted([...found.values()]),
  };
}

/** Everything that a verdict on these sets depends on: the stamps of their files, of the stations they are for, and the names of pictures. */
const stampOfSets = (sets: readonly CheckedSet[]): string =>
  sets
    .flatMap(({ folders, station }) => [
      ...(station ? [stampOf(path.join(stationsFolder(), `${station.code}.json`))] : []),
      ...folders.flatMap((folder) =>
        existsSync(folder)
          ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
              (name) => `${name} ${stampOf(path.join(folder, name))}`,
            )
          : [],
      ),
    ])
    .join('\n');

/** Reports again after every change of a file, of a picture beside it, or of a station that a set is for. */
async function watch(targets: readonly string[], format: Format): Promise<number> {
  let checked: CheckReport | undefined;
  let stamp = '';
  return await watchPlaces({
    folders: [...new Set([stationsFolder(), ...checkedSets(targets).flatMap(({ folders }) => folders)])],
    look() {
      let sets: CheckedSet[];
      try {
        sets = checkedSets(targets);
      } catch (error) {
        // The last folder of a set may disappear and return while we watch.
        if (!checked) throw error;
        return false;
      }
      const now = stampOfSets(sets);
      if (checked && now === stamp) return false;
      stamp = now;
      checked = check(sets);
      return true;
    },
    isHalf: () => checked!.diagnostics.some(({ rule }) => rule === 'syntax'),
    report: () => reportIn(checked!, format),
  });
}

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    watch: { type: 'boolean' },
    format: { type: 'string' },
    'fail-on': { type: 'string' },
  });
  const format = formatOf(values.format, formats);
  const failOn = values['fail-on'] ?? 'warning';
  if (failOn !== 'warning' && failOn !== 'error') throw new WrongUsage(commandText('command.failOn'));
  if (values.watch) return await watch(positionals, format);
  const checked = check(checkedSets(positionals));
  process.stdout.write(await reportIn(checked, format));
  const failing = checked.diagnostics.filter((one) => failOn === 'warning' || one.severity === 'error');
  return failing.length > 0 ? 1 : 0;
}
