// Owns the page of the rule that no two files are the same station; check.ts keeps it.
import type { Rule } from '../rule.ts';

export const duplicateCode: Rule = {
  name: 'duplicate-code',
  severity: 'error',
  page: 'Two files claim one code, and with it the same accounts and money. The first in the order of file names is served, the other is kept out. Give one of them a code of its own.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '{ "code": "demo", "name": "Demo" }',
  beside: '{ "code": "demo", "name": "Another" }',
};
