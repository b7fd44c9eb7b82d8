// Owns who is logged in, polled every 20 seconds while somebody is.

import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { refusalOfLost } from '../../account/session.ts';
import { balancesOf, bookOf } from '../../db/ledger.ts';
import { isExchangePending } from '../../money/transfers/exchange.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('session/accInfo', async ({ session, lost, visitor, station, db, now }) => {
  const serverTime = formatMoment(now);
  if (!session) {
    // A guest is not refused; but a player who was logged out elsewhere is informed of it once.
    if (lost === 'elsewhere') throw await refusalOfLost(db, lost, visitor.token);
    return {
      login: false,
      guest: true,
      role: 'guest',
      account: '',
      nickName: '',
      money: wireMoney(0n),
      unread: 0,
      serverTime,
    };
  }
  const { wallet } = await balancesOf(db, session.accountId, bookOf(session.role));
  // Play money never leaves the wallet.
  const exchangePending =
    session.role !== 'trial' && (await isExchangePending(db, station, session.accountId));
  return {
    login: true,
    guest: session.role === 'trial',
    role: session.role,
    account: session.account,
    nickName: session.nickName,
    money: wireMoney(wallet),
    // Messages to members have no table before the calls that write them.
    unread: 0,
    exchangePending,
    serverTime,
  };
});
