// Owns what support answers about activities: what a member won, why there was nothing, and what waits for a decision.
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { localText } from '#station/station.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatMoney } from '#values/money.ts';
import type { Db } from '../db/stationTransaction.ts';
import { type ServerTextId, textIn } from '../serverText.ts';
import { type Award, waitingAwards } from './award.ts';
import { reasonText } from './take.ts';

const say = textIn('en');

const prizeText = ({ prize, amount, goods }: Pick<Award, 'prize' | 'amount' | 'goods'>): string => {
  if (prize === 'cash') return `${formatMoney(amount)} yuan`;
  if (prize === 'points') return `${amount} points`;
  return prize === 'goods' ? localText(goods!, 'en') : 'nothing';
};

const statusText = ({ status, reason }: Pick<Award, 'status' | 'reason'>): string => {
  if (status === AwardStatus.waiting) return 'waits for a decision';
  return status === AwardStatus.given ? 'given' : `refused: ${reason}`;
};

/** What a member won and was refused in the last days, and deposits that brought no gift; the newest first. */
export async function historyOfMember(
  db: Db,
  accountId: number,
  { since, until }: { since: Date; until: Date },
  limit: number,
): Promise<string[]> {
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
      line: `deposit ${order_no} · ${formatMoney(paid)} yuan · no gift of “${localText(name, 'en')}”${reason === '' ? '' : `: ${say(reason as ServerTextId)}`}`,
    })),
    ...awards.map((award) => ({
      at: award.created_at,
      line: `award ${award.id} · ${award.kind} · ${award.claim_key} · ${prizeText(award)} · ${statusText(award)} · ${JSON.stringify(award.detail)}`,
    })),
    ...refusals.map(({ kind, reason, detail, times, last_at }) => {
      const missing = detail.missing as string | undefined;
      const { id, values } = reasonText({ reason, ...(missing && { missing: BigInt(missing) }) });
      return {
        at: last_at,
        line: `refused · ${kind} · ${reason}: ${say(id, values)} · ${times} times · ${JSON.stringify(detail)}`,
      };
    }),
  ];
  return lines
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, line }) => `${formatMoment(at)} · ${line}`);
}

/** Awards that wait for a decision, the oldest first. */
export async function waitingLines(db: Db, limit: number): Promise<string[]> {
  const rows = await waitingAwards(db, limit);
  return rows.map(
    (row) =>
      `award ${row.id} · ${row.name} · ${formatMoment(row.created_at)} · ${row.kind} “${localText(row.title, 'en')}” · ${prizeText(row)}`,
  );
}
