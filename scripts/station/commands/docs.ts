// Owns `station docs`: the reference of every setting of a station file, made from the schema.

import { screens } from '#contract/screens.generated.ts';
import type { StationSchema } from '#contract/station.schema.generated.ts';
import { rules } from '#station/checks/rules.generated.ts';
import { menuActions } from '#station/derive/menus.ts';
import { nearest } from '#station/read/nearest.ts';
import { parseCommandLine, WrongUsage } from '../commandLine.ts';
import { markdownTable } from '../formats/terminal.ts';
import { textOf } from '../textCatalogue.ts';
import { settings } from './explain.ts';

function kindOf(schema: StationSchema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(' or ');
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.oneOf) return 'text, or `{ "zh-CN": text, "en": text }`';
  if (schema.type === 'array') {
    const bounds = [
      schema.minItems === undefined ? '' : `at least ${schema.minItems}`,
      schema.maxItems === undefined ? '' : `at most ${schema.maxItems}`,
    ].filter(Boolean);
    const items = schema.items?.enum ? `list of ${kindOf(schema.items)}` : 'list';
    return bounds.length > 0 ? `${items}, ${bounds.join(', ')}` : items;
  }
  if (schema.type === 'number' || schema.type === 'integer') {
    const from = schema.minimum === undefined ? '' : ` from ${schema.minimum}`;
    const to = schema.maximum === undefined ? '' : ` to ${schema.maximum}`;
    return `number${from}${to}`;
  }
  if (schema.type === 'boolean') return '`true` or `false`';
  if (schema.pattern) return `text like \`${schema.pattern}\``;
  return schema.type === 'string' ? 'text' : (schema.type ?? '');
}

export function run(args: string[]): number {
  const { positionals: asked } = parseCommandLine(args, {});
  if (asked.length > 1) throw new WrongUsage('One setting at a time; without one, all are listed.');
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
    throw new WrongUsage(
      `There is no setting "${asked[0]}".${guesses.length > 0 ? ` Did you mean ${[...new Set(guesses)].join(' or ')}?` : ''}`,
    );
  }
  const out: string[] = [];
  if (asked[0] === undefined)
    out.push(
      '# What a station file may say',
      '',
      'Made by `station docs` from `schemas/station.json`. A station file holds only its differences from the defaults below.',
      '',
    );
  for (const { path, schema } of chosen) {
    out.push(
      `${'#'.repeat(Math.min(4, path.length + 1))} ${path.join('.')}`,
      '',
      schema.description ?? '',
      '',
    );
    if (schema.properties) continue;
    out.push(`- Value: ${kindOf(schema)}`);
    if (schema.default !== undefined) out.push(`- Default: \`${JSON.stringify(schema.default)}\``);
    if (schema['x-effect']) out.push(`- Effect: ${schema['x-effect']}`);
    if (schema['x-owed']) out.push(`- Owed: its screen is not built yet (${schema['x-owed']})`);
    out.push('');
  }
  if (asked[0] === undefined) {
    out.push(
      '## Screens',
      '',
      markdownTable([
        ['path', 'title', 'who'],
        ...screens.map((row) => [row.path, textOf(row.title, 'zh-CN'), row.who]),
      ]),
      '',
    );
    out.push(
      '## Actions',
      '',
      markdownTable([
        ['action', 'title'],
        ...Object.entries(menuActions).map(([name, action]) => [
          `action:${name}`,
          textOf(action.titleId, 'zh-CN'),
        ]),
      ]),
      '',
    );
    out.push(
      '## Rules',
      '',
      ...rules.flatMap((rule) => [`### ${rule.name} (${rule.severity})`, '', rule.page, '']),
    );
  }
  process.stdout.write(`${out.join('\n').trimEnd()}\n`);
  return 0;
}
