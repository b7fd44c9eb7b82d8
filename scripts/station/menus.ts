// Owns `station menus`: what each menu holds for a visitor, and why something is left out.
import type { Role } from '#contract/call.ts';
import { entryOf } from '#station/menus.ts';
import { labelOf, roles } from '#station/product.ts';
import { localText } from '#station/station.ts';
import { parseArguments, WrongUsage } from './arguments.ts';
import { readOne } from './files.ts';
import { bold, columns, faint } from './paint.ts';
import { words } from './words.ts';

export function run(args: string[]): number {
  const parsed = parseArguments(args, [], ['as']);
  const [code, ...others] = parsed.words;
  if (code === undefined || others.length > 0) throw new WrongUsage('Say which station.');
  const as = (parsed.values.get('as') ?? 'guest') as Role;
  if (!roles.includes(as)) throw new WrongUsage(`There is no role "${as}"; there are ${roles.join(', ')}.`);
  const { station } = readOne(code);
  const lines = (list: readonly string[]): string =>
    columns(
      list.map((to) => {
        const entry = entryOf(station, to, as);
        return 'to' in entry
          ? [
              `  ${labelOf(entry, words, 'zh-CN')}`,
              labelOf(entry, words, 'en'),
              entry.to,
              `icon ${entry.icon}`,
            ]
          : [faint('  -'), faint('-'), faint(to), faint(`left out: ${entry.leftOut}`)];
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
