// Owns the page of the rule that numbers and lengths stay within their bounds; the reader keeps it.
import type { Rule } from '../rule.ts';

export const outOfRange: Rule = {
  name: 'out-of-range',
  severity: 'error',
  page: 'A number is smaller or larger than it can be, a text longer than there is room for, or a list shorter or longer than its place holds.',
  good: '{ "code": "demo", "name": "Demo", "frontConfig": { "bonusPercent": 3, "bonusAmount": 150 } }',
  bad: '{ "code": "demo", "name": "Demo", "frontConfig": { "bonusPercent": 300, "bonusAmount": 150 } }',
};
