import { changes } from '../../../support/command.ts';
import { yuanOf } from '../../../support/input.ts';
import { addTurnover } from '../../../support/money/turnover.ts';
import { act } from '../../acts/act.ts';
import { standsForTurnover } from '../../acts/stands.ts';
import { holdVersion } from '../../members/version.ts';
import { office } from '../../pipeline/handle.ts';

export default office(
  'acts/turnoverAdd',
  async (context) => {
    const { request, intentId } = context;
    const { result, ...done } = await act(
      context,
      changes(addTurnover),
      { ...request, intent: intentId },
      () => ({ by: 'office-approvals.undo.turnoverAdd', canUndo: true }),
    );
    return { ...done, missing: result.missing };
  },
  {
    async two({ db, text, request }) {
      await holdVersion(db, request, text);
      return await standsForTurnover(db, request.account, { yuan: yuanOf(request.yuan) });
    },
  },
);
