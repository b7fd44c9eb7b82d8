// What `station explain` says of words that players see: which screens, menu entries, entries of content and texts bear them, in either language.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentFiles } from '#content/content.generated.ts';
import { placesOf } from '#content/walkFile.ts';
import { screens } from '#contract/screens.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';
import { playerText } from '#server/playerTexts.ts';
import { activityScreens, kindsOfScreen } from '#station/derive/activities.ts';
import { menuActions, titleOf } from '#station/derive/menus.ts';
import { type Path, pathText } from '#station/read/diagnostic.ts';
import { lineFinder } from '#station/read/lineOfPlace.ts';
import type { Reading } from '#station/read/readStation.ts';
import { localText, type Station } from '#station/station.ts';
import { locales } from '#texts/text.ts';
import { commandText } from '../../commandTexts.ts';
import { bold, columns } from '../formats/terminal.ts';
import { catalogueTexts } from '../textCatalogue.ts';
import { type ContentFile, contentOf } from './contentFiles.ts';
import { screenReport } from './screenReport.ts';

/** Something that bears words. */
interface Bearer {
  words: string;
  /** What it is, and where the words stand. */
  is: string;
  where: () => string;
  /** The screen it is, or leads to. */
  screen?: string | undefined;
}

const root = path.join(import.meta.dirname, '../../..');

/** Most that are listed, and whose screens are explained as well. */
const mostListed = 12;
const mostScreens = 2;

const comparable = (words: string): string => words.trim().toLowerCase().replace(/\s+/g, ' ');

/** Everything that bears these words, or holds them where nothing bears them alone; undefined where they are nowhere. */
export function wordsReport(reading: Required<Reading>, words: string): string | undefined {
  const asked = comparable(words);
  const all = [...namesOf(reading), ...entriesOf(reading.station), ...textsOf()];
  const exact = all.filter((one) => comparable(one.words) === asked);
  const found = exact.length > 0 ? exact : all.filter((one) => comparable(one.words).includes(asked));
  if (found.length === 0) return undefined;
  const paths = exact.flatMap(({ screen }) => (screen === undefined ? [] : [screen.replace(/\?.*$/, '')]));
  return [
    bold(
      exact.length > 0
        ? commandText('command.explain.isCalled', { words, code: reading.file.code })
        : commandText('command.explain.isPart', { words }),
    ),
    listOf(found),
    ...[...new Set(paths)].slice(0, mostScreens).map((screen) => `\n${screenReport(reading, screen)}`),
  ].join('\n');
}

function listOf(found: readonly Bearer[]): string {
  // Both languages may say the same.
  const each = [...new Map(found.map((one) => [one.is, one])).values()];
  const rows = each
    .slice(0, mostListed)
    .map(({ words, is, where }) => [`  ${words.slice(0, 60)}`, is, where()]);
  const left = each.length - mostListed;
  return columns(rows) + (left > 0 ? `\n  ${commandText('command.explain.more', { count: left })}` : '');
}

const inBoth = (text: LocalText): string[] => [...new Set(locales.map((locale) => localText(text, locale)))];

/** Titles of screens and menu entries: the station's own where it has one. */
function namesOf({ station, text, fileName }: Required<Reading>): Bearer[] {
  let lineOf: ReturnType<typeof lineFinder> | undefined;
  const inFile = (place: Path) => (): string => {
    lineOf ??= lineFinder(text);
    return `${fileName}:${lineOf(place) ?? 1}`;
  };
  const bearers = (
    to: string,
    is: string,
    title: (typeof screens)[number]['title'],
    from: string,
  ): Bearer[] => {
    const named = namingSetting(station, to);
    const names = named ? inBoth(named.name) : locales.map((locale) => playerText(title, locale));
    const screen = to.startsWith('/') ? to : undefined;
    return names.map((each) => ({
      words: each,
      is,
      where: named ? inFile(named.setting) : () => from,
      screen,
    }));
  };
  return [
    ...screens.flatMap((row) =>
      bearers(
        row.path,
        commandText('command.explain.theScreen', { path: row.path }),
        titleOf(station, row),
        'schemas/screens.json',
      ),
    ),
    ...Object.entries(menuActions).flatMap(([name, { titleId }]) =>
      bearers(
        `action:${name}`,
        commandText('command.explain.theEntry', { name: `action:${name}` }),
        titleId,
        'src/texts/zh-CN/shell.json',
      ),
    ),
  ];
}

/** The setting that gives a screen or action a name of the station's own, as ownName() finds it; undefined where it has none. */
function namingSetting(
  { menus, activityNames }: Station,
  to: string,
): { setting: readonly [string, ...string[]]; name: LocalText } | undefined {
  const chosen = menus.names[to];
  if (chosen !== undefined) return { setting: ['menus', 'names', to], name: chosen };
  const names: Readonly<Record<string, LocalText>> = activityNames;
  const kind = to.endsWith('Record') ? undefined : kindsOfScreen(to).find((one) => names[one]);
  return kind && { setting: ['activityNames', kind], name: names[kind]! };
}

/** Every name and line of the station's content. */
const entriesOf = (station: Station): Bearer[] => contentOf(station.code)?.files.flatMap(entriesIn) ?? [];

function entriesIn(file: ContentFile): Bearer[] {
  if (!file.value) return [];
  return [...placesOf(file.kind, file.value, 'line', 'label')].map(({ path: place, value }) => ({
    words: value,
    is: commandText('command.explain.of', {
      what: pathText(place.filter((step) => !locales.includes(step as 'en'))),
      code: file.kind,
    }),
    where: () => file.at(place),
    screen: screenOfEntry(file, place),
  }));
}

/** The screen of an activity by its title: other names stand on many. */
function screenOfEntry(file: ContentFile, [, at, field]: Path): string | undefined {
  if (file.kind !== 'activities' || field !== 'title') return undefined;
  return activityScreens[(file.value as ContentFiles['activities']).items[at as number]!.kind];
}

/** Every text of the program: labels of buttons and fields, and what it says. */
const textsOf = (): Bearer[] =>
  locales.flatMap((locale) =>
    catalogueTexts(locale).map(({ id, file, words }) => ({
      words,
      is: commandText('command.explain.theText', { id }),
      where: () => [file, ...readersOf(id)].join(', '),
    })),
  );

/** The components that read a text. */
function readersOf(id: string): string[] {
  const name = `'${id}'`;
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(test|generated)\.tsx?$/.test(file))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes(name))
    .sort();
}
