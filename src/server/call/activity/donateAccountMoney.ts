// Owns the money a member may donate from.
import { balancesOf } from '../../db/ledger.ts';
import { mostOf } from '../../money/applications/donation.ts';
import { handle } from '../../pipeline/handle.ts';
import { money } from '../../present/money.ts';

export default handle('activity/donateAccountMoney', async ({ db, player }) => {
  const { wallet } = await balancesOf(db, player.accountId, 'real');
  return { money: money(wallet), most: money(mostOf(wallet)) };
});
