// What the rules of team and activities read beside input.ts: amounts in 0.0001 yuan, rates, days and instants; and how their results become JSON.

import { isDay } from '#values/beijingTime.ts';
import type { Money } from '#values/money.ts';
import { type Rate, readRate } from '#values/rate.ts';
import { InputFault, integer, type Read, text, unfit } from './input.ts';

/** An amount as a whole number of 0.0001 yuan. */
export const units =
  (least = 0): Read<Money> =>
  (value, field) =>
    BigInt(integer(least)(value, field));

/** An amount of which nothing is known, below zero included. */
export const anyUnits = units(Number.MIN_SAFE_INTEGER);

/** A decimal rate that keeps the text it was written as. */
export interface WrittenRate {
  readonly text: string;
  readonly value: Rate;
}

export const writtenRate: Read<WrittenRate> = (value, field) => {
  const rate = typeof value === 'string' ? readRate(value) : undefined;
  if (rate === undefined) throw unfit(value, field, 'a decimal text such as "7.5"');
  return { text: value as string, value: rate };
};

export const rate: Read<Rate> = (value, field) => writtenRate(value, field).value;

/** A rate above zero, that others are multiples of. */
export const rateStep: Read<Rate> = (value, field) => {
  const step = rate(value, field);
  if (step === 0n) throw unfit(value, field, 'a decimal text above 0');
  return step;
};

/** A rate as somebody typed it, right or wrong; what is longer could have more places than a rate has. */
export const typedRate = text(/^.{0,14}$/su, 'a text of at most 14 characters');

/** Any text of at most 64 characters: an id, a name, what somebody typed. */
export const word = text(/^.{0,64}$/su, 'a text of at most 64 characters');

export const day: Read<string> = (value, field) => {
  if (typeof value !== 'string' || !isDay(value)) throw unfit(value, field, 'a day such as 2026-03-01');
  return value;
};

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

/** An instant in UTC, as epoch milliseconds. */
export const instant: Read<number> = (value, field) => {
  const ms = typeof value === 'string' && INSTANT.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(ms)) throw unfit(value, field, 'an instant such as 2026-03-01T16:00:00Z');
  return ms;
};

/** An object whose keys are data: days, levels, categories. */
export const dictionary =
  <T>(isKey: (key: string) => boolean, keys: string, read: Read<T>): Read<ReadonlyMap<string, T>> =>
  (value, field) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      throw unfit(value, field, `an object by ${keys}`);
    return new Map(
      Object.entries(value).map(([key, entry]) => {
        if (!isKey(key)) throw unfit(key, `${field}.${key}`, keys);
        return [key, read(entry, `${field}.${key}`)];
      }),
    );
  };

const isNumber = (key: string) => /^\d{1,6}$/.test(key);

/** An object whose keys are whole numbers: levels of members, days of a cycle. */
export const byNumber = <T>(read: Read<T>): Read<ReadonlyMap<string, T>> =>
  dictionary(isNumber, 'whole numbers', read);

/** A result with its amounts as numbers, which is how the examples write them. */
export function withNumbers(result: unknown): unknown {
  if (typeof result === 'bigint') {
    if (result > BigInt(Number.MAX_SAFE_INTEGER) || result < BigInt(Number.MIN_SAFE_INTEGER))
      throw new InputFault(
        'input',
        'its amounts make a result that a JSON number cannot hold: give smaller ones',
      );
    return Number(result);
  }
  if (Array.isArray(result)) return result.map(withNumbers);
  if (result === null || typeof result !== 'object') return result;
  return Object.fromEntries(Object.entries(result).map(([key, value]) => [key, withNumbers(value)]));
}
