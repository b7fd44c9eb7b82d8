// Owns what support answers about activities: what a member won, why there was nothing, and what waits for a decision.
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatMoney } from '#values/money.ts';
import type { Db } from '../db/stationTransaction.ts';
import { type ServerTextId, type Text, textIn } from '../serverText.ts';
import { type Award, waitingAwards } from './award.ts';
import { reasonText } from './take.ts';

/** The table has it as any text. */
const kindText = (say: Text, kind: string): string => say(`support.activity.${kind}` as ServerTextId);

function prizeText(
  locale: Locale,
  { prize, amount, goods }: Pick<Award, 'prize' | 'amount' | 'goods'>,
): string {
  const say = textIn(locale);
  if (prize === 'cash') return say('support.prize.cash', { amount: formatMoney(amount) });
  if (prize === 'points') return say('support.prize.points', { amount: String(amount) });
  return prize === 'goods' ? localText(goods!, locale) : say('support.prize.none');
}

function statusText(say: Text, { status, reason }: Pick<Award, 'status' | 'reason'>): string {
  if (status === AwardStatus.waiting) return say('support.award.waits');
  return status === AwardStatus.given
    ? say('support.award.given')
    : say('support.award.refused', { reason: reason ?? '' });
}

/** What a member won and was refused in the last days, and deposits that brought no gift; the newest first. */
export async function historyOfMember(
  db: Db,
  accountId: number,
  { since, until }: { since: Date; until: Date },
  limit: number,
  locale: Locale,
): Promise<string[]> {
  const say = textIn(locale);
  const awards = await db
    .selectFrom('activity_award as w')
    .innerJoin('activity as v', 'v.id', 'w.activity_id')
    .selectAll('w')
    .select('v.kind')
    .where('w.account_id', '=', accountId)
    .where('w.created_at', '>=', since)
    .where('w.created_at', '<=', until)
    .orderBy('w.id', 'desc')
    .limit(limit)
    .execute();
  const refusals = await db
    .selectFrom('activity_refusal as r')
    .innerJoin('activity as v', 'v.id', 'r.activity_id')
    .selectAll('r')
    .select('v.kind')
    .where('r.account_id', '=', accountId)
    .where('r.last_at', '>=', since)
    .where('r.last_at', '<=', until)
    .orderBy('r.last_at', 'desc')
    .limit(limit)
    .execute();
  const deposits = await db
    .selectFrom('deposit_order as o')
    .innerJoin('deposit_strategy as s', 's.id', 'o.strategy_id')
    .select(['o.order_no', 'o.paid', 'o.reason', 'o.finished_at', 's.name'])
    .where('o.account_id', '=', accountId)
    .where('o.status', '=', DepositStatus.paid)
    .where('o.gift', '=', 0n)
    .where('o.finished_at', '>=', since)
    .where('o.finished_at', '<=', until)
    .orderBy('o.finished_at', 'desc')
    .limit(limit)
    .execute();
  const lines = [
    ...deposits.map(({ order_no, paid, reason, finished_at, name }) => ({
      at: finished_at!,
      line: say(reason === '' ? 'support.noGift' : 'support.noGiftReason', {
        order: order_no,
        amount: formatMoney(paid),
        offer: localText(name, locale),
        ...(reason !== '' && { reason: say(reason as ServerTextId) }),
      }),
    })),
    ...awards.map((award) => ({
      at: award.created_at,
      line: say('support.award', {
        id: String(award.id),
        kind: kindText(say, award.kind),
        key: award.claim_key,
        prize: prizeText(locale, award),
        status: statusText(say, award),
        detail: JSON.stringify(award.detail),
      }),
    })),
    ...refusals.map(({ kind, reason, detail, times, last_at }) => {
      const missing = detail.missing as string | undefined;
      const { id, values } = reasonText({ reason, ...(missing && { missing: BigInt(missing) }) });
      return {
        at: last_at,
        line: say('support.refusal', {
          kind: kindText(say, kind),
          code: reason,
          reason: say(id, values),
          times,
          detail: JSON.stringify(detail),
        }),
      };
    }),
  ];
  return lines
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, line }) => `${formatMoment(at)} · ${line}`);
}

/** Awards that wait for a decision, the oldest first. */
export async function waitingLines(db: Db, limit: number, locale: Locale): Promise<string[]> {
  const say = textIn(locale);
  const rows = await waitingAwards(db, limit);
  return rows.map((row) =>
    say('support.awardWaiting', {
      id: String(row.id),
      account: row.name,
      at: formatMoment(row.created_at),
      kind: kindText(say, row.kind),
      title: localText(row.title, locale),
      prize: prizeText(locale, row),
    }),
  );
}
