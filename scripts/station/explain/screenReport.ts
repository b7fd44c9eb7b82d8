// What `station explain` says of a screen: whether it is on and why, who may enter, what is on it, and which menus lead there.

import type { Role } from '#contract/call.ts';
import { type ScreenRow, screens } from '#contract/screens.generated.ts';
import { playerText } from '#server/playerTexts.ts';
import { entryIn, ownName } from '#station/derive/menus.ts';
import { whyEmpty } from '#station/derive/offered.ts';
import { roles } from '#station/derive/visibleFacts.ts';
import { lineFinder } from '#station/read/lineOfPlace.ts';
import { nearest } from '#station/read/nearest.ts';
import type { Reading } from '#station/read/readStation.ts';
import type { Station } from '#station/station.ts';
import { locales } from '#texts/text.ts';
import { type CommandTextId, commandText } from '../../commandTexts.ts';
import { WrongUsage } from '../commandLine.ts';
import { readAll } from '../files.ts';
import { bold, columns, dim } from '../formats/terminal.ts';
import { contentOf } from './contentFiles.ts';
import { leftOutText, roleText, valueText } from './said.ts';
import { contentAt, type ScreenContent } from './screenContent.ts';

const mayEnter: Record<ScreenRow['who'], CommandTextId> = {
  guest: 'command.explain.forEverybody',
  player: 'command.explain.forPlayer',
  member: 'command.explain.forMember',
  agent: 'command.explain.forAgent',
};

/** Throws WrongUsage where there is no such screen. */
function screenNamed(asked: string): ScreenRow {
  const row = screens.find((one) => one.path.toLowerCase() === asked.toLowerCase());
  if (row) return row;
  const guesses = nearest(
    asked,
    screens.map((one) => one.path),
  ).map((guess) => guess.word);
  const words = guesses.join(commandText('command.content.or'));
  const hint = words === '' ? '' : `${commandText('command.didYouMean', { words })} `;
  throw new WrongUsage(commandText('command.explain.noScreen', { asked, hint }));
}

/** Everything about a screen on a station, as lines of a terminal. Throws WrongUsage where there is no such screen. */
export function screenReport(reading: Required<Reading>, asked: string): string {
  const row = screenNamed(asked);
  const { station } = reading;
  const content = contentOf(station.code);
  const held = contentAt(row.path, content, new Date());
  const offOn = readAll().filter((one) => (one.station.routes.off as readonly string[]).includes(row.path));
  const names = locales.map((locale) => ownName(station, row.path, locale) ?? playerText(row.title, locale));
  const title = commandText('command.explain.screenOn', {
    path: row.path,
    names: names.join(' / '),
    code: station.code,
  });
  return `${bold(title)}\n${columns([
    [dim(commandText('command.explain.state')), stateOf(reading, row, held)],
    [dim(commandText('command.explain.who')), commandText(mayEnter[row.who])],
    ...contentRows(held, content?.isOwn ?? true),
    [dim(commandText('command.explain.screen')), `src/areas/${row.area}/${row.screen}.tsx`],
    [
      dim(commandText('command.explain.header')),
      row.header === 'station'
        ? commandText('command.explain.asHeader', { value: valueText(station.frontConfig.moreActiveHeader) })
        : row.header,
    ],
    [
      dim(commandText('command.explain.ads')),
      row.adPage === undefined
        ? commandText('command.explain.none')
        : commandText('command.explain.adsOf', { page: row.adPage }),
    ],
    [
      dim(commandText('command.explain.offOn')),
      offOn.map((one) => one.file.code).join(', ') || commandText('command.explain.noStation'),
    ],
    ...roles.map((role) => [
      dim(commandText('command.explain.menusOf', { role: roleText(role) })),
      held?.isAbsent ? commandText('command.explain.menusAbsent') : menuSentence(station, row.path, role),
    ]),
  ])}`;
}

function stateOf(reading: Required<Reading>, { path }: ScreenRow, held: ScreenContent | undefined): string {
  const at = (reading.station.routes.off as readonly string[]).indexOf(path);
  if (at !== -1) {
    const place = `${reading.fileName}:${lineFinder(reading.text)(['routes', 'off', at])}`;
    return commandText('command.explain.isOff', { place });
  }
  const empty = whyEmpty(reading.station, path);
  const lacking = empty === null ? held?.lacking : leftOutText(empty, 'guest');
  if (held?.isAbsent) return commandText('command.explain.isLeftOut', { why: lacking ?? '' });
  const nothing = lacking ? commandText('command.explain.offersNothing', { why: lacking }) : '';
  return `${commandText('command.explain.isOn')}${nothing}`;
}

function contentRows(held: ScreenContent | undefined, isOwn: boolean): string[][] {
  const lines = held?.lines ?? [];
  const all = lines.length > 0 && !isOwn ? [...lines, commandText('command.explain.demoFiles')] : lines;
  return all.map((line, at) => [at === 0 ? dim(commandText('command.explain.content')) : '', line]);
}

/** The menus in which a visitor of this role finds a destination; where there is none, why. */
export function menusTo(station: Station, to: string, role: Role): { menus: string[]; reasons: string[] } {
  const lists = [
    { menu: 'tabBar', title: '', items: station.menus.tabBar },
    { menu: 'home', title: '', items: station.menus.home },
    ...station.menus.member.map(({ title, items }) => ({
      menu: 'member' as const,
      title: valueText(title),
      items,
    })),
  ] as const;
  const menus: string[] = [];
  const reasons = new Set<string>();
  for (const { menu, title, items } of lists) {
    if (!(items as readonly string[]).includes(to)) continue;
    const entry = entryIn(station, menu, to, role);
    if ('to' in entry) {
      const name = commandText(`command.explain.menu.${menu}`);
      menus.push(title === '' ? name : commandText('command.explain.menuGroup', { menu: name, title }));
    } else reasons.add(leftOutText(entry.leftOut, role));
  }
  return { menus, reasons: [...reasons] };
}

function menuSentence(station: Station, to: string, role: Role): string {
  const { menus, reasons } = menusTo(station, to, role);
  if (menus.length > 0) return menus.join(', ');
  return commandText('command.explain.noMenus', {
    why: reasons.join('; ') || commandText('command.explain.noMenuLists'),
  });
}
