import { checkSeen } from '../../figures/access.ts';
import { figureOf, rowsOf } from '../../figures/rows.ts';
import { rolesOf } from '../../pipeline/execute.ts';
import { office } from '../../pipeline/handle.ts';

const usualLimit = 50;

export default office('figures/rows', async ({ request, db, locale, text, station, staff, now }) => {
  checkSeen(rolesOf(staff, now), request.by, 'rows');
  return await rowsOf({ db, locale, text, station }, figureOf(request), {
    after: request.after,
    limit: request.limit ?? usualLimit,
  });
});
