// Betting in official mode.

import { offcialDoBet } from '#contract/lottery.generated.ts';
import { knownLottery } from '#lottery/catalogue.ts';
import { periodAt } from '#server/play/calendar.ts';
import { lotteryFor, ordersIn, slipOf } from '../slip.ts';
import type { Operation } from '../world.ts';

const officialBet: Operation = {
  weight: 30,
  ask(world, { random }) {
    const lotCode = lotteryFor(world, random, 'official');
    const bets = slipOf(world, random, lotCode, 'official');
    if (!bets) return null;
    const { qiHao } = periodAt(knownLottery(lotCode), world.nowMs());
    return { path: offcialDoBet.path, fields: { lotCode, qiHao, bets: JSON.stringify(bets) } };
  },
  accepted(person, answer) {
    person.orders.push(...ordersIn(answer));
  },
};

export default officialBet;
