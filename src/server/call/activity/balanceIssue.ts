// The questions and answers about interest, with the station's own figures.

import { perTenThousand } from '#rules/activities/balanceTreasure.ts';
import { dayOf } from '#values/days.ts';
import { formatMoney } from '#values/money.ts';
import { termsOf } from '../../money/savings/interest.ts';
import { payHour } from '../../money/savings/payHour.ts';
import { handle } from '../../pipeline/handle.ts';

const questions = ['what', 'rate', 'calculate', 'pay', 'move', 'limits', 'turnover', 'change'] as const;

export default handle('activity/balanceIssue', async ({ db, now, text }) => {
  const terms = await termsOf(db, dayOf(now));
  if (!terms) return { list: [] };
  const values = {
    rate: formatMoney(terms.annual),
    perTenThousand: formatMoney(perTenThousand(terms.annualRate)),
    least: formatMoney(terms.minimum),
    most: formatMoney(terms.cap),
    hour: `${String(payHour).padStart(2, '0')}:00`,
  };
  return {
    list: questions.map((name) => ({
      title: text(`server.balance.${name}`),
      content: text(`server.balance.${name}Text`, values),
    })),
  };
});
