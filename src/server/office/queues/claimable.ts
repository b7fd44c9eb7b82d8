// Who claims things of which queue by the plain call.
import type { WaitingQueue } from '#contract/entities.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import { Refusal } from '../../refusal.ts';
import { seesQueue } from './queues.ts';

/** Refuses with wrongRole, and for withdrawals, which are taken over by a call of their own. */
export function requireClaimable(queue: WaitingQueue, roles: readonly OfficeRole[]): void {
  if (queue === 'withdrawals')
    throw new Refusal('office-queues.otherCalls', { code: 'invalid', field: 'queue' });
  if (!seesQueue(roles, queue)) throw new Refusal('office.wrongRole', { code: 'wrongRole' });
}
