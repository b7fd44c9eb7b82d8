// Owns setting one limit.
import { formatMoment } from '#values/beijingTime.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentLimits } from '../../present/protection/limits.ts';
import { changeStoredLimit, typedLimit } from '../../protection/changeLimits.ts';

export default handle('protection/setLimit', async (context) => {
  const { db, station, player, now, text } = context;
  const { kind, frame, value: typed = '' } = context.request;
  const changer = { db, station, accountId: player.accountId, now };
  const changed = await changeStoredLimit(
    changer,
    { kind, frame },
    { event: 'set', value: typedLimit(kind, typed) },
  );
  const [limit] = await presentLimits(changer, [{ kind, frame }]);
  const msg =
    changed.result === 'pending'
      ? text('server.limit.pending', { time: formatMoment(new Date(changed.readyAt)) })
      : text(changed.result === 'unchanged' ? 'server.limit.unchanged' : 'server.limit.applied');
  return { msg, result: changed.result === 'cancelled' ? 'applied' : changed.result, limit: limit! };
});
