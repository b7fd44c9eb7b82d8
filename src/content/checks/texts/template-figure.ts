// The rule that the words of a message name the figures it has, and those it is of no use without.
import { confidentMatch, nearest } from '#station/read/nearest.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { messageTemplates, templateName } from '../../messageTemplates.ts';
import { contentRule } from '../rule.ts';

/** The texts of a part by their path below it. */
const textsOf = (part: string | { 'zh-CN': string; en?: string }): [string[], string][] =>
  typeof part === 'string'
    ? [[[], part]]
    : Object.entries(part).map(([language, text]) => [[language], text]);

export const templateFigure = contentRule({
  name: 'template-figure',
  severity: 'error',
  page: 'A message that the station sends by itself names a figure in braces that it does not have, leaves out one that it is of no use without (an SMS without its {code}), or has words for a part whose words are not the station’s to choose, such as the title of an SMS. `content docs message-templates` lists the names of each.',
  kinds: ['message-templates'],
  good: '{ "items": [{ "key": "sms-code", "content": "Your code: {code}" }] }',
  quietAfter: ['duplicate-entry', 'broken-figure'],
  bad: '{ "items": [{ "key": "sms-code", "content": "{code}, valid for {minuets} minutes" }] }',
  *check({ file }) {
    for (const [at, item] of file.items.entries()) {
      const { names, needed, parts } = messageTemplates[item.key];
      for (const part of ['title', 'content'] as const) {
        const own = item[part];
        if (own === undefined) continue;
        if (!parts.includes(part)) {
          yield {
            path: ['items', at, part],
            at: 'key',
            message: `The message ${item.key} has no ${part} of the station's own.`,
            consequence: 'Nothing of the file is applied: nobody would read these words.',
          };
          continue;
        }
        for (const [below, text] of textsOf(own)) {
          const named = [...text.matchAll(templateName)].map(([, name]) => name!);
          const unknown = named.find((name) => !names.includes(name));
          const missing = part === 'content' ? needed.find((name) => !named.includes(name)) : undefined;
          if (unknown === undefined && missing === undefined) continue;
          const guesses = unknown === undefined ? [] : nearest(unknown, names);
          const meant = confidentMatch(guesses);
          const path = ['items', at, part, ...below];
          yield {
            path,
            at: 'value',
            message:
              unknown === undefined
                ? `The message ${item.key} does not name {${missing}}.`
                : `The message ${item.key} has no figure {${unknown}}.`,
            consequence:
              unknown === undefined
                ? 'Nothing of the file is applied: the message would not say what it is for.'
                : 'Nothing of the file is applied: players would read the braces.',
            suggestions: guesses.map(({ word }) => `{${word}}`),
            fix:
              meant === undefined
                ? undefined
                : writeFix(path, text.replaceAll(`{${unknown}}`, `{${meant}}`), true),
          };
        }
      }
    }
  },
});
