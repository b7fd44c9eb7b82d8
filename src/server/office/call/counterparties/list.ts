// The companies that the server asks, and how each answers it.
import type { Selectable } from 'kysely';
import type { PartySuspensionTable } from '../../../db/tables.ts';
import { canSuspend, namedParties, partyKinds } from '../../../operation/partyTest.ts';
import { office } from '../../pipeline/handle.ts';

const tailLength = 4;

const suspendedIn = (row: Selectable<PartySuspensionTable> | undefined) =>
  row && { suspended: { by: row.suspended_by, at: row.suspended_at, reason: row.reason } };

export default office('counterparties/list', async ({ counterparties, ownProblems, db }) => {
  const parties = namedParties(counterparties);
  const suspensions = new Map(
    (await db.selectFrom('party_suspension').selectAll().execute()).map((row) => [row.name, row] as const),
  );
  const failures = new Map(
    ownProblems().flatMap(({ kind, name, count }) =>
      kind === 'counterparty' && name !== undefined ? [[name, count] as const] : [],
    ),
  );
  return {
    parties: parties.map(({ name, kind, party: { url, key, previousKey } }) => ({
      ...suspendedIn(suspensions.get(name)),
      name,
      kind,
      url,
      keyTail: key.slice(-tailLength),
      hasPreviousKey: previousKey !== undefined,
      failures: failures.get(name) ?? 0,
      canSuspend: canSuspend(kind),
    })),
    missing: partyKinds.filter((kind) => !parties.some((party) => party.kind === kind)),
  };
});
