import { office } from '../../pipeline/handle.ts';
import { planStandard } from '../../studio/ready.ts';

export default office('stations/standardPlan', async (context) => planStandard(context, context.locale));
