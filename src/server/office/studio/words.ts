// What the studio says in one language: the settings of a station file as a form reads them, and the sentences of the checker.
import { type StationSchema, stationSchema } from '#contract/station.schema.generated.ts';
import { resolveRef } from '#station/read/schemaPlace.ts';
import chinese from '#texts/mistakes/zh-CN.json' with { type: 'json' };
import reference from '#texts/reference/zh-CN.json' with { type: 'json' };
import type { Locale } from '#texts/text.ts';

const ofSchema: Readonly<Record<string, string>> = reference;

const said = (sentence: string, locale: Locale): string =>
  locale === 'zh-CN' ? (ofSchema[sentence] ?? sentence) : sentence;

/** A name of a setting is short: a description that begins with one lends it. */
const titleMost = 40;

/** What a description calls its setting: what stands before its first stop, where that is short. */
export function titleIn(description: string): string | undefined {
  const [first = ''] = description.split(/[：；，。（]|[:;,.(](?=\s|$)/);
  const title = first.trim();
  // What stands before a comma, or is no beginning of a sentence, is a part of one; in Chinese a few signs are a name.
  const isPart = /^[,，]/.test(description.slice(first.length)) && !/^[\u4e00-\u9fff]{2,6}$/.test(title);
  const isWhole = !isPart && !/^[a-z]/.test(title);
  return isWhole && title.length > 1 && title.length <= titleMost ? title : undefined;
}

/** Definitions that are one text or one for each language. */
const pairs = new Set(['label', 'localText']);

interface FormSchema {
  [name: string]: unknown;
}

const kept = [
  'type',
  'enum',
  'const',
  'default',
  'required',
  'maxItems',
  'maxLength',
  'minimum',
  'maximum',
] as const;

function inLanguage(given: StationSchema, locale: Locale): FormSchema {
  const schema = resolveRef(given);
  const definition = schema['x-definition'] ?? given.$ref?.split('/').at(-1);
  const out: FormSchema = {};
  for (const name of kept) if (schema[name] !== undefined) out[name] = schema[name];
  const description = schema.description && said(schema.description, locale);
  if (description) {
    out.description = [description, schema['x-effect'] && said(schema['x-effect'], locale)]
      .filter(Boolean)
      .join(' ');
    const title = titleIn(description);
    if (title) out.title = title;
  }
  if (definition && pairs.has(definition)) out['x-definition'] = 'label';
  else if (schema.oneOf) out.oneOf = schema.oneOf.map((one) => inLanguage(one, locale));
  if (schema.properties && out['x-definition'] === undefined)
    out.properties = Object.fromEntries(
      Object.entries(schema.properties)
        .filter(([name]) => name !== '$schema')
        .map(([name, inner]) => [name, inLanguage(inner, locale)]),
    );
  if (schema.items) out.items = inLanguage(schema.items, locale);
  if (typeof schema.additionalProperties === 'object')
    out.additionalProperties = inLanguage(schema.additionalProperties, locale);
  return out;
}

const made = new Map<Locale, { schema: string; sentences: string }>();

/** Both as JSON; made once for each language. */
export function studioWords(locale: Locale): { schema: string; sentences: string } {
  let words = made.get(locale);
  if (!words) {
    words = {
      schema: JSON.stringify(inLanguage(stationSchema, locale)),
      sentences: JSON.stringify(locale === 'zh-CN' ? { ...ofSchema, ...chinese } : {}),
    };
    made.set(locale, words);
  }
  return words;
}
