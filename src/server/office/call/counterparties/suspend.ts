// Suspending a counterparty, and bringing it back: from its commit on nothing new goes to it, at any station.
import { canSuspend, namedParties } from '../../../operation/partyTest.ts';
import { Refusal } from '../../../refusal.ts';
import { office } from '../../pipeline/handle.ts';

export default office(
  'counterparties/suspend',
  async ({ request: { name, isSuspended, reason }, counterparties, db, staff, now, text }) => {
    const found = namedParties(counterparties).find((party) => party.name === name);
    if (!found) throw new Refusal('office-counterparties.noParty', { field: 'name', values: { name } });
    if (!canSuspend(found.kind)) throw new Refusal('office-counterparties.notSuspendable', { field: 'name' });
    if (staff.stations !== null)
      throw new Refusal('office-counterparties.allStations', { code: 'allStations' });
    if (isSuspended) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('party_suspension')
        .values({ name, reason, suspended_by: staff.name, suspended_at: now })
        .onConflict((clash) => clash.column('name').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n)
        throw new Refusal('office-counterparties.suspendedAlready', { code: 'changedMeanwhile' });
    } else {
      const { numDeletedRows } = await db
        .deleteFrom('party_suspension')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n)
        throw new Refusal('office-counterparties.notSuspended', { code: 'changedMeanwhile' });
    }
    return { msg: text(isSuspended ? 'office-counterparties.isSuspended' : 'office-counterparties.isBack') };
  },
);
