// The log-ins of members that they see themselves: those that succeeded, failed, or stopped at the security question.
import { sql } from 'kysely';
import type { Db } from '../../db/stationTransaction.ts';
import type { Visitor } from '../visitor.ts';
import { type Browser, deviceKindOf, type System } from './deviceKind.ts';

/** By what somebody logs in; `question` is the second step of another way. */
export type LogInWay = 'password' | 'question' | 'registration' | 'sms' | 'passkey';

/** `unfinished`: all was right, and the security question has yet to be answered. */
export type LogInOutcome = 'in' | 'wrong' | 'unfinished';

/** For how long they are kept. */
export const logInDays = 90;
/** How many are shown. */
const shown = 30;

/**
 * Writes a log-in down. Of an account that is not there, and of one with play money, nothing is written by the same statement: its duration does
 * not say which accounts there are.
 */
export async function recordLogIn(
  db: Db,
  accountId: number | undefined,
  { address, agent }: Pick<Visitor, 'address' | 'agent'>,
  { way, outcome }: Pick<LogIn, 'way' | 'outcome'>,
  now: Date,
): Promise<void> {
  const { system, browser } = deviceKindOf(agent);
  await sql`INSERT INTO log_in (station, account_id, at, way, outcome, address, system, browser)
    SELECT a.station, a.id, ${now}::timestamptz, ${way}, ${outcome}, ${address}, ${system}, ${browser} FROM account a
    WHERE a.id = ${accountId ?? 0} AND a.role <> 'trial'`.execute(db);
}

export interface LogIn {
  at: Date;
  way: LogInWay;
  outcome: LogInOutcome;
  address: string;
  system: System;
  browser: Browser;
}

/** The latest of an account, the last one first. */
export const logInsOf = (db: Db, accountId: number): Promise<LogIn[]> =>
  db
    .selectFrom('log_in')
    .select(['at', 'way', 'outcome', 'address', 'system', 'browser'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
