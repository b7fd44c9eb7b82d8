// Which notices a visitor may see now: those whose time it is, for everybody or for the member's level.
import { sql } from 'kysely';
import type { Session } from '../account/session.ts';
import type { Db } from '../db/stationTransaction.ts';

/** Pinned ones first, then the newest. A guest sees only what is for everybody. */
export const visibleNotices = (db: Db, session: Session | null, now: Date) =>
  db
    .selectFrom('notice')
    .where('notice.starts_at', '<=', now)
    .where((where) => where.or([where('notice.ends_at', 'is', null), where('notice.ends_at', '>', now)]))
    .where((where) => {
      const isForAll = sql<boolean>`cardinality(notice.levels) = 0`;
      if (!session) return isForAll;
      const level = where
        .selectFrom('account')
        .select('account.level')
        .where('account.id', '=', session.accountId);
      return where.or([isForAll, sql<boolean>`${level} = ANY (notice.levels)`]);
    })
    .orderBy('notice.is_pinned', 'desc')
    .orderBy('notice.starts_at', 'desc')
    .orderBy('notice.id', 'desc');
