import { handle } from '../../pipeline/handle.ts';
import { keptName, renameKept } from '../../play/slips/keptSlips.ts';

export default handle('kept/renameKeptSlip', async ({ request, db, player }) => {
  const { keptId, name } = request;
  await renameKept(db, { accountId: player.accountId, keptId: BigInt(keptId), name: keptName(name) });
  return {};
});
