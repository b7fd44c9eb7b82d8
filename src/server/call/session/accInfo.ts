// Owns who is logged in, polled every 20 seconds while somebody is.

import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { refusalOfLost } from '../../account/session.ts';
import { balancesOf, bookOf } from '../../db/ledger.ts';
import { unreadOf } from '../../messages/mailbox.ts';
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
  const isTrial = session.role === 'trial';
  // Play money never leaves the wallet, and trial accounts get no messages. The queries are sent together: each costs the poll no trip of its own.
  const [{ wallet }, exchangePending, unread] = await Promise.all([
    balancesOf(db, session.accountId, bookOf(session.role)),
    isTrial ? false : isExchangePending(db, station, session.accountId),
    isTrial ? 0 : unreadOf(db, session.accountId),
  ]);
  return {
    login: true,
    guest: isTrial,
    role: session.role,
    account: session.account,
    nickName: session.nickName,
    money: wireMoney(wallet),
    unread,
    exchangePending,
    serverTime,
  };
});
