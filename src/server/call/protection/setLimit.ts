import { formatMoment } from '#values/beijingTime.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentLimits } from '../../present/protection/limits.ts';
import { changeStoredLimit, typedLimit } from '../../protection/changeLimits.ts';
import { adviceOn } from '../../protection/limitAdvice.ts';

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
  const said = changed.result === 'applied' ? await adviceOn(changer, { kind, frame }) : null;
  const note = said ? text(said.id, said.values) : '';
  const msg =
    changed.result === 'pending'
      ? text('server.limit.pending', { time: formatMoment(new Date(changed.readyAt)) })
      : note || text(changed.result === 'unchanged' ? 'server.limit.unchanged' : 'server.limit.applied');
  return { msg, result: changed.result === 'cancelled' ? 'applied' : changed.result, limit: limit!, note };
});
