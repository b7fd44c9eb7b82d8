import { figuresByDay, presentFigures, sumOf } from '../../money/team/figures.ts';
import { accountInTeam } from '../../money/team/members.ts';
import { handle } from '../../pipeline/handle.ts';
import { rangeOf } from '../../present/reportDays.ts';

export default handle('agent/financeReport', async ({ request, db, station, player, now }) => {
  const range = rangeOf(request, now);
  const { id } = await accountInTeam(db, player.accountId, request.account);
  const days = await figuresByDay(db, id, range);
  return {
    list: days.map(({ day, figures }) => ({ day, figures: presentFigures(station, figures) })),
    totals: presentFigures(station, sumOf(days.map(({ figures }) => figures))),
    ...range,
  };
});
