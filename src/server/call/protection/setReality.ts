// How often a member is shown the reality check, as the member chooses.

import { isInterval } from '#rules/protection/realityDue.ts';
import { momentOrEmpty } from '#values/beijingTime.ts';
import { chooseInterval, intervalsOf, realityOf } from '../../money/protection/reality.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('protection/setReality', async (context) => {
  const { request, player, station, text } = context;
  const { minutes } = request;
  const { least, most, mayStop } = intervalsOf(station);
  if (minutes === 0 && !mayStop)
    throw new Refusal('server.protection.realityStays', { code: 'realityStays', field: 'minutes' });
  if (minutes !== 0 && !isInterval({ min: least, max: most }, minutes))
    throw new Refusal('server.protection.realityRange', {
      code: 'realityRange',
      field: 'minutes',
      values: { least, most },
    });
  await chooseInterval(context, player.accountId, minutes);
  const { interval, next } = await realityOf(context, player.accountId);
  return { msg: text('server.saved'), interval, next: momentOrEmpty(next) };
});
