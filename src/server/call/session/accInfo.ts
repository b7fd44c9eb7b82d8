// Who is logged in, polled every 20 seconds while somebody is.

import { type RawBuilder, sql } from 'kysely';
import type { ActivityKind } from '#contract/entities.generated.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { refusalOfLost } from '../../account/session.ts';
import { type ClaimBeside, claimsBeside, keptFlags, refreshFlags } from '../../activities/flags.ts';
import { unreadAnswers } from '../../conversations/conversation.ts';
import { type Book, bookOf } from '../../db/ledger.ts';
import { preparedQuery } from '../../db/preparedQuery.ts';
import { isExchangePending } from '../../money/transfers/exchange.ts';
import { handle } from '../../pipeline/handle.ts';

/** What a query of the poll is given. */
interface Polling {
  accountId: number;
  now: Date;
}

interface Parts {
  unread: (polling: Polling) => RawBuilder<number>;
  /** Answers of support that were not seen. */
  answers: (polling: Polling) => RawBuilder<number>;
  /** Kinds of activities in which something can be taken, and what can be claimed beside them; null where that has to be calculated again. */
  claimable: (polling: Polling) => RawBuilder<string[] | null>;
}

/** The poll's own query. What else is counted comes with the balance: a query of its own would cost the poll a trip to the database. */
const pollQuery = (book: Book, { unread, answers, claimable }: Parts) =>
  preparedQuery((db, { accountId, now }: Polling) =>
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
        unread({ accountId, now }).as('unread'),
        answers({ accountId, now }).as('answers'),
        claimable({ accountId, now }).as('claimable'),
      ])
      .compile(),
  );
/** A trial account gets no messages and answers, and takes part in no activity. */
const pollOfTrial = pollQuery(bookOf('trial'), {
  unread: () => sql<number>`0`,
  answers: () => sql<number>`0`,
  claimable: () => sql<string[]>`ARRAY[]::text[]`,
});
const pollOfMember = pollQuery(bookOf('member'), {
  unread: ({ accountId }) => sql<number>`message_unread(${accountId})`,
  answers: ({ accountId }) => unreadAnswers(accountId),
  claimable: ({ accountId, now }) => keptFlags(accountId, now),
});

export default handle('session/accInfo', async (context) => {
  const { session, lost, isPeek, visitor, station, db, now } = context;
  const serverTime = formatMoment(now);
  if (!session) {
    // A guest is not refused; but a player who was logged out elsewhere is informed of it.
    const isElsewhere = lost === 'elsewhere';
    if (isElsewhere && !isPeek) throw await refusalOfLost(db, lost, visitor.token, now);
    return {
      login: false,
      guest: true,
      role: 'guest',
      account: '',
      nickName: '',
      money: wireMoney(0n),
      unread: 0,
      ...(isElsewhere && { elsewhere: true }),
      serverTime,
    };
  }
  const isTrial = session.role === 'trial';
  const accountId = session.accountId;
  const poll = isTrial ? pollOfTrial : pollOfMember;
  // Both go to the database in one write.
  const [{ rows }, exchangePending] = await Promise.all([
    db.executeQuery(poll({ accountId, now })),
    isExchangePending(db, station, session),
  ]);
  const [counted] = rows;
  const flags = counted!.claimable ?? (await refreshFlags(context, accountId));
  const isBeside = (flag: string): flag is ClaimBeside => claimsBeside.some((what) => what === flag);
  const claims = flags.filter(isBeside);
  const claimable = flags.filter((flag) => !isBeside(flag));
  return {
    login: true,
    guest: isTrial,
    role: session.role,
    account: session.account,
    nickName: session.nickName,
    money: wireMoney(counted!.wallet),
    unread: counted!.unread,
    ...(counted!.answers > 0 && { answers: counted!.answers }),
    ...(claimable.length > 0 && { claimable: claimable as ActivityKind[] }),
    ...(claims.length > 0 && { claims }),
    exchangePending,
    ...(session.isInBreak && { inBreak: true }),
    serverTime,
  };
});
