// Owns a member's own transfer between wallet and platform: the order first, then the platform is asked.
import { wireMoney, YUAN } from '#values/money.ts';
import { balancesOf } from '../../db/ledger.ts';
import { carryOut, demandActive, leaveLane, takeLane } from '../../money/exchange.ts';
import { demandOpen, knownPlatform } from '../../money/platforms.ts';
import { openTransfer, platformNames, type TransferRow, wireTransfer } from '../../money/transfers.ts';
import { handle } from '../../pipeline/handle.ts';
import { transferReason } from '../../present/transferReason.ts';
import { Refusal } from '../../refusal.ts';

/** The wallet's name on the wire. */
const wallet = 'sys';

export default handle('transfer/thirdRealTransMoney', async (context) => {
  const { request, db, player, station, now, locale, text, counterparties, afterwards } = context;
  const { changeFrom, changeTo } = request;
  if ((changeFrom === wallet) === (changeTo === wallet))
    throw new Refusal('server.transfer.oneWallet', { field: 'changeTo', code: 'oneWallet' });
  const direction = changeFrom === wallet ? 'in' : 'out';
  const field = direction === 'in' ? 'changeTo' : 'changeFrom';
  if (!/^[1-9]\d{0,8}$/.test(request.money))
    throw new Refusal('server.transfer.wholeYuan', { field: 'money', code: 'wholeYuan' });
  await demandActive(db, player.accountId);
  const platform = await knownPlatform(db, direction === 'in' ? changeTo : changeFrom, field);
  // Money comes back from a platform that is being maintained, should it let it go.
  demandOpen(direction === 'in' ? platform : { ...platform, isOpen: true }, counterparties, field);
  const lane = await takeLane(db, station.code, player.accountId, now);
  if (lane === null) throw new Refusal('server.transfer.busy', { code: 'transferBusy' });
  const row = await openTransfer(db, {
    station: station.code,
    accountId: player.accountId,
    platform: platform.code,
    direction,
    amount: BigInt(request.money) * YUAN,
    isAuto: false,
    at: now,
  });
  const names = await platformNames(db, locale);
  const answer = async (order: TransferRow, own: typeof db) => ({
    order: wireTransfer(order, names.get(order.platform)!, transferReason(text)),
    money: wireMoney((await balancesOf(own, player.accountId, 'real')).wallet),
  });
  afterwards(async (later) => {
    try {
      const order = await carryOut({ later, counterparties }, row);
      return await later.inStation((own) => answer(order, own));
    } finally {
      await later.inStation((own) => leaveLane(own, player.accountId, lane));
    }
  });
  return answer(row, db);
});
