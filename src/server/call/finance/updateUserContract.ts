// Keeping a member's consent to the deposit agreement, with version and time.

import { settingOf } from '../../money/deposits/methods.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('finance/updateUserContract', async ({ request, db, station, player, now, text }) => {
  const { contract_version: version } = await settingOf(db);
  // Consent is to what was read: a newer text has to be read first.
  if (version === 0 || request.version !== version)
    throw new Refusal('server.deposit.contractChanged', { code: 'contractChanged', field: 'version' });
  await db
    .insertInto('deposit_consent')
    .values({ station: station.code, account_id: player.accountId, version, at: now })
    .onConflict((clash) => clash.columns(['station', 'account_id', 'version']).doNothing())
    .execute();
  return { version, msg: text('server.deposit.contractKept') };
});
