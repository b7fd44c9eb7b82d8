// The balance of a member at a platform, as the platform reports it.

import { wireMoney } from '#values/money.ts';
import { balanceAt } from '../../money/transfers/exchange.ts';
import { knownPlatform } from '../../money/transfers/platforms.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle(
  'transfer/getBalance',
  async ({ request, db, player, station, now, counterparties, afterCommit }) => {
    const { code: platform } = await knownPlatform(db, request.platform, 'platform', now);
    afterCommit(async (later) => {
      const held = { station, accountId: player.accountId, book: 'real' as const, counterparties };
      const balance = await balanceAt(held, platform, later.now());
      return { platform, money: wireMoney(balance ?? 0n), known: balance !== null };
    });
    return { platform, money: wireMoney(0n), known: false };
  },
);
