// Which of two values of a setting of protection is the stricter one.

/** Of numbers: whether a higher or a lower one protects more. What is not here has no order, or 0 stands for none. */
const higherIsStricter: ReadonlySet<string> = new Set([
  'age',
  'limits.waitHours',
  'breaks.coolHours',
  'breaks.coolHoursIndefinite',
  'registry.changeMinutes',
  'design.cycleSeconds',
]);
const falseIsStricter: ReadonlySet<string> = new Set([
  'design.autoplay',
  'design.turbo',
  'design.cancelWithdrawal',
]);

/** From the least to the most that protects. */
const orders: Readonly<Record<string, readonly unknown[]>> = {
  'limits.ask': ['never', 'firstDeposit', 'registration'],
  'limits.required': [false, true],
  'breaks.allStations': ['ask', 'always'],
  'registry.rule': ['none', 'open', 'lastKnown', 'closed'],
  'registry.deposits': [false, true],
  'registry.play': [false, true],
};

/** Whether a value of a setting, such as `limits.waitHours`, protects less than another one. */
export function isWeaker(setting: string, value: unknown, than: unknown): boolean {
  const order = orders[setting] ?? (falseIsStricter.has(setting) ? [true, false] : undefined);
  if (order) return order.indexOf(value) < order.indexOf(than);
  if (setting === 'limits.reminderMonths' || setting === 'reality.minutes')
    // 0 is none at all; otherwise sooner is stricter.
    return than !== 0 && (value === 0 || (value as number) > (than as number));
  return higherIsStricter.has(setting) && (value as number) < (than as number);
}
