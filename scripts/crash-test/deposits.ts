// What deposits of the crash test are made of: a method of the station, and an amount it accepts.
import { YUAN } from '#values/money.ts';
import type { DepositMethod, Person, World } from './world.ts';

/** A method of one of these kinds; null where the player's station has none. */
export function methodFor(
  { methods }: World,
  { station, random }: Person,
  kinds: readonly DepositMethod['kind'][],
): DepositMethod | null {
  const known = methods.get(station)!.filter(({ kind }) => kinds.includes(kind));
  return known.length > 0 ? random.one(known) : null;
}

/** The fields of every deposit. */
export function depositFields(
  { random }: Person,
  { id, least, fixed }: DepositMethod,
): Record<string, string> {
  const amount = fixed.length > 0 ? fixed[0]! : least + BigInt(random.below(100)) * YUAN;
  return { methodId: String(id), amount: String(amount / YUAN) };
}
