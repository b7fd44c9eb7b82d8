// Owns the call of what a member finds today.
import { todayOf } from '../../activities/claims.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentToday } from '../../present/claims.ts';

export default handle('activity/claims', async (context) => {
  const { db, player, now } = context;
  return presentToday(context, await todayOf(db, player.accountId, now));
});
