// `station new`: writes the file of a new station, asking for what is not given, and leaves nothing that does not check clean.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { firstClaim } from '#server/claimOrder.ts';
import { schemaFrom } from '#server/stations.ts';
import { type NewStation, newStationText, nothingAnswered } from '#station/create/newStation.ts';
import { checkAcrossFiles } from '#station/read/crossFileChecks.ts';
import type { Diagnostic } from '#station/read/diagnostic.ts';
import { isStationCode } from '#station/read/schemaPlace.ts';
import { commandText } from '../../commandTexts.ts';
import { parseCommandLine, WrongUsage } from '../commandLine.ts';
import { mistakeText } from '../explain/said.ts';
import { readOne, readText, readThere, stationsFolder } from '../files.ts';
import { writeAtomically } from './fix.ts';

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    from: { type: 'string' },
    name: { type: 'string' },
    'name-en': { type: 'string' },
    host: { type: 'string', multiple: true },
    skin: { type: 'string' },
    brand: { type: 'string' },
    'other-brand': { type: 'string' },
    logo: { type: 'string' },
    off: { type: 'string', multiple: true },
    service: { type: 'string' },
  });
  const [code, ...others] = positionals;
  if (code === undefined || others.length > 0) throw new WrongUsage(commandText('command.new.say'));
  if (!isStationCode(code)) throw new WrongUsage(commandText('command.new.noCode', { code }));
  const file = path.join(stationsFolder(), `${code}.json`);
  if (existsSync(file)) throw new WrongUsage(commandText('command.new.isThere', { file }));

  const { from } = values;
  const base = from === undefined ? {} : readOne(from).file;
  const asked = await answers(values, from !== undefined);
  const given: NewStation = {
    ...nothingAnswered,
    code,
    ...asked,
    hosts: values.host ?? (asked.host === '' ? [] : [asked.host]),
    // A theme that there is none of is a mistake of the file.
    skin: asked.skin === '' ? undefined : (asked.skin as NewStation['skin']),
    otherBrand: values['other-brand'] ?? '',
    logo: values.logo ?? '',
    off: values.off ?? [],
    service: values.service ?? '',
  };
  const text = newStationText(given, {
    schema: schemaFrom(path.resolve(stationsFolder())),
    from: base as Record<string, unknown>,
  });
  const reading = readText(text, file);
  const all = [...readThere(), reading];
  const diagnostics = [
    ...reading.diagnostics,
    ...checkAcrossFiles(all, firstClaim('.')).diagnostics.filter((one) => one.file === file),
  ];
  if (diagnostics.length > 0)
    throw new WrongUsage([commandText('command.new.notClean'), ...diagnostics.map(lineOf)].join('\n'));
  writeAtomically(file, text);
  const wrote = commandText('command.new.wrote', { file: path.relative(process.cwd(), file), code });
  process.stdout.write(`${wrote}\n`);
  return 0;
}

/** What would be wrong with the file, on a line. */
function lineOf({ rule, message, suggestions }: Diagnostic): string {
  const said = mistakeText(message);
  const hint =
    suggestions.length > 0 ? ` ${commandText('command.didYouMean', { words: suggestions.join(', ') })}` : '';
  return `  ${rule}: ${said}${hint}`;
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
  values: Partial<Record<'name' | 'name-en' | 'skin' | 'brand', string>> & { host?: string[] },
  isCopy: boolean,
): Promise<Answers> {
  const given: Answers = {
    name: values.name ?? '',
    english: values['name-en'] ?? '',
    host: values.host?.[0] ?? '',
    skin: values.skin ?? '',
    brand: values.brand ?? '',
  };
  if (given.name !== '') return given;
  if (!process.stdin.isTTY) throw new WrongUsage(commandText('command.new.nobody'));
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const ask = async (what: 'Name' | 'English' | 'Host' | 'Skin' | 'Brand'): Promise<string> =>
    (await terminal.question(commandText(`command.new.ask${what}`))).trim();
  try {
    given.name = await ask('Name');
    if (given.name === '') throw new WrongUsage(commandText('command.new.needsName'));
    given.english ||= await ask('English');
    given.host ||= await ask('Host');
    if (!isCopy || given.skin === '') given.skin ||= await ask('Skin');
    given.brand ||= await ask('Brand');
  } catch (error) {
    // Ctrl+C and Ctrl+D are an answer, too.
    if ((error as Error).name === 'AbortError')
      throw new WrongUsage(commandText('command.new.nothingWritten'));
    throw error;
  } finally {
    terminal.close();
  }
  return given;
}
