// A member's own picture: what came, went and was won or lost day by day, as the ledger has it, and how long the member played.
import { sql } from 'kysely';
import { ledgerAccount } from '../../db/ledger.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { profitOf } from '../games/roundTotals.ts';
import { kindOf, profitKinds } from '../statement/billKinds.ts';

/** A day in Beijing; amounts in 0.0001 yuan. */
export interface DayFigures {
  day: string;
  deposits: bigint;
  withdrawals: bigint;
  /** Won money, rebates, gifts and interest less stakes, with rounds at platforms. */
  net: bigint;
}

const nothing = { deposits: 0n, withdrawals: 0n, net: 0n };

/** What each ledger type adds to a day: the headings are those of the bill, whether the station's reports show them or not. */
function partOf(type: number, amount: bigint): Partial<typeof nothing> {
  const kind = kindOf(type);
  if (kind === 'deposit') return { deposits: amount };
  if (kind === 'withdraw') return { withdrawals: -amount };
  return profitKinds.has(kind) ? { net: amount } : {};
}

/** The figures of a member's days that have any, both ends included. */
export async function figuresByDay(
  db: Db,
  member: { station: string; accountId: number },
  from: string,
  to: string,
): Promise<ReadonlyMap<string, Omit<DayFigures, 'day'>>> {
  const { station, accountId } = member;
  const wallet = await ledgerAccount(db, { station, id: accountId }, 'wallet', 'real');
  const lines = await db
    .selectFrom('ledger_day')
    .select(['type', sql<string>`day::text`.as('day'), sql<string>`(income - outgo)::text`.as('amount')])
    .where('account_id', '=', wallet)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  const rounds = await db
    .selectFrom('game_day')
    .select([
      sql<string>`day::text`.as('day'),
      sql<string>`sum(stake)::text`.as('stake'),
      sql<string>`sum(prize)::text`.as('prize'),
      sql<string>`coalesce(sum(stake - prize) FILTER (WHERE state = 'unsettled'), 0)::text`.as('unsettled'),
    ])
    .where('account_id', '=', accountId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .execute();
  const days = new Map<string, Omit<DayFigures, 'day'>>();
  const add = (day: string, part: Partial<typeof nothing>): void => {
    const sum = days.get(day) ?? nothing;
    days.set(day, {
      deposits: sum.deposits + (part.deposits ?? 0n),
      withdrawals: sum.withdrawals + (part.withdrawals ?? 0n),
      net: sum.net + (part.net ?? 0n),
    });
  };
  for (const { day, type, amount } of lines) add(day, partOf(type, BigInt(amount)));
  for (const { day, stake, prize, unsettled } of rounds)
    add(day, {
      net: profitOf({ stake: BigInt(stake), prize: BigInt(prize), unsettled: BigInt(unsettled) }),
    });
  return days;
}
