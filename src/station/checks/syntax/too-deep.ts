// The rule that a station file is not nested too deeply.
import type { SyntaxIssue, TextRule } from '../rule.ts';

export const tooDeep: TextRule & { detect(at: number, limit: number): SyntaxIssue } = {
  name: 'too-deep',
  severity: 'error',
  page: 'The file is nested deeper than any setting needs. It was not written by hand, or a bracket opens again and again by mistake.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: `{ "code": "demo", "name": ${'['.repeat(33)}${']'.repeat(33)} }`,
  consequence: 'The file cannot be read until this is fixed; the last good version stays in service.',
  detect: (at, limit) => ({
    rule: tooDeep,
    start: at,
    end: at + 1,
    message: `The file is nested more than ${limit} deep.`,
  }),
};
