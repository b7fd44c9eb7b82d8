import { numberOf } from '../../../support/input.ts';
import { office } from '../../pipeline/handle.ts';
import { cancelScheduledSave } from '../../studio/schedule.ts';

export default office('studio/cancel', async ({ db, request, text }) => {
  await cancelScheduledSave(db, numberOf(request.schedule));
  return { msg: text('office-studio.cancelled') };
});
