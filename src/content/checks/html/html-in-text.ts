// The rule that a plain text holds no HTML.
import { writeFix } from '#station/read/schemaPlace.ts';
import { firstHtml, withoutHtml } from '#station/read/withoutHtml.ts';
import { contentKinds } from '../../content.generated.ts';
import { placesOf } from '../../walkFile.ts';
import { contentRule } from '../rule.ts';

export const htmlInText = contentRule({
  name: 'html-in-text',
  severity: 'warning',
  page: 'A name, a title or a message holds HTML. These are shown as they are written, so players read the tags. Take the tags out; only the content of notices, help and activities is HTML.',
  kinds: ['notices', ...contentKinds.filter((kind) => kind !== 'notices')],
  good: '{ "items": [{ "key": "a", "title": "A", "content": "<p>A</p>" }] }',
  bad: '{ "items": [{ "key": "a", "title": "<b>A</b>", "content": "<p>A</p>" }] }',
  *check({ kind, file, text }) {
    // Most files have no sign of HTML at all.
    if (!/[<&]/.test(text)) return;
    for (const { path, value } of placesOf(kind, file, 'line', 'label', 'message', 'labelText')) {
      const plain = withoutHtml(value);
      if (plain === value.trim()) continue;
      yield {
        path,
        at: 'value',
        message: `It is shown as it is written, with ${JSON.stringify(firstHtml(value))}.`,
        consequence: 'Players read the tags.',
        fix: plain === '' ? undefined : writeFix(path, plain, false),
      };
    }
  },
});
