// The money job's step for limits: the bets of a member who was held against a limit for the first time are summed by hour from now on.
import { sql } from 'kysely';
import { stationsWith } from '../due/due.ts';
import type { MoneyDeps, MoneyStep } from './step.ts';

/** How many members a round begins with, each in a transaction of its own. */
const batch = 20;

async function run({ inStation, now }: MoneyDeps): Promise<void> {
  const wanted = await inStation((db) =>
    db.selectFrom('limit_kept').select('account_id').where('since', 'is', null).limit(batch).execute(),
  );
  for (const { account_id } of wanted)
    await inStation((db) => sql`SELECT limit_begin(${account_id}, ${now})`.execute(db));
}

export const limitSums: MoneyStep = {
  due: () => stationsWith('limit_kept', { kept: sql`t.since IS NULL` }),
  run,
};
