// Accounts: finding them by name, opening them with their wallet, confirming the log-in password.
import type { Selectable } from 'kysely';
import { formatMoment } from '#values/beijingTime.ts';
import { bookOf, ledgerAccount, post } from '../db/ledger.ts';
import { hasContact, type Opened } from '../db/personal/fields.ts';
import { changePersonal, openedAccount } from '../db/personal/members.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { AccountTable } from '../db/tables.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { Hashing } from './hashing.ts';
import { attemptsOf, lockKey, recordAttempt } from './rateLimit.ts';

/** An account, with what identifies its member as texts. */
export type Account = Opened<Omit<Selectable<AccountTable>, 'found_by'>>;

/** Two names that differ in capitals only are the same name. */
export const keyOfName = (name: string): string => name.toLowerCase();

export async function findAccount(db: Db, name: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('account')
    .selectAll()
    .where('name_key', '=', keyOfName(name))
    .executeTakeFirst();
  return row && openedAccount(db, row);
}

/** Whether anybody has an account at the station. */
export const hasAccounts = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined;

/** An account, locked against everybody who locks it so; rows that name it are written meanwhile, or whoever moves its money and writes to it would wait in a circle. */
export async function accountOf(db: Db, id: number): Promise<Account> {
  const row = await db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return openedAccount(db, row);
}

/**
 * Refuses what a member who asked for a pause is kept from: to play, and to put money in. Log-in, records, withdrawals, and money on its way back
 * from a game platform go on.
 */
export function refusePaused({ paused_until: until }: Pick<Account, 'paused_until'>, now: Date): void {
  if (until && until > now)
    throw new Refusal('server.paused', { code: 'paused', values: { time: formatMoment(until) } });
}

/** Refuses an account that is disabled, with the time until when; said only to whoever has proven to be its member. */
export function refuseDisabled({ state, state_until: until }: Pick<Account, 'state' | 'state_until'>): void {
  if (state !== 'disabled') return;
  if (!until) throw new Refusal('server.accountDisabled', { code: 'accountDisabled', keep: true });
  throw new Refusal('server.accountDisabledUntil', {
    code: 'accountDisabled',
    keep: true,
    values: { time: formatMoment(until) },
  });
}

/** Whether a block of the operator holds; one for good ends at infinity, which is read as the number. */
export const isBlocked = (until: Date | number | null, now: Date): boolean =>
  until !== null && Number(until) > now.getTime();

/** A block that staff have set beside the log-in; `until` is null for good. */
export interface AccountBlock {
  of: 'play' | 'withdraw';
  until: Date | null;
}

/** The blocks that hold at a moment. */
export const blocksOf = (
  account: Pick<Account, 'play_blocked_until' | 'withdraw_blocked_until'>,
  now: Date,
): AccountBlock[] =>
  (
    [
      ['play', account.play_blocked_until],
      ['withdraw', account.withdraw_blocked_until],
    ] as const
  ).flatMap(([of, until]) =>
    isBlocked(until, now) ? [{ of, until: until instanceof Date ? until : null }] : [],
  );

/** Refuses what a block for play keeps a member from: bets, games, money to a platform. Records, deposits and withdrawals go on. */
export function refusePlayBlocked(
  { play_blocked_until: until }: Pick<Account, 'play_blocked_until'>,
  now: Date,
): void {
  if (isBlocked(until, now)) throw playBlocked();
}

export const withdrawBlocked = (): Refusal =>
  new Refusal('server.withdraw.blocked', { code: 'accountFrozen' });

export const playBlocked = (): Refusal => new Refusal('server.playBlocked', { code: 'accountFrozen' });

/** Enables accounts again whose time is over; returns who they are, with the state that ended. */
export const enableDueAccounts = (db: Db, now: Date): Promise<{ id: number; state: string }[]> =>
  db
    .with('due', (due) =>
      due
        .selectFrom('account')
        .select(['id', 'state'])
        .where('state_until', '<=', now)
        .orderBy('id')
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('account')
    .from('due')
    .set({ state: 'enabled', state_until: null })
    .whereRef('account.id', '=', 'due.id')
    .returning(['account.id', 'due.state'])
    .execute();

/** Refuses at the field a phone that another account of the station has; nobody else takes it until the transaction ends. */
export async function refuseTakenPhone(db: Db, station: string, phone: string, exceptId = 0): Promise<void> {
  await lockKey(db, station, `phone ${phone}`);
  const other = await db
    .selectFrom('account')
    .select('id')
    .where(hasContact(db, 'phone', station, phone))
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  if (other) throw new Refusal('server.phoneTaken', { code: 'invalid', field: 'phone', keep: true });
}

export type NewAccount = Pick<Account, 'name' | 'role' | 'password_hash' | 'created_at'> &
  Partial<Omit<Account, 'id' | 'station' | 'name_key' | `${'phone' | 'email' | 'real_name'}_key`>>;

/** Opens an account and its empty wallet; null when the name is taken. */
export async function openAccount(db: Db, station: string, account: NewAccount): Promise<number | null> {
  const { real_name, phone, email, qq, we_chat, proven_phone, ...open } = account;
  const row = await db
    .insertInto('account')
    .values({ ...open, station, name_key: keyOfName(account.name) })
    .onConflict((clash) => clash.columns(['station', 'name_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  const personal = { real_name, phone, email, qq, we_chat, proven_phone };
  const values = Object.fromEntries(Object.entries(personal).filter(([, text]) => text));
  // Sealed for the number of the account, which it has by now.
  if (Object.keys(values).length > 0) await changePersonal(db, { station, id: row.id }, values);
  await ledgerAccount(db, { station, id: row.id }, 'wallet', bookOf(account.role));
  return row.id;
}

/** Moves money from the station's own account to a player's wallet; `amount` in 0.0001 yuan. */
export async function credit(
  db: Db,
  station: string,
  account: { id: number; role: Account['role'] },
  amount: bigint,
  why: { type: number; refType: string; refId: string; remark: string; at: Date },
): Promise<void> {
  const book = bookOf(account.role);
  const house = await ledgerAccount(db, { station, id: 0 }, 'house', book);
  const wallet = await ledgerAccount(db, { station, id: account.id }, 'wallet', book);
  const legs = [
    { account: house, amount: -amount },
    { account: wallet, amount },
  ];
  await post(db, { ...why, legs });
}

/** What a password is confirmed with; the context of a call has it all. */
export interface PasswordDeps {
  db: Db;
  now: Date;
  settings: Settings;
  hashing: Hashing;
}

/**
 * Checks that the player knows the log-in password. Refuses a wrong one at the field and counts it; refuses every password after a few
 * wrong ones within an hour, so that a stolen session cannot be used for guessing.
 */
export async function confirmPassword(
  {
    db,
    now,
    settings,
    hashing,
    station,
    player,
  }: PasswordDeps & { station: { code: string }; player: { accountId: number } },
  account: Account,
  password: string,
  field: string,
): Promise<void> {
  const key = `confirm ${player.accountId}`;
  await lockKey(db, station.code, key);
  if ((await attemptsOf(db, key, now, 3600)) >= settings.confirmTriesAnHour)
    throw new Refusal('server.confirmThrottled', { code: 'throttled', field, limit: 'confirmTriesAnHour' });
  if (await hashing.verify(password, account.password_hash)) return;
  await recordAttempt({ db, station: station.code, now }, [key]);
  throw new Refusal('server.wrongPassword', { code: 'wrongPassword', field, keep: true });
}
