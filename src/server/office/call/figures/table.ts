import { checkSeen } from '../../figures/access.ts';
import { spanOf } from '../../figures/span.ts';
import { tableOf } from '../../figures/table.ts';
import { rolesOf } from '../../pipeline/execute.ts';
import { office } from '../../pipeline/handle.ts';

export default office('figures/table', async ({ request, db, locale, text, staff, now }) => {
  checkSeen(rolesOf(staff, now), request.by, 'table');
  const table = await tableOf({ db, locale, text }, request.by, spanOf(request));
  return {
    ...table,
    columns: [...table.columns],
    rows: table.rows.map(({ moves, rounds, ...row }) => ({
      ...row,
      moves: Number(moves),
      ...(rounds && {
        rounds: { count: rounds.rounds, stakes: rounds.stakes, payouts: rounds.payouts, open: rounds.open },
      }),
    })),
  };
});
