// Applying a plan of content: at once, or at its moment, with a second person where it costs more than its maker may decide alone.
import { applyPlan, keptPlan } from '../../../content/entries/change.ts';
import { dropDrafts } from '../../../content/entries/drafts.ts';
import { scheduleEnd, schedulePlan } from '../../../content/entries/schedule.ts';
import { Refusal } from '../../../refusal.ts';
import { changerOf, kindFor } from '../../content/catalog.ts';
import { factsOf, whenOf, workOf } from '../../content/desk.ts';
import { office } from '../../pipeline/handle.ts';

export default office(
  'content/apply',
  async (context) => {
    const { db, staff, now, request, approved, text } = context;
    const plan = await keptPlan(db, request.plan);
    // The limits of whoever asks may be others than when it was planned.
    const mayChange = await changerOf(db, staff, now);
    if (!plan.changes.every(({ kind }) => mayChange(kindFor(staff, now, kind))))
      throw new Refusal('office-content.notYours', { code: 'notYours' });
    const when = whenOf(request, now);
    const maker = { by: staff.name, staffId: staff.staffId, reason: request.reason };
    const approvedBy = approved?.by ?? '';
    const work = workOf(context);
    await dropDrafts(db, staff.staffId, plan.changes);
    if (when.from > now) {
      const schedule = await schedulePlan(work, plan, when, { ...maker, approvedBy });
      return { schedule: String(schedule), msg: text('office-content.scheduled') };
    }
    const version = await applyPlan(work, plan, { ...maker, source: 'office' });
    if (version === null) return { msg: text('office-content.nothingChanged') };
    const schedule = when.until && (await scheduleEnd(work, plan, when, { ...maker, approvedBy }, version));
    return {
      version: String(version),
      schedule: schedule === null ? undefined : String(schedule),
      msg: text('office-content.applied'),
    };
  },
  {
    two: async (context) => {
      const { db, now, request } = context;
      const when = whenOf(request, now);
      return factsOf(context, await keptPlan(db, request.plan), when, when.from > now);
    },
  },
);
