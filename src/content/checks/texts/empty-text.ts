// The rule that a text that players open says something.
import { placesOf } from '../../walkFile.ts';
import { contentRule } from '../rule.ts';

export const emptyText = contentRule({
  name: 'empty-text',
  severity: 'warning',
  page: 'The text of a notice, an article or an activity has neither words nor a picture: whoever opens it sees an empty page. Write it, or take the entry away.',
  kinds: ['notices', 'help', 'activities'],
  good: '{ "items": [{ "key": "a", "title": "A", "content": "<p>A</p>" }] }',
  bad: '{ "items": [{ "key": "a", "title": "A", "content": "<p></p>" }] }',
  quietAfter: ['broken-html', 'unsafe-html'],
  *check({ kind, file }) {
    for (const { path, value } of placesOf(kind, file, 'html')) {
      const words = value.replaceAll(/<(?!img\b)[^<>]*>|&nbsp;|\s/g, '');
      if (words !== '') continue;
      yield {
        path,
        at: 'value',
        message: 'The text says nothing.',
        consequence: 'Whoever opens it sees an empty page.',
        fix:
          path.at(-1) === 'en'
            ? { description: 'Leave the English out', safe: false, changes: [{ kind: 'remove', path }] }
            : undefined,
      };
    }
  },
});
