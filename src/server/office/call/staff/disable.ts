import { office } from '../../pipeline/handle.ts';
import { workOf } from '../../staff/entering.ts';
import { disable } from '../../staff/people.ts';

export default office('staff/disable', async (context) => {
  await disable(workOf(context), context.staff, context.request.staff);
  return {};
});
