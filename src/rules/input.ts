// The reading of a rule's input from JSON: each wrong field is refused with its path and what it should be.

import { shown } from '#lottery/refusal.ts';
import { formatMoney, type Money, readMoney } from '#values/money.ts';

/** A wrong field of the input, such as `input.bets[0].amount`. */
export class InputFault extends Error {
  readonly field: string;

  constructor(field: string, problem: string) {
    super(`${field}: ${problem}`);
    this.name = 'InputFault';
    this.field = field;
  }
}

/** Turns a JSON value into what the calculation works with, or throws an `InputFault`. A field that is not given is `undefined`. */
export type Read<T> = (value: unknown, field: string) => T;

/** The fault of a value that is not what was expected, or is not there at all. */
export const unfit = (value: unknown, field: string, expected: string): InputFault =>
  new InputFault(
    field,
    value === undefined
      ? `is missing: give ${expected}`
      : `${shown(value)} is not possible: give ${expected}`,
  );

type Fields = Readonly<Record<string, Read<unknown>>>;
type RecordOf<F extends Fields> = { readonly [K in keyof F]: ReturnType<F[K]> };

/** An object with exactly these fields. */
export const record =
  <F extends Fields>(fields: F): Read<RecordOf<F>> =>
  (value, field) => {
    const names = Object.keys(fields);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
      throw unfit(value, field, `an object with ${names.join(', ')}`);
    }
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
    if (unknown !== undefined)
      throw new InputFault(`${field}.${shown(unknown)}`, `is not a field: use ${names.join(', ')}`);
    const given = value as Readonly<Record<string, unknown>>;
    return Object.fromEntries(
      names.map((name) => [
        name,
        fields[name]!(Object.hasOwn(given, name) ? given[name] : undefined, `${field}.${name}`),
      ]),
    ) as RecordOf<F>;
  };

/** A field that may be left out. */
export const optional =
  <T, Otherwise>(read: Read<T>, otherwise: Otherwise): Read<T | Otherwise> =>
  (value, field) =>
    value === undefined ? otherwise : read(value, field);

export const nullable =
  <T>(read: Read<T>): Read<T | null> =>
  (value, field) =>
    value === null ? null : read(value, field);

/** A list of `least` to `most` entries. */
export const list =
  <T>(read: Read<T>, least = 0, most = 10_000): Read<readonly T[]> =>
  (value, field) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) {
      const count =
        least === most ? `${least}` : most === 10_000 ? `at least ${least}` : `${least} to ${most}`;
      throw unfit(value, field, `a list of ${count} entries`);
    }
    return value.map((entry, at) => read(entry, `${field}[${at}]`));
  };

export const oneOf =
  <const T extends string>(words: readonly T[]): Read<T> =>
  (value, field) => {
    const word = words.find((each) => each === value);
    if (word === undefined) throw unfit(value, field, words.join(', '));
    return word;
  };

export const integer =
  (least: number, most = Number.MAX_SAFE_INTEGER): Read<number> =>
  (value, field) => {
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most)
      return value;
    const range = most === Number.MAX_SAFE_INTEGER ? `${least} upwards` : `${least} to ${most}`;
    throw unfit(value, field, `a whole number, ${range}`);
  };

export const flag: Read<boolean> = (value, field) => {
  if (typeof value !== 'boolean') throw unfit(value, field, 'true or false');
  return value;
};

/** Text of a given form; `expected` says the form in words. */
export const text =
  (form: RegExp, expected: string): Read<string> =>
  (value, field) => {
    if (typeof value !== 'string' || !form.test(value)) throw unfit(value, field, expected);
    return value;
  };

/** An amount in yuan, or a rate, as a decimal text with at most four places. */
export const amount =
  (least: Money, most: Money = 10n ** 18n): Read<Money> =>
  (value, field) => {
    const money = typeof value === 'string' ? readMoney(value) : undefined;
    if (money === undefined)
      throw unfit(value, field, 'a decimal text with at most four places, such as "10.0000"');
    if (money < least || money > most)
      throw unfit(value, field, `an amount from ${formatMoney(least)} to ${formatMoney(most)}`);
    return money;
  };
