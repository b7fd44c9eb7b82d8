// What a member may donate, and what it may be given to.

import { localText } from '#station/station.ts';
import { wireMoney } from '#values/money.ts';
import { balancesOf } from '../../db/ledger.ts';
import { mostOf } from '../../money/applications/donation.ts';
import { applicationSettingOf } from '../../money/applications/setting.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('activity/donateAccountMoney', async ({ db, player, locale }) => {
  const { wallet } = await balancesOf(db, player.accountId, 'real');
  const { donationProjects } = await applicationSettingOf(db);
  return {
    money: wireMoney(wallet),
    most: wireMoney(mostOf(wallet)),
    projects: donationProjects
      .filter(({ open }) => open)
      .map(({ key, name, recipient, about }) => ({
        key,
        name: localText(name, locale),
        recipient: localText(recipient, locale),
        about: localText(about ?? '', locale),
      })),
  };
});
