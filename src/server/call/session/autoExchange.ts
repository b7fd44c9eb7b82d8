// Bringing a player's money back from game platforms: from the last one by automatic exchange, from all of them on a tap.
import { wireMoney } from '#values/money.ts';
import { balancesOf, bookOf } from '../../db/ledger.ts';
import {
  type Exchange,
  isAutoFor,
  lastPlatform,
  type Recalled,
  recall,
  requireActive,
} from '../../money/transfers/exchange.ts';
import { withMemberLock } from '../../money/transfers/memberLock.ts';
import { platformNames } from '../../money/transfers/platforms.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentTransfer } from '../../present/money/transfers.ts';
import { Refusal } from '../../refusal.ts';

export default handle('session/autoExchange', async (context) => {
  const { request, db, player, station, locale, text, counterparties, afterCommit } = context;
  const { accountId } = player;
  const book = bookOf(player.role);
  const isAll = request.scope === 'all';
  if (isAll) await requireActive(db, accountId);
  const names = await platformNames(db, locale);
  const walletOf = async (own: typeof db) => wireMoney((await balancesOf(own, accountId, book)).wallet);
  const nothing = { orders: [], skipped: [], money: await walletOf(db) };
  if (!isAll && !(await isAutoFor(db, station, player))) return nothing;
  // All platforms: one that nobody runs holds no money, and one under maintenance may still return it.
  const served = [...names.keys()].filter((code) => counterparties?.platforms[code]);
  const last = await lastPlatform(db, accountId);
  const wanted = isAll ? served : last === null ? [] : [last];
  if (wanted.length === 0) return nothing;

  afterCommit(async (later) => {
    const exchange: Exchange = { station, accountId, book, counterparties, later };
    const recalled = await withMemberLock(exchange, () =>
      Promise.all(wanted.map((platform) => recall(exchange, platform, !isAll))),
    );
    if (recalled === null) {
      // Somebody else is moving this member's money just now.
      if (isAll) throw new Refusal('server.transfer.busy', { code: 'transferBusy' });
      return nothing;
    }
    return {
      orders: recalled.flatMap(({ orders }: Recalled) =>
        orders.map((order) => presentTransfer(order, names.get(order.platform)!, text)),
      ),
      skipped: recalled
        .filter(({ isSkipped }) => isSkipped)
        .map(({ platform }) => ({ platform, platformName: names.get(platform)! })),
      money: await later.inStation(walletOf),
    };
  });
  return nothing;
});
