// Owns the rule that a text in two languages is in both: no Chinese under en, no English sentence under zh-CN.
import type { RuleFinding } from '#station/checks/rule.ts';
import { contentKinds } from '../../content.generated.ts';
import { placesOf, textDefinitions } from '../../places.ts';
import { contentRule } from '../rule.ts';

/** What players read of a text: without tags and names in braces. */
const wordsOf = (text: string): string => text.replaceAll(/<[^<>]*>|\{[^{}]*\}/g, ' ');

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

function wrongLanguage(language: unknown, text: string): RuleFinding['message'] | undefined {
  const words = wordsOf(text);
  if (language === 'en' && isChinese(words) && !/\p{Script=Latin}/u.test(words))
    return 'The text under en is Chinese.';
  // A brand is written alike in both; a sentence of small letters is English.
  if (language === 'zh-CN' && !isChinese(words) && /\b[A-Z]?[a-z]{2,}\s+[a-z]{2,}\b/.test(words))
    return 'The text under zh-CN is English.';
  return undefined;
}

export const untranslated = contentRule({
  name: 'untranslated',
  severity: 'warning',
  page: 'A text is given in two languages, and one of them is in the other language: Chinese under en, or an English sentence under zh-CN. Mostly it was copied and forgotten. Translate it, or leave en out: then English players read the Chinese, as they do now, and it is not forgotten.',
  kinds: ['banners', ...contentKinds.filter((kind) => kind !== 'banners')],
  good: '{ "items": [{ "key": "a", "title": { "zh-CN": "\u4e00", "en": "One" }, "to": "/moreActive", "picture": "/art/a.svg" }] }',
  bad: '{ "items": [{ "key": "a", "title": { "zh-CN": "\u4e00", "en": "\u4e00" }, "to": "/moreActive", "picture": "/art/a.svg" }] }',
  quietAfter: ['swapped-languages'],
  *check({ kind, file }) {
    for (const { path, value } of placesOf(kind, file, ...textDefinitions, 'message')) {
      const message = wrongLanguage(path.at(-1), value);
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
  },
});
