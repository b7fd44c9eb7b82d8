// Chases over the next periods, some of which stop at their first win.

import { offcialDoBet } from '#contract/lottery.generated.ts';
import { knownLottery } from '#lottery/catalogue.ts';
import { periodsLeft } from '#server/play/calendar.ts';
import { lotteryFor, ordersIn, slipOf } from '../slip.ts';
import type { Operation } from '../world.ts';

const mostPeriods = 6;

const chase: Operation = {
  weight: 10,
  ask(world, { random }) {
    const lotCode = lotteryFor(world, random, 'official');
    const bets = slipOf(world, random, lotCode, 'official');
    const periods = periodsLeft(knownLottery(lotCode), world.nowMs(), 2 + random.below(mostPeriods - 1));
    if (!bets || periods.length === 0) return null;
    const plan = {
      stopOnWin: random.percent(60),
      periods: periods.map(({ qiHao }) => ({ qiHao, multiple: 1 + random.below(3) })),
    };
    return {
      path: offcialDoBet.path,
      fields: { lotCode, qiHao: periods[0]!.qiHao, bets: JSON.stringify(bets), chase: JSON.stringify(plan) },
    };
  },
  accepted(person, answer) {
    person.orders.push(...ordersIn(answer));
  },
  async next(world, person, _, { fields }) {
    const { periods } = JSON.parse(fields.chase!) as { periods: { qiHao: string }[] };
    const left = periodsLeft(knownLottery(fields.lotCode!), world.nowMs(), periods.length);
    person.chasesUntil = left.find(({ qiHao }) => qiHao === periods.at(-1)!.qiHao)?.opensMs ?? 0;
  },
};

export default chase;
