// Finding a rule by its name; the list of all rules is the folder itself.
import type { Rule } from './rule.ts';
import { rules } from './rules.generated.ts';

const byName = new Map(rules.map((rule) => [rule.name, rule]));

/** The rule of a name; undefined when there is none. */
export const ruleNamed = (name: string): Rule | undefined => byName.get(name);
