// `station docs`: the reference of every setting of a station file, made from the schema.

import { screens } from '#contract/screens.generated.ts';
import type { StationSchema } from '#contract/station.schema.generated.ts';
import { playerText } from '#server/playerTexts.ts';
import { rules } from '#station/checks/rules.generated.ts';
import { menuActions } from '#station/derive/menus.ts';
import { nearest } from '#station/read/nearest.ts';
import { commandText } from '../../commandTexts.ts';
import { language } from '../../spoken.ts';
import { parseCommandLine, WrongUsage } from '../commandLine.ts';
import { inLanguage, whoText } from '../explain/said.ts';
import { markdownTable } from '../formats/terminal.ts';
import { settings } from './explain.ts';

function kindOf(schema: StationSchema): string {
  const or = commandText('command.content.or');
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(or);
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.oneOf) {
    const text = commandText('command.docs.text');
    return commandText('command.docs.textOrBoth', { form: `{ "zh-CN": ${text}, "en": ${text} }` });
  }
  if (schema.type === 'array') return listKind(schema);
  if (schema.type === 'number' || schema.type === 'integer') {
    const [from, to] = [schema.minimum, schema.maximum].map((bound) => bound?.toString());
    if (from !== undefined && to !== undefined) return commandText('command.docs.numberFromTo', { from, to });
    if (from !== undefined) return commandText('command.docs.numberFrom', { from });
    if (to !== undefined) return commandText('command.docs.numberTo', { to });
    return commandText('command.docs.number');
  }
  if (schema.type === 'boolean') return ['`true`', '`false`'].join(or);
  if (schema.pattern) return commandText('command.docs.textLike', { form: `\`${schema.pattern}\`` });
  return schema.type === 'string' ? commandText('command.docs.text') : (schema.type ?? '');
}

function listKind({ items, minItems, maxItems }: StationSchema): string {
  const list = items?.enum
    ? commandText('command.docs.listOf', { items: kindOf(items) })
    : commandText('command.docs.list');
  const bounds = [
    ...(minItems === undefined ? [] : [commandText('command.docs.atLeast', { count: minItems })]),
    ...(maxItems === undefined ? [] : [commandText('command.docs.atMost', { count: maxItems })]),
  ];
  return bounds.reduce(
    (said, bound) => commandText('command.docs.listBounds', { list: said, bounds: bound }),
    list,
  );
}

export function run(args: string[]): number {
  const { positionals: asked } = parseCommandLine(args, {});
  if (asked.length > 1) throw new WrongUsage(commandText('command.docs.one'));
  const all = settings();
  const chosen =
    asked[0] === undefined
      ? all
      : all.filter(({ path }) => path.join('.').startsWith(asked[0]!) || path.at(-1) === asked[0]);
  if (chosen.length === 0) {
    const guesses = nearest(
      asked[0]!,
      all.flatMap(({ path }) => [path.join('.'), path.at(-1)!]),
    ).map((guess) => guess.word);
    const words = [...new Set(guesses)].join(commandText('command.content.or'));
    const hint = words === '' ? '' : commandText('command.didYouMean', { words });
    throw new WrongUsage(commandText('command.docs.none', { asked: asked[0]!, hint }).trimEnd());
  }
  const out: string[] = [];
  if (asked[0] === undefined)
    out.push(`# ${commandText('command.docs.head')}`, '', commandText('command.docs.about'), '');
  for (const { path, schema } of chosen) {
    out.push(
      `${'#'.repeat(Math.min(4, path.length + 1))} ${path.join('.')}`,
      '',
      inLanguage(schema.description ?? ''),
      '',
    );
    if (schema.properties) continue;
    out.push(commandText('command.docs.value', { value: kindOf(schema) }));
    if (schema.default !== undefined)
      out.push(commandText('command.docs.default', { value: `\`${JSON.stringify(schema.default)}\`` }));
    if (schema['x-effect'])
      out.push(commandText('command.docs.effect', { effect: inLanguage(schema['x-effect']) }));
    if (schema['x-owed']) {
      const what = commandText('command.explain.owedScreen', { screen: schema['x-owed'] });
      out.push(commandText('command.docs.owed', { what }));
    }
    out.push('');
  }
  if (asked[0] === undefined) {
    out.push(
      `## ${commandText('command.docs.screens')}`,
      '',
      markdownTable([
        (['path', 'title', 'who'] as const).map((id) => commandText(`command.routes.${id}`)),
        ...screens.map((row) => [row.path, playerText(row.title, language()), whoText(row.who)]),
      ]),
      '',
    );
    out.push(
      `## ${commandText('command.docs.actions')}`,
      '',
      markdownTable([
        [commandText('command.docs.action'), commandText('command.routes.title')],
        ...Object.entries(menuActions).map(([name, action]) => [
          `action:${name}`,
          playerText(action.titleId, language()),
        ]),
      ]),
      '',
    );
    out.push(
      `## ${commandText('command.docs.rules')}`,
      '',
      ...rules.flatMap(({ name, severity, page }) => [
        `### ${commandText('command.docs.rule', { name, severity: commandText(`command.${severity}`) })}`,
        '',
        inLanguage(page),
        '',
      ]),
    );
  }
  process.stdout.write(`${out.join('\n').trimEnd()}\n`);
  return 0;
}
