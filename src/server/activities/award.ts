// Awards: recording what was won, once for each key, and deciding those that wait for the operator.
import { type Selectable, sql } from 'kysely';
import type { Prize } from '#content/activityTerms.ts';
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan } from '#values/money.ts';
import { preparedQuery } from '../db/preparedQuery.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { ActivityAwardTable } from '../db/tables.ts';
import { sendMessage, textInAll } from '../messages/sendMessage.ts';
import { wordsOf } from '../messages/templates.ts';
import type { Activity } from './activity.ts';

export type Award = Selectable<ActivityAwardTable>;

export interface NewAward {
  /** What it is for: a day, a week, a step, the number of a draw. */
  key: string;
  prize: Prize;
  ledgerType: number;
  /** What was drawn and calculated with; amounts as texts. */
  detail: object;
}

/** Records an award and gives it, unless it waits for the operator. Returns null where its key has one already. */
export async function giveAward(
  db: Db,
  activity: Activity,
  accountId: number,
  { key, prize, ledgerType, detail }: NewAward,
  now: Date,
): Promise<Award | null> {
  const amount = prize.kind === 'cash' || prize.kind === 'points' ? prize.amount : 0n;
  const goods = prize.kind === 'goods' ? JSON.stringify(prize.name) : null;
  const { rows } = await sql<{
    id: bigint | null;
  }>`SELECT activity_award_give(${activity.id}, ${accountId}, ${key}, ${prize.kind},
    ${amount}::bigint, ${goods}::jsonb, ${ledgerType}, ${JSON.stringify(detail)}::jsonb, ${now}::timestamptz) AS id`.execute(
    db,
  );
  const id = rows[0]!.id;
  return id === null ? null : await awardById(db, id);
}

const awardQuery = preparedQuery((db, { id }: { id: bigint }) =>
  db.selectFrom('activity_award').selectAll().where('id', '=', id).compile(),
);

/** An award that is there. */
export async function awardById(db: Db, id: bigint): Promise<Award> {
  const { rows } = await db.executeQuery(awardQuery({ id }));
  return rows[0]!;
}

/** What a member won under a key, if anything. */
export const awardUnder = (db: Db, activityId: number, accountId: number, key: string) =>
  db
    .selectFrom('activity_award')
    .selectAll()
    .where('activity_id', '=', activityId)
    .where('account_id', '=', accountId)
    .where('claim_key', '=', key)
    .executeTakeFirst();

/** Awards that wait for the operator, oldest first, each with the member's name; those after a number where one is named. */
export const waitingAwards = (db: Db, limit: number, after = 0n) =>
  db
    .selectFrom('activity_award as w')
    .innerJoin('account as a', 'a.id', 'w.account_id')
    .innerJoin('activity as v', 'v.id', 'w.activity_id')
    .selectAll('w')
    .select(['a.name', 'v.title', 'v.kind'])
    .where('w.status', '=', sql.lit(AwardStatus.waiting))
    .where('w.id', '>', after)
    .orderBy('w.id')
    .limit(limit)
    .execute();

/** A prize in every language. */
function prizeText({ prize, amount, goods }: Pick<Award, 'prize' | 'amount' | 'goods'>): LocalText {
  if (prize === 'goods') return goods!;
  return prize === 'points'
    ? textInAll('server.message.prizePoints', { amount: Number(amount) })
    : textInAll('server.message.prizeCash', { amount: formatYuan(amount) });
}

/** The member reads what became of a prize. */
export async function writeOfAward(db: Db, { activity_id, ...award }: Award, now: Date): Promise<void> {
  const { title } = await db
    .selectFrom('activity')
    .select('title')
    .where('id', '=', activity_id)
    .executeTakeFirstOrThrow();
  const values = { activity: title, prize: prizeText(award), time: formatMoment(award.created_at) };
  await sendMessage(db, {
    station: award.station,
    kind: 'notice',
    to: { audience: 'one', receiverId: award.account_id },
    ...(award.status === AwardStatus.given
      ? await wordsOf(db, 'prize-given', values)
      : await wordsOf(db, 'prize-refused', { ...values, reason: award.reason })),
    now,
  });
}

/** Decides an award that waits: gives it, or refuses it with a reason, and writes to the member. False where it is decided already. */
export async function decideAward(
  db: Db,
  id: bigint,
  decision: { isGiven: true } | { isGiven: false; reason: string },
  now: Date,
): Promise<boolean> {
  const decided = await db
    .updateTable('activity_award')
    .set({
      status: decision.isGiven ? AwardStatus.given : AwardStatus.refused,
      reason: decision.isGiven ? '' : decision.reason,
      decided_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', AwardStatus.waiting)
    .returningAll()
    .executeTakeFirst();
  if (!decided) return false;
  if (decision.isGiven) await sql`SELECT activity_award_pay(${id}::bigint, ${now}::timestamptz)`.execute(db);
  await writeOfAward(db, decided, now);
  return true;
}
