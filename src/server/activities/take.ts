// Taking part: one member at a time, with everything checked under the member's lock; a refusal is recorded with its reason and shown.
import type { ActivityKind } from '#contract/entities.generated.ts';
import type { Refused } from '#rules/refused.ts';
import { dayOf } from '#values/days.ts';
import { formatMoney } from '#values/money.ts';
import { lockKey } from '../account/rateLimit.ts';
import type { Db } from '../db/stationTransaction.ts';
import { lockDevices } from '../money/participation.ts';
import { Refusal } from '../refusal.ts';
import type { ServerTextId } from '../serverText.ts';
import { type Activity, activityById, activityOfKind } from './activity.ts';
import type { Facts } from './facts.ts';
import { forgetFlagsOfDevices } from './flags.ts';
import { commonRefusal } from './kind.ts';
import { factsFor } from './registry.ts';

export const missingActivity = (): Refusal =>
  new Refusal('server.activity.missing', { code: 'activityMissing' });

export interface Taker {
  db: Db;
  station: { code: string };
  player: { accountId: number };
  now: Date;
}

type Taken<Result> = Result | Refused<string>;

const isRefused = (result: object): result is Refused<string> => (result as { ok?: boolean }).ok === false;

/** The text of a refusal; `missing` is an amount in 0.0001 yuan where the reason has one. */
export function reasonText({ reason, ...more }: Pick<Refused<string>, 'reason'>): {
  id: ServerTextId;
  values: Record<string, string>;
} {
  const missing = (more as { missing?: bigint | number }).missing;
  const isPoints = reason === 'NO_CHANCE_OR_POINTS' || reason === 'POINTS_SHORT';
  const shown = missing === undefined ? '' : isPoints ? String(missing) : formatMoney(BigInt(missing));
  return { id: `server.activity.reason.${reason}` as ServerTextId, values: { missing: shown } };
}

/** Records why a member got nothing: one row for each reason of a day. */
async function recordRefusal(
  { db, station, player, now }: Taker,
  activity: Activity,
  { ok: _, reason, ...detail }: Refused<string>,
): Promise<void> {
  const figures = JSON.stringify(detail, (__, value) => (typeof value === 'bigint' ? String(value) : value));
  await db
    .insertInto('activity_refusal')
    .values({
      station: station.code,
      activity_id: activity.id,
      account_id: player.accountId,
      day: dayOf(now),
      reason,
      detail: figures,
      first_at: now,
      last_at: now,
    })
    .onConflict((clash) =>
      clash.columns(['activity_id', 'account_id', 'day', 'reason']).doUpdateSet((row) => ({
        times: row('activity_refusal.times', '+', 1),
        detail: figures,
        last_at: now,
      })),
    )
    .execute();
}

/** Refuses, and keeps the record of it. Nothing else may have been written before. */
export async function refuse(taker: Taker, activity: Activity, refusal: Refused<string>): Promise<never> {
  await recordRefusal(taker, activity, refusal);
  const { id, values } = reasonText(refusal);
  throw new Refusal(id, { code: refusal.reason, values, keep: true });
}

/** Before anything is read: one member at a time, and where it counts one at a time of those who share a device. */
export async function lockTaker({ db, station, player }: Taker, { row }: Activity): Promise<void> {
  await lockKey(db, station.code, `activity ${player.accountId}`);
  if (row.once_per_device) await lockDevices(db, row, player.accountId);
}

async function takeFrom<K extends ActivityKind, Result extends object>(
  taker: Taker,
  activity: Activity<K> | undefined,
  work: (activity: Activity<K>, facts: Facts) => Promise<Taken<Result>>,
): Promise<Result> {
  if (!activity) throw missingActivity();
  await lockTaker(taker, activity);
  const facts = await factsFor(taker.db, taker.player.accountId, [activity], taker.now);
  const result = commonRefusal(activity, facts) ?? (await work(activity, facts));
  if (isRefused(result)) return refuse(taker, activity, result);
  if (activity.row.once_per_device) await forgetFlagsOfDevices(taker.db, taker.player.accountId);
  return result;
}

/**
 * Lets a member take part in the station's activity of a kind. `work` decides and writes; where it says no it has written nothing.
 * Members of one station do not wait for each other, but for the rows they share, such as stock.
 */
export const takePart = async <K extends ActivityKind, Result extends object>(
  taker: Taker,
  kind: K,
  work: (activity: Activity<K>, facts: Facts) => Promise<Taken<Result>>,
): Promise<Result> => takeFrom(taker, await activityOfKind(taker.db, kind, taker.now), work);

/** The same for one activity by its number, which has to be of the kind. */
export async function takePartIn<K extends ActivityKind, Result extends object>(
  taker: Taker,
  id: number,
  kind: K,
  work: (activity: Activity<K>, facts: Facts) => Promise<Taken<Result>>,
): Promise<Result> {
  const activity = await activityById(taker.db, id);
  return takeFrom(taker, activity?.kind === kind ? (activity as Activity<K>) : undefined, work);
}
