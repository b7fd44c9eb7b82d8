// Chance that is the same in every run of a test.
import { source } from '#lottery/oracle/cases.ts';
import { type Chance, chanceFrom } from '#server/account/captcha/chance.ts';

export function seededChance(seed: number): Chance {
  const below = source(seed);
  return chanceFrom(() => below(2 ** 32) / 2 ** 32);
}
