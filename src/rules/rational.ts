// Exact fractions: odds and factors are never rounded before the amount they are applied to.

import type { Money } from '#values/money.ts';

/** numerator ÷ denominator in lowest terms; the denominator is above zero. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other < 0n ? -other : other];
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}

export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError('a fraction has no denominator of zero');
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const ZERO = rational(0n);
export const ONE = rational(1n);

/** Reads `1.909` or `-0.85` exactly, however many places it has. */
export function rationalOf(decimal: string): Rational {
  const [whole = '', places = ''] = decimal.split('.');
  return rational(BigInt(whole + places), 10n ** BigInt(places.length));
}

export const sum = (one: Rational, other: Rational): Rational =>
  rational(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  );

export const product = (one: Rational, other: Rational): Rational =>
  rational(one.numerator * other.numerator, one.denominator * other.denominator);

export const quotient = (one: Rational, other: Rational): Rational =>
  rational(one.numerator * other.denominator, one.denominator * other.numerator);

export const negative = ({ numerator, denominator }: Rational): Rational => rational(-numerator, denominator);

/** Below zero where `one` is the smaller, zero where they are equal. */
export function compare(one: Rational, other: Rational): number {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** amount × factor, cut to 0.0001 towards zero. */
export const truncated = (amount: Money, { numerator, denominator }: Rational): Money =>
  (amount * numerator) / denominator;

/** amount × factor, rounded up to 0.0001; neither is below zero. */
export const roundedUp = (amount: Money, { numerator, denominator }: Rational): Money =>
  (amount * numerator + denominator - 1n) / denominator;
