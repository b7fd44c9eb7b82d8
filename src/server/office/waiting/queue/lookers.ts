// Who else has a thing of a queue open: a row that a screen renews while it shows the thing, and that counts no more soon after.
import type { Clerk, QueueItem, QueueWork } from './queue.ts';

/** How long a look counts that is not renewed. */
const lookSeconds = 45;

/** Notes that a clerk looks at a thing, and returns the names of the others who do. What nobody renews is cleared away on the way. */
export async function lookAt(
  { db, station, now }: QueueWork,
  { staffId, name }: Clerk,
  { queue, item }: QueueItem,
): Promise<string[]> {
  const endsAt = new Date(now.getTime() + lookSeconds * 1000);
  await db
    .insertInto('waiting_look')
    .values({ station, queue, item, staff_id: staffId, staff_name: name, ends_at: endsAt })
    .onConflict((clash) =>
      clash.columns(['station', 'queue', 'item', 'staff_id']).doUpdateSet({ ends_at: endsAt }),
    )
    .execute();
  const others = await db
    .selectFrom('waiting_look')
    .select(['staff_name', 'ends_at'])
    .where('queue', '=', queue)
    .where('item', '=', item)
    .where('staff_id', '<>', staffId)
    .orderBy('staff_name')
    .execute();
  if (others.some((each) => each.ends_at <= now))
    await db
      .deleteFrom('waiting_look')
      .where('queue', '=', queue)
      .where('item', '=', item)
      .where('ends_at', '<=', now)
      .execute();
  return others.filter((each) => each.ends_at > now).map((each) => each.staff_name);
}
