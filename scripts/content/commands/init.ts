// Owns `content init`: writes the folder of a station's own content from a shipped set, and says what is left to fill in.
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { contentText } from '#content/contentText.ts';
import { fittingTexts } from '#content/fitting.ts';
import { readContents } from '#content/readContent.ts';
import { contentFolder, foldersOf, type ShippedSet, shippedSets, textsFor } from '#server/contentFolders.ts';
import { settingsHere } from '#server/settingsFile.ts';
import type { Station } from '#station/station.ts';
import { parseCommandLine, Unreadable, WrongUsage } from '../../station/commandLine.ts';
import { writeAtomically } from '../../station/commands/fix.ts';
import { stationsFolder } from '../../station/files.ts';
import { bold, dim } from '../../station/formats/terminal.ts';
import { stationNamed } from '../files.ts';

/** What the operator alone can know, by kind. */
const toFillIn: Readonly<Record<string, string>> = {
  'pay-methods': 'your accounts: bank, receiver, cardNo or qrContent; then "open": true',
  'deposit-offers': 'your offers; those of the set are closed until "open": true',
  coupons: 'your coupons; that of the set is closed until "open": true',
  'deposit-settings': 'the agreement, if you want one',
  'card-types': 'limits and fees of withdrawals',
  'withdrawal-rules': 'from which amount a person looks at it (reviewFrom)',
  control: 'what your staff may do alone, and who says the second yes',
  lotteries: 'which lotteries you run, their limits',
  platforms: 'the game platforms you have a contract with, by their codes',
  activities: 'the activities you want, and what they may cost you',
  applications: 'from when donations and balance bonuses are decided by themselves, if you want that',
  service: 'your hours, your mail, your rules',
  help: 'the article about you (topic about)',
  'app-release': 'addresses of your app, if you have one',
};

export function run(args: string[]): number {
  const { values, positionals } = parseCommandLine(args, { from: { type: 'string' } });
  if (positionals.length === 0) throw new WrongUsage('Name the stations.');
  const shipped = positionals.find((code) => shippedSets.includes(code as ShippedSet));
  if (shipped !== undefined)
    throw new WrongUsage(
      `"${shipped}" is the name of a set: a station of that code cannot have content of its own.`,
    );
  const from = values.from ?? 'standard';
  if (!shippedSets.includes(from as ShippedSet))
    throw new WrongUsage(`There is no set "${from}"; there are ${shippedSets.join(', ')}.`);
  // All of them before anything is written for one.
  const stations = [...new Set(positionals)].map((code) => ({ code, station: stationNamed(code) }));
  for (const { code, station } of stations) write(code, station, from);
  return 0;
}

function write(code: string, station: Station, from: string): void {
  const all = contentFolder(stationsFolder());
  const folder = path.join(all, code);
  const texts = textsFor(foldersOf(all, from, code));
  if (texts.length === 0) throw new Unreadable(`The set ${from} has no files in ${all}.`);
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
    if (!file) throw new Unreadable(`${fileName} has errors: npm run -s content -- check ${from}`);
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
    `${bold(shown)}: ${written.length} files written from ${from}${kept.length > 0 ? `, ${kept.length} kept as they are (${kept.join(', ')})` : ''}.`,
  ];
  const left = written.filter((kind) => toFillIn[kind] !== undefined);
  if (left.length > 0) {
    const width = Math.max(...left.map((kind) => kind.length));
    out.push(
      '',
      'To fill in:',
      ...left.map((kind) => `  ${`${kind}.json`.padEnd(width + 5)}  ${toFillIn[kind]}`),
    );
  }
  out.push(
    '',
    dim(`Then: npm run -s content -- check ${code}, plan ${code}, and the command that the plan shows`),
    '',
  );
  process.stdout.write(out.join('\n'));
}
