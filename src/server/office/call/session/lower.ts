import { office } from '../../pipeline/handle.ts';
import { lower } from '../../staff/elevation.ts';
import { workOf } from '../../staff/entering.ts';

export default office('session/lower', async (context) => {
  await lower(workOf(context), context.staff);
  return {};
});
