// Owns the rule that the braces of names in texts are plain ones, and closed.
import type { Path } from '#station/read/diagnostic.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { placesOf, textDefinitions } from '../../places.ts';
import { contentRule } from '../rule.ts';

/** Braces of a Chinese keyboard around a name, or one of them beside a plain one. */
const wide = /[{\uff5b]([a-z][A-Za-z0-9/:._-]*)[}\uff5d]/g;

/** A name that is opened and not closed; what is not of a name closes it. */
const open = /\{([a-z][A-Za-z0-9/:._-]*)(?![A-Za-z0-9/:._}-])/g;

/** A name with blanks between it and its braces. */
const spaced = /\{(?:\s+([a-z][A-Za-z0-9/:._-]*)\s*|([a-z][A-Za-z0-9/:._-]*)\s+)\}/g;

const isClosed = (text: string): boolean => !/[{}\uff5b\uff5d]/.test(text.replaceAll(/\{[^{}]*\}/g, ''));

/** With plain braces for certain, otherwise closed behind the name. */
function fixOf(path: Path, value: string) {
  const plain = value.replaceAll(wide, '{$1}');
  if (isClosed(plain)) return writeFix(path, plain, true);
  const closed = plain.replaceAll(open, '{$1}');
  return isClosed(closed) ? writeFix(path, closed, false) : undefined;
}

export const brokenFigure = contentRule({
  name: 'broken-figure',
  severity: 'error',
  page: 'A name in braces, such as {name} or {code}, is not closed, has blanks inside its braces, or its braces are those of a Chinese keyboard. It is replaced by nothing, so players read the braces. Write { and }, each once.',
  kinds: ['notices', 'help', 'activities', 'banners', 'deposit-settings', 'service', 'message-templates'],
  good: '{ "items": [{ "key": "a", "title": "A", "content": "<p>{name}</p>" }] }',
  bad: '{ "items": [{ "key": "a", "title": "A", "content": "<p>\uff5bname\uff5d</p>" }] }',
  quietAfter: ['unsafe-html'],
  *check({ kind, file }) {
    for (const { path, value } of placesOf(kind, file, ...textDefinitions, 'message')) {
      const rest = value.replaceAll(/\{[^{}]*\}/g, '');
      const sign = /[{}\uff5b\uff5d]/.exec(rest)?.[0];
      if (sign === undefined) {
        const plain = value.replaceAll(spaced, (_, before, behind) => `{${before ?? behind}}`);
        if (plain !== value)
          yield {
            path,
            at: 'value',
            message: 'A name in braces has blanks beside it.',
            consequence: 'Nothing of the file is applied: players would read the braces.',
            fix: writeFix(path, plain, true),
          };
        continue;
      }
      yield {
        path,
        at: 'value',
        message: /[\uff5b\uff5d]/.test(sign)
          ? `${sign} is a brace of a Chinese keyboard; a name stands in { and }.`
          : `A name in braces is not ${sign === '{' ? 'closed' : 'opened'}.`,
        consequence: 'Nothing of the file is applied: players would read the braces.',
        fix: fixOf(path, value),
      };
    }
  },
});
