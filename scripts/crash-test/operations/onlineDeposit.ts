// Deposits at the payment provider: opened, then paid, failed or left there; the report arrives on time, late, twice or never.
import { onlinePayPay } from '#contract/finance.generated.ts';
import { depositFields, methodFor } from '../deposits.ts';
import { isSameOrder, type Operation, orderNoIn } from '../world.ts';

const onlineDeposit: Operation = {
  weight: 7,
  agree: isSameOrder,
  ask(world, person) {
    const method = methodFor(world, person, ['online']);
    return method && { path: onlinePayPay.path, fields: depositFields(person, method) };
  },
  async next({ counterparties }, person, answer) {
    const { random, paid } = person;
    const action = random.percent(85) ? 'pay' : 'fail';
    const manner = random.one(['onTime', 'onTime', 'late', 'doubled', 'lost']);
    const isLeaving = random.percent(10);
    if (isLeaving || !answer.url) return;
    if ((await counterparties.endPayment(String(answer.url), action, manner)) && action === 'pay')
      paid.push(orderNoIn(answer)!);
  },
};

export default onlineDeposit;
