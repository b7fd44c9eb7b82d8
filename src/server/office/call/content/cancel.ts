import { cancelSchedule } from '../../../content/entries/schedule.ts';
import { numberOf } from '../../../support/input.ts';
import { office } from '../../pipeline/handle.ts';

export default office('content/cancel', async ({ db, request }) => {
  await cancelSchedule(db, numberOf(request.schedule));
  return {};
});
