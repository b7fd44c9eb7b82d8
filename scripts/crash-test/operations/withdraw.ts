// Withdrawals: frozen at once, paid out or refused by the bank desk.

import { withdrawSave } from '#contract/finance.generated.ts';
import { formatMoney, YUAN } from '#values/money.ts';
import { withdrawalFee } from '#values/withdrawalFee.ts';
import { feeShare, withdrawalPassword } from '../money.ts';
import { isSameOrder, type Operation, orderNoIn } from '../world.ts';

const withdraw: Operation = {
  weight: 5,
  agree: isSameOrder,
  ask(_world, { random, cardId }) {
    const amount = BigInt(10 + random.below(150)) * YUAN;
    const fee = withdrawalFee(amount, { fixed: 0n, share: feeShare, most: null, freeTimes: 0 });
    return {
      path: withdrawSave.path,
      fields: {
        cardId: String(cardId),
        money: formatMoney(amount),
        fee: formatMoney(fee),
        password: withdrawalPassword,
      },
    };
  },
  accepted({ withdrawals }, answer) {
    withdrawals.push(orderNoIn(answer)!);
  },
  async next({ counterparties }, { random }, answer) {
    if (random.percent(25)) counterparties.refuseAtDesk(orderNoIn(answer)!);
  },
};

export default withdraw;
