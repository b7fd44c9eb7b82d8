// Owns chance that is the same in every run of a test.
import { createHash } from 'node:crypto';
import { type Chance, chanceFrom } from '#server/account/captcha/chance.ts';

export function seededChance(seed: number): Chance {
  let count = 0;
  return chanceFrom(
    () => createHash('sha256').update(`${seed} ${count++}`).digest().readUInt32BE() / 2 ** 32,
  );
}
