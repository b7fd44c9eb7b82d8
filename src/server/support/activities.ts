// What support answers about activities: where a member stands, what it won, why there was nothing, and what waits for a decision.
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { endOfDay, isDay } from '#values/beijingTime.ts';
import { dayOf } from '#values/days.ts';
import { type Award, decideAward, waitingAwards } from '../activities/award.ts';
import { type Reason, type Standing, standingsOf } from '../activities/standing.ts';
import { reasonText } from '../activities/take.ts';
import type { Db } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';
import type { ServerTextId } from '../serverText.ts';
import type { Supporter, SupportWork } from './command.ts';
import { numberOf, textOf, type Written } from './input.ts';
import { memberNamed } from './member.ts';

const linesMost = 200;
const reasonMost = 60;
const daysBefore = 30;

export type WonPrize =
  | { prize: 'none' }
  | { prize: 'cash'; amount: bigint }
  | { prize: 'points'; points: number }
  | { prize: 'goods'; goods: LocalText };

/** What happened at a moment: a deposit without a gift, an award, or a refusal. */
export type HistoryEntry = { at: Date } & (
  | {
      what: 'noGift';
      order: string;
      amount: bigint;
      offer: LocalText;
      /** Null where the deposit does not say why. */
      reason: ServerTextId | null;
    }
  | ({
      what: 'award';
      id: string;
      kind: string;
      /** What it is for: a day, a week, a step, the number of a draw. */
      key: string;
      status: 'waits' | 'given' | 'refused';
      reason: string;
      detail: object;
    } & WonPrize)
  | { what: 'refusal'; kind: string; times: number; reason: Reason; detail: object }
);

export interface MemberActivities {
  at: Date;
  standings: Standing[];
  /** The newest first. */
  history: HistoryEntry[];
}

/** The last second of a day that has ended, or now. */
function momentOf(day: Written, now: Date): Date {
  if (day === undefined || day === dayOf(now)) return now;
  if (!isDay(day) || day > dayOf(now)) throw new Refusal('support.notADay', { values: { day } });
  return new Date(endOfDay(day).getTime() - 1000);
}

/** Where a member stood at the end of a day, or stands now, and what the 30 days before brought. */
export async function activitiesOfMember(
  { db, now }: SupportWork,
  _: unknown,
  { account, day }: { account: Written; day?: Written },
): Promise<MemberActivities> {
  const { id } = await memberNamed(db, account);
  const at = momentOf(day, now);
  return {
    at,
    standings: await standingsOf(db, id, at),
    history: await historyOf(db, id, { since: new Date(at.getTime() - daysBefore * dayMs), until: at }),
  };
}

function prizeOf({ prize, amount, goods }: Pick<Award, 'prize' | 'amount' | 'goods'>): WonPrize {
  if (prize === 'cash') return { prize, amount };
  if (prize === 'points') return { prize, points: Number(amount) };
  return prize === 'goods' ? { prize, goods: goods! } : { prize };
}

const statusOf = ({ status }: Pick<Award, 'status'>): 'waits' | 'given' | 'refused' =>
  status === AwardStatus.waiting ? 'waits' : status === AwardStatus.given ? 'given' : 'refused';

interface Span {
  since: Date;
  until: Date;
}

/** What a member won and was refused in a span, and deposits that brought no gift. */
async function historyOf(db: Db, accountId: number, span: Span): Promise<HistoryEntry[]> {
  const parts = [
    ...(await depositsWithoutGift(db, accountId, span)),
    ...(await awardsOf(db, accountId, span)),
    ...(await refusalsOf(db, accountId, span)),
  ];
  return parts.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

async function depositsWithoutGift(
  db: Db,
  accountId: number,
  { since, until }: Span,
): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('deposit_order as o')
    .innerJoin('deposit_strategy as s', 's.id', 'o.strategy_id')
    .select(['o.order_no', 'o.paid', 'o.reason', 'o.finished_at', 's.name'])
    .where('o.account_id', '=', accountId)
    .where('o.status', '=', DepositStatus.paid)
    .where('o.gift', '=', 0n)
    .where('o.finished_at', '>=', since)
    .where('o.finished_at', '<=', until)
    .orderBy('o.finished_at', 'desc')
    .limit(linesMost)
    .execute();
  return rows.map(({ order_no: order, paid: amount, reason, finished_at: at, name: offer }) => ({
    at: at!,
    what: 'noGift',
    order,
    amount,
    offer,
    reason: reason === '' ? null : (reason as ServerTextId),
  }));
}

async function awardsOf(db: Db, accountId: number, { since, until }: Span): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('activity_award as w')
    .innerJoin('activity as v', 'v.id', 'w.activity_id')
    .selectAll('w')
    .select('v.kind')
    .where('w.account_id', '=', accountId)
    .where('w.created_at', '>=', since)
    .where('w.created_at', '<=', until)
    .orderBy('w.id', 'desc')
    .limit(linesMost)
    .execute();
  return rows.map((row) => ({
    at: row.created_at,
    what: 'award',
    id: String(row.id),
    kind: row.kind,
    key: row.claim_key,
    ...prizeOf(row),
    status: statusOf(row),
    reason: row.reason,
    detail: row.detail,
  }));
}

async function refusalsOf(db: Db, accountId: number, { since, until }: Span): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('activity_refusal as r')
    .innerJoin('activity as v', 'v.id', 'r.activity_id')
    .selectAll('r')
    .select('v.kind')
    .where('r.account_id', '=', accountId)
    .where('r.last_at', '>=', since)
    .where('r.last_at', '<=', until)
    .orderBy('r.last_at', 'desc')
    .limit(linesMost)
    .execute();
  return rows.map(({ last_at: at, kind, times, reason: code, detail }) => {
    const missing = detail.missing as string | undefined;
    const { id: text, values } = reasonText({ reason: code, ...(missing && { missing: BigInt(missing) }) });
    return { at, what: 'refusal', kind, times, reason: { code, text, values }, detail };
  });
}

export type WaitingAward = {
  id: string;
  account: string;
  at: Date;
  kind: string;
  title: LocalText;
} & WonPrize;

/** Awards that wait for a decision, the oldest first. */
export async function listAwards({ db }: SupportWork): Promise<WaitingAward[]> {
  const rows = await waitingAwards(db, linesMost);
  return rows.map((row) => ({
    id: String(row.id),
    account: row.name,
    at: row.created_at,
    kind: row.kind,
    title: row.title,
    ...prizeOf(row),
  }));
}

/** Gives an award that waits, or refuses it for a reason that the member reads. */
export async function decideOnAward(
  { db, now }: SupportWork,
  { note }: Supporter,
  input: { id: Written; isGiven: boolean; reason?: Written },
): Promise<{ id: string; isGiven: boolean }> {
  const id = numberOf(input.id);
  const award = await db
    .selectFrom('activity_award')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (award) await note.about(award.account_id);
  const decision = input.isGiven
    ? ({ isGiven: true } as const)
    : ({ isGiven: false, reason: textOf(input.reason, reasonMost) } as const);
  if (!decision.isGiven) note.because(decision.reason);
  if (!(await decideAward(db, id, decision, now)))
    throw new Refusal('support.awardGone', { values: { id: String(id) } });
  return { id: String(id), isGiven: input.isGiven };
}
