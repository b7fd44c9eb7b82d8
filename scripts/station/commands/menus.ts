// `station menus`: what each menu holds for a visitor, and why something is left out.

import type { Role } from '#contract/call.ts';
import { playerText } from '#server/playerTexts.ts';
import { entryIn, type Menu } from '#station/derive/menus.ts';
import { labelOf, roles } from '#station/derive/visibleFacts.ts';
import { localText, type Station } from '#station/station.ts';
import { commandText } from '../../commandTexts.ts';
import { speakingFor } from '../../spoken.ts';
import { formatOf, parseCommandLine, WrongUsage } from '../commandLine.ts';
import { leftOutText, roleText } from '../explain/said.ts';
import { readOne } from '../files.ts';
import { bold, columns, dim } from '../formats/terminal.ts';

interface MenuLine {
  to: string;
  label?: string;
  labelEn?: string;
  icon?: string;
  leftOut?: string;
}

export interface MenuReport {
  menu: Menu;
  title: string;
  lines: MenuLine[];
}

/** Every list of a station's menus, with what a visitor of this role sees of it. */
export function menuReports(station: Station, role: Role): MenuReport[] {
  const linesOf = (menu: Menu, list: readonly string[]): MenuLine[] =>
    list.map((to) => {
      const entry = entryIn(station, menu, to, role);
      if (!('to' in entry)) return { to, leftOut: leftOutText(entry.leftOut, role) };
      const [label, labelEn] = [labelOf(entry, playerText, 'zh-CN'), labelOf(entry, playerText, 'en')];
      return { to, label, labelEn, icon: entry.icon };
    });
  return [
    {
      menu: 'tabBar',
      title: commandText('command.explain.menu.tabBar'),
      lines: linesOf('tabBar', station.menus.tabBar),
    },
    {
      menu: 'home',
      title: commandText('command.explain.menu.home'),
      lines: linesOf('home', station.menus.home),
    },
    ...station.menus.member.map(
      ({ title, items }): MenuReport => ({
        menu: 'member',
        title: commandText('command.explain.menuGroup', {
          menu: commandText('command.explain.menu.member'),
          title: `${localText(title, 'zh-CN')} / ${localText(title, 'en')}`,
        }),
        lines: linesOf('member', items),
      }),
    ),
  ];
}

export function run(args: string[]): number {
  const { values, positionals } = parseCommandLine(args, {
    as: { type: 'string' },
    format: { type: 'string' },
  });
  const [code, ...others] = positionals;
  if (code === undefined || others.length > 0) throw new WrongUsage(commandText('command.menus.say'));
  const role = (values.as ?? 'guest') as Role;
  if (!roles.includes(role))
    throw new WrongUsage(commandText('command.menus.noRole', { role, names: roles.join(', ') }));
  const format = formatOf(values.format, ['text', 'json']);
  const { station } = readOne(code);
  const reports = speakingFor(format, () => menuReports(station, role));
  if (format === 'json') {
    process.stdout.write(`${JSON.stringify({ version: 1, station: code, role, menus: reports }, null, 2)}\n`);
    return 0;
  }
  const shown = reports.map(({ title, lines }) => {
    const rows = lines.map(({ to, label, labelEn, icon, leftOut }) =>
      leftOut === undefined
        ? [`  ${label}`, labelEn!, to, commandText('command.menus.icon', { name: icon! })]
        : [dim('  -'), dim('-'), dim(to), dim(commandText('command.menus.leftOut', { why: leftOut }))],
    );
    return `${title}\n${columns(rows)}\n`;
  });
  process.stdout.write(
    `${bold(commandText('command.menus.head', { code, role: roleText(role) }))}\n\n${shown.join('\n')}`,
  );
  return 0;
}
