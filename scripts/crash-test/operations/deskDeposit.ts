// Deposits by transfer and by code, which the bank desk decides on after a while; some of them it refuses.
import { rechargeOfflineSave } from '#contract/finance.generated.ts';
import { depositFields, methodFor } from '../deposits.ts';
import { isSameOrder, type Operation, orderNoIn } from '../world.ts';

const deskDeposit: Operation = {
  weight: 4,
  agree: isSameOrder,
  ask(world, person) {
    const method = methodFor(world, person, ['bank', 'fast']);
    if (!method) return null;
    const payer: Record<string, string> = method.kind === 'bank' ? { payerName: '张伟' } : {};
    return { path: rechargeOfflineSave.path, fields: { ...depositFields(person, method), ...payer } };
  },
  async next({ counterparties }, { random }, answer) {
    if (random.percent(25)) counterparties.refuseAtDesk(orderNoIn(answer)!);
  },
};

export default deskDeposit;
