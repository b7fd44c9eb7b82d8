// Owns what the fields of a request and the facts it stands on are called; a name without words stands as it is.
import type { OfficeText, OfficeTextId } from '../../kit/locale.ts';

const names: Readonly<Record<string, OfficeTextId>> = {
  yuan: 'office-approvals.field.yuan',
  direction: 'office-approvals.field.direction',
  turnover: 'office-approvals.field.turnover',
  number: 'office-approvals.field.number',
  intent: 'office-approvals.field.intent',
  name: 'office-approvals.field.name',
  role: 'office-approvals.field.role',
  stations: 'office-approvals.field.stations',
  state: 'office-approvals.field.state',
  playBlockedUntil: 'office-approvals.field.playBlock',
  withdrawBlockedUntil: 'office-approvals.field.withdrawBlock',
  debt: 'office-approvals.field.debt',
  movesByHand: 'office-approvals.field.moves',
  wallet: 'office-approvals.field.wallet',
  turnoverRequired: 'office-approvals.field.required',
  itemRequired: 'office-approvals.field.item',
  lottery: 'office-approvals.field.lottery',
  period: 'office-approvals.field.period',
  numbers: 'office-approvals.field.numbers',
  plan: 'office-approvals.field.plan',
  drawBefore: 'office-approvals.field.drawBefore',
  drawAfter: 'office-approvals.field.drawAfter',
  taken: 'office-approvals.field.taken',
  given: 'office-approvals.field.given',
  owed: 'office-approvals.field.owed',
  changes: 'office-approvals.field.changes',
};

const values: Readonly<Record<string, OfficeTextId>> = {
  credit: 'office-approvals.value.credit',
  deduct: 'office-approvals.value.deduct',
  enabled: 'office-approvals.value.enabled',
  frozen: 'office-approvals.value.frozen',
  disabled: 'office-approvals.value.disabled',
  'for good': 'office-approvals.value.forGood',
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
]);

export const nameOf = (t: OfficeText, name: string): string => (names[name] ? t(names[name]) : name);

export const wordOfValue = (t: OfficeText, value: string): string =>
  values[value] ? t(values[value]) : value;

/** Whether the value of a field is an amount of yuan. */
export const isAmount = (name: string, value: string): boolean =>
  amounts.has(name) && /^-?\d+(\.\d+)?$/.test(value);
