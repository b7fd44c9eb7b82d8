// Owns the page of the rule that a tab bar has two to five entries; the reader keeps it.
import type { Rule } from '../rule.ts';

export const tabBarLength: Rule = {
  name: 'tab-bar-length',
  severity: 'error',
  page: 'The bar at the foot of the screen holds two to five entries: with more, none is wide enough for a thumb or its own name; with one, it leads nowhere. Move the others to the home grid or the member centre.',
  good: '{ "code": "demo", "name": "Demo", "menus": { "tabBar": ["/index", "/userCenter"] } }',
  bad: '{ "code": "demo", "name": "Demo", "menus": { "tabBar": ["/index"] } }',
};
