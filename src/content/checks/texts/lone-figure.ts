// The rule that both languages of a text name the same figures.

import type { RuleFinding } from '#station/checks/rule.ts';
import type { ContentFiles, ContentKind } from '../../content.generated.ts';
import { templateName } from '../../messageTemplates.ts';
import { placesOf } from '../../walkFile.ts';
import { contentRule } from '../rule.ts';

const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(templateName)].map(([, name]) => name!));

/** Figures that say how much or how often; names and links are as each language has them. */
const figure = /\{((?:offer|method|activity)\.[\w-]+\.[\w.-]+|(?:deposit|withdraw|password|sms)\.[\w.-]+)\}/g;

/** Texts with a figure in one language that the other lacks. */
function* ofTexts(kind: ContentKind, file: unknown): Generator<RuleFinding> {
  const places = placesOf(kind, file, 'html');
  const byText = Map.groupBy(places, ({ path }) => JSON.stringify(path.slice(0, -1)));
  for (const languages of byText.values()) {
    const [chinese, english] = ['zh-CN', 'en'].map((key) =>
      languages.find(({ path }) => path.at(-1) === key),
    );
    if (!chinese || !english || english.value === '') continue;
    for (const [one, other] of [
      [chinese, english],
      [english, chinese],
    ] as const) {
      const missing = [...one.value.matchAll(figure)].find(([name]) => !other.value.includes(name));
      if (!missing) continue;
      yield {
        path: other.path,
        at: 'value',
        message: `It does not name {${missing[1]}}, which the other language does.`,
        consequence: 'Members who read this language do not learn it.',
      };
      break;
    }
  }
}

export const loneFigure = contentRule({
  name: 'lone-figure',
  severity: 'warning',
  page: 'A message that the station sends by itself, or the page of a notice, an article or an activity with figures of offers, pay methods, withdrawals and activities, names a figure in one language and leaves it out in the other, so half of the members do not read it. Mostly it was lost when the words were changed. Names and links may be in one language alone.',
  kinds: ['message-templates', 'activities', 'help', 'notices'],
  good: '{ "items": [{ "key": "sms-code", "content": { "zh-CN": "\u9a8c\u8bc1\u7801{code}", "en": "Code {code}" } }] }',
  bad: '{ "items": [{ "key": "sms-code", "content": { "zh-CN": "\u9a8c\u8bc1\u7801{code}", "en": "Code {code}, valid for {minutes} minutes" } }] }',
  quietAfter: ['template-figure', 'broken-figure', 'unknown-figure', 'swapped-languages', 'untranslated'],
  *check({ kind, file: given }) {
    if (kind !== 'message-templates') {
      yield* ofTexts(kind, given);
      return;
    }
    const file = given as ContentFiles['message-templates'];
    for (const [at, item] of file.items.entries())
      for (const part of ['title', 'content'] as const) {
        const text = item[part];
        if (typeof text !== 'object' || !text.en) continue;
        const [chinese, english] = [namesIn(text['zh-CN']), namesIn(text.en)];
        const lost = [...english].find((name) => !chinese.has(name));
        const missing = lost ?? [...chinese].find((name) => !english.has(name));
        if (missing === undefined) continue;
        const language = lost === undefined ? 'en' : 'zh-CN';
        yield {
          path: ['items', at, part, language],
          at: 'value',
          message: `It does not name {${missing}}, which the other language does.`,
          consequence: 'Members who read this language do not learn it.',
        };
      }
  },
});
