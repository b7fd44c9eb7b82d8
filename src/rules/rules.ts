// Owns the list of all rules that `npm run -s rules` runs.

import { gameRules } from './games/rules.ts';
import type { Rule } from './rule.ts';

export const rules: ReadonlyMap<string, Rule> = new Map([...gameRules].map((rule) => [rule.id, rule]));
