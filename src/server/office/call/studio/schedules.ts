// Owns the list of saves of a station's file that have a moment.
import { office } from '../../pipeline/handle.ts';
import { listScheduledSaves } from '../../studio/schedule.ts';

export default office('studio/schedules', async ({ db }) => ({ list: await listScheduledSaves(db) }));
