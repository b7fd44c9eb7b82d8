// The money job's step for deposits: those that waited too long expire, and the provider is queried about those it has not reported on.
import { sql } from 'kysely';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { syncWithProvider } from '../../money/deposits/providerClient.ts';
import { stationsOfAny, stationsWith } from '../due/due.ts';
import type { MoneyDeps, MoneyStep } from './step.ts';

const atOnce = 20;

async function run(round: MoneyDeps): Promise<void> {
  const { now, onFailure } = round;
  // The provider is queried in this same round: it may have been paid at the last moment.
  await round.inStation((db) =>
    db
      .updateTable('deposit_order')
      .set({
        status: DepositStatus.expired,
        reason: 'server.deposit.expired',
        finished_at: now,
        ask_at: now,
        asked: 0,
      })
      .where('status', '=', sql.lit(DepositStatus.pending))
      .where('expires_at', '<=', now)
      .execute(),
  );
  const due = await round.inStation((db) =>
    db
      .selectFrom('deposit_order')
      .selectAll()
      .where('ask_at', '<=', now)
      .orderBy('ask_at')
      .limit(atOnce)
      .execute(),
  );
  for (const order of due)
    await syncWithProvider(order, round).catch((error) => onFailure(order.order_no, error));
}

export const deposits: MoneyStep = {
  due: ({ now }) =>
    stationsOfAny(
      stationsWith('deposit_order', {
        kept: sql`t.status = ${sql.lit(DepositStatus.pending)}`,
        due: sql`t.expires_at <= ${now}`,
      }),
      stationsWith('deposit_order', { kept: sql`t.ask_at IS NOT NULL`, due: sql`t.ask_at <= ${now}` }),
    ),
  run,
};
