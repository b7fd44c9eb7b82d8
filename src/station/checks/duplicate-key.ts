// Owns the page of the rule that no key is given twice; the reader keeps it.
import type { Rule } from '../rule.ts';

export const duplicateKey: Rule = {
  name: 'duplicate-key',
  severity: 'error',
  page: 'The same key is given twice in one object. JSON takes the last and says nothing, so what the first one says is lost. Keep the one that is meant.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '{ "code": "demo", "name": "Demo", "name": "Demonstration" }',
};
