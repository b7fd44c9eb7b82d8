// The measurement of twenty clerks who empty a queue of 1,000 withdrawals at once.
import { sql } from 'kysely';
import { inStation } from '#server/db/stationTransaction.ts';
import { YUAN } from '#values/money.ts';
import { decideByMany, holdOrders, type OfficeQueue } from '../../harness/officeQueue.ts';
import { rounded } from '../figures.ts';
import { within } from './browser.ts';

const orders = 1_000;
const clerks = 20;

export async function benchDecisions(queue: OfficeQueue, say: (line: string) => void): Promise<object> {
  say(`${orders} withdrawals, ${clerks} clerks ...`);
  await holdOrders(queue, 'member01', orders, YUAN);
  const began = performance.now();
  const done = await decideByMany(queue, clerks);
  const seconds = (performance.now() - began) / 1000;
  const all = [...done.paid, ...done.refused];
  const mismatches = await inStation(
    queue.pool,
    queue.station,
    async (db) => (await sql`SELECT * FROM ledger_mismatches()`.execute(db)).rows.length,
  );
  return {
    orders,
    clerks,
    paid: done.paid.length,
    refused: done.refused.length,
    decidedTwice: all.length - new Set(all).size,
    left: done.left,
    lost: orders - all.length - done.left,
    ledgerMismatches: mismatches,
    seconds: rounded(seconds, 1),
    decisionMs: {
      p50: rounded(within(done.milliseconds, 0.5), 1),
      p95: rounded(within(done.milliseconds, 0.95), 1),
    },
  };
}
