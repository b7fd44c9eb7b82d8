// Betting in credit mode.

import { creditDoBet } from '#contract/lottery.generated.ts';
import { knownLottery } from '#lottery/catalogue.ts';
import { periodAt } from '#server/play/calendar.ts';
import { lotteryFor, ordersIn, slipOf } from '../slip.ts';
import type { Operation } from '../world.ts';

const creditBet: Operation = {
  weight: 45,
  ask(world, { random }) {
    const lotCode = lotteryFor(world, random, 'credit');
    const bets = slipOf(world, random, lotCode, 'credit');
    if (!bets) return null;
    const { qiHao } = periodAt(knownLottery(lotCode), world.nowMs());
    return { path: creditDoBet.path, fields: { lotCode, qiHao, bets: JSON.stringify(bets) } };
  },
  accepted(person, answer) {
    person.orders.push(...ordersIn(answer));
  },
};

export default creditBet;
