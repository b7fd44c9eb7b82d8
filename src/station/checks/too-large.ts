// Owns the page of the rule that a station file is small; the reader keeps it.
import type { Rule } from '../rule.ts';

export const tooLarge: Rule = {
  name: 'too-large',
  severity: 'error',
  page: 'The file is larger than 256 kB. A station needs two. Every visitor would have to download it, and nothing in it can be that long: look for something pasted by mistake.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: `{ "code": "demo", "name": "Demo"${' '.repeat(256 * 1024)} }`,
};
