// Which counterparties are suspended, and what of a configuration is left for what begins now. Whatever has begun goes on with all of them.
import type { Counterparties } from '#counterparty/programs.ts';
import type { Db } from '../db/stationTransaction.ts';

/** The name of the payment provider; a platform is called platforms.<code>. */
export const payProvider = 'payProvider';

/** Names of those that are suspended. */
export async function suspendedNames(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('party_suspension').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

/** The platforms of a configuration that new money and players go to; undefined where there is no configuration. */
export async function platformsInUse(
  db: Db,
  counterparties: Counterparties | undefined,
): Promise<Pick<Counterparties, 'platforms'> | undefined> {
  if (!counterparties) return undefined;
  const suspended = await suspendedNames(db);
  return {
    platforms: Object.fromEntries(
      Object.entries(counterparties.platforms).filter(([code]) => !suspended.has(`platforms.${code}`)),
    ),
  };
}
