// Money that is added to a member's wallet by hand, or taken.
import { formatYuan } from '#values/money.ts';
import { Refusal } from '../../../refusal.ts';
import { changes } from '../../../support/command.ts';
import { yuanOf } from '../../../support/input.ts';
import { moveMoney } from '../../../support/money/byHand.ts';
import { act } from '../../acts/act.ts';
import { standsForMoney } from '../../acts/stands.ts';
import { holdVersion } from '../../members/version.ts';
import { office } from '../../pipeline/handle.ts';

export default office(
  'acts/adjust',
  async (context) => {
    const { request, intentId } = context;
    const { account, direction, yuan, turnover, reason } = request;
    const isCredit = direction === 'credit';
    const { result, ...done } = await act(
      context,
      changes(moveMoney),
      { account, direction, yuan, reason, intent: intentId, ...(turnover !== undefined && { turnover }) },
      () =>
        isCredit
          ? { by: 'office-approvals.undo.credit', canUndo: true, values: { intent: intentId } }
          : {
              by: 'office-approvals.undo.deduct',
              canUndo: true,
              values: { amount: formatYuan(yuanOf(yuan)) },
            },
    );
    if (result.done === 'before') throw new Refusal('office.intentReused', { code: 'intentReused' });
    return { ...done, intent: intentId };
  },
  {
    async two({ db, text, request }) {
      await holdVersion(db, request, text);
      const { account, direction, yuan } = request;
      return await standsForMoney(db, account, direction === 'credit' ? yuanOf(yuan) : -yuanOf(yuan));
    },
  },
);
