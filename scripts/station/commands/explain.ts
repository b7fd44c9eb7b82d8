// `station explain`: why a station is as it is, by a setting, a screen or words that players see, and what each rule is about.
import { type StationSchema, stationSchema } from '#contract/station.schema.generated.ts';
import { rules } from '#station/checks/rules.generated.ts';
import { ruleNamed } from '#station/checks/rules.ts';
import { type ProfileName, profileSettings } from '#station/protection/profiles.ts';
import { protectionOf } from '#station/protection/protection.ts';
import { settingAt } from '#station/protection/settingsOf.ts';
import { pathText } from '#station/read/diagnostic.ts';
import { lineFinder } from '#station/read/lineOfPlace.ts';
import { nearest } from '#station/read/nearest.ts';
import type { Reading } from '#station/read/readStation.ts';
import type { Station } from '#station/station.ts';
import { commandText } from '../../commandTexts.ts';
import { parseCommandLine, WrongUsage } from '../commandLine.ts';
import { inLanguage, valueText } from '../explain/said.ts';
import { screenReport } from '../explain/screenReport.ts';
import { wordsReport } from '../explain/words.ts';
import { hintOf, readAll, readOne, readThere, unknownStation } from '../files.ts';
import { blue, bold, columns, dim } from '../formats/terminal.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

export async function run(args: string[]): Promise<number> {
  const { positionals: asked } = parseCommandLine(args, {});
  const [first, ...rest] = asked;
  if (first === undefined) throw new WrongUsage(commandText('command.explain.say'));
  // Words that players see may be several.
  const second = rest.length > 0 ? rest.join(' ') : undefined;
  const rule = ruleNamed(first);
  if (rule && second === undefined) {
    const severity = commandText(rule.severity === 'error' ? 'command.error' : 'command.warning');
    const [good, bad] = [commandText('command.explain.good'), commandText('command.explain.bad')].map(dim);
    const beside = rule.beside ? `\n  ${dim(commandText('command.explain.beside'))}\n  ${rule.beside}` : '';
    print(
      `${bold(rule.name)} (${severity})\n\n${inLanguage(rule.page)}\n\n${good}\n  ${shown(rule.good)}\n${bad}\n  ${shown(rule.bad)}${beside}`,
    );
    return 0;
  }
  if (/^[a-z]+-[a-z-]+$/.test(first)) {
    const hint = hintOf(
      first,
      rules.map((one) => one.name),
    );
    throw new WrongUsage(commandText('command.explain.noRule', { name: first, hint }));
  }
  if (!/[./\\]/.test(first) && !readThere().some((one) => one.file.code === first)) {
    // A rule with one word in its name, or no station at all.
    const near = nearest(
      first,
      rules.map((one) => one.name),
    )[0];
    throw new WrongUsage(
      near
        ? commandText('command.explain.noRule', {
            name: first,
            hint: commandText('command.didYouMean', { words: near.word }),
          })
        : unknownStation(first),
    );
  }
  const reading = readOne(first);
  if (second === undefined) overview(reading);
  else if (second.startsWith('/')) print(screenReport(reading, second));
  else await explainSetting(reading, second);
  return 0;
}

const shown = (text: string): string =>
  text.length > 300
    ? `${text.slice(0, 120)} … ${text.slice(-40)} (${commandText('command.explain.characters', { count: text.length })})`
    : JSON.stringify(text).includes('\\ufeff') || text.startsWith('\ufeff')
      ? `<U+FEFF>${text.slice(1)}`
      : text;

interface Setting {
  path: string[];
  schema: StationSchema;
}

const deref = (schema: StationSchema): StationSchema =>
  schema.$ref ? { ...stationSchema.$defs[schema.$ref.split('/').at(-1)!], ...schema } : schema;

/** Every setting of the schema, objects before what they hold. */
export function settings(): Setting[] {
  const found: Setting[] = [];
  const walk = (schema: StationSchema, at: string[]): void => {
    for (const [key, inner] of Object.entries(deref(schema).properties ?? {})) {
      if (key === '$schema') continue;
      const here = { path: [...at, key], schema: deref(inner) };
      // A text in two languages is one setting.
      found.push(here);
      if (!here.schema.oneOf) walk(inner, here.path);
    }
  };
  walk(stationSchema, []);
  return found;
}

/** What a setting is on a station; of protection, what its profile and its file make together. */
function valueAt(station: Station, at: readonly string[]): unknown {
  let value: unknown = at[0] === 'protection' ? { protection: protectionOf(station) } : station;
  for (const step of at)
    value =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  return value;
}

/** Throws WrongUsage where nothing bears the words. */
function explainWords(reading: Required<Reading>, asked: string, all: readonly Setting[]): void {
  const report = wordsReport(reading, asked);
  if (report !== undefined) {
    print(report);
    return;
  }
  const names = all.flatMap((one) => [pathText(one.path), one.path.at(-1)!]);
  const guesses = [...new Set(nearest(asked, names).map((guess) => guess.word))];
  const hint =
    guesses.length > 0
      ? commandText('command.didYouMean', { words: guesses.join(commandText('command.content.or')) })
      : commandText('command.explain.docsList');
  throw new WrongUsage(commandText('command.explain.noSetting', { asked, hint }));
}

/** The profile whose value a setting of protection has where the file gives none; undefined for any other setting. */
const profileOf = (station: Station, at: readonly string[]): ProfileName | undefined =>
  at[0] === 'protection' && at.length > 1 && at[1] !== 'profile' ? protectionOf(station).profile : undefined;

const sourceOf = (reading: Required<Reading>, at: readonly string[]): string => {
  const line = lineFinder(reading.text)(at);
  if (line !== undefined) return `${reading.fileName}:${line}`;
  const profile = profileOf(reading.station, at);
  return profile === undefined
    ? commandText('command.explain.byDefault')
    : commandText('command.explain.byProfile', { profile });
};

/** What a setting is where a file says nothing. */
function defaultOf(station: Station, { path: at, schema }: Setting): string {
  const profile = profileOf(station, at);
  if (profile !== undefined)
    return commandText('command.explain.profileDefault', {
      value: valueText(settingAt(profileSettings[profile], at.slice(1))),
      profile,
    });
  return schema.default === undefined ? commandText('command.explain.none') : valueText(schema.default);
}

async function explainSetting(reading: Required<Reading>, asked: string): Promise<void> {
  const all = settings();
  const exact = all.find((one) => pathText(one.path) === asked);
  const byName = all.filter((one) => one.path.at(-1) === asked);
  const setting = exact ?? (byName.length === 1 ? byName[0] : undefined);
  if (!setting) {
    if (byName.length > 1)
      throw new WrongUsage(
        commandText('command.explain.several', {
          asked,
          names: byName.map((one) => pathText(one.path)).join(', '),
        }),
      );
    return explainWords(reading, asked, all);
  }
  const { schema } = setting;
  const value = valueAt(reading.station, setting.path);
  const rest = readAll().filter((one) => one.file.code !== reading.file.code);
  const same = rest.filter(
    (one) => JSON.stringify(valueAt(one.station, setting.path)) === JSON.stringify(value),
  );
  const differing = rest.filter((one) => !same.includes(one));
  const groups = new Map<string, string[]>();
  for (const one of differing) {
    const said = valueText(valueAt(one.station, setting.path) ?? commandText('command.explain.notGiven'));
    groups.set(said, [...(groups.get(said) ?? []), one.file.code]);
  }
  // The compiler is loaded for this alone.
  const { readersOf } = await import('../settingReaders.ts');
  const readers = readersOf([setting.path])[0]!;
  const codesOf = (readings: typeof rest): string => readings.map((one) => one.file.code).join(', ');
  print(bold(commandText('command.explain.of', { what: pathText(setting.path), code: reading.file.code })));
  print(
    columns([
      [
        dim(commandText('command.explain.value')),
        value === undefined ? commandText('command.explain.notGiven') : valueText(value),
      ],
      [dim(commandText('command.explain.setBy')), sourceOf(reading, setting.path)],
      [dim(commandText('command.explain.default')), defaultOf(reading.station, setting)],
      [dim(commandText('command.explain.says')), inLanguage(schema.description ?? '')],
      [
        dim(commandText('command.explain.effect')),
        schema['x-effect'] ? inLanguage(schema['x-effect']) : commandText('command.explain.innerEffect'),
      ],
      ...(schema['x-owed']
        ? [
            [
              dim(commandText('command.explain.owed')),
              commandText('command.explain.owedScreen', { screen: schema['x-owed'] }),
            ],
          ]
        : []),
      [
        dim(commandText('command.explain.readBy')),
        readers.join(', ') || commandText('command.explain.nothingYet'),
      ],
      [dim(commandText('command.explain.sameOn')), codesOf(same) || commandText('command.explain.noOther')],
      ...[...groups].map(([said, codes], at) => [
        at === 0 ? dim(commandText('command.explain.differsOn')) : '',
        `${codes.join(', ')}: ${said}`,
      ]),
    ]),
  );
}

function overview(reading: Required<Reading>): void {
  const { station } = reading;
  const lineOf = lineFinder(reading.text);
  print(bold(`${station.code}: ${valueText(station.name)}`));
  const hosts = [...station.hosts, `${station.code}.localhost`].join(', ');
  print(`${commandText('command.explain.alsoOn', { file: reading.fileName, hosts })}\n`);
  const own = settings().filter(
    ({ path: at, schema }) => lineOf(at) !== undefined && !(schema.properties && at.length === 1),
  );
  print(
    columns([
      [
        dim(commandText('command.explain.setHere')),
        dim(commandText('command.explain.value')),
        dim(commandText('command.explain.effect')),
      ],
      ...own.map(({ path: at, schema }) => [
        `${blue(pathText(at))}:${lineOf(at)}`,
        valueText(valueAt(station, at)).slice(0, 60),
        inLanguage(schema['x-effect'] ?? ''),
      ]),
    ]),
  );
  print(`\n${commandText('command.explain.rest', { code: station.code })}`);
}
