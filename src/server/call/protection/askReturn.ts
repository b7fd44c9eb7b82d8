// The wish to return after an exclusion: it is heard once the exclusion has come to its end, and opens the account later.
import { hearWish, refusalOfWish, type Scope, spoken } from '../../money/breaks/take.ts';
import { breakProfileOf, breaksOf } from '../../money/breaks/wishes.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('protection/askReturn', async (context) => {
  const { station, db, player, now, text } = context;
  const breaks = await breaksOf(db, station.code, player.accountId, breakProfileOf(station));
  const at = now.getTime();
  const { state } = breaks.at(at);
  if (state === 'open') throw refusalOfWish({ reason: 'NOT_ACTIVE' });
  // The stronger track decides; the other one is asked for as well where it waits for the same wish.
  const strongest: Scope = breaks.isOperatorWide(at) ? 'operator' : 'station';
  const { answer } = await hearWish(context, { type: 'return' }, strongest);
  const other: Scope = strongest === 'operator' ? 'station' : 'operator';
  if (breaks.stateOfTrack(other === 'station' ? station.code : undefined, at) === 'ended')
    await hearWish(context, { type: 'return' }, other);
  const opensAt = spoken(answer.opensAt);
  return { msg: text('server.break.returning', { time: opensAt }), state: 'returning' as const, opensAt };
});
