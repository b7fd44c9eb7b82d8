// What an agent was paid as commission, line by line.
import { addDays, dayOf } from '#values/days.ts';
import { commissionLines } from '../../../money/team/commission.ts';
import { agentNamed } from '../../../support/team/agents.ts';
import { office } from '../../pipeline/handle.ts';

const usualSize = 30;
const daysBack = 365;

export default office('agents/commission', async ({ request, db, now }) => {
  const { account, before, pageSize = usualSize } = request;
  const { id: accountId } = await agentNamed(db, account);
  const endDate = dayOf(now);
  const filter = { accountId, lotCode: undefined, startDate: addDays(endDate, -daysBack), endDate };
  const rows = await commissionLines(
    db,
    filter,
    before === undefined ? undefined : BigInt(before),
    pageSize + 1,
  );
  const shown = rows.slice(0, pageSize);
  return {
    lines: shown.map(
      ({ id, paid_at: at, lot_code: lottery, qi_hao: period, is_direct: isDirect, ...row }) => ({
        id: String(id),
        at,
        lottery,
        period,
        isDirect,
        ...row,
      }),
    ),
    next: rows.length > pageSize ? String(shown.at(-1)!.id) : null,
  };
});
