// The rule that the braces of names in texts are plain ones, and closed.
import type { Path } from '#station/read/diagnostic.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { placesOf, textDefinitions } from '../../walkFile.ts';
import { contentRule } from '../rule.ts';

/** Braces of a Chinese keyboard around a name, or one of them beside a plain one. */
const wide = /[{\uff5b]([a-z][A-Za-z0-9/:._-]*)[}\uff5d]/g;

/** A name that is opened and not closed; what is not of a name closes it. */
const open = /\{([a-z][A-Za-z0-9/:._-]*)(?![A-Za-z0-9/:._}-])/g;

/** A name of several words with a blank behind one of their points. */
const split = /\{[a-z]+\.\s+[A-Za-z0-9/:._-]+\}/g;

/** A name that is closed and not opened. */
const unopened = /(?<![{A-Za-z0-9/:._-])([a-z][A-Za-z0-9/:._-]*)\}/g;

/** A name with blanks between it and its braces. */
const spaced = /\{(?:\s+([a-z][A-Za-z0-9/:._-]*)\s*|([a-z][A-Za-z0-9/:._-]*)\s+)\}/g;

/** Beginnings of names that have more than one word. */
const inOtherSigns =
  /[([\uff08\u3010<]((?:offer|method|deposit|withdraw|activity|lottery|link|screen|action|password|sms)\.[A-Za-z0-9/:._-]+)[)\]\uff09\u3011>]/g;

/** A name in other brackets, or in braces with a sign of another notation before them. */
function bareOf(value: string): { message: string; fixed: string } | undefined {
  const [, name] = new RegExp(inOtherSigns.source).exec(value) ?? [];
  if (name !== undefined)
    return {
      message: `${name} is a name; it stands in { and }.`,
      fixed: value.replaceAll(inOtherSigns, '{$1}'),
    };
  if (/[$%#]\{[a-z]/.test(value))
    return {
      message: 'A sign before a name in braces is not part of it.',
      fixed: value.replaceAll(/[$%#](?=\{[a-z])/g, ''),
    };
  return undefined;
}

/** A screen in braces without what makes it a link. */
const path = /\{(\/[A-Za-z][A-Za-z0-9/]*)\}/g;
const lonePath = (value: string): { message: string; fixed: string } | undefined =>
  value.search(path) < 0
    ? undefined
    : { message: 'A link to a screen is written {link./path}.', fixed: value.replaceAll(path, '{link.$1}') };

const isClosed = (text: string): boolean => !/[{}\uff5b\uff5d]/.test(text.replaceAll(/\{[^{}]*\}/g, ''));

/** With plain braces for certain, otherwise closed behind the name. */
function fixOf(path: Path, value: string) {
  const plain = value.replaceAll(wide, '{$1}');
  if (isClosed(plain)) return writeFix(path, plain, true);
  const doubled = plain.replaceAll(/\{+([a-z][A-Za-z0-9/:._-]*)\}+/g, '{$1}');
  const closed = doubled.replaceAll(open, '{$1}').replaceAll(unopened, '{$1}');
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
      const bare = sign === undefined ? (bareOf(value) ?? lonePath(value)) : undefined;
      if (bare) {
        yield {
          path,
          at: 'value',
          message: bare.message,
          consequence: 'Nothing of the file is applied: players would read it as it stands.',
          fix: writeFix(path, bare.fixed, false),
        };
        continue;
      }
      if (sign === undefined) {
        const plain = value
          .replaceAll(spaced, (_, before, behind) => `{${before ?? behind}}`)
          .replaceAll(split, (name: string) => name.replaceAll(/\s/g, ''));
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
