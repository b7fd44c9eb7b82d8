// Owns `station menus`: what each menu holds for a visitor, and why something is left out.
import type { Role } from '#contract/call.ts';
import { entryOf } from '#station/derive/menus.ts';
import { labelOf, roles } from '#station/derive/visibleFacts.ts';
import { localText } from '#station/station.ts';
import { parseCommandLine, WrongUsage } from '../commandLine.ts';
import { readOne } from '../files.ts';
import { bold, columns, dim } from '../formats/terminal.ts';
import { textOf } from '../textCatalogue.ts';

export function run(args: string[]): number {
  const { values, positionals } = parseCommandLine(args, { as: { type: 'string' } });
  const [code, ...others] = positionals;
  if (code === undefined || others.length > 0) throw new WrongUsage('Say which station.');
  const as = (values.as ?? 'guest') as Role;
  if (!roles.includes(as)) throw new WrongUsage(`There is no role "${as}"; there are ${roles.join(', ')}.`);
  const { station } = readOne(code);
  const lines = (list: readonly string[]): string =>
    columns(
      list.map((to) => {
        const entry = entryOf(station, to, as);
        return 'to' in entry
          ? [
              `  ${labelOf(entry, textOf, 'zh-CN')}`,
              labelOf(entry, textOf, 'en'),
              entry.to,
              `icon ${entry.icon}`,
            ]
          : [dim('  -'), dim('-'), dim(to), dim(`left out: ${entry.leftOut}`)];
      }),
    );
  process.stdout.write(
    `${bold(`Menus of ${code} for a ${as}`)}\n\nTab bar\n${lines(station.menus.tabBar)}\n\nHome grid\n${lines(station.menus.home)}\n`,
  );
  for (const { title, items } of station.menus.member)
    process.stdout.write(
      `\nMember centre: ${localText(title, 'zh-CN')} / ${localText(title, 'en')}\n${lines(items)}\n`,
    );
  return 0;
}
