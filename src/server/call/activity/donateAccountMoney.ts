// Owns the amount a member may donate.
import { wireMoney } from '#values/money.ts';
import { balancesOf } from '../../db/ledger.ts';
import { mostOf } from '../../money/applications/donation.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('activity/donateAccountMoney', async ({ db, player }) => {
  const { wallet } = await balancesOf(db, player.accountId, 'real');
  return { money: wireMoney(wallet), most: wireMoney(mostOf(wallet)) };
});
