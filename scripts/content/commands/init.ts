// `content init`: writes the folder of a station's own content from a shipped set, and says what is left to fill in.
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { contentText } from '#content/contentText.ts';
import { readContents } from '#content/readContent.ts';
import { fittingTexts } from '#content/suitedTo.ts';
import { contentFolder, foldersOf, type ShippedSet, shippedSets, textsFor } from '#server/contentFolders.ts';
import { settingsHere } from '#server/settingsFile.ts';
import type { Station } from '#station/station.ts';
import { type CommandTextId, commandText } from '../../commandTexts.ts';
import { parseCommandLine, Unreadable, WrongUsage } from '../../station/commandLine.ts';
import { writeAtomically } from '../../station/commands/fix.ts';
import { stationsFolder } from '../../station/files.ts';
import { bold, dim } from '../../station/formats/terminal.ts';
import { stationNamed } from '../files.ts';

/** What the operator alone can know, by kind. */
const toFillIn: readonly string[] = [
  'pay-methods',
  'deposit-offers',
  'coupons',
  'deposit-settings',
  'card-types',
  'withdrawal-rules',
  'control',
  'lotteries',
  'platforms',
  'activities',
  'applications',
  'service',
  'help',
  'app-release',
];

export function run(args: string[]): number {
  const { values, positionals } = parseCommandLine(args, { from: { type: 'string' } });
  if (positionals.length === 0) throw new WrongUsage(commandText('command.content.nameStations'));
  const shipped = positionals.find((code) => shippedSets.includes(code as ShippedSet));
  if (shipped !== undefined) throw new WrongUsage(commandText('command.content.isSet', { name: shipped }));
  const from = values.from ?? 'standard';
  if (!shippedSets.includes(from as ShippedSet))
    throw new WrongUsage(
      commandText('command.content.setIsNone', { name: from, names: shippedSets.join(', ') }),
    );
  // All of them before anything is written for one.
  const stations = [...new Set(positionals)].map((code) => ({ code, station: stationNamed(code) }));
  for (const { code, station } of stations) write(code, station, from);
  return 0;
}

function write(code: string, station: Station, from: string): void {
  const all = contentFolder(stationsFolder());
  const folder = path.join(all, code);
  const texts = textsFor(foldersOf(all, from, code));
  if (texts.length === 0)
    throw new Unreadable(commandText('command.content.setEmpty', { name: from, folder: all }));
  mkdirSync(folder, { recursive: true });
  const written: string[] = [];
  const kept: string[] = [];
  for (const { kind, file, fileName } of readContents(fittingTexts(texts, station, settingsHere()), {
    station,
  })) {
    const target = path.join(folder, `${kind}.json`);
    if (existsSync(target)) {
      kept.push(kind);
      continue;
    }
    if (!file) throw new Unreadable(commandText('command.content.setErrors', { file: fileName, name: from }));
    writeAtomically(target, contentText(kind, file));
    written.push(kind);
  }
  for (const source of foldersOf(all, from, code).map((one) => path.join(one, 'pictures')))
    if (existsSync(source)) {
      mkdirSync(path.join(folder, 'pictures'), { recursive: true });
      for (const name of readdirSync(source))
        if (!existsSync(path.join(folder, 'pictures', name)))
          copyFileSync(path.join(source, name), path.join(folder, 'pictures', name));
    }
  const shown = path.relative(process.cwd(), folder);
  const out = [
    kept.length === 0
      ? commandText('command.content.written', { folder: bold(shown), count: written.length, from })
      : commandText('command.content.writtenKept', {
          folder: bold(shown),
          count: written.length,
          from,
          kept: kept.length,
          names: kept.join(', '),
        }),
  ];
  const left = written.filter((kind) => toFillIn.includes(kind));
  if (left.length > 0) {
    const width = Math.max(...left.map((kind) => kind.length));
    out.push(
      '',
      commandText('command.content.toFillIn'),
      ...left.map(
        (kind) =>
          `  ${`${kind}.json`.padEnd(width + 5)}  ${commandText(`command.fill.${kind}` as CommandTextId)}`,
      ),
    );
  }
  out.push('', dim(commandText('command.content.then', { code })), '');
  process.stdout.write(out.join('\n'));
}
