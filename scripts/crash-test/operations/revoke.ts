// Revoking bets, including those that have been sealed or settled meanwhile.
import { batchRevokeOrder } from '#contract/lottery.generated.ts';
import type { Operation } from '../world.ts';

const most = 3;

const revoke: Operation = {
  weight: 15,
  ask(_world, person) {
    if (person.orders.length === 0) return null;
    const count = 1 + person.random.below(most);
    const orderIds = person.orders.splice(-count).join(',');
    return { path: batchRevokeOrder.path, fields: { orderIds } };
  },
};

export default revoke;
