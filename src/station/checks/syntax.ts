// Owns the page of the rule that a station file is JSON; the reader keeps it.
import type { Rule } from '../rule.ts';

export const syntax: Rule = {
  name: 'syntax',
  severity: 'error',
  page: 'The file is not JSON: a comma, bracket, quotation mark or colon is missing, too many, or the one of a Chinese keyboard; or there is a comment. As long as it cannot be read, the last good version stays in service. Each slip that can be mended for certain has a fix.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '{ "code": "demo", "name": "Demo", }',
};
