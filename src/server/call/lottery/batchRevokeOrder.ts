// Revoking several of a player's own bets before their periods seal, a whole slip, or what is left of a chase.
import { wireMoney } from '#values/money.ts';
import { balancesOf, bookOf } from '../../db/ledger.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { handle } from '../../pipeline/handle.ts';
import { cancelChase, type RevokeResult, revoke, revokeSlip } from '../../play/revoke.ts';
import { openLotteries } from '../../play/terms.ts';
import { Refusal } from '../../refusal.ts';

export default handle(
  'lottery/batchRevokeOrder',
  async ({ request, station, db, now, player, text, afterCommit }) => {
    const { settings } = await openLotteries(db);
    if (settings.orderRevoke === 'off') throw new Refusal('server.revoke.off', { code: 'switchedOff' });
    const { orderIds, slipId, chaseId } = request;
    if ([orderIds, slipId, chaseId].filter((named) => named !== undefined).length !== 1)
      throw new Refusal('server.invalid', {
        code: 'invalid',
        field: 'orderIds',
        values: { field: 'orderIds' },
      });
    const answer = async (within: Db, outcomes: readonly RevokeResult[]) => {
      const { wallet } = await balancesOf(within, player.accountId, bookOf(player.role));
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
    };
    const owner = { db, station, accountId: player.accountId, now };
    const { results, rest } =
      slipId !== undefined
        ? await revokeSlip(owner, BigInt(slipId))
        : chaseId !== undefined
          ? await cancelChase(owner, BigInt(chaseId))
          : {
              results: await revoke(
                db,
                player.accountId,
                [...new Set(orderIds!.split(','))].map(BigInt),
                now,
              ),
              rest: null,
            };
    if (rest)
      afterCommit(async (later) => {
        const all = await rest(later);
        return await later.inStation((within) => answer(within, all));
      });
    return await answer(db, results);
  },
);
