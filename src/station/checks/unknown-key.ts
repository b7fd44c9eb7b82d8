// Owns the page of the rule that every key is a setting; the reader keeps it.
import type { Rule } from '../rule.ts';

export const unknownKey: Rule = {
  name: 'unknown-key',
  severity: 'error',
  page: 'There is no setting of this name at this place, so what it says would do nothing, in silence. Mostly it is misspelled, and the fix renames it. `station docs` lists every setting.',
  good: '{ "code": "demo", "name": "Demo", "frontConfig": { "bonusPercent": 3, "bonusAmount": 150 } }',
  bad: '{ "code": "demo", "name": "Demo", "frontConfig": { "bonusPrecent": 3, "bonusAmount": 150 } }',
};
