// Owns revoking several of a player's own bets before their periods seal, or what is left of a chase.
import { wireMoney } from '#values/money.ts';
import { balancesOf, bookOf } from '../../db/ledger.ts';
import { handle } from '../../pipeline/handle.ts';
import { cancelChase, revoke } from '../../play/revoke.ts';
import { openLotteries } from '../../play/terms.ts';
import { Refusal } from '../../refusal.ts';

export default handle('lottery/batchRevokeOrder', async ({ request, db, now, player, text }) => {
  const { settings } = await openLotteries(db);
  if (settings.orderRevoke === 'off') throw new Refusal('server.revoke.off', { code: 'switchedOff' });
  const { orderIds, chaseId } = request;
  if ((orderIds === undefined) === (chaseId === undefined))
    throw new Refusal('server.invalid', {
      code: 'invalid',
      field: 'orderIds',
      values: { field: 'orderIds' },
    });
  const outcomes =
    chaseId === undefined
      ? await revoke(db, player.accountId, [...new Set(orderIds!.split(','))].map(BigInt), now)
      : await cancelChase(db, player.accountId, BigInt(chaseId), now);
  const { wallet } = await balancesOf(db, player.accountId, bookOf(player.role));
  const count = outcomes.filter(({ outcome }) => outcome === 'revoked').length;
  return {
    list: outcomes.map(({ id, outcome }) => ({
      orderId: String(id),
      isRevoked: outcome === 'revoked',
      reason: outcome === 'revoked' ? '' : text(`server.revoke.${outcome}`),
    })),
    money: wireMoney(wallet),
    msg: text('server.revoke.done', { count }),
  };
});
