// The rule that the texts of a station hold no HTML.
import type { Path } from '../../read/diagnostic.ts';
import { writeFix } from '../../read/schemaPlace.ts';
import { withoutHtml } from '../../read/withoutHtml.ts';
import type { MeaningRule } from '../rule.ts';

function* textsOf(value: unknown, path: Path): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* textsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

export const htmlInName: MeaningRule = {
  name: 'html-in-name',
  severity: 'warning',
  page: 'A name or another text of the station holds HTML. It is shown as it is written, so players read the tags, in the header and in the tab of their browser. Take the tags out.',
  good: '{ "code": "demo", "name": "Demo & Sons" }',
  bad: '{ "code": "demo", "name": "<b>Demo</b>" }',
  appliesTo: ({ text }) => /[<&]/.test(text),
  *check({ file }) {
    for (const { path, text } of textsOf(file, [])) {
      const plain = withoutHtml(text);
      if (plain === text.trim() || path[0] === '$schema') continue;
      yield {
        path,
        at: 'value',
        message: 'This text holds HTML, which is shown as it is written.',
        consequence: 'Players read the tags.',
        fix: plain === '' ? undefined : writeFix(path, plain, false),
      };
    }
  },
};
