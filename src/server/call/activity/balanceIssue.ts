// Owns the questions and answers about interest, with the station's own figures.

import { beijingDay } from '../../money/beijingDay.ts';
import { payHour, perTenThousand, termsOf } from '../../money/savings/interest.ts';
import { handle } from '../../pipeline/handle.ts';
import { yuan } from '../../present/money.ts';

const questions = ['what', 'rate', 'reckon', 'pay', 'move', 'limits', 'turnover', 'change'] as const;

export default handle('activity/balanceIssue', async ({ db, now, text }) => {
  const terms = await termsOf(db, beijingDay(now));
  if (!terms) return { list: [] };
  const values = {
    rate: yuan(terms.annual),
    perTenThousand: yuan(perTenThousand(terms.annual)),
    least: yuan(terms.least),
    most: yuan(terms.most),
    hour: `${String(payHour).padStart(2, '0')}:00`,
  };
  return {
    list: questions.map((name) => ({
      title: text(`server.balance.${name}`),
      content: text(`server.balance.${name}Text`, values),
    })),
  };
});
