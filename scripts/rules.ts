// `npm run -s rules`: runs rules on inputs given as JSON lines, in the shape of their worked examples.

import { shown } from '#lottery/refusal.ts';
import { InputFault } from '#rules/input.ts';
import { runRule } from '#rules/rule.ts';
import { rules } from '#rules/rules.ts';
import { nearest } from '#station/read/nearest.ts';
import { answerLine, answerStdin, type JsonObject, type LineAnswer } from './jsonLines.ts';

function guess(name: string): string {
  const guesses = nearest(name, rules.keys()).map(({ word }) => word);
  return guesses.length > 0
    ? `Did you mean ${guesses.join(' or ')}?`
    : `Use ${[...rules.keys()].join(', ')}.`;
}

function resultOf(given: JsonObject): JsonObject {
  if (typeof given.rule !== 'string')
    throw new InputFault('rule', 'must be the name of a rule, such as baccarat.settle');
  const rule = rules.get(given.rule);
  if (!rule) throw new InputFault('rule', `there is no rule "${shown(given.rule)}". ${guess(given.rule)}`);
  return { result: runRule(rule, given.input) };
}

/** Runs the rule of one line, or says what is wrong with which field of it. */
export const runLine = (line: string): LineAnswer =>
  answerLine(line, 'id, rule and input', resultOf, (error) =>
    error instanceof InputFault ? error.message : undefined,
  );

if (import.meta.main) await answerStdin(runLine);
