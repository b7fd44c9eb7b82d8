// Owns the rule that HTML holds only what the site shows.
import { writeFix } from '#station/read/schemaPlace.ts';
import { unsafeHtml as faultOf } from '../../html.ts';
import { placesOf } from '../../places.ts';
import { contentRule } from '../rule.ts';

export const unsafeHtml = contentRule({
  name: 'unsafe-html',
  severity: 'warning',
  page: 'A text holds an element or an attribute that the site takes out before it shows the text: scripts, styles, frames, forms, handlers such as onclick, links by another scheme than https. Nothing of it works, and mostly it was copied along from another page. Take it out, and lead with a link to a screen or to an address that begins with https://.',
  kinds: ['notices', 'help', 'activities'],
  good: '{ "items": [{ "key": "a", "title": "A", "content": "<p>A</p>" }] }',
  bad: '{ "items": [{ "key": "a", "title": "A", "content": "<p>A</p><script>go()</script>" }] }',
  *check({ kind, file }) {
    for (const { path, value } of placesOf(kind, file, 'html')) {
      const fault = faultOf(value);
      if (!fault) continue;
      yield {
        path,
        at: 'value',
        message: fault.message,
        consequence: 'Players do not get it: the site takes it out.',
        fix:
          fault.fixed === undefined
            ? undefined
            : { ...writeFix(path, fault.fixed, false), description: 'Take it out' },
      };
    }
  },
});
