// Owns `station new`: writes the file of a new station, asking for what is not given, and leaves nothing that does not check clean.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { firstClaim } from '#server/claimOrder.ts';
import { checkAcrossFiles } from '#station/read/crossFileChecks.ts';
import { isStationCode } from '#station/read/schemaPlace.ts';
import { written } from '#station/read/textEdits.ts';
import { parseCommandLine, WrongUsage } from '../commandLine.ts';
import { readOne, readText, readThere, stationsFolder } from '../files.ts';
import { writeAtomically } from './fix.ts';

/** Settings that are a station's own, by section: a copy begins without them. */
const ownSettings: Readonly<Record<string, readonly string[]>> = {
  theme: ['logo', 'ThemeRed', 'ThemeBlack'],
  menus: ['names'],
  onOff: ['onlineServiceUrl'],
  frontConfig: ['addToDesktopRemainText', 'lineDetectionTxt'],
};

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    from: { type: 'string' },
    name: { type: 'string' },
    'name-en': { type: 'string' },
    host: { type: 'string' },
    skin: { type: 'string' },
    brand: { type: 'string' },
  });
  const [code, ...others] = positionals;
  if (code === undefined || others.length > 0) throw new WrongUsage('Say the code of the new station.');
  if (!isStationCode(code))
    throw new WrongUsage(
      `"${code}" cannot be the code of a station: 2 to 16 small letters and figures, a letter first, and not "all".`,
    );
  const file = path.join(stationsFolder(), `${code}.json`);
  if (existsSync(file)) throw new WrongUsage(`${file} is there already.`);

  const from = values.from;
  const base: Record<string, unknown> = from === undefined ? {} : { ...readOne(from).file };
  const given = await answers(values, from !== undefined);
  // What belongs to the other station alone is not copied: hosts, its own words and colours, logo, customer service.
  for (const key of ['$schema', 'code', 'name', 'hosts', 'pageHead', 'activityNames']) delete base[key];
  for (const [section, keys] of Object.entries(ownSettings)) {
    const kept = Object.entries((base[section] as object | undefined) ?? {}).filter(
      ([key]) => !keys.includes(key),
    );
    if (kept.length > 0) base[section] = Object.fromEntries(kept);
    else delete base[section];
  }
  const theme: Record<string, unknown> = { ...(base.theme as object | undefined) };
  if (given.skin && given.skin !== 'ThemeRed') theme.skin = given.skin;
  else if (given.skin) delete theme.skin;
  const skin = (theme.skin as string | undefined) ?? 'ThemeRed';
  if (given.brand) theme[skin] = { brand: given.brand.toLowerCase() };
  delete base.theme;
  const station = {
    $schema: path
      .relative(stationsFolder(), path.join(import.meta.dirname, '../../../schemas/station.json'))
      .replaceAll(path.sep, '/'),
    code,
    name: given.english ? { 'zh-CN': given.name, en: given.english } : given.name,
    ...(given.host ? { hosts: [given.host.toLowerCase()] } : {}),
    ...(Object.keys(theme).length > 0 ? { theme } : {}),
    ...base,
  };
  const text = `${written(station, '', '  ', '\n')}\n`;
  const reading = readText(text, file);
  const all = [...readThere(), reading];
  const diagnostics = [
    ...reading.diagnostics,
    ...checkAcrossFiles(all, firstClaim('.')).diagnostics.filter((one) => one.file === file),
  ];
  if (diagnostics.length > 0)
    throw new WrongUsage(
      `Nothing was written, for the file would not check clean:\n${diagnostics.map((one) => `  ${one.rule}: ${one.message}${one.suggestions.length > 0 ? ` Did you mean ${one.suggestions.join(', ')}?` : ''}`).join('\n')}`,
    );
  writeAtomically(file, text);
  process.stdout.write(
    `Wrote ${path.relative(process.cwd(), file)}. A running server opens ${code}.localhost within a second.\n`,
  );
  return 0;
}

interface Answers {
  name: string;
  english: string;
  host: string;
  skin: string;
  brand: string;
}

/** What was given on the command line, and the rest asked at the terminal. Throws WrongUsage where there is none. */
async function answers(
  values: Partial<Record<'name' | 'name-en' | 'host' | 'skin' | 'brand', string>>,
  isCopy: boolean,
): Promise<Answers> {
  const given: Answers = {
    name: values.name ?? '',
    english: values['name-en'] ?? '',
    host: values.host ?? '',
    skin: values.skin ?? '',
    brand: values.brand ?? '',
  };
  if (given.name !== '') return given;
  if (!process.stdin.isTTY) throw new WrongUsage('Say the name with --name; nobody is here to ask.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    given.name = (await terminal.question('Name that players know it by: ')).trim();
    if (given.name === '') throw new WrongUsage('A station needs a name.');
    given.english ||= (await terminal.question('Name in English (empty for the same): ')).trim();
    given.host ||= (
      await terminal.question('Host name, such as www.example.com (empty for none yet): ')
    ).trim();
    if (!isCopy || given.skin === '')
      given.skin ||= (await terminal.question('Skin, ThemeRed or ThemeBlack (empty for the usual): ')).trim();
    given.brand ||= (
      await terminal.question('Brand colour as #rrggbb (empty for that of the skin): ')
    ).trim();
  } catch (error) {
    // Ctrl+C and Ctrl+D are an answer, too.
    if ((error as Error).name === 'AbortError') throw new WrongUsage('Nothing was written.');
    throw error;
  } finally {
    terminal.close();
  }
  return given;
}
