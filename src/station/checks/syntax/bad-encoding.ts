// The rule that a station file is saved as UTF-8.
import type { SyntaxIssue, TextRule } from '../rule.ts';

/** What decoding leaves where bytes were not UTF-8. */
const replacementCharacter = '\ufffd';

export const badEncoding: TextRule & { detect(text: string): SyntaxIssue | undefined } = {
  name: 'bad-encoding',
  severity: 'error',
  page: 'The file holds the replacement character, which takes the place of bytes that were not UTF-8: it was saved in another encoding (GBK, most often), and names in it are damaged. Save the file as UTF-8 and write the damaged text again.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '{ "code": "demo", "name": "De\ufffd" }',
  consequence: 'Players would read a question mark in its place; the file is kept out of service.',
  /** Only the first place is reported: all have one cause. */
  detect(text) {
    if (text.slice(0, 10).includes('\0'))
      return { rule: badEncoding, start: 0, end: 1, message: 'The file was saved as UTF-16, not as UTF-8.' };
    const start = text.indexOf(replacementCharacter);
    if (start === -1) return undefined;
    const count = text.split(replacementCharacter).length - 1;
    return {
      rule: badEncoding,
      start,
      end: start + 1,
      message: `${count === 1 ? 'A character is' : `${count} characters are`} damaged: the file was not saved as UTF-8.`,
    };
  },
};
