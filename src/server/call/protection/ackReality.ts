// A member has seen a reality check: it is not shown again on any device.

import { parseMoment } from '#values/beijingOffset.ts';
import { momentOrEmpty } from '#values/beijingTime.ts';
import { confirmChecks, realityOf } from '../../money/protection/reality.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('protection/ackReality', async (context) => {
  const { request, db, player, station, now } = context;
  const due = parseMoment(request.due);
  // A device whose clock is wrong cannot confirm what nobody has seen yet.
  if (!(due <= now.getTime()))
    throw new Refusal('server.protection.realityNotDue', { code: 'realityNotDue', field: 'due' });
  await confirmChecks({ db, station, now }, player.accountId, new Date(due));
  return { next: momentOrEmpty((await realityOf(context, player.accountId)).next) };
});
