// What support may write for a number, a text, a reason, an amount, an intent or a day. Each throws a Refusal for anything else.
import { isDay, startOfDay } from '#values/beijingTime.ts';
import { readMoney } from '#values/money.ts';
import { Refusal } from '../refusal.ts';

/** As it was written; undefined where nothing was. */
export type Written = string | undefined;

const reasonMost = 200;

/** The number of a row. */
export function numberOf(text: Written): bigint {
  if (text === undefined || !/^[0-9]{1,18}$/.test(text))
    throw new Refusal('support.notANumber', { values: { text: text ?? '' } });
  return BigInt(text);
}

export function textOf(text: Written, most: number): string {
  const clean = text?.trim() ?? '';
  if (clean === '') throw new Refusal('support.textMissing');
  if ([...clean].length > most) throw new Refusal('support.textLong', { values: { most } });
  return clean;
}

export function reasonOf(text: Written): string {
  const reason = text?.trim() ?? '';
  if (reason === '') throw new Refusal('support.reasonMissing');
  if ([...reason].length > reasonMost)
    throw new Refusal('support.reasonLong', { values: { most: reasonMost } });
  return reason;
}

/** An amount in 0.0001 yuan; undefined where it is none. */
export const amountOf = (text: Written): bigint | undefined =>
  /^\d{1,10}(?:\.\d{1,4})?$/.test(text ?? '') ? readMoney(text) : undefined;

/** An amount above nothing, in 0.0001 yuan. */
export function yuanOf(text: Written): bigint {
  const amount = amountOf(text);
  if (amount === undefined || amount === 0n) throw new Refusal('support.amountForm');
  return amount;
}

/** The name under which something is done once. */
export function intentOf(text: Written): string {
  if (text === undefined || !/^[\w.-]{4,64}$/.test(text)) throw new Refusal('support.intentForm');
  return text;
}

/** The beginning of a day that is still to come. */
export function comingDayOf(text: Written, now: Date): Date {
  if (text === undefined || !isDay(text)) throw new Refusal('support.dayForm');
  const at = startOfDay(text);
  if (at <= now) throw new Refusal('support.dayBegun', { values: { day: text } });
  return at;
}

export function isOn(text: Written): boolean {
  if (text !== 'on' && text !== 'off') throw new Refusal('support.onOff');
  return text === 'on';
}

export function isYes(text: Written): boolean {
  if (text !== 'yes' && text !== 'no') throw new Refusal('support.yesOrNo');
  return text === 'yes';
}
