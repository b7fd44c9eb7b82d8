// A better rate that an agent asks the operator for: one waits at a time, and it is decided once.
import { sql } from 'kysely';
import { ApplicationStatus } from '#contract/states/applicationStatus.generated.ts';
import { CATEGORIES, type Category } from '#rules/team/categories.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { lockRated, teamSettingOf } from './rates.ts';

export interface Wish {
  id: bigint;
  account_id: number;
  name: string;
  state: string;
  category: Category;
  /** In millionths of a stake. */
  rate: number;
  words: string;
  status: ApplicationStatus;
  /** What the agent reads where it was refused. */
  reason: string;
  created_at: Date;
  decided_at: Date | null;
}

const wishes = (db: Db) =>
  db
    .selectFrom('rate_wish as w')
    .innerJoin('account as a', 'a.id', 'w.account_id')
    .select([
      'w.id',
      'w.account_id',
      'a.name',
      'a.state',
      sql<Category>`w.category`.as('category'),
      'w.rate',
      'w.words',
      'w.status',
      'w.reason',
      'w.created_at',
      'w.decided_at',
    ]);

/** The last wish of an agent; undefined where there has been none. */
export const lastWishOf = (db: Db, accountId: number): Promise<Wish | undefined> =>
  wishes(db).where('w.account_id', '=', accountId).orderBy('w.id', 'desc').limit(1).executeTakeFirst();

/** What waits, the oldest first; those after another one, or that of a number, where such is named. */
export async function waitingWishes(
  db: Db,
  limit: number,
  { after, only }: { after?: { at: Date; id: bigint }; only?: bigint } = {},
): Promise<Wish[]> {
  let page = wishes(db).where('w.status', '=', sql.lit(ApplicationStatus.pending));
  if (after)
    page = page.where(sql<boolean>`(w.created_at, w.id) > (${after.at}::timestamptz, ${after.id}::bigint)`);
  if (only !== undefined) page = page.where('w.id', '=', only);
  return await page.orderBy('w.created_at').orderBy('w.id').limit(limit).execute();
}

/** Writes down what an agent asks for: above the own rate, within the limits of the station, and nothing else that waits. Refuses at the field. */
export async function askForRate(
  { db, station, now }: { db: Db; station: string; now: Date },
  accountId: number,
  { category, rate, words }: { category: Category; rate: string; words: string },
): Promise<void> {
  const setting = await teamSettingOf(db);
  const own = await lockRated(db, accountId, 'update');
  const at = CATEGORIES.indexOf(category);
  const wanted = /^\d{1,3}(\.\d{1,4})?$/.test(rate) ? Math.round(Number(rate) * 10_000) : 0;
  if (wanted === 0 || wanted % setting.rate_step !== 0 || wanted > setting.rate_most)
    throw new Refusal('server.team.wish.range', {
      code: 'invalid',
      field: 'rate',
      values: { step: setting.rate_step / 10_000, most: setting.rate_most / 10_000 },
    });
  if (!own || wanted <= own.rates[at]!)
    throw new Refusal('server.team.wish.notBetter', { code: 'invalid', field: 'rate' });
  const added = await db
    .insertInto('rate_wish')
    .values({ station, account_id: accountId, category, rate: wanted, words, created_at: now })
    .onConflict((clash) =>
      clash
        .columns(['station', 'account_id'])
        .where('status', '=', sql.lit(ApplicationStatus.pending))
        .doNothing(),
    )
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n) throw new Refusal('server.team.wish.waits', { code: 'pending' });
}

/** Closes a wish; false where it is not there or was decided before. An empty reason grants it. */
export async function closeWish(db: Db, id: bigint, reason: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('rate_wish')
    .set({
      status: reason === '' ? ApplicationStatus.approved : ApplicationStatus.refused,
      reason,
      decided_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', ApplicationStatus.pending)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
