// Keeping a whole slip by a name, for every lottery of its family.
import { lotteryOf } from '../../db/play/lotteries.ts';
import { handle } from '../../pipeline/handle.ts';
import { keepSlip, keptName, readKept } from '../../play/slips/keptSlips.ts';
import { Refusal } from '../../refusal.ts';

export default handle('kept/keepSlip', async ({ request, station, db, player, now }) => {
  const { lotCode, lotVersion: version, bets } = request;
  const name = keptName(request.name);
  const lottery = await lotteryOf(db, lotCode);
  if (!lottery) throw new Refusal('server.lotteryClosed', { field: 'lotCode', code: 'lotteryClosed' });
  const { family } = lottery;
  const kept = { name, family, version, lotCode, bets: readKept(bets, family, version), at: now };
  const id = await keepSlip(db, { station: station.code, accountId: player.accountId, ...kept });
  return { keptId: String(id) };
});
