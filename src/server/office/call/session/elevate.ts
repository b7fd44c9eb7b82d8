import { office } from '../../pipeline/handle.ts';
import { elevate } from '../../staff/elevation.ts';
import { workOf } from '../../staff/entering.ts';

export default office('session/elevate', async (context) => ({
  until: await elevate(workOf(context), context.staff, context.request),
}));
