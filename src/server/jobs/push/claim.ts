// Which notices a server sends next: each is claimed before it is sent, and whether its member may be notified of it is decided in that very statement.
import { sql } from 'kysely';
import type { Locale } from '#texts/text.ts';
import type { Db } from '../../db/stationTransaction.ts';

/** Who has claimed a notice and ended before it was sent leaves it to the next one after this. */
const claimMs = 60_000;
/** Until the registry of exclusions is asked, or the rest of a draw is settled. */
const waitMs = 15_000;

export interface ClaimedNotice {
  id: bigint;
  kind: 'won' | 'support' | 'withdrawal' | 'packet';
  subject: string;
  /** This one included. */
  tries: number;
  lapses_at: Date;
  device_id: bigint;
  endpoint: string;
  p256dh: Buffer;
  auth: Buffer;
  locale: Locale;
}

interface Row extends ClaimedNotice {
  hold: 'withheld' | 'waits' | null;
}

/** Hosts of push services for which something of the station in view is due. */
export async function dueServices(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('push_notice')
    .select('service')
    .distinct()
    .where('state', '=', sql.lit('waiting'))
    .where('send_at', '<=', now)
    .execute();
  return rows.map(({ service }) => service);
}

/** Claims at most `most` notices for one service, the longest due first; those that nobody may or need be notified of end. null where none was due. */
export async function claimNotices(
  db: Db,
  {
    service,
    most,
    now,
    stationLimits,
  }: { service: string; most: number; now: Date; stationLimits: string | null },
): Promise<ClaimedNotice[] | null> {
  const later = (ms: number) => new Date(now.getTime() + ms);
  const { rows } = await sql<Row>`WITH due AS MATERIALIZED (
      SELECT n.id FROM push_notice n WHERE n.state = 'waiting' AND n.service = ${service} AND n.send_at <= ${now}
        ORDER BY n.send_at, n.id LIMIT ${most} FOR UPDATE SKIP LOCKED)
    UPDATE push_notice n SET tries = n.tries + 1, send_at = ${later(claimMs)}
      FROM due JOIN push_notice o ON o.id = due.id JOIN push_device d ON d.id = o.device_id
      WHERE n.id = due.id
    RETURNING n.id, n.kind, n.subject, n.tries, n.lapses_at, n.device_id, d.endpoint, d.p256dh, d.auth, d.locale,
      push_hold(n.account_id, n.kind, n.subject, n.at, ${now}, ${stationLimits}::jsonb) AS hold`.execute(db);
  if (rows.length === 0) return null;
  const claimed: ClaimedNotice[] = [];
  for (const { hold, ...notice } of rows) {
    if (notice.lapses_at <= now) await end(db, notice.id, 'lapsed');
    else if (hold === 'withheld') await end(db, notice.id, 'withheld');
    else if (hold === 'waits') await again(db, notice, later(waitMs));
    else claimed.push(notice);
  }
  return claimed;
}

/** Nothing is sent of it any more. */
export const end = (
  db: Db,
  id: bigint,
  state: 'sent' | 'withheld' | 'lapsed' | 'refused',
): Promise<unknown> =>
  db
    .updateTable('push_notice')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', sql.lit('waiting'))
    .execute();

/** It is sent later, or never where that is too late. */
export const again = (
  db: Db,
  { id, lapses_at }: Pick<ClaimedNotice, 'id' | 'lapses_at'>,
  at: Date,
): Promise<unknown> =>
  at >= lapses_at
    ? end(db, id, 'lapsed')
    : db.updateTable('push_notice').set({ send_at: at }).where('id', '=', id).execute();
