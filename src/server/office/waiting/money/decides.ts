// Who decides on deposits and withdrawals: a company's bank desk where there is one, the office where there is none.
import type { Counterparties } from '#counterparty/programs.ts';
import { Refusal } from '../../../refusal.ts';
import type { Settings } from '../../../settings.ts';

/** `desk` where a company decides and the office only looks. */
export const decidesOn = (counterparties: Counterparties | undefined): 'office' | 'desk' =>
  counterparties?.bankDesk ? 'desk' : 'office';

/** After how many seconds a demonstration decides by itself; null where people do. */
export const ruleOf = (
  { demonstrationDecidesSeconds: seconds }: Pick<Settings, 'demonstrationDecidesSeconds'>,
  counterparties: Counterparties | undefined,
): number | null => (seconds > 0 && decidesOn(counterparties) === 'office' ? seconds : null);

/** Refuses with atDesk where a company decides: two who decide would pay twice. */
export function requireOffice(counterparties: Counterparties | undefined): void {
  if (decidesOn(counterparties) === 'desk') throw new Refusal('office-waiting.atDesk', { code: 'atDesk' });
}

export const unknownOrder = (orderNo: string): Refusal =>
  new Refusal('office-waiting.unknownOrder', { code: 'unknownOrder', field: 'orderNo', values: { orderNo } });

export const orderOver = (orderNo: string): Refusal =>
  new Refusal('office-waiting.over', { code: 'orderOver', field: 'orderNo', values: { orderNo } });
