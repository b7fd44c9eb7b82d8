// Owns revoking several bets of one's own before their periods seal.
import { balancesOf, bookOf } from '../../db/ledger.ts';
import { handle } from '../../handle.ts';
import { revoke } from '../../play/revoke.ts';
import { openLotteries } from '../../play/terms.ts';
import { money } from '../../present/money.ts';
import { Refusal } from '../../refusal.ts';

export default handle('lottery/batchRevokeOrder', async ({ request, db, now, player, text }) => {
  const { settings } = await openLotteries(db);
  if (settings.orderRevoke === 'off') throw new Refusal('server.revoke.off', { code: 'switchedOff' });
  const ids = [...new Set(request.orderIds.split(','))].map(BigInt);
  const outcomes = await revoke(db, player.accountId, ids, now);
  const { wallet } = await balancesOf(db, player.accountId, bookOf(player.role));
  const count = outcomes.filter(({ outcome }) => outcome === 'revoked').length;
  return {
    list: outcomes.map(({ id, outcome }) => ({
      orderId: String(id),
      isRevoked: outcome === 'revoked',
      reason: outcome === 'revoked' ? '' : text(`server.revoke.${outcome}`),
    })),
    money: money(wallet),
    msg: text('server.revoke.done', { count }),
  };
});
