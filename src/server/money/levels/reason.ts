// What support and the back office read of a rise or a fall.
import type { Selectable } from 'kysely';
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan } from '#values/money.ts';
import type { LevelChangeTable } from '../../db/tables.ts';

/** The text that says why, with the totals of that moment. */
export const levelReason = ({
  why,
  at,
  from_level: from,
  level,
  deposits,
  bets,
  month_bets: month,
}: Pick<
  Selectable<LevelChangeTable>,
  'why' | 'at' | 'from_level' | 'level' | 'deposits' | 'bets' | 'month_bets'
>) => ({
  id: `support.level.why.${why}` as const,
  values: {
    at: formatMoment(at),
    from,
    level,
    deposits: formatYuan(deposits),
    bets: formatYuan(bets),
    month: formatYuan(month),
  },
});
