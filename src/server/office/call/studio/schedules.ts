import { office } from '../../pipeline/handle.ts';
import { listScheduledSaves } from '../../studio/schedule.ts';

export default office('studio/schedules', async ({ db }) => ({ list: await listScheduledSaves(db) }));
