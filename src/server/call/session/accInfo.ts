// Owns who is logged in, polled every 20 seconds while somebody is.

import { type RawBuilder, sql } from 'kysely';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { refusalOfLost } from '../../account/session.ts';
import { type Book, bookOf } from '../../db/ledger.ts';
import { preparedQuery } from '../../db/preparedQuery.ts';
import { isExchangePending } from '../../money/transfers/exchange.ts';
import { handle } from '../../pipeline/handle.ts';

/** The poll's own query. The unread count comes with the balance: a query of its own would cost the poll a trip to the database. */
const pollQuery = (book: Book, unread: (accountId: number) => RawBuilder<number>) =>
  preparedQuery((db, { accountId }: { accountId: number }) =>
    db
      .selectNoFrom((none) => [
        none
          .selectFrom('ledger_account')
          .select(sql<bigint>`coalesce(sum(balance), 0)::bigint`.as('wallet'))
          .where('owner_id', '=', accountId)
          .where('book', '=', book)
          .where('kind', '=', 'wallet')
          .$asScalar()
          .$notNull()
          .as('wallet'),
        unread(accountId).as('unread'),
      ])
      .compile(),
  );
/** A trial account gets no messages. */
const walletOnly = pollQuery(bookOf('trial'), () => sql<number>`0`);
const walletAndUnread = pollQuery(bookOf('member'), (accountId) => sql<number>`message_unread(${accountId})`);

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
  const accountId = session.accountId;
  const [counted] = (
    await db.executeQuery(isTrial ? walletOnly({ accountId }) : walletAndUnread({ accountId }))
  ).rows;
  // Play money never leaves the wallet.
  const exchangePending = !isTrial && (await isExchangePending(db, station, accountId));
  return {
    login: true,
    guest: isTrial,
    role: session.role,
    account: session.account,
    nickName: session.nickName,
    money: wireMoney(counted!.wallet),
    unread: counted!.unread,
    exchangePending,
    serverTime,
  };
});
