// Owns the page of the rule that no list names a thing twice; the reader keeps it.
import type { Rule } from '../rule.ts';

export const duplicateItem: Rule = {
  name: 'duplicate-item',
  severity: 'error',
  page: 'The same entry stands twice in one list. A menu would show it twice, a form ask for it twice.',
  good: '{ "code": "demo", "name": "Demo", "routes": { "off": ["/appDown"] } }',
  bad: '{ "code": "demo", "name": "Demo", "routes": { "off": ["/appDown", "/appDown"] } }',
};
