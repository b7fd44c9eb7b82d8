// Saying in another language what is written in English sentences with names in them: each form is matched with what it names.

interface Form {
  pattern: RegExp;
  /** Numbers of its places, in the order of the English. */
  places: readonly string[];
  words: string;
  /** Signs that are the same in each sentence of the form: the more, the surer. */
  fixed: number;
}

const place = /\{(\d)\}/;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function formOf([english, words]: [string, string]): Form {
  const parts = english.split(place);
  const fixed = parts.filter((_, at) => at % 2 === 0);
  const seen = new Set<string>();
  const pattern = parts.map((part, at) => {
    if (at % 2 === 0) return escaped(part);
    const isAgain = seen.has(part);
    seen.add(part);
    return isAgain ? `\\k<at${part}>` : `(?<at${part}>.+?)`;
  });
  return {
    pattern: new RegExp(`^${pattern.join('')}$`, 's'),
    places: [...seen],
    words,
    fixed: fixed.join('').length,
  };
}

/** Sentences by their English, in which {0} to {9} stand for what is named. */
export interface SentenceForms {
  readonly whole: ReadonlyMap<string, string>;
  readonly forms: readonly Form[];
}

export const sentenceForms = (sentences: Readonly<Record<string, string>>): SentenceForms => ({
  whole: new Map(Object.entries(sentences)),
  forms: Object.entries(sentences)
    .filter(([english]) => place.test(english))
    .map(formOf)
    .toSorted((one, other) => other.fixed - one.fixed),
});

/** A sentence or part of one by these forms; undefined where none fits. `word` says what it knows of a whole text, `name` of what a place names. */
export function inForms(
  { whole, forms }: SentenceForms,
  text: string,
  word: (text: string) => string | undefined,
  name: (text: string) => string | undefined = () => undefined,
): string | undefined {
  const known = whole.get(text) ?? word(text);
  if (known !== undefined) return known;
  for (const { pattern, places, words: said } of forms) {
    const found = pattern.exec(text)?.groups;
    if (!found) continue;
    return places.reduce((filled, number) => {
      const value = found[`at${number}`]!;
      return filled.replaceAll(
        `{${number}}`,
        () => inForms({ whole, forms }, value, word, name) ?? name(value) ?? value,
      );
    }, said);
  }
  return undefined;
}
