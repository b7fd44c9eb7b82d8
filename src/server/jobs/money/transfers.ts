// Owns the money job's step for transfers: where the result is unknown, the platform is queried by order number until it answers.
import { endTransfer, queryTransfer } from '../../money/transfers/order.ts';
import type { MoneyStep } from './step.ts';

/** Queried at the same time: a slow platform delays a round by one time-out, not by many. */
const batch = 20;

export const transfers: MoneyStep = async ({ inStation, counterparties, now, onFailure }) => {
  const due = await inStation((db) =>
    db
      .selectFrom('transfer_order')
      .selectAll()
      .where('ask_at', '<=', now)
      .orderBy('ask_at')
      .limit(batch)
      .execute(),
  );
  await Promise.all(
    due.map(async (row) => {
      try {
        const party = counterparties?.platforms[row.platform];
        const verdict = party ? await queryTransfer(party, row, now) : { state: 'unknown' as const };
        await inStation((db) => endTransfer(db, row.order_no, verdict, now));
      } catch (error) {
        onFailure(`transfer ${row.order_no}`, error);
      }
    }),
  );
};
