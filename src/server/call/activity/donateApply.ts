// Donating: whole yuan, or a share of the balance.
import { wireMoney } from '#values/money.ts';
import { balancesOf } from '../../db/ledger.ts';
import { donate } from '../../money/applications/donation.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('activity/donateApply', async ({ request, db, station, player, now, text }) => {
  const donor = { station: station.code, accountId: player.accountId };
  const { id, amount } = await donate(db, donor, request, now);
  const { wallet } = await balancesOf(db, player.accountId, 'real');
  return {
    msg: text('server.donate.taken'),
    orderNo: String(id),
    donated: wireMoney(amount),
    money: wireMoney(wallet),
  };
});
