// What the values of a request and of the facts it stands on are called, and which of them are amounts.
import type { OfficeText, OfficeTextId } from '../../kit/locale.ts';

const values: Readonly<Record<string, OfficeTextId>> = {
  credit: 'office-approvals.value.credit',
  deduct: 'office-approvals.value.deduct',
  enabled: 'office-approvals.value.enabled',
  frozen: 'office-approvals.value.frozen',
  disabled: 'office-approvals.value.disabled',
  'for good': 'office-approvals.value.forGood',
  true: 'office-approvals.value.yes',
  false: 'office-approvals.value.no',
  '': 'office-approvals.value.nothing',
};

const amounts: ReadonlySet<string> = new Set([
  'yuan',
  'debt',
  'wallet',
  'turnoverRequired',
  'itemRequired',
  'taken',
  'given',
  'owed',
  'amount',
  'worstCost',
]);

/** The value of a field; roles, which may be several, are words of their own. */
export function wordOfValue(t: OfficeText, name: string, value: string): string {
  if (value !== '' && (name === 'role' || name === 'elevatesTo'))
    return value
      .split(', ')
      .map((role) => t(`office.role.${role}` as OfficeTextId))
      .join(', ');
  return values[value] ? t(values[value]) : value;
}

/** Whether the value of a field is an amount of yuan. */
export const isAmount = (name: string, value: string): boolean =>
  amounts.has(name) && /^-?\d+(\.\d+)?$/.test(value);
