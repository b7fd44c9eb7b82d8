// Making a planned change of limits and odds, with a second person where it changes odds by more than its maker may alone.
import { applyPlan, keptPlan } from '../../../content/entries/change.ts';
import { factsOf, workOf } from '../../content/desk.ts';
import { office } from '../../pipeline/handle.ts';
import { onlyTerms } from '../../play/terms.ts';

export default office(
  'play/applyTerms',
  async (context) => {
    const { db, staff, request, text } = context;
    const plan = onlyTerms(await keptPlan(db, request.plan));
    const maker = { by: staff.name, staffId: staff.staffId, reason: request.reason };
    const version = await applyPlan(workOf(context), plan, { ...maker, source: 'office' });
    return version === null
      ? { msg: text('office-content.nothingChanged') }
      : { version: String(version), msg: text('office-content.applied') };
  },
  {
    async two(context) {
      const { db, now, request } = context;
      return factsOf(context, onlyTerms(await keptPlan(db, request.plan)), { from: now, until: null }, false);
    },
  },
);
