// The money job's step for withdrawals: new ones are submitted to the bank desk, and it is queried about those it has not reported on.
import { sql } from 'kysely';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { submitWithdrawal } from '../../money/withdrawals/desk.ts';
import { stationsWith } from '../due/due.ts';
import type { MoneyDeps, MoneyStep } from './step.ts';

const batch = 50;

async function run({ station, inStation, counterparties, now, onFailure }: MoneyDeps): Promise<void> {
  const due = await inStation((db) =>
    db
      .selectFrom('withdrawal')
      .select('order_no')
      .where('status', '=', sql.lit(WithdrawalStatus.pending))
      .where('ask_at', '<=', now)
      // Without a desk the office decides: only what somebody wants back is looked after.
      .$if(!counterparties?.bankDesk, (query) => query.where('take_back_at', 'is not', null))
      .orderBy('ask_at')
      .limit(batch)
      .execute(),
  );
  for (const { order_no: orderNo } of due) {
    try {
      // A desk that cannot be reached for one order cannot be for the next: the rest waits for the next round.
      if (!(await submitWithdrawal({ station, inStation, counterparties, now }, orderNo))) return;
    } catch (error) {
      onFailure(orderNo, error);
    }
  }
}

export const withdrawals: MoneyStep = {
  due: ({ now }) =>
    stationsWith('withdrawal', {
      kept: sql`t.status = ${sql.lit(WithdrawalStatus.pending)}`,
      due: sql`t.ask_at <= ${now}`,
    }),
  run,
};
