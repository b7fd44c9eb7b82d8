// The list of the slips that a player keeps, and one of them with its bets.
import { handle } from '../../pipeline/handle.ts';
import { keptSlips, keptSlipsMost } from '../../play/slips/keptSlips.ts';
import { lotteryNames } from '../../play/terms.ts';
import { presentKept } from '../../present/slips.ts';

export default handle('kept/keptSlips', async ({ request: { keptId }, db, player, locale }) => {
  const rows = await keptSlips(db, player.accountId, keptId === undefined ? undefined : BigInt(keptId));
  const nameOf = await lotteryNames(db, locale);
  return {
    list: rows.map((row) => presentKept(row, nameOf(row.lot_code), keptId !== undefined)),
    most: keptSlipsMost,
  };
});
