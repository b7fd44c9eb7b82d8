// The money job's step for debts: what members owe since something was taken back is taken from what their wallets hold by now.
import { sql } from 'kysely';
import type { Book } from '../../db/ledger.ts';
import type { MoneyDeps, MoneyStep } from './step.ts';

/** How many members repay in one transaction. */
const batch = 100;

async function run({ inStation, now }: MoneyDeps): Promise<void> {
  const { rows } = await inStation((db) =>
    sql<{ book: Book; members: number[] }>`SELECT x.book, array_agg(x.owner_id) AS members FROM (
        SELECT d.book, d.owner_id FROM ledger_account d
          JOIN ledger_account w ON w.station = d.station AND w.owner_id = d.owner_id AND w.kind = 'wallet' AND w.book = d.book AND w.part = ''
          WHERE d.kind = 'debt' AND d.balance < 0 AND w.balance > 0 ORDER BY d.owner_id LIMIT ${batch}) x
      GROUP BY x.book`.execute(db),
  );
  for (const { book, members } of rows)
    await inStation((db) => sql`SELECT debt_repay(${members}::int[], ${book}, ${now})`.execute(db));
}

export const debts: MoneyStep = {
  due: () => sql`(SELECT d.station FROM ledger_account d
      JOIN ledger_account w ON w.station = d.station AND w.owner_id = d.owner_id AND w.kind = 'wallet' AND w.book = d.book AND w.part = ''
      WHERE d.kind = 'debt' AND d.balance < 0 AND w.balance > 0 GROUP BY d.station)`,
  run,
};
