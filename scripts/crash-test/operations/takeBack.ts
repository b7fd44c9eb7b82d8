// Taking back withdrawals, including those that the bank desk has paid or refused meanwhile.
import { withdrawCancel } from '#contract/finance.generated.ts';
import { isSameOrder, type Operation } from '../world.ts';

const takeBack: Operation = {
  weight: 3,
  agree: isSameOrder,
  ask(_world, { withdrawals }) {
    const orderNo = withdrawals.pop();
    return orderNo === undefined ? null : { path: withdrawCancel.path, fields: { orderNo } };
  },
};

export default takeBack;
