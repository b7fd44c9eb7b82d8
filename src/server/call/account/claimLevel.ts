// Giving a member what the level brings for a week, a month or a birthday.
import { formatYuan, wireMoney } from '#values/money.ts';
import { forgetFlags } from '../../activities/flags.ts';
import { barsOffers } from '../../money/breaks/holds.ts';
import { claimLevelGift, missingBets } from '../../money/levels/claims.ts';
import { ladderOf } from '../../money/levels/ladder.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('account/claimLevel', async ({ work, request: { what }, db, player, now }) => {
  const ladder = await ladderOf(db);
  if (!ladder) throw new Refusal('server.level.noLadder', { code: 'noLadder' });
  if (await barsOffers(db, player.accountId, now))
    throw new Refusal('server.level.closed', { code: 'closed' });
  const result = await claimLevelGift(work, ladder, {
    accountId: player.accountId,
    what,
  });
  if (result.ok) {
    await forgetFlags(db, player.accountId);
    return { amount: wireMoney(result.amount) };
  }
  throw new Refusal(`server.level.reason.${result.reason}`, {
    code: result.reason,
    values: { missing: formatYuan(missingBets(result)) },
  });
});
