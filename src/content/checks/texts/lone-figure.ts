// Owns the rule that both languages of a message name the same figures.
import { templateName } from '../../messageTemplates.ts';
import { contentRule } from '../rule.ts';

const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(templateName)].map(([, name]) => name!));

export const loneFigure = contentRule({
  name: 'lone-figure',
  severity: 'warning',
  page: 'A message that the station sends by itself names a figure in one language and leaves it out in the other, so half of the members do not read it. Mostly it was lost when the words were changed.',
  kinds: ['message-templates'],
  good: '{ "items": [{ "key": "sms-code", "content": { "zh-CN": "\u9a8c\u8bc1\u7801{code}", "en": "Code {code}" } }] }',
  bad: '{ "items": [{ "key": "sms-code", "content": { "zh-CN": "\u9a8c\u8bc1\u7801{code}", "en": "Code {code}, valid for {minutes} minutes" } }] }',
  quietAfter: ['template-figure', 'broken-figure'],
  *check({ file }) {
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
