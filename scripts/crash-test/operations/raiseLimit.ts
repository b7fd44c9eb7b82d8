// Asking for a higher limit, as players who have one do in a bad hour: it waits a day, and none of it may hold before.
import { setLimit } from '#contract/protection.generated.ts';
import { formatMoney, YUAN } from '#values/money.ts';
import { limitOf } from '../protection.ts';
import type { Operation } from '../world.ts';

const raiseLimit: Operation = {
  weight: 3,
  ask(world, person) {
    const limit = limitOf(world, person);
    if (!limit) return null;
    const value = formatMoney(limit.value + BigInt(1 + person.random.below(500)) * YUAN);
    return { path: setLimit.path, fields: { kind: limit.kind, frame: limit.frame, value } };
  },
};

export default raiseLimit;
