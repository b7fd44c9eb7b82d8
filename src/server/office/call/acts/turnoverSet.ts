import { formatYuan, parseMoney } from '#values/money.ts';
import { changes } from '../../../support/command.ts';
import { setTurnover } from '../../../support/money/turnover.ts';
import { act } from '../../acts/act.ts';
import { itemRequired, standsForTurnover } from '../../acts/stands.ts';
import { holdVersion } from '../../members/version.ts';
import { office } from '../../pipeline/handle.ts';

export default office(
  'acts/turnoverSet',
  async (context) => {
    const { db, request } = context;
    const before = await itemRequired(db, request.account, request.number);
    const { result, ...done } = await act(context, changes(setTurnover), request, () => ({
      by: 'office-approvals.undo.turnoverSet',
      canUndo: true,
      values: { number: request.number, amount: formatYuan(before) },
    }));
    return { ...done, missing: result.missing };
  },
  {
    async two({ db, text, request }) {
      await holdVersion(db, request, text);
      const { account, number, yuan } = request;
      return await standsForTurnover(db, account, { number, yuan: parseMoney(yuan) });
    },
  },
);
