// Owns `station explain`: why a station is as it is, setting by setting, and what each rule is about.
import type { Role } from '#contract/call.ts';
import { type ScreenRow, screens } from '#contract/screens.generated.ts';
import { type StationSchema, stationSchema } from '#contract/station.schema.generated.ts';
import { rules } from '#station/checks/rules.generated.ts';
import { ruleNamed } from '#station/checks/rules.ts';
import { entryIn } from '#station/derive/menus.ts';
import { whyEmpty } from '#station/derive/offered.ts';
import { plain, roles } from '#station/derive/visibleFacts.ts';
import { pathText, positionsOf } from '#station/read/diagnostic.ts';
import { nearest } from '#station/read/nearest.ts';
import type { Reading } from '#station/read/readStation.ts';
import { findNode, parseTolerantJson } from '#station/read/tolerantJson.ts';
import type { Station } from '#station/station.ts';
import { parseCommandLine, WrongUsage } from '../commandLine.ts';
import { readAll, readOne, readThere, unknownStation } from '../files.ts';
import { blue, bold, columns, dim } from '../formats/terminal.ts';
import { textOf } from '../textCatalogue.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

export async function run(args: string[]): Promise<number> {
  const { positionals: asked } = parseCommandLine(args, {});
  const [first, second, ...others] = asked;
  if (first === undefined || others.length > 0)
    throw new WrongUsage('Say what to explain: a station, a setting of it, or a rule.');
  const rule = ruleNamed(first);
  if (rule && second === undefined) {
    print(
      `${bold(rule.name)} (${rule.severity})\n\n${rule.page}\n\n${dim('Good')}\n  ${shown(rule.good)}\n${dim('Bad')}\n  ${shown(rule.bad)}${rule.beside ? `\n  ${dim('beside')}\n  ${rule.beside}` : ''}`,
    );
    return 0;
  }
  if (/^[a-z]+-[a-z-]+$/.test(first)) {
    const names = rules.map((one) => one.name);
    const guesses = nearest(first, names).map((guess) => guess.word);
    throw new WrongUsage(
      `There is no rule "${first}". ${guesses.length > 0 ? `Did you mean ${guesses.join(' or ')}?` : `There are ${names.join(', ')}.`}`,
    );
  }
  if (!/[./\\]/.test(first) && !readThere().some((one) => one.file.code === first)) {
    // A rule with one word in its name, or no station at all.
    const near = nearest(
      first,
      rules.map((one) => one.name),
    )[0];
    throw new WrongUsage(
      near ? `There is no rule "${first}". Did you mean ${near.word}?` : unknownStation(first),
    );
  }
  const reading = readOne(first);
  if (second === undefined) overview(reading);
  else if (second.startsWith('/')) explainRoute(reading, second);
  else await explainSetting(reading, second);
  return 0;
}

const shown = (text: string): string =>
  text.length > 300
    ? `${text.slice(0, 120)} … ${text.slice(-40)} (${text.length} characters)`
    : JSON.stringify(text).includes('\\ufeff') || text.startsWith('\ufeff')
      ? `<U+FEFF>${text.slice(1)}`
      : text;

/** Line of the file that sets a place; undefined where the default stands. */
function lineOf(reading: Reading, place: readonly (string | number)[]): number | undefined {
  const { root } = parseTolerantJson(reading.text);
  const found = root && findNode(root, place);
  if (!found) return undefined;
  return positionsOf(reading.text)(found.member?.keyStart ?? found.node.start).line;
}

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

function valueAt(station: Station, at: readonly string[]): unknown {
  let value: unknown = station;
  for (const step of at)
    value =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  return value;
}

const sourceOf = (reading: Reading, at: readonly string[]): string => {
  const line = lineOf(reading, at);
  return line === undefined ? 'the default of schemas/station.json' : `${reading.fileName}:${line}`;
};

async function explainSetting(reading: Required<Reading>, asked: string): Promise<void> {
  const all = settings();
  const exact = all.find((one) => pathText(one.path) === asked);
  const byName = all.filter((one) => one.path.at(-1) === asked);
  const setting = exact ?? (byName.length === 1 ? byName[0] : undefined);
  if (!setting) {
    if (byName.length > 1)
      throw new WrongUsage(
        `"${asked}" is several settings: ${byName.map((one) => pathText(one.path)).join(', ')}.`,
      );
    const names = all.flatMap((one) => [pathText(one.path), one.path.at(-1)!]);
    const guesses = [...new Set(nearest(asked, names).map((guess) => guess.word))];
    throw new WrongUsage(
      `There is no setting "${asked}".${guesses.length > 0 ? ` Did you mean ${guesses.join(' or ')}?` : ' "station docs" lists them.'}`,
    );
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
    const said = plain(valueAt(one.station, setting.path) ?? 'not given');
    groups.set(said, [...(groups.get(said) ?? []), one.file.code]);
  }
  // The compiler is loaded for this alone.
  const { readersOf } = await import('../settingReaders.ts');
  const readers = readersOf([setting.path])[0]!;
  print(bold(`${pathText(setting.path)} of ${reading.file.code}`));
  print(
    columns([
      [dim('value'), value === undefined ? 'not given' : plain(value)],
      [dim('set by'), sourceOf(reading, setting.path)],
      [dim('default'), schema.default === undefined ? 'none' : plain(schema.default)],
      [dim('says'), schema.description ?? ''],
      [dim('effect'), schema['x-effect'] ?? 'that of the settings in it'],
      ...(schema['x-owed'] ? [[dim('owed'), `its screen is not built yet (${schema['x-owed']})`]] : []),
      [dim('read by'), readers.length > 0 ? readers.join(', ') : 'nothing yet'],
      [dim('same on'), same.length > 0 ? same.map((one) => one.file.code).join(', ') : 'no other station'],
      ...[...groups].map(([said, codes], at) => [
        at === 0 ? dim('differs on') : '',
        `${codes.join(', ')}: ${said}`,
      ]),
    ]),
  );
}

const mayEnter: Record<ScreenRow['who'], string> = {
  guest: 'everybody',
  player: 'whoever is logged in or on trial; a guest is shown the way to log in',
  member:
    'members and agents; a guest is shown the way to log in, a trial player sees that it is for members',
  agent: 'agents; others see that it is for agents',
};

function explainRoute(reading: Required<Reading>, asked: string): void {
  const row = screens.find((one) => one.path.toLowerCase() === asked.toLowerCase());
  if (!row) {
    const guesses = nearest(
      asked,
      screens.map((one) => one.path),
    ).map((guess) => guess.word);
    throw new WrongUsage(
      `There is no screen ${asked}.${guesses.length > 0 ? ` Did you mean ${guesses.join(' or ')}?` : ''} On every station it leads to /.`,
    );
  }
  const { station } = reading;
  const empty = whyEmpty(station, row.path);
  const at = (station.routes.off as readonly string[]).indexOf(row.path);
  const offLine = at === -1 ? undefined : lineOf(reading, ['routes', 'off', at]);
  const offOn = readAll().filter((one) => (one.station.routes.off as readonly string[]).includes(row.path));
  print(bold(`${row.path} (${textOf(row.title, 'zh-CN')} / ${textOf(row.title, 'en')}) on ${station.code}`));
  print(
    columns([
      [
        dim('state'),
        at === -1
          ? `on: no line of the file switches it off${empty ? `; but it offers nothing: ${empty}` : ''}`
          : `off: ${reading.fileName}:${offLine} switches it off; its address leads to /, and no menu or link shows it`,
      ],
      [dim('who'), mayEnter[row.who]],
      [dim('screen'), `src/areas/${row.area}/${row.screen}.tsx`],
      [
        dim('header'),
        row.header === 'station'
          ? `as frontConfig.moreActiveHeader says: ${plain(station.frontConfig.moreActiveHeader)}`
          : row.header,
      ],
      [dim('ads'), row.adPage === undefined ? 'none' : `those of page ${row.adPage}`],
      [dim('off on'), offOn.length > 0 ? offOn.map((one) => one.file.code).join(', ') : 'no station'],
      ...roles.map((role) => [dim(`menus, ${role}`), menuSentence(station, row.path, role)]),
    ]),
  );
}

const menuNames = { tabBar: 'tab bar', home: 'home grid', member: 'member centre' } as const;

/** The menus in which a visitor of this role finds a destination; where there is none, why. */
export function menusTo(station: Station, to: string, role: Role): { menus: string[]; reasons: string[] } {
  const lists = [
    { menu: 'tabBar', title: '', items: station.menus.tabBar },
    { menu: 'home', title: '', items: station.menus.home },
    ...station.menus.member.map(({ title, items }) => ({
      menu: 'member' as const,
      title: plain(title),
      items,
    })),
  ] as const;
  const menus: string[] = [];
  const reasons = new Set<string>();
  for (const { menu, title, items } of lists) {
    if (!(items as readonly string[]).includes(to)) continue;
    const entry = entryIn(station, menu, to, role);
    if ('to' in entry) menus.push(title === '' ? menuNames[menu] : `${menuNames[menu]} (${title})`);
    else reasons.add(entry.leftOut);
  }
  return { menus, reasons: [...reasons] };
}

function menuSentence(station: Station, to: string, role: Role): string {
  const { menus, reasons } = menusTo(station, to, role);
  if (menus.length > 0) return menus.join(', ');
  return `none: ${reasons.length > 0 ? reasons.join('; ') : 'no menu of the station lists it'}`;
}

function overview(reading: Required<Reading>): void {
  const { station } = reading;
  print(bold(`${station.code}: ${plain(station.name)}`));
  print(`${reading.fileName}; also on ${[...station.hosts, `${station.code}.localhost`].join(', ')}\n`);
  const own = settings().filter(
    ({ path: at, schema }) => lineOf(reading, at) !== undefined && !(schema.properties && at.length === 1),
  );
  print(
    columns([
      ['set here', 'value', 'effect'].map(dim),
      ...own.map(({ path: at, schema }) => [
        `${blue(pathText(at))}:${lineOf(reading, at)}`,
        plain(valueAt(station, at)).slice(0, 60),
        schema['x-effect'] ?? '',
      ]),
    ]),
  );
  print(
    `\nEverything else is the default. "station explain ${station.code} <setting or /route>" shows more.`,
  );
}
