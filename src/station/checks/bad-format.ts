// Owns the page of the rule that a text has the form its setting wants; the reader keeps it.
import type { Rule } from '../rule.ts';

export const badFormat: Rule = {
  name: 'bad-format',
  severity: 'error',
  page: 'The text has not the form that the setting wants: a colour is #rrggbb in small letters, a host has no https:// and no port, a screen is a path such as /userCenter, a logo is /logo/<file>. The fix writes it the right way where that is certain.',
  good: '{ "code": "demo", "name": "Demo", "hosts": ["demo.example.com"] }',
  bad: '{ "code": "demo", "name": "Demo", "hosts": ["https://demo.example.com/"] }',
};
