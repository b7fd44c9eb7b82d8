// The rules of platform games agree with every worked example.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runRule } from '../rule.ts';
import { rules } from '../rules.ts';
import { gameRules } from './rules.ts';

interface Example {
  id: string;
  rule: string;
  input: unknown;
  expect: unknown;
}

const examples: readonly Example[] = JSON.parse(
  readFileSync(new URL('../../../tests/domain/game-examples.json', import.meta.url), 'utf8'),
);
const byRule = Map.groupBy(examples, ({ rule }) => rule);

describe('the worked examples of games', () => {
  it('are of the rules that there are, and each rule has some', () => {
    expect([...byRule.keys()].sort()).toEqual(gameRules.map(({ id }) => id).sort());
    expect(examples.length).toBeGreaterThanOrEqual(596);
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
  });

  it.each([...byRule])('of %s come out as written', (rule, written) => {
    const results = written.map(({ id, input }) => ({ id, result: runRule(rules.get(rule)!, input) }));
    expect(results).toEqual(written.map(({ id, expect: result }) => ({ id, result })));
  });
});
