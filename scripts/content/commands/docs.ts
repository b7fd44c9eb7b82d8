// `content docs`: the reference of a kind's fields in Chinese and English, made from its schema; of a rule, its page.
import { type ContentKind, contentKinds } from '#content/content.generated.ts';
import { contentSchemas } from '#content/content.schema.generated.ts';
import type { StationSchema } from '#contract/station.schema.generated.ts';
import { nearest } from '#station/read/nearest.ts';
import { commandText } from '../../commandTexts.ts';
import { parseCommandLine, WrongUsage } from '../../station/commandLine.ts';
import { inLanguage } from '../../station/explain/said.ts';
import { markdownTable } from '../../station/formats/terminal.ts';
import { termsExamples } from '../termsExamples.ts';
import { allRules } from './check.ts';

function valueText(schema: StationSchema): string {
  const definition = schema['x-definition'];
  if (definition) return definition;
  if (schema.oneOf) return schema.oneOf.map(valueText).join(commandText('command.content.or'));
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(' ');
  if (schema.type === 'array')
    return schema.items?.properties
      ? commandText('command.docs.listOfObjects')
      : commandText('command.docs.listOf', { items: valueText(schema.items!) });
  if (schema.type === 'integer')
    return `${schema.minimum ?? ''}–${schema.maximum ?? ''}`.replace(
      /^–$/,
      commandText('command.docs.wholeNumber'),
    );
  if (schema.type === 'boolean') return '`true` `false`';
  if (schema.type === 'null') return '`null`';
  return commandText(schema.type === 'object' ? 'command.docs.object' : 'command.docs.text');
}

/** Columns of words in either language, by the names that both call themselves. */
const languages = ['English', '中文'];

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

interface FieldRow {
  path: string;
  schema: StationSchema;
  isRequired: boolean;
}

export function* fieldsOf(schema: StationSchema, path = ''): Generator<FieldRow> {
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    if (key === '$schema') continue;
    const here = path === '' ? key : `${path}.${key}`;
    yield { path: here, schema: inner, isRequired: schema.required?.includes(key) ?? false };
    if (inner.type === 'object' && inner.properties) yield* fieldsOf(inner, here);
    if (inner.type === 'array' && inner.items?.properties) yield* fieldsOf(inner.items, `${here}[]`);
  }
}

/** The definitions that a kind uses, with what they say of the form. */
export function formsOf(rows: readonly FieldRow[]): [string, string][] {
  const forms = new Map<string, string>();
  for (const { schema } of rows)
    for (const one of [schema, schema.items ?? {}])
      if (one['x-definition']) forms.set(one['x-definition'], one['x-form'] ?? '');
  return [...forms].sort();
}

const tableOf = (rows: readonly FieldRow[]): string =>
  markdownTable([
    [
      commandText('command.docs.field'),
      commandText('command.docs.fieldValue'),
      commandText('command.docs.fieldDefault'),
      ...languages,
      commandText('command.docs.example'),
    ],
    ...rows.map(({ path, schema: one, isRequired }) => [
      path,
      cell(valueText(one)),
      isRequired
        ? commandText('command.docs.required')
        : one.default === undefined
          ? ''
          : `\`${cell(JSON.stringify(one.default))}\``,
      cell(`${one.title ?? ''}: ${one.description ?? ''}`),
      cell(`${one['x-zh-CN']?.title ?? ''}: ${one['x-zh-CN']?.description ?? ''}`),
      one.examples?.[0] === undefined ? '' : `\`${cell(JSON.stringify(one.examples[0]))}\``,
    ]),
  ]);

/** The terms of each kind of activity: their fields, and an example as a whole. */
function termsPages(schema: StationSchema): string[] {
  const examples = termsExamples();
  return (schema.properties!.items!.items!.allOf ?? []).flatMap(({ if: when, then }) => {
    const kind = String(when.properties!.kind!.const);
    const rows = [...fieldsOf(then.properties!.terms!, 'terms')];
    if (rows.length === 0) return [];
    const example = examples[kind];
    return [
      '',
      `### ${kind}`,
      '',
      tableOf(rows),
      ...(example === undefined
        ? []
        : ['', commandText('command.docs.exampleIs', { example: JSON.stringify(example) })]),
    ];
  });
}

export const figuresOfTerms =
  'Texts name every figure of the terms by its place, entries of lists from 1 on or as `last`: `{activity.red-packet.total}`, `{activity.deficit.tiers.1.from}`, `{activity.deficit.tiers.last.rate}`, `{activity.sign-in.bonuses.7}` with its day `{activity.sign-in.bonuses.7.key}`; and `{activity.wheel.turnover}`, `{activity.wheel.payAtOnceUpTo}`. The second word is the key of the activity.';

function pageOf(kind: ContentKind): string {
  const schema = contentSchemas[kind];
  const chinese = schema['x-zh-CN']!;
  const rows = [...fieldsOf(schema)];
  const out = [
    `# ${kind}: ${schema.title} / ${chinese.title}`,
    '',
    schema.description ?? '',
    chinese.description,
    '',
    commandText('command.docs.file', {
      file: `stations/content/<station>/${kind}.json`,
      schema: `schemas/content/${kind}.json`,
    }),
    '',
    tableOf(rows),
    '',
    ...formsOf(rows).map(([name, form]) => `- \`${name}\`: ${inLanguage(form)}`),
  ];
  if (kind === 'activities')
    out.push(
      '',
      `## ${commandText('command.docs.figures')}`,
      '',
      inLanguage(figuresOfTerms),
      '',
      `## ${commandText('command.docs.terms')}`,
      ...termsPages(schema),
    );
  return out.join('\n');
}

const listOfKinds = (): string =>
  [
    `# ${commandText('command.docs.offers')}`,
    '',
    markdownTable([
      [commandText('command.docs.kind'), ...languages],
      ...contentKinds.map((kind) => {
        const { title, description, 'x-zh-CN': chinese } = contentSchemas[kind];
        return [kind, `${title}: ${description}`, `${chinese!.title}: ${chinese!.description}`];
      }),
    ]),
    '',
    commandText('command.docs.more'),
  ].join('\n');

/** A rule of the checker: what it means, and a good and a bad example. */
const pageOfRule = ({ name, severity, page, good, bad }: (typeof allRules)[number]): string =>
  [
    `# ${commandText('command.docs.rule', { name, severity: commandText(`command.${severity}`) })}`,
    inLanguage(page),
    commandText('command.docs.goodIs'),
    `    ${good}`,
    commandText('command.docs.badIs'),
    `    ${bad.slice(0, 1000)}`,
  ].join('\n\n');

export function run(args: string[]): number {
  const { positionals } = parseCommandLine(args, {});
  const [asked, ...others] = positionals;
  if (others.length > 0) throw new WrongUsage(commandText('command.content.oneKind'));
  const rule = allRules.find(({ name }) => name === asked);
  if (asked === undefined) process.stdout.write(`${listOfKinds()}\n`);
  else if (contentKinds.includes(asked as ContentKind))
    process.stdout.write(`${pageOf(asked as ContentKind)}\n`);
  else if (rule) process.stdout.write(`${pageOfRule(rule)}\n`);
  else {
    const guesses = nearest(asked, [...contentKinds, ...allRules.map(({ name }) => name)]);
    const words = guesses.map(({ word }) => word).join(commandText('command.content.or'));
    const hint =
      words === ''
        ? commandText('command.thereAre', { names: contentKinds.join(', ') })
        : commandText('command.didYouMean', { words });
    throw new WrongUsage(commandText('command.content.noKindOrRule', { asked, hint }));
  }
  return 0;
}
