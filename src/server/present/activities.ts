// How an activity, its awards and its winners go out.

import type { Prize } from '#content/activityTerms.ts';
import type {
  ActivityAward,
  ActivityEvent,
  ActivityKind,
  ActivityPrize,
  ActivityTask,
  ActivityWinner,
} from '#contract/entities.generated.ts';
import type { LocalText, StationFacts } from '#contract/station.generated.ts';
import { refused } from '#rules/refused.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { shortAmount } from '#values/amount.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney, YUAN } from '#values/money.ts';
import type { Session } from '../account/session.ts';
import { type Activity, type ActivityRow, phaseOf } from '../activities/activity.ts';
import type { Award } from '../activities/award.ts';
import type { Facts } from '../activities/facts.ts';
import type { Task } from '../activities/kind.ts';
import { judge } from '../activities/registry.ts';
import { reasonText } from '../activities/take.ts';
import { maskedWinner, winnersOf } from '../activities/winners.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { ServerTextId, Text } from '../serverText.ts';

export interface Presenting {
  station: StationFacts;
  locale: Locale;
  text: Text;
  now: Date;
  session: Session | null;
}

/** Who takes part: nobody where a guest or a trial player looks. */
export const memberOf = (session: Session | null): number | null =>
  session && session.role !== 'trial' ? session.accountId : null;

/** The station's own name for the kind, otherwise the activity's title. */
export function titleOf(
  { station, locale }: Pick<Presenting, 'station' | 'locale'>,
  { kind, title }: { kind: string; title: LocalText },
): string {
  const names = station.activityNames as Record<string, LocalText | undefined>;
  return localText(names[kind] ?? title, locale);
}

/** A factor or rate in hundredths as a decimal: 150 is 1.5. */
export const decimalOf = (hundredths: number): string => String(hundredths / 100);

/** Counts on the wire have the same form as amounts. */
const wireCount = (count: bigint): string => wireMoney(count * YUAN);

export const taskOf = ({ kind, period, need, have }: Task): ActivityTask => {
  const wire = kind === 'deposit' || kind === 'bet' ? wireMoney : wireCount;
  return { kind, period, need: wire(need), have: wire(have) };
};

function blockedOf({ session, text }: Presenting, refusal: ReturnType<typeof judge>['refusal']) {
  // What is not open is said before who may take part.
  const isTime = refusal?.reason === 'NOT_STARTED' || refusal?.reason === 'ENDED';
  const who =
    session === null ? refused('LOGIN_REQUIRED') : session.role === 'trial' ? refused('TRIAL') : null;
  const reason = isTime ? refusal : (who ?? refusal);
  if (!reason) return { claimable: true, blocked: '', blockedText: '' };
  const { id, values } = reasonText(reason);
  return { claimable: false, blocked: reason.reason, blockedText: text(id, values) };
}

/** What an activity says of itself; its rules go out only where they are read. */
export function presentEvent(
  to: Presenting,
  activity: Activity,
  facts: Facts,
  { hasRules = true } = {},
): ActivityEvent {
  const { row } = activity;
  const { tasks, refusal } = judge(activity, facts);
  return {
    id: activity.id,
    kind: activity.kind,
    title: titleOf(to, row as ActivityRow),
    summary: localText(row.summary, to.locale),
    imgUrl: row.img_url,
    phase: phaseOf(activity, to.now),
    startTime: formatMoment(row.starts_at),
    endTime: formatMoment(row.ends_at),
    rules: hasRules ? localText(row.content, to.locale) : '',
    factor: decimalOf(row.bet_factor),
    levels: [...activity.levels],
    tasks: tasks.map(taskOf),
    ...blockedOf(to, refusal),
  };
}

export function presentPrize(prize: Prize, locale: Locale): ActivityPrize {
  if (prize.kind === 'cash') return { kind: 'cash', value: wireMoney(prize.amount) };
  if (prize.kind === 'points') return { kind: 'points', value: String(prize.amount) };
  if (prize.kind === 'goods') return { kind: 'goods', value: localText(prize.name, locale) };
  return { kind: 'none', value: '' };
}

export const cashPrize = (amount: bigint): ActivityPrize =>
  amount > 0n ? { kind: 'cash', value: wireMoney(amount) } : { kind: 'none', value: '' };

const prizeOfRow = (
  { prize, amount, goods }: Pick<Award, 'prize' | 'amount' | 'goods'>,
  locale: Locale,
): ActivityPrize => {
  if (prize === 'goods') return { kind: 'goods', value: localText(goods!, locale) };
  if (prize === 'points') return { kind: 'points', value: String(amount) };
  return prize === 'cash' ? cashPrize(amount) : { kind: 'none', value: '' };
};

const yuanOf = (value: unknown): string => shortAmount(String(value));

/** What an award was for, in words; the key and the details say it. No number that only a programmer counts by. */
function noteOf(
  kind: string,
  { claim_key: key, detail }: Pick<Award, 'claim_key' | 'detail'>,
  text: Text,
): string {
  const say = (id: string, values: Record<string, string | number>) =>
    text(`server.activity.note.${id}` as ServerTextId, values);
  // Awards of before do not know it: the title of the activity says enough.
  const atLeast = (id: string, least: unknown) =>
    least === undefined ? '' : say(id, { least: yuanOf(least) });
  if (kind === 'signIn') return say('signIn', { day: key, streak: String(detail.streak) });
  if (kind === 'deficit')
    return say('deficit', { day: key, loss: yuanOf(detail.loss), rate: String(detail.rate) });
  if (kind === 'bonus')
    return say('bonus', { day: key, bet: yuanOf(detail.validBet), rate: String(detail.rate) });
  if (kind === 'redPacket') return say('redPacket', { part: String(detail.part) });
  if (kind === 'wheel')
    return say(detail.paid === 'points' ? 'spinPoints' : 'spinChance', { cost: String(detail.cost) });
  if (kind === 'midAutumn') return say('dice', { rank: String(detail.rankName), dice: String(detail.dice) });
  if (kind === 'dragonBoat')
    return key === 'rank' ? say('place', { rank: String(detail.rank) }) : atLeast('step', detail.distance);
  if (kind === 'treasure') return atLeast('box', detail.from);
  return say('application', { number: key.slice(1) });
}

export function presentAward(
  to: Pick<Presenting, 'station' | 'locale' | 'text'>,
  activity: { kind: string; title: LocalText },
  award: Omit<Award, 'station' | 'account_id' | 'day' | 'ledger_type'>,
): ActivityAward {
  return {
    awardNo: String(award.id),
    activityId: award.activity_id,
    kind: activity.kind as ActivityKind,
    title: titleOf(to, activity),
    prize: prizeOfRow(award, to.locale),
    status: award.status,
    note: noteOf(activity.kind, award, to.text),
    reason: award.reason,
    required: wireMoney(award.required),
    createTime: formatMoment(award.created_at),
    handleTime: award.decided_at ? formatMoment(award.decided_at) : '',
  };
}

export async function presentWinners(db: Db, activityId: number, locale: Locale): Promise<ActivityWinner[]> {
  const rows = await winnersOf(db, activityId);
  return rows.map((row) => ({
    account: maskedWinner(row.name),
    prize: prizeOfRow(row, locale),
    time: formatMoment(row.created_at),
  }));
}

/** A share as a percentage of at most four places. */
export function percentOfParts(part: number, total: number): string {
  const millionths = (BigInt(part) * 1_000_000n) / BigInt(total);
  const text = `${millionths / 10_000n}.${String(millionths % 10_000n).padStart(4, '0')}`;
  return text.replace(/\.?0+$/, '');
}

/** One page of a member's own awards: of a kind, of an activity, or of all. */
export async function awardsPage(
  db: Db,
  to: Pick<Presenting, 'station' | 'locale' | 'text'>,
  accountId: number,
  {
    kind,
    activityId,
    before,
    pageSize = 20,
  }: { kind?: ActivityKind; activityId?: number; before?: string; pageSize?: number },
): Promise<{ list: ActivityAward[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom('activity_award as w')
    .innerJoin('activity as v', 'v.id', 'w.activity_id')
    .selectAll('w')
    .select(['v.kind', 'v.title'])
    .where('w.account_id', '=', accountId)
    .$if(kind !== undefined, (query) => query.where('v.kind', '=', kind!))
    .$if(activityId !== undefined, (query) => query.where('w.activity_id', '=', activityId!))
    .$if(before !== undefined, (query) => query.where('w.id', '<', BigInt(before!)))
    .orderBy('w.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return {
    list: rows
      .slice(0, pageSize)
      .map(({ kind: of, title, ...award }) => presentAward(to, { kind: of, title }, award)),
    hasMore: rows.length > pageSize,
  };
}
