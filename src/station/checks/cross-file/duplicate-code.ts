// The rule that a code belongs to one file.
import type { CrossFileRule } from '../rule.ts';

export const duplicateCode: CrossFileRule = {
  name: 'duplicate-code',
  severity: 'error',
  page: 'Two files claim one code, and with it the same accounts and money. The one that is in service keeps it; else the one that was committed first, or is older. The other is kept out. Give one of them a code of its own.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '{ "code": "demo", "name": "Demo" }',
  beside: '{ "code": "demo", "name": "Another" }',
  consequence: 'This file is kept out of service: accounts and money would be mixed up.',
  message: ([code], owner) => `The code "${code}" belongs to ${owner}.`,
};
