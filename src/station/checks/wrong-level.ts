// Owns the page of the rule that a setting stands where it belongs; the reader keeps it.
import type { Rule } from '../rule.ts';

export const wrongLevel: Rule = {
  name: 'wrong-level',
  severity: 'error',
  page: 'The setting exists, but in another object of the file; here it would do nothing, in silence. The fix moves it.',
  good: '{ "code": "demo", "name": "Demo", "theme": { "skin": "ThemeBlack" } }',
  bad: '{ "code": "demo", "name": "Demo", "skin": "ThemeBlack" }',
};
