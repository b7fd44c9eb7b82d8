// The rule that a word that the forum does not let through is one that few posts have.
import type { Change } from '#station/read/diagnostic.ts';
import { contentRule } from '../rule.ts';

export const forumWord = contentRule({
  name: 'forum-word',
  severity: 'warning',
  page: 'A word that the forum refuses is a single sign, so nearly every post has it, or has blanks around it, which nobody types. Take it away, or write the word meant.',
  kinds: ['forum-words'],
  good: '{ "words": ["\u5305\u8d62"] }',
  bad: '{ "words": ["\u7684"] }',
  *check({ file: { words } }) {
    for (const [at, word] of words.entries()) {
      const bare = word.trim();
      const isShort = [...bare].length < 2;
      if (!isShort && bare === word) continue;
      const path = ['words', at];
      const change: Change = isShort ? { kind: 'remove', path } : { kind: 'set', path, value: bare };
      yield {
        path,
        at: 'value',
        message: isShort ? 'The word is a single sign.' : 'The word has blanks around it.',
        consequence: isShort ? 'Nearly every post is refused.' : 'It is never found in a post.',
        fix: {
          description: isShort ? 'Remove it' : `Write ${JSON.stringify(bare)}`,
          safe: !isShort,
          changes: [change],
        },
      };
    }
  },
});
