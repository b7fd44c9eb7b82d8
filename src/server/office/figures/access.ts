// Who sees which figures: money is for owner, finance and auditor, what they run for those who run it.
import type { OfficeRole } from '#contract/officeCall.ts';
import { Refusal } from '../../refusal.ts';
import type { Dimension } from './read.ts';

const everything: readonly OfficeRole[] = ['owner', 'finance', 'auditor'];
const ownTables: Partial<Record<OfficeRole, readonly Dimension[]>> = {
  play: ['lottery', 'platform'],
  content: ['offer'],
};
/** Rows name members, whom those who write content do not see. */
const ownRows: typeof ownTables = { play: ['lottery', 'platform'] };

/** Whether somebody of these roles sees the whole of a station. */
export const seesAll = (roles: readonly OfficeRole[]): boolean =>
  roles.some((role) => everything.includes(role));

/** Refuses a dimension that none of these roles sees, as sums or as the rows behind them; without one all figures are asked for. */
export function checkSeen(
  roles: readonly OfficeRole[],
  by: Dimension | undefined,
  what: 'table' | 'rows',
): void {
  const own = what === 'table' ? ownTables : ownRows;
  const sees = roles.some(
    (role) => everything.includes(role) || (by !== undefined && own[role]?.includes(by)),
  );
  if (!sees) throw new Refusal('office.wrongRole', { code: 'wrongRole' });
}
