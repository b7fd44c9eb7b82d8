// The rule that a text in two languages is in both: no Chinese under en, no English sentence under zh-CN.
import type { Path } from '../../read/diagnostic.ts';
import type { MeaningRule, RuleFinding } from '../rule.ts';
import { wordsOf } from './swapped-languages.ts';

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

function wrongLanguage(language: unknown, text: string): string | undefined {
  const words = wordsOf(text);
  if (language === 'en' && isChinese(words) && !/\p{Script=Latin}/u.test(words))
    return 'The text under en is Chinese.';
  // A brand is written alike in both; a sentence of small letters is English.
  if (language === 'zh-CN' && !isChinese(words) && /\b[A-Z]?[a-z]{2,}\s+[a-z]{2,}\b/.test(words))
    return 'The text under zh-CN is English.';
  return undefined;
}

/** The finding of a text that is in another language than that of its place, which the path ends with; none where it is in that. */
export function* inOtherLanguage(path: Path, text: string): Generator<RuleFinding> {
  const message = wrongLanguage(path.at(-1), text);
  if (message !== undefined)
    yield {
      path,
      at: 'value',
      message,
      consequence: 'Players read the language that they did not choose.',
      fix:
        path.at(-1) === 'en'
          ? { description: 'Leave the English out', safe: false, changes: [{ kind: 'remove', path }] }
          : undefined,
    };
}

function* textsOf(value: unknown, path: Path): Generator<{ path: Path; text: string }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    if (typeof inner !== 'string') yield* textsOf(inner, here);
    else if (key === 'en' || key === 'zh-CN') yield { path: here, text: inner };
  }
}

export const untranslated: MeaningRule = {
  name: 'untranslated',
  severity: 'warning',
  page: 'A text is given in two languages, and one of them is in the other language: Chinese under en, or an English sentence under zh-CN. Mostly it was copied and forgotten. Translate it, or leave en out: then English players read the Chinese, as they do now, and it is not forgotten.',
  good: '{ "code": "demo", "name": { "zh-CN": "\u4e50\u6e38", "en": "Demo" } }',
  bad: '{ "code": "demo", "name": { "zh-CN": "\u4e50\u6e38", "en": "\u4e50\u6e38" } }',
  quietAfter: ['swapped-languages'],
  *check({ file }) {
    for (const { path, text } of textsOf(file, [])) yield* inOtherLanguage(path, text);
  },
};
