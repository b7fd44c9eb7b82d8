// The sweep job: every ten minutes it deletes what no rule needs any more, such as old attempts, captchas, codes, intents, sessions, conversations that were closed, and
// bets of trial accounts that have ended, and enables accounts again whose time is over; it writes the keys of accounts that were there before the office.
import { sql } from 'kysely';
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import { enableDueAccounts } from '../account/accounts.ts';
import { logInDays } from '../account/devices/logIns.ts';
import { inStation } from '../db/stationTransaction.ts';
import { recordAction } from '../db/supportAction.ts';
import type { Settings } from '../settings.ts';
import { createJob, type Job } from './job.ts';

const intervalMs = 600_000;
const daySeconds = 86_400;
/** A conversation with its pictures is kept so long after it was closed. */
const conversationDays = 365;
/** And one of a guest, of whom nothing is known, after what was written last. */
const guestConversationDays = 30;
/** Bets deleted in one transaction, and accounts whose keys are written in one. */
const betsAtOnce = 5_000;
const keysAtOnce = 1_000;

export interface SweepJobOptions {
  pool: pg.Pool;
  stations: () => readonly StationFacts[];
  now: () => Date;
  settings: Settings;
  onFailure: (what: string, error: unknown) => void;
}

export const createSweepJob = ({ pool, stations, now, settings, onFailure }: SweepJobOptions): Job =>
  createJob({
    name: 'sweep',
    intervalMs,
    leaseOf: null,
    pool,
    run: () => sweep(pool, stations(), now(), settings),
    onFailure,
  });

/** One round, station by station. Accounts, the ledger, and bets of real money are never touched. */
export async function sweep(
  pool: pg.Pool,
  stations: readonly StationFacts[],
  now: Date,
  settings: Settings,
): Promise<void> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  for (const [at, station] of stations.entries()) {
    await inStation(pool, station.code, async (db) => {
      for (const { id, state } of await enableDueAccounts(db, now))
        await recordAction(db, {
          station: station.code,
          at: now,
          by: 'clock',
          command: 'enable',
          accountId: id,
          before: { state },
          after: { state: 'enabled' },
          reason: '',
        });
      if (at === 0) await sql`SELECT shared_attempts_sweep(${before(daySeconds)})`.execute(db);
      await db.deleteFrom('attempt').where('at', '<', before(daySeconds)).execute();
      await db.deleteFrom('captcha').where('expires_at', '<', now).execute();
      await db.deleteFrom('robot_challenge').where('expires_at', '<', now).execute();
      await db.deleteFrom('question_ticket').where('expires_at', '<', now).execute();
      await db.deleteFrom('sms_code').where('sent_at', '<', before(daySeconds)).execute();
      await db.deleteFrom('password_recovery').where('sent_at', '<', before(daySeconds)).execute();
      await db.deleteFrom('outgoing_message').where('created_at', '<', before(daySeconds)).execute();
      await db.deleteFrom('push_notice').where('lapses_at', '<', before(daySeconds)).execute();
      await db.deleteFrom('intent').where('at', '<', before(settings.intentSeconds)).execute();
      await db
        .deleteFrom('session')
        .where('seen_at', '<', before(30 * daySeconds))
        .execute();
      await db
        .deleteFrom('log_in')
        .where('at', '<', before(logInDays * daySeconds))
        .execute();
      await db
        .deleteFrom('forum_view')
        .where('seen_at', '<', before(7 * daySeconds))
        .execute();
      await db
        .deleteFrom('forum_picture')
        .where('article_id', 'is', null)
        .where('comment_id', 'is', null)
        .where('created_at', '<', before(2 * daySeconds))
        .execute();
      await db
        .deleteFrom('conversation')
        .where('closed_at', '<', before(conversationDays * daySeconds))
        .execute();
      await db
        .deleteFrom('conversation')
        .where('account_id', 'is', null)
        .where('last_at', '<', before(guestConversationDays * daySeconds))
        .execute();
      const isEndedTrial = db
        .selectFrom('account')
        .select('id')
        .where('role', '=', sql.lit('trial'))
        .where('ends_at', '<', before(settings.trialBetsSeconds));
      await db.deleteFrom('session').where('account_id', 'in', isEndedTrial).execute();
      await db.deleteFrom('conversation').where('account_id', 'in', isEndedTrial).execute();
      await db.deleteFrom('notice_read').where('account_id', 'in', isEndedTrial).execute();
      await db.deleteFrom('kept_slip').where('account_id', 'in', isEndedTrial).execute();
    });
    const endedBefore = before(settings.trialBetsSeconds);
    for (let deleted = betsAtOnce; deleted === betsAtOnce; )
      deleted = await inStation(pool, station.code, async (db) => {
        const { rows } = await sql<{
          deleted: number;
        }>`SELECT trial_bets_delete(${endedBefore}, ${betsAtOnce}) AS deleted`.execute(db);
        return rows[0]!.deleted;
      });
    // Accounts of the time before the office found members; afterwards a look at those that are new.
    for (let looked = keysAtOnce; looked === keysAtOnce; )
      looked = await inStation(pool, station.code, async (db) => {
        const { rows } = await sql<{
          looked: number;
        }>`SELECT member_key_fill(${keysAtOnce}) AS looked`.execute(db);
        return rows[0]!.looked;
      });
  }
}
