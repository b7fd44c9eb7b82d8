// Claims: one clerk has a thing of a queue for some minutes, everybody else sees who, and a claim that is not renewed ends by itself.
import { sql } from 'kysely';
import { Refusal } from '../../../refusal.ts';
import type { Clerk, QueueItem, QueueWork } from './queue.ts';

/** How long a claim lasts that is not renewed. */
export const leaseMinutes = 10;

/** Who has a thing, since when, and until when. */
export interface Lease {
  item: string;
  staffId: number;
  name: string;
  since: Date;
  until: Date;
}

/** What became of a claim: `taken` are those that the clerk has now, `held` those that somebody else has. */
export interface Claimed {
  taken: Lease[];
  held: Lease[];
}

interface LeaseRow {
  item: string;
  staff_id: number;
  staff_name: string;
  claimed_at: Date;
  ends_at: Date;
}

const leaseOf = (row: LeaseRow): Lease => ({
  item: row.item,
  staffId: row.staff_id,
  name: row.staff_name,
  since: row.claimed_at,
  until: row.ends_at,
});

/** In one order everywhere, so that two who claim the same things do not wait for one another. */
const inOrder = (items: readonly string[]): string[] => [...new Set(items)].sort();

/**
 * Claims things of a queue for some minutes, those that nobody else has. A claim of one's own is renewed and keeps its beginning. Of two at once one
 * wins: the other waits for its transaction and then sees it. Whether a thing is in the queue at all is for the caller to see to.
 */
export async function claim(
  { db, station, now }: QueueWork,
  { staffId, name }: Clerk,
  queue: string,
  items: readonly string[],
  minutes = leaseMinutes,
): Promise<Claimed> {
  const wanted = inOrder(items);
  const endsAt = new Date(now.getTime() + minutes * 60_000);
  for (const item of wanted)
    await sql`
      INSERT INTO waiting_lease AS l (station, queue, item, staff_id, staff_name, claimed_at, ends_at)
      VALUES (${station}, ${queue}, ${item}, ${staffId}, ${name}, ${now}, ${endsAt})
      ON CONFLICT (station, queue, item) DO UPDATE SET
        staff_id = EXCLUDED.staff_id, staff_name = EXCLUDED.staff_name, ends_at = EXCLUDED.ends_at,
        claimed_at = CASE WHEN l.staff_id = EXCLUDED.staff_id AND l.ends_at > ${now} THEN l.claimed_at ELSE ${now} END
      WHERE l.staff_id = EXCLUDED.staff_id OR l.ends_at <= ${now}`.execute(db);
  const leases = [...(await leasesOf({ db, now }, queue, wanted)).values()];
  return {
    taken: leases.filter((lease) => lease.staffId === staffId),
    held: leases.filter((lease) => lease.staffId !== staffId),
  };
}

/** Gives things back that the clerk has, so that colleagues may claim them; returns their numbers. What somebody else has stays. */
export async function release(
  { db }: Pick<QueueWork, 'db'>,
  { staffId }: Clerk,
  queue: string,
  items: readonly string[],
): Promise<string[]> {
  const given: string[] = [];
  for (const item of inOrder(items)) {
    const row = await db
      .deleteFrom('waiting_lease')
      .where('queue', '=', queue)
      .where('item', '=', item)
      .where('staff_id', '=', staffId)
      .returning('item')
      .executeTakeFirst();
    if (row) given.push(row.item);
  }
  return given;
}

/** The claims that stand now, by the number of the thing. */
export async function leasesOf(
  { db, now }: Pick<QueueWork, 'db' | 'now'>,
  queue: string,
  items: readonly string[],
): Promise<Map<string, Lease>> {
  if (items.length === 0) return new Map();
  const rows = await db
    .selectFrom('waiting_lease')
    .select(['item', 'staff_id', 'staff_name', 'claimed_at', 'ends_at'])
    .where('queue', '=', queue)
    .where('item', 'in', [...items])
    .where('ends_at', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.item, leaseOf(row)]));
}

/**
 * Locks the claim of a thing for a decision: nobody claims it before the transaction ends. Returns the clerk's own claim, null where nobody has one.
 * Refuses with heldByOther.
 */
export async function heldForDecision(
  { db, now }: Pick<QueueWork, 'db' | 'now'>,
  { staffId }: Clerk,
  { queue, item }: QueueItem,
): Promise<Lease | null> {
  const row = await db
    .selectFrom('waiting_lease')
    .select(['item', 'staff_id', 'staff_name', 'claimed_at', 'ends_at'])
    .where('queue', '=', queue)
    .where('item', '=', item)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.ends_at <= now) return null;
  if (row.staff_id !== staffId) throw heldByOther(row.staff_name);
  return leaseOf(row);
}

/** Says which colleague has it. */
export const heldByOther = (name: string): Refusal =>
  new Refusal('office-waiting.heldByOther', { code: 'heldByOther', values: { name } });
