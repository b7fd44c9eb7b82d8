// Sessions: opened at log-in, looked up at each call, ended by log-out, time, or a log-in elsewhere. How long they last is in settings.ts.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { bypassCache, preparedQuery } from '../db/preparedQuery.ts';
import type { Db, StationWork } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { isBlocked } from './accounts.ts';
import { deviceOfSession, noteDevice } from './devices/devices.ts';
import { type LogInWay, recordLogIn } from './devices/logIns.ts';
import { removeOthersPush, removePushDevices } from './devices/pushDevices.ts';
import { keyed, sha256 } from './tokens.ts';
import type { Visitor } from './visitor.ts';

export interface Session {
  id: bigint;
  accountId: number;
  account: string;
  role: 'trial' | 'member' | 'agent';
  nickName: string;
  /** May read everything, but neither bet nor move money. */
  isFrozen: boolean;
  /** Kept from bets and platforms by the operator until then; null for no block, Infinity for good. */
  playBlockedUntil: Date | number | null;
  /** Until then neither plays nor deposits, as the member asked; null for no pause. */
  pausedUntil: Date | null;
  /** In a break: may read records, withdraw and have help, and no more; a field of each call says so. */
  isInBreak: boolean;
  /** The highest bonus group an account in an agent's team plays at, such as 1960; null plays at the lottery's own. */
  groupBonus: number | null;
  /** How the database checks that the session is still open and the account's row unchanged since it was read; absent where nobody logged in. */
  proof?: { tokenHash: Buffer; mark: string };
}

/** Whether neither a block, a break nor a pause keeps a player from playing. */
export const mayPlay = (
  {
    isFrozen,
    isInBreak,
    pausedUntil,
    playBlockedUntil,
  }: Pick<Session, 'isFrozen' | 'isInBreak' | 'pausedUntil' | 'playBlockedUntil'>,
  now: Date,
): boolean =>
  !isFrozen &&
  !isInBreak &&
  (pausedUntil === null || pausedUntil <= now) &&
  !isBlocked(playBlockedUntil, now);

/** `elsewhere`: another log-in ended it, and its owner has yet to be informed. */
export type Lost = 'elsewhere' | 'over';

/**
 * For how long after the first answer that said `elsewhere` others say it too: a page asks for several things at once, drops some of
 * the answers, and loses some on a bad line.
 */
const noticeSeconds = 10;

/** How often the last use of a session is stored at most: precise enough to find an idle one, without a write for every bet. */
const touchSeconds = ({ sessionIdleSeconds }: Settings): number => Math.min(300, sessionIdleSeconds / 20);

const sessionByToken = preparedQuery(
  (db, { tokenHash }: { tokenHash: Buffer }) =>
    db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .leftJoin('break_member', 'break_member.account_id', 'account.id')
      .select([
        'session.id',
        'session.account_id',
        'session.started_at',
        'session.seen_at',
        'session.ended_at',
        'session.end_reason',
        'session.notified_at',
        'account.name',
        'account.role',
        'account.state',
        'account.paused_until',
        'account.play_blocked_until',
        'account.nick_name',
        'account.ends_at',
        'account.group_bonus',
        'break_member.closed_until',
        'break_member.is_closed_by_registry',
        // PostgreSQL writes a new version of the row for every change.
        sql<string>`account.xmin::text`.as('mark'),
      ])
      .where('session.token_hash', '=', tokenHash)
      .compile(),
  { cacheable: true },
);

/** The session of a token, or how it was lost. Writes its last use from time to time unless `isPeek`. */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
  settings: Settings,
  isPeek: boolean,
): Promise<Session | Lost> {
  const seconds = (since: Date) => (now.getTime() - since.getTime()) / 1000;
  const tokenHash = sha256(token);
  const asked = sessionByToken({ tokenHash });
  const [presumed] = (await db.executeQuery(asked)).rows;
  if (!presumed) return 'over';
  // When it was last seen is known to the database alone, as soon as it matters.
  const [row] =
    seconds(presumed.seen_at) < touchSeconds(settings)
      ? [presumed]
      : (await db.executeQuery(bypassCache(asked))).rows;
  if (!row) return 'over';
  if (row.ended_at) {
    const isInformed = row.notified_at !== null && seconds(row.notified_at) >= noticeSeconds;
    return row.end_reason === 'elsewhere' && !isInformed ? 'elsewhere' : 'over';
  }
  if (seconds(row.seen_at) >= settings.sessionIdleSeconds) return 'over';
  if (seconds(row.started_at) >= settings.sessionAbsoluteSeconds) return 'over';
  if (row.state === 'disabled' || (row.ends_at && row.ends_at <= now)) return 'over';
  if (!isPeek && seconds(row.seen_at) >= touchSeconds(settings))
    await db
      .updateTable('session')
      .set({ seen_at: now })
      .where('id', '=', row.id)
      .where('seen_at', '<=', new Date(now.getTime() - touchSeconds(settings) * 1000))
      .execute();
  return {
    id: row.id,
    accountId: row.account_id,
    account: row.name,
    role: row.role,
    nickName: row.nick_name,
    isFrozen: row.state === 'frozen',
    pausedUntil: row.paused_until,
    playBlockedUntil: row.play_blocked_until,
    // `infinity` is read as the number; a date is compared by its milliseconds.
    isInBreak:
      row.is_closed_by_registry === true ||
      (row.closed_until !== null && Number(row.closed_until) > now.getTime()),
    groupBonus: row.group_bonus,
    proof: { tokenHash, mark: row.mark },
  };
}

/** The refusal for a call that needs a session when it is gone; says "elsewhere" for `noticeSeconds` from the first time on. */
export async function refusalOfLost(
  db: Db,
  lost: Lost | null,
  token: string | undefined,
  now: Date,
): Promise<Refusal> {
  if (lost === 'elsewhere' && token !== undefined) {
    const { numUpdatedRows } = await db
      .updateTable('session')
      .set(({ fn, val }) => ({ notified_at: fn.coalesce('notified_at', val(now)) }))
      .where('token_hash', '=', sha256(token))
      .where(({ eb, or }) =>
        or([
          eb('notified_at', 'is', null),
          eb('notified_at', '>', new Date(now.getTime() - noticeSeconds * 1000)),
        ]),
      )
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      return new Refusal('server.loggedInElsewhere', { code: 'loggedInElsewhere', keep: true });
  }
  return new Refusal(lost ? 'server.sessionOver' : 'server.notLoggedIn', { code: 'notLoggedIn' });
}

/**
 * Opens a session and ends the account's others. The token is derived from the visitor's secret and a stored seed: with both, and only with
 * both, a repeated log-in gets the same token again.
 */
export async function openSession(
  { db, station, now }: StationWork,
  accountId: number,
  visitor: Visitor,
  way: LogInWay,
): Promise<{ id: bigint; token: string }> {
  if (!visitor.canKeepCookies) throw new Refusal('server.unsafeAddress', { code: 'unsafeAddress' });
  const account = await db
    .selectFrom('account')
    .select(['login_at', 'login_address'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const open = await db
    .selectFrom('session')
    .select(['id', 'visitor_hash'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute();
  for (const other of open)
    await endSession(db, other.id, other.visitor_hash.equals(visitor.hash) ? 'again' : 'elsewhere', now);
  await db
    .updateTable('account')
    .set({
      login_at: now,
      login_address: visitor.address,
      previous_login_at: account.login_at,
      previous_login_address: account.login_address,
    })
    .where('id', '=', accountId)
    .execute();
  await noteDevice({ db, station, now }, accountId, visitor, way);
  await removeOthersPush(db, accountId, visitor.hash);
  await recordLogIn(db, accountId, visitor, { way, outcome: 'in' }, now);
  const seed = randomBytes(32);
  const token = tokenOf(visitor, seed);
  const { id } = await db
    .insertInto('session')
    .values({
      station,
      account_id: accountId,
      token_hash: sha256(token),
      seed,
      visitor_hash: visitor.hash,
      address: visitor.address,
      started_at: now,
      seen_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** Ends a session; false where it had ended before. */
export async function endSession(
  db: Db,
  id: bigint,
  reason: 'logout' | 'elsewhere' | 'again' | 'password',
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends an account's sessions, all but the one named. Notices end with them, except where a break ends them: it holds notices back itself. */
export async function endSessionsOf(
  db: Db,
  accountId: number,
  reason: 'password' | 'support' | 'break',
  now: Date,
  exceptId?: bigint,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('account_id', '=', accountId)
    .where('id', '<>', exceptId ?? 0n)
    .where('ended_at', 'is', null)
    .execute();
  if (reason === 'break') return;
  const kept = exceptId === undefined ? undefined : await deviceOfSession(db, exceptId);
  await removePushDevices(db, accountId, kept && { except: kept });
}

/** The token of a session that is still open, for the visitor that opened it. */
export async function tokenAgain(db: Db, id: bigint, visitor: Visitor): Promise<string | null> {
  const row = await db
    .selectFrom('session')
    .select(['seed', 'token_hash'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const token = tokenOf(visitor, row.seed);
  return sha256(token).equals(row.token_hash) ? token : null;
}

const tokenOf = (visitor: Visitor, seed: Buffer): string =>
  keyed(visitor.secret, 'session', seed).toString('base64url');
