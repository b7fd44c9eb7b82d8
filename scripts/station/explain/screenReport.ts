// Owns what `station explain` says of a screen: whether it is on and why, who may enter, what is on it, and which menus lead there.

import type { Role } from '#contract/call.ts';
import { type ScreenRow, screens } from '#contract/screens.generated.ts';
import { entryIn, ownName } from '#station/derive/menus.ts';
import { whyEmpty } from '#station/derive/offered.ts';
import { plain, roles } from '#station/derive/visibleFacts.ts';
import { whyLeftOut } from '#station/derive/whyLeftOut.ts';
import { lineFinder } from '#station/read/lineOfPlace.ts';
import { nearest } from '#station/read/nearest.ts';
import type { Reading } from '#station/read/readStation.ts';
import type { Station } from '#station/station.ts';
import { locales } from '#texts/text.ts';
import { WrongUsage } from '../commandLine.ts';
import { readAll } from '../files.ts';
import { bold, columns, dim } from '../formats/terminal.ts';
import { textOf } from '../textCatalogue.ts';
import { contentOf } from './contentFiles.ts';
import { contentAt, type ScreenContent } from './screenContent.ts';

const mayEnter: Record<ScreenRow['who'], string> = {
  guest: 'everybody',
  player: 'whoever is logged in or on trial; a guest is shown the way to log in',
  member:
    'members and agents; a guest is shown the way to log in, a trial player sees that it is for members',
  agent: 'agents; others see that it is for agents',
};

/** Throws WrongUsage where there is no such screen. */
function screenNamed(asked: string): ScreenRow {
  const row = screens.find((one) => one.path.toLowerCase() === asked.toLowerCase());
  if (row) return row;
  const guesses = nearest(
    asked,
    screens.map((one) => one.path),
  ).map((guess) => guess.word);
  throw new WrongUsage(
    `There is no screen ${asked}.${guesses.length > 0 ? ` Did you mean ${guesses.join(' or ')}?` : ''} On every station it leads to /.`,
  );
}

/** Everything about a screen on a station, as lines of a terminal. Throws WrongUsage where there is no such screen. */
export function screenReport(reading: Required<Reading>, asked: string): string {
  const row = screenNamed(asked);
  const { station } = reading;
  const content = contentOf(station.code);
  const held = contentAt(row.path, content, new Date());
  const offOn = readAll().filter((one) => (one.station.routes.off as readonly string[]).includes(row.path));
  const names = locales.map((locale) => ownName(station, row.path, locale) ?? textOf(row.title, locale));
  const title = `${row.path} (${names.join(' / ')}) on ${station.code}`;
  return `${bold(title)}\n${columns([
    [dim('state'), stateOf(reading, row, held)],
    [dim('who'), mayEnter[row.who]],
    ...contentRows(held, content?.isOwn ?? true),
    [dim('screen'), `src/areas/${row.area}/${row.screen}.tsx`],
    [
      dim('header'),
      row.header === 'station'
        ? `as frontConfig.moreActiveHeader says: ${plain(station.frontConfig.moreActiveHeader)}`
        : row.header,
    ],
    [dim('ads'), row.adPage === undefined ? 'none' : `those of page ${row.adPage}`],
    [dim('off on'), offOn.length > 0 ? offOn.map((one) => one.file.code).join(', ') : 'no station'],
    ...roles.map((role) => [
      dim(`menus, ${role}`),
      held?.isAbsent ? 'none: the pages leave the screen out' : menuSentence(station, row.path, role),
    ]),
  ])}`;
}

function stateOf(reading: Required<Reading>, { path }: ScreenRow, held: ScreenContent | undefined): string {
  const at = (reading.station.routes.off as readonly string[]).indexOf(path);
  if (at !== -1)
    return `off: ${reading.fileName}:${lineFinder(reading.text)(['routes', 'off', at])} switches it off; its address leads to /, and no menu or link shows it`;
  const empty = whyEmpty(reading.station, path);
  const lacking = empty === null ? held?.lacking : whyLeftOut(empty, 'guest');
  if (held?.isAbsent) return `left out of the pages, its address leads to /: ${lacking}`;
  return `on: no line of the file switches it off${lacking ? `; but it offers nothing: ${lacking}` : ''}`;
}

function contentRows(held: ScreenContent | undefined, isOwn: boolean): string[][] {
  const lines = held?.lines ?? [];
  const all =
    lines.length > 0 && !isOwn
      ? [...lines, 'These are files of the demonstration: the station has none of its own.']
      : lines;
  return all.map((line, at) => [at === 0 ? dim('content') : '', line]);
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
    else reasons.add(whyLeftOut(entry.leftOut, role));
  }
  return { menus, reasons: [...reasons] };
}

function menuSentence(station: Station, to: string, role: Role): string {
  const { menus, reasons } = menusTo(station, to, role);
  if (menus.length > 0) return menus.join(', ');
  return `none: ${reasons.length > 0 ? reasons.join('; ') : 'no menu of the station lists it'}`;
}
