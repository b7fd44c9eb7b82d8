import { Refusal } from '../../../refusal.ts';
import { changes } from '../../../support/command.ts';
import { amountOfCredit, undoCredit } from '../../../support/money/byHand.ts';
import { act } from '../../acts/act.ts';
import { standsForMoney } from '../../acts/stands.ts';
import { holdVersion } from '../../members/version.ts';
import { office } from '../../pipeline/handle.ts';

export default office(
  'acts/undoCredit',
  async (context) => {
    const { result, ...done } = await act(context, changes(undoCredit), context.request, () => ({
      by: 'office-approvals.undo.undone',
      canUndo: false,
    }));
    if (result.done === 'before')
      throw new Refusal('office-approvals.undoneBefore', { code: 'undoneBefore' });
    return { ...done, owed: result.owed };
  },
  {
    async two({ db, text, request }) {
      await holdVersion(db, request, text);
      const { account, intent } = request;
      return await standsForMoney(db, account, -(await amountOfCredit(db, account, intent)));
    },
  },
);
