import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { activityRules } from './activities/rules.ts';
import { InputFault } from './input.ts';
import { protectionRules } from './protection/rules.ts';
import { runRule } from './rule.ts';
import { teamRules } from './team/rules.ts';

interface Example {
  readonly id: string;
  readonly rule: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expect: object;
}

const examplesOf = (file: string): readonly Example[] =>
  JSON.parse(readFileSync(new URL(`../../tests/domain/${file}`, import.meta.url), 'utf8'));
const EXAMPLES = [...examplesOf('team-examples.json'), ...examplesOf('protection-examples.json')];
const RULES = new Map([...teamRules, ...activityRules, ...protectionRules].map((rule) => [rule.id, rule]));

describe('the worked examples of team, activities and protection', () => {
  it('are all 1001, of the 33 rules there are', () => {
    expect(EXAMPLES).toHaveLength(1001);
    expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBe(1001);
    expect([...new Set(EXAMPLES.map(({ rule }) => rule))].toSorted()).toEqual([...RULES.keys()].toSorted());
    expect(RULES.size).toBe(33);
  });

  it.each(EXAMPLES)('$id has the result the rules give', ({ rule, input, expect: expected }) => {
    expect(runRule(RULES.get(rule)!, input)).toEqual(expected);
  });

  it('name the field that is missing, for each rule', () => {
    for (const [id, rule] of RULES) {
      const { input } = EXAMPLES.find((example) => example.rule === id)!;
      const [first] = Object.keys(input).filter(
        (name) => !['trial', 'alreadyPaid', 'noRequirement'].includes(name),
      );
      const { [first!]: _, ...rest } = input;
      expect(() => runRule(rule, rest), id).toThrow(InputFault);
      expect(() => runRule(rule, rest), id).toThrow(`input.${first}`);
    }
  });
});
