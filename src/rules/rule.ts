// The shape of a rule: its id, how its input is read from JSON, and the calculation.

import { wireMoney } from '#values/money.ts';
import type { Read } from './input.ts';

/** A pure calculation with worked examples: the same input always has the same result. */
export interface Rule<Input = unknown> {
  /** As in the examples' `rule`: `baccarat.settle`. */
  readonly id: string;
  /** Reads the input from JSON; throws an `InputFault` that names the wrong field. */
  readonly input: Read<Input>;
  /** The result in the shape of the examples' `expect`; a bigint is an amount and is written with four decimals. */
  run(input: Input): object;
}

/** A rule whose input type follows from its reader. */
export const defineRule = <Input>(id: string, input: Read<Input>, run: (input: Input) => object): Rule =>
  ({ id, input, run }) as Rule;

/** Reads the input and calculates the result as JSON has it; throws an `InputFault` for a wrong input. */
export const runRule = (rule: Rule, input: unknown): unknown => inJson(rule.run(rule.input(input, 'input')));

function inJson(value: unknown): unknown {
  if (typeof value === 'bigint') return wireMoney(value);
  if (Array.isArray(value)) return value.map(inJson);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inJson(entry)]));
}
