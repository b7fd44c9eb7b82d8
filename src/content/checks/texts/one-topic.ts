// The rule that a topic of help is one article, and an article's key is its own in the whole help.
import { contentRule } from '../rule.ts';

const article = '"title": "A", "content": "<p>A</p>"';
const category = (articles: string): string =>
  `{ "items": [{ "key": "a", "name": "A", "articles": [${articles}] }] }`;

export const oneTopic = contentRule({
  name: 'one-topic',
  severity: 'error',
  page: 'Another screen finds an article by its topic (about, turnover, support), and a later apply by its key, whatever category it is in. Two articles of the help have the same one.',
  kinds: ['help'],
  good: category(`{ "key": "a", "topic": "about", ${article} }, { "key": "b", ${article} }`),
  bad: category(`{ "key": "a", "topic": "about", ${article} }, { "key": "b", "topic": "about", ${article} }`),
  *check({ file }) {
    const seen = new Map<string, number>();
    for (const [at, { articles }] of file.items.entries())
      for (const [place, one] of (articles ?? []).entries())
        for (const field of ['key', 'topic'] as const) {
          const value = one[field];
          if (value === undefined) continue;
          const category = seen.get(`${field} ${value}`);
          seen.set(`${field} ${value}`, category ?? at);
          // Within one category the rule of duplicate entries speaks of keys.
          if (category === undefined || (field === 'key' && category === at)) continue;
          yield {
            path: ['items', at, 'articles', place, field],
            at: 'value',
            message: `The ${field} ${JSON.stringify(value)} is that of an earlier article.`,
            consequence: 'Nothing of the file is applied: it is not known which article is meant.',
          };
        }
  },
});
