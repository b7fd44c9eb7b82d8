// A member's wish to be notified of the next round of red packets: a notice for each device that is switched on, sent when the round opens. Once for each round; nobody is notified of one without asking.
import { sql } from 'kysely';
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { activityOfKind } from '../activity.ts';

/** A round that is so old is no news. */
const lapseMs = 3_600_000;

const waiting = (db: Db, accountId: number) =>
  db
    .selectFrom('push_notice')
    .innerJoin('red_packet', (on) => on.on(sql<boolean>`push_notice.subject = red_packet.id::text`))
    .where('push_notice.account_id', '=', accountId)
    .where('push_notice.kind', '=', 'packet')
    .where('push_notice.state', '=', 'waiting');

/** When the round opens that a member waits for; undefined for none. */
export async function awaitedPacket(db: Db, accountId: number, now: Date): Promise<Date | undefined> {
  const row = await waiting(db, accountId)
    .select('red_packet.opens_at')
    .where('red_packet.opens_at', '>', now)
    .orderBy('red_packet.opens_at')
    .limit(1)
    .executeTakeFirst();
  return row?.opens_at;
}

/** Notes the next round; returns when it opens. Refuses where none is planned, and who has no device that is switched on. */
export async function awaitPacket({ db, station, now }: StationWork, accountId: number): Promise<Date> {
  const activity = await activityOfKind(db, 'redPacket', now);
  const packet =
    activity &&
    (await db
      .selectFrom('red_packet')
      .select(['id', 'opens_at', 'closes_at'])
      .where('activity_id', '=', activity.id)
      .where('opens_at', '>', now)
      .where('opens_at', '<', activity.row.ends_at)
      .orderBy('opens_at')
      .limit(1)
      .executeTakeFirst());
  if (!packet) throw new Refusal('server.push.noRound', { code: 'noRound' });
  const devices = await db
    .selectFrom('push_device')
    .select(['id', 'service'])
    .where('account_id', '=', accountId)
    .execute();
  if (devices.length === 0) throw new Refusal('server.push.noDevice', { code: 'noDevice' });
  const latest = new Date(packet.opens_at.getTime() + lapseMs);
  await db
    .insertInto('push_notice')
    .values(
      devices.map(({ id, service }) => ({
        station,
        device_id: id,
        account_id: accountId,
        service,
        kind: 'packet' as const,
        subject: String(packet.id),
        at: now,
        send_at: packet.opens_at,
        lapses_at: packet.closes_at < latest ? packet.closes_at : latest,
      })),
    )
    .onConflict((clash) => clash.columns(['device_id', 'kind', 'subject']).doNothing())
    .execute();
  return packet.opens_at;
}

/** Takes the wish back. */
export async function forgetPackets(db: Db, accountId: number): Promise<void> {
  await db
    .deleteFrom('push_notice')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'packet')
    .where('state', '=', 'waiting')
    .execute();
}
