// Owns the page of the rule that a station file is not nested without end; the reader keeps it.
import type { Rule } from '../rule.ts';

export const tooDeep: Rule = {
  name: 'too-deep',
  severity: 'error',
  page: 'The file is nested deeper than any setting needs. It was not written by hand, or a bracket opens again and again by mistake.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: `{ "code": "demo", "name": ${'['.repeat(33)}${']'.repeat(33)} }`,
};
