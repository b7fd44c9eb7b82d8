// Saving a station's file as a plan says, at once or at its moment.

import { momentOf } from '../../content/desk.ts';
import { office } from '../../pipeline/handle.ts';
import { savedFacts, saveFile } from '../../studio/save.ts';
import { scheduleSave } from '../../studio/schedule.ts';

export default office(
  'studio/save',
  async (context) => {
    const { db, station, staff, now, request, approved, text } = context;
    const dueAt = request.from === undefined ? now : momentOf(request.from);
    if (dueAt <= now) return { ...(await saveFile(context)), msg: text('office-studio.saved') };
    const id = await scheduleSave(
      { db, station: station.code, now },
      {
        plan: request.plan,
        dueAt,
        name: request.name ?? '',
        reason: request.reason,
        staffId: staff.staffId,
        by: staff.name,
        approvedBy: approved?.by ?? '',
      },
    );
    return { schedule: String(id), msg: text('office-studio.scheduled') };
  },
  { two: savedFacts },
);
