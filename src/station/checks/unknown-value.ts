// Owns the page of the rule that a choice is one of those there are; the reader keeps it.
import type { Rule } from '../rule.ts';

export const unknownValue: Rule = {
  name: 'unknown-value',
  severity: 'error',
  page: 'The setting is a choice among few values, and this is none of them. Capitals count.',
  good: '{ "code": "demo", "name": "Demo", "theme": { "skin": "ThemeBlack" } }',
  bad: '{ "code": "demo", "name": "Demo", "theme": { "skin": "themeblack" } }',
};
