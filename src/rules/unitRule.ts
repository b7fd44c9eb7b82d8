// How a calculation on 0.0001 yuan becomes a rule: its result is written with numbers.

import type { Read } from './input.ts';
import { defineRule, type Rule } from './rule.ts';
import { withNumbers } from './unitInput.ts';

export const unitRule = <Input>(id: string, input: Read<Input>, run: (input: Input) => object): Rule =>
  defineRule(id, input, (given) => withNumbers(run(given)) as object);
