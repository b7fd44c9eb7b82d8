// The rule that a guest finds something in the tab bar.
import { screens } from '#contract/screens.generated.ts';
import type { MeaningRule, RuleInput } from '../rule.ts';

const whoOf = new Map<string, string>(screens.map((row) => [row.path, row.who]));

/** Whether every entry is a screen that asks a guest to log in. */
const isClosed = ({ file }: RuleInput): boolean => {
  const entries = file.menus?.tabBar;
  return entries?.every((to) => whoOf.has(to) && whoOf.get(to) !== 'guest') ?? false;
};

export const membersTabBar: MeaningRule = {
  name: 'members-tab-bar',
  severity: 'warning',
  page: 'Every entry of the tab bar is a screen for players who are logged in: a guest who opens the station can go nowhere by it except to the log-in page. Put at least one open screen into it, such as /index or /userCenter.',
  good: '{ "code": "demo", "name": "Demo", "menus": { "tabBar": ["/index", "/recharge", "/userCenter"] } }',
  bad: '{ "code": "demo", "name": "Demo", "menus": { "tabBar": ["/recharge", "/withdraw", "/wallet"] } }',
  reads: ['menus.tabBar'],
  appliesTo: isClosed,
  *check() {
    yield {
      path: ['menus', 'tabBar'],
      at: 'key',
      message: 'Every entry of the tab bar needs a log-in.',
      consequence: 'A guest finds nothing in the tab bar: each entry leads to the log-in page.',
      suggestions: ['/index', '/userCenter'],
    };
  },
};
