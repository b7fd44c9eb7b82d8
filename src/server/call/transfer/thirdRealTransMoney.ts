// A member's own transfer between wallet and platform: the order is stored first, then the platform is asked.

import { formatYuan, wholeYuan, wireMoney, YUAN } from '#values/money.ts';
import { balancesOf } from '../../db/ledger.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { platformsInUse } from '../../money/suspension.ts';
import { type Claimant, creditable, hasHold, mostOf } from '../../money/transfers/claim.ts';
import { executeTransfer, requireActive, requirePlaying } from '../../money/transfers/exchange.ts';
import { acquireMemberLock, releaseMemberLock } from '../../money/transfers/memberLock.ts';
import { openTransfer, type TransferRow } from '../../money/transfers/order.ts';
import { knownPlatform, platformNames, requireOpen } from '../../money/transfers/platforms.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentTransfer } from '../../present/money/transfers.ts';
import { holdToLimits } from '../../protection/holdLimits.ts';
import { Refusal } from '../../refusal.ts';

/** The wallet's name on the wire. */
const wallet = 'sys';

/** While something waits that came back from a platform, more than is explained would only wait beside it. */
async function requireNoHold(db: Db, claimant: Claimant, amount: bigint, at: Date): Promise<void> {
  const most = mostOf(await creditable(db, claimant, at));
  if (amount <= most || !(await hasHold(db, claimant))) return;
  throw new Refusal('server.transfer.waits', {
    field: 'money',
    code: 'transferHeld',
    values: { amount: formatYuan(most > 0n ? wholeYuan(most) : 0n) },
  });
}

export default handle('transfer/thirdRealTransMoney', async (context) => {
  const { request, db, player, station, now, locale, text, counterparties, afterCommit } = context;
  const { changeFrom, changeTo } = request;
  if ((changeFrom === wallet) === (changeTo === wallet))
    throw new Refusal('server.transfer.oneWallet', { field: 'changeTo', code: 'oneWallet' });
  const direction = changeFrom === wallet ? 'in' : 'out';
  const field = direction === 'in' ? 'changeTo' : 'changeFrom';
  if (!/^[1-9]\d{0,8}$/.test(request.money))
    throw new Refusal('server.transfer.wholeYuan', { field: 'money', code: 'wholeYuan' });
  if (direction === 'in') await requirePlaying(db, player.accountId, now);
  else await requireActive(db, player.accountId);
  const platform = await knownPlatform(db, direction === 'in' ? changeTo : changeFrom, field, now);
  if (direction === 'in') requireOpen(platform, await platformsInUse(db, counterparties), field);
  // Money may come back from a platform under maintenance, if it returns it, and from a suspended one.
  else requireOpen({ ...platform, isOpen: true }, counterparties, field);
  if (direction === 'out') {
    const claimant = { station: station.code, account_id: player.accountId, platform: platform.code };
    await requireNoHold(db, claimant, BigInt(request.money) * YUAN, now);
  }
  const { accountId } = player;
  if (direction === 'in')
    await holdToLimits({ db, station, accountId, now }, 'transfer', BigInt(request.money) * YUAN, 'money');
  const lock = await acquireMemberLock(db, station.code, player.accountId, now);
  if (lock === null) throw new Refusal('server.transfer.busy', { code: 'transferBusy' });
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
    order: presentTransfer(order, names.get(order.platform)!, text),
    money: wireMoney((await balancesOf(own, player.accountId, 'real')).wallet),
  });
  afterCommit(async (later) => {
    try {
      const order = await executeTransfer({ later, counterparties }, row);
      return await later.inStation((own) => answer(order, own));
    } finally {
      await later.inStation((own) => releaseMemberLock(own, player.accountId, lock));
    }
  });
  return answer(row, db);
});
