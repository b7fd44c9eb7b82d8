// What the checker of content says in the language of whoever reads: its English sentences, and those of src/texts/mistakes, which are matched with what they name.
import { type ContentKind, contentKinds } from '#content/content.generated.ts';
import { contentSchemas } from '#content/content.schema.generated.ts';
import type { StationSchema } from '#contract/station.schema.generated.ts';
import chinese from '#texts/mistakes/zh-CN.json' with { type: 'json' };
import reference from '#texts/reference/zh-CN.json' with { type: 'json' };
import { inForms, sentenceForms } from '#texts/sentences.ts';
import type { Locale } from '#texts/text.ts';

const sentences = sentenceForms(chinese);

/** Descriptions of schemas, which the checker ends some sentences with, and titles of fields by their name; both in Chinese. */
interface SchemaWords {
  descriptions: Map<string, string>;
  titles: Map<string, string>;
}

function gather(schema: StationSchema, words: SchemaWords, name?: string): void {
  const own = schema['x-zh-CN'];
  if (own?.description && schema.description) words.descriptions.set(schema.description, own.description);
  if (own?.title && name !== undefined && !words.titles.has(name)) words.titles.set(name, own.title);
  for (const [inner, one] of Object.entries(schema.properties ?? {})) gather(one, words, inner);
  if (schema.items) gather(schema.items, words);
  for (const one of schema.oneOf ?? []) gather(one, words);
}

function wordsIn(schema: StationSchema): SchemaWords {
  const words: SchemaWords = { descriptions: new Map(), titles: new Map() };
  gather(schema, words);
  return words;
}

const wordsByKind: ReadonlyMap<ContentKind, SchemaWords> = new Map(
  contentKinds.map((kind) => [kind, wordsIn(contentSchemas[kind])]),
);

/** The field that a path such as items[3].giftPercent ends at, by its title. */
function titled(text: string, { titles }: SchemaWords): string | undefined {
  if (!/^"?[A-Za-z][\w.[\]]*"?$/.test(text)) return undefined;
  const name = text.match(/[A-Za-z]\w*/g)?.at(-1);
  const title = name === undefined ? undefined : titles.get(name);
  return title === undefined ? undefined : `“${title}”`;
}

/** A sentence or part of one in Chinese; undefined where no form fits. */
const inChinese = (text: string, words: SchemaWords): string | undefined =>
  inForms(
    sentences,
    text,
    (one) => words.descriptions.get(one),
    (one) => titled(one, words),
  );

/** Of a station file: what its schema says of settings. */
const stationWords: SchemaWords = { descriptions: new Map(Object.entries(reference)), titles: new Map() };

/** What the checker says of a kind of content, or of a station file, as somebody reads it; a sentence without a form stays as it is. */
export function mistakeIn(locale: Locale, kind: ContentKind | undefined, sentence: string): string {
  if (locale !== 'zh-CN') return sentence;
  return inChinese(sentence, kind === undefined ? stationWords : wordsByKind.get(kind)!) ?? sentence;
}
