// Owns the page of the rule that what every station needs is there; the reader keeps it.
import type { Rule } from '../rule.ts';

export const missingKey: Rule = {
  name: 'missing-key',
  severity: 'error',
  page: 'Something that has no default is not given: every station states its code and its name, every group of the member centre its title and items, every text in several languages its Chinese.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '{ "code": "demo" }',
};
