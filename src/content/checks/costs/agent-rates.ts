// The rule that the highest rate of agents and the lowest bonus group together give back no more than the stake.
import { FAIR_GROUP } from '#lottery/bet/prize.ts';
import type { RuleFinding } from '#station/checks/rule.ts';
import { formatMoney, type Money, parseMoney } from '#values/money.ts';
import { percent, pointLost, shareOf } from '../../worstCost.ts';
import { contentRule } from '../rule.ts';

/** What the schema says of a team that leaves them out. */
const usual = { rate: '13.5', group: 1700 };

/** The group in yuan, as prizes are calculated. */
const groupOf = (group: number): Money => parseMoney(String(group));

export const agentRates = contentRule({
  name: 'agent-rates',
  severity: 'error',
  page: 'The lowest bonus group pays a share of the stake in prizes, such as 85 % at 1700 of 2000. The highest rate of an agent is given on top of it, to the members of the team or to the agents above them, whoever takes which part. Together they are what every bet of the best team costs at worst, and above 100 % the station loses on each. Mostly a point was lost (35 for 3.5). Lower ratePercentMost or bonusGroupLeast.',
  kinds: ['team'],
  good: '{ "bonusGroupLeast": 1700, "ratePercentMost": "13.5" }',
  bad: '{ "bonusGroupLeast": 1800, "ratePercentMost": "13.5" }',
  quietAfter: ['bonus-group'],
  *check({ file }): Generator<RuleFinding> {
    const { ratePercentMost: given = usual.rate, bonusGroupLeast: group = usual.group } = file;
    const inPrizes = shareOf(groupOf(group), FAIR_GROUP)!;
    const left = percent('100') - inPrizes;
    const rate = percent(given);
    if (rate <= left) return;
    const path = file.ratePercentMost === undefined ? ['bonusGroupLeast'] : ['ratePercentMost'];
    yield {
      path,
      at: 'value',
      message: `Bonus group ${group} pays ${formatMoney(inPrizes)} % of the stake in prizes, and the highest rate is ${given} %: together ${formatMoney(inPrizes + rate)} % at worst.`,
      consequence: `Nothing of the file is applied: the station would lose on every bet of such a team. Beside group ${group} the highest rate is at most ${formatMoney(left)} %.`,
      fix: file.ratePercentMost === undefined ? undefined : pointLost(path, given, rate, left),
    };
  },
});
