// The rule that a station file is small.
import type { SyntaxIssue, TextRule } from '../rule.ts';

/** Largest station file, in characters. */
const maxFileLength = 256 * 1024;

export const tooLarge: TextRule & { detect(text: string): SyntaxIssue | undefined } = {
  name: 'too-large',
  severity: 'error',
  page: 'The file is larger than 256 kB. A station needs two. Every visitor would have to download it, and nothing in it can be that long: look for something pasted by mistake.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: `{ "code": "demo", "name": "Demo"${' '.repeat(256 * 1024)} }`,
  consequence: 'The file cannot be read until this is fixed; the last good version stays in service.',
  detect(text) {
    if (text.length <= maxFileLength) return undefined;
    return {
      rule: tooLarge,
      start: 0,
      end: 1,
      message: `The file has ${text.length} characters; a station file can have ${maxFileLength}.`,
    };
  },
};
