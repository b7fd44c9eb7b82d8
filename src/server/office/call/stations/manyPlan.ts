import { office } from '../../pipeline/handle.ts';
import { planMany } from '../../studio/many.ts';

export default office('stations/manyPlan', async (context) => ({ list: await planMany(context) }));
