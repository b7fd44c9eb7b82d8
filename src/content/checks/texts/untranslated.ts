// The rule that a text in two languages is in both: no Chinese under en, no English sentence under zh-CN.
import { inOtherLanguage } from '#station/checks/settings/untranslated.ts';
import { contentKinds } from '../../content.generated.ts';
import { placesOf, textDefinitions } from '../../walkFile.ts';
import { contentRule } from '../rule.ts';

export const untranslated = contentRule({
  name: 'untranslated',
  severity: 'warning',
  page: 'A text is given in two languages, and one of them is in the other language: Chinese under en, or an English sentence under zh-CN. Mostly it was copied and forgotten. Translate it, or leave en out: then English players read the Chinese, as they do now, and it is not forgotten.',
  kinds: ['banners', ...contentKinds.filter((kind) => kind !== 'banners')],
  good: '{ "items": [{ "key": "a", "title": { "zh-CN": "\u4e00", "en": "One" }, "to": "/moreActive", "picture": "/art/a.svg" }] }',
  bad: '{ "items": [{ "key": "a", "title": { "zh-CN": "\u4e00", "en": "\u4e00" }, "to": "/moreActive", "picture": "/art/a.svg" }] }',
  quietAfter: ['swapped-languages'],
  *check({ kind, file }) {
    for (const { path, value } of placesOf(kind, file, ...textDefinitions, 'message'))
      yield* inOtherLanguage(path, value);
  },
});
