// The form of a kind of content: the schema of one of its entries in one language, as a page draws it.
import type { ContentKind } from '#content/content.generated.ts';
import { contentSchemas } from '#content/content.schema.generated.ts';
import type { Locale } from '#texts/text.ts';
import { isList } from '../../content/entries/entries.ts';
import { wordIn } from './word.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Node = { [name: string]: Json };

const isNode = (value: Json | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words that stand for values: those of their field first, such as activities.kind.points. */
const namesOf = (kind: ContentKind, field: string, values: readonly Json[], locale: Locale): Node =>
  Object.fromEntries(
    values.flatMap((value): [string, string][] => {
      const name =
        wordIn(locale, `office-values.${kind}.${field}.${String(value)}`) ??
        wordIn(locale, `office-values.${String(value)}`);
      return name === undefined ? [] : [[String(value), name]];
    }),
  );

/** A schema with its titles in one language and names for its values; without what only editors of files read. */
function inLanguage(node: Json, kind: ContentKind, field: string, locale: Locale): Json {
  if (Array.isArray(node)) return node.map((one) => inLanguage(one, kind, field, locale));
  if (!isNode(node)) return node;
  const { 'x-zh-CN': chinese, examples: _, $schema: __, 'x-form': ___, ...rest } = node;
  const out: Node = {};
  for (const [name, value] of Object.entries(rest)) {
    if (name === 'properties' && isNode(value))
      out[name] = Object.fromEntries(
        Object.entries(value)
          .filter(([property]) => property !== '$schema')
          .map(([property, inner]) => [property, inLanguage(inner, kind, property, locale)]),
      );
    else if (name === 'default' || name === 'enum' || name === 'const' || name === 'required')
      out[name] = value;
    else out[name] = inLanguage(value, kind, field, locale);
  }
  if (isNode(chinese) && locale === 'zh-CN') Object.assign(out, chinese);
  if (Array.isArray(node.enum)) {
    const names = namesOf(kind, field, node.enum, locale);
    if (Object.keys(names).length > 0) out['x-names'] = names;
  }
  return out;
}

const made = new Map<string, string>();

/** JSON Schema of an entry of a kind, in a language. */
export function formOf(kind: ContentKind, locale: Locale): string {
  const id = `${locale} ${kind}`;
  let text = made.get(id);
  if (text === undefined) {
    const whole = contentSchemas[kind] as unknown as Node;
    const items = (whole.properties as Node).items as Node | undefined;
    const entry = isList(kind) ? (items!.items as Node) : whole;
    text = JSON.stringify(inLanguage(entry, kind, '', locale));
    made.set(id, text);
  }
  return text;
}
