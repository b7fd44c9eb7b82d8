// The list of all rules that `npm run -s rules` runs.

import { activityRules } from './activities/rules.ts';
import { gameRules } from './games/rules.ts';
import { protectionRules } from './protection/rules.ts';
import type { Rule } from './rule.ts';
import { teamRules } from './team/rules.ts';

export const rules: ReadonlyMap<string, Rule> = new Map(
  [...gameRules, ...teamRules, ...activityRules, ...protectionRules].map((rule) => [rule.id, rule]),
);
