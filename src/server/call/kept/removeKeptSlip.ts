import { handle } from '../../pipeline/handle.ts';
import { removeKept } from '../../play/slips/keptSlips.ts';

export default handle('kept/removeKeptSlip', async ({ request, db, player }) => {
  await removeKept(db, { accountId: player.accountId, keptId: BigInt(request.keptId) });
  return {};
});
