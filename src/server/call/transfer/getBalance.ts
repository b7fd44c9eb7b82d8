// Owns the balance of a member at a platform, as the platform reports it.

import { balanceAt } from '../../money/transfers/exchange.ts';
import { knownPlatform } from '../../money/transfers/platforms.ts';
import { handle } from '../../pipeline/handle.ts';
import { money } from '../../present/money.ts';

export default handle(
  'transfer/getBalance',
  async ({ request, db, player, station, counterparties, afterCommit }) => {
    const { code: platform } = await knownPlatform(db, request.platform, 'platform');
    afterCommit(async (later) => {
      const held = { station, accountId: player.accountId, counterparties };
      const balance = await balanceAt(held, platform, later.now());
      return { platform, money: money(balance ?? 0n), known: balance !== null };
    });
    return { platform, money: money(0n), known: false };
  },
);
