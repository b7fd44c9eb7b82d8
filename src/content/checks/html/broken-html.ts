// Owns the rule that every element of a text is closed, once and in order.
import { writeFix } from '#station/read/schemaPlace.ts';
import { brokenHtml as faultOf, unsafeHtml } from '../../html.ts';
import { placesOf } from '../../places.ts';
import { contentRule } from '../rule.ts';

export const brokenHtml = contentRule({
  name: 'broken-html',
  severity: 'warning',
  page: 'An element of a text is not closed, closed twice, closed in the wrong order, cut off or misspelled. Browsers guess what was meant, and the guess is often that all the rest is bold or a heading. Close each element once, the inner before the outer.',
  kinds: ['notices', 'help', 'activities'],
  good: '{ "items": [{ "key": "a", "title": "A", "content": "<p><strong>A</strong></p>" }] }',
  bad: '{ "items": [{ "key": "a", "title": "A", "content": "<p><strong>A</p>" }] }',
  *check({ kind, file }) {
    for (const { path, value } of placesOf(kind, file, 'html')) {
      const fault = unsafeHtml(value) ? undefined : faultOf(value);
      if (!fault) continue;
      yield {
        path,
        at: 'value',
        message: fault.message,
        consequence: 'Players may see the rest of the text in the wrong form, or not at all.',
        fix:
          fault.fixed === undefined
            ? undefined
            : { ...writeFix(path, fault.fixed, false), description: 'Put the tags right' },
      };
    }
  },
});
