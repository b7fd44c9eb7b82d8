// Owns the rule that the braces of names in texts are plain ones, and closed.
import { writeFix } from '#station/read/schemaPlace.ts';
import { placesOf, textDefinitions } from '../../places.ts';
import { contentRule } from '../rule.ts';

/** Braces of a Chinese keyboard around a name, or one of them beside a plain one. */
const wide = /[{\uff5b]([a-z][A-Za-z0-9/:._-]*)[}\uff5d]/g;

export const brokenFigure = contentRule({
  name: 'broken-figure',
  severity: 'error',
  page: 'A name in braces, such as {name} or {code}, is not closed, or its braces are those of a Chinese keyboard. It is replaced by nothing, so players read the braces. Write { and }, each once.',
  kinds: ['notices', 'help', 'activities', 'banners', 'deposit-settings', 'service', 'message-templates'],
  good: '{ "items": [{ "key": "a", "title": "A", "content": "<p>{name}</p>" }] }',
  bad: '{ "items": [{ "key": "a", "title": "A", "content": "<p>\uff5bname\uff5d</p>" }] }',
  quietAfter: ['unsafe-html'],
  *check({ kind, file }) {
    for (const { path, value } of placesOf(kind, file, ...textDefinitions, 'message')) {
      const rest = value.replaceAll(/\{[^{}]*\}/g, '');
      const sign = /[{}\uff5b\uff5d]/.exec(rest)?.[0];
      if (sign === undefined) continue;
      const plain = value.replaceAll(wide, '{$1}');
      const isRight = !/[{}\uff5b\uff5d]/.test(plain.replaceAll(/\{[^{}]*\}/g, ''));
      yield {
        path,
        at: 'value',
        message: /[\uff5b\uff5d]/.test(sign)
          ? `${sign} is a brace of a Chinese keyboard; a name stands in { and }.`
          : `A name in braces is not ${sign === '{' ? 'closed' : 'opened'}.`,
        consequence: 'Nothing of the file is applied: players would read the braces.',
        fix: isRight ? writeFix(path, plain, true) : undefined,
      };
    }
  },
});
