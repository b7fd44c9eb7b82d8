// Odds in their four formats, exactly: conversion, the stake for a wished win, and what a result returns.

import { type Money, readMoney, YUAN } from '#values/money.ts';
import { amount, InputFault, oneOf, type Read, record, text } from '../input.ts';
import {
  compare,
  negative,
  ONE,
  product,
  quotient,
  type Rational,
  rational,
  rationalOf,
  roundedUp,
  sum,
  truncated,
  ZERO,
} from '../rational.ts';
import { defineRule } from '../rule.ts';

const FORMATS = ['eu', 'hk', 'my', 'id'] as const;
/** European, Hong Kong, Malay, Indonesian. */
export type OddsFormat = (typeof FORMATS)[number];

export const formatOfOdds = oneOf(FORMATS);
const decimal = text(/^-?\d{1,6}(?:\.\d{1,8})?$/, 'odds as a decimal text, such as "1.95" or "-0.85"');

const RANGES: Readonly<Record<OddsFormat, string>> = {
  eu: 'more than 1',
  hk: 'more than 0',
  my: 'above 0 up to 1, or from -1 to below 0',
  id: '1 and more, or -1 and less',
};

function isInRange(format: OddsFormat, value: Rational): boolean {
  if (format === 'eu') return compare(value, ONE) > 0;
  if (format === 'hk') return compare(value, ZERO) > 0;
  const size = compare(value, ZERO) < 0 ? negative(value) : value;
  return format === 'my' ? compare(size, ZERO) > 0 && compare(size, ONE) <= 0 : compare(size, ONE) >= 0;
}

/** What is returned for a stake of one when the bet is won. */
function europeanOf(format: OddsFormat, value: Rational): Rational {
  if (format === 'eu') return value;
  return compare(value, ZERO) > 0 ? sum(ONE, value) : sum(ONE, quotient(ONE, negative(value)));
}

function inFormat(european: Rational, format: OddsFormat): Rational {
  if (format === 'eu') return european;
  const win = sum(european, negative(ONE));
  const size = compare(win, ONE);
  if (format === 'hk' || (format === 'my' ? size <= 0 : size >= 0)) return win;
  return negative(quotient(ONE, win));
}

function readOdds(format: OddsFormat, value: string, field: string): Rational {
  const exact = rationalOf(value);
  if (!isInRange(format, exact))
    throw new InputFault(field, `${value} is not possible in the format ${format}: give ${RANGES[format]}`);
  return europeanOf(format, exact);
}

const quoted = record({ format: formatOfOdds, value: decimal });

/** Odds in any format, as their European fraction. */
export const odds: Read<Rational> = (given, field) => {
  const { format, value } = quoted(given, field);
  return readOdds(format, value, `${field}.value`);
};

export const minOddsDefault = rational(3n, 2n);

/** The lowest European odds that count for turnover. */
export const minOdds: Read<Rational> = (given, field) =>
  given === undefined ? minOddsDefault : rational(amount(0n)(given, field), YUAN);

export const SPORT_RESULTS = ['won', 'halfWon', 'push', 'void', 'halfLost', 'lost'] as const;
/** How a decided bet ended. */
export type SportResult = (typeof SPORT_RESULTS)[number];

const HALF = rational(1n, 2n);

/** What is returned for a stake of one. */
export function factorOf(result: SportResult, european: Rational): Rational {
  switch (result) {
    case 'won':
      return european;
    case 'halfWon':
      return product(sum(ONE, european), HALF);
    case 'push':
    case 'void':
      return ONE;
    case 'halfLost':
      return HALF;
    case 'lost':
      return ZERO;
  }
}

/** What counts for turnover; nothing where the odds are below the least that count. */
export function validBetOf(stake: Money, result: SportResult, european: Rational, least: Rational): Money {
  if (result === 'push' || result === 'void' || compare(european, least) < 0) return 0n;
  return result === 'halfWon' || result === 'halfLost' ? stake / 2n : stake;
}

export interface SettledSportBet {
  readonly result: SportResult | 'pending';
  readonly state: SportResult | 'unsettled';
  readonly returned: Money;
  readonly net: Money;
  readonly validBet: Money;
}

/** Settles a single bet; one whose match is not over stays unsettled. */
export function settleSingle(
  result: SportResult | 'pending',
  terms: { readonly stake: Money; readonly odds: Rational; readonly minOdds: Rational },
): SettledSportBet {
  if (result === 'pending') return { result, state: 'unsettled', returned: 0n, net: 0n, validBet: 0n };
  const { stake, odds: european, minOdds: least } = terms;
  const returned = truncated(stake, factorOf(result, european));
  return {
    result,
    state: result,
    returned,
    net: returned - stake,
    validBet: validBetOf(stake, result, european, least),
  };
}

/** A line of goals or maps in quarters, in 0.0001: `-0.75`. */
export const quarterLine: Read<Money> = (value, field) => {
  const line = typeof value === 'string' ? readMoney(value) : undefined;
  if (line === undefined || line % (YUAN / 4n) !== 0n)
    throw new InputFault(
      field,
      value === undefined
        ? 'is missing: give a line in quarters, such as "-0.75"'
        : `${String(value)} is not possible: give a line in quarters, such as "-0.75"`,
    );
  return line;
};

/** By how much a selection beats its line, in 0.0001: half a goal and more wins whole, a quarter wins half. */
export function resultOfMargin(margin: Money): SportResult {
  if (margin >= YUAN / 2n) return 'won';
  if (margin > 0n) return 'halfWon';
  if (margin === 0n) return 'push';
  return margin > -(YUAN / 2n) ? 'halfLost' : 'lost';
}

const fraction = ({ numerator, denominator }: Rational): string => `${numerator}/${denominator}`;

export const oddsRules = [
  defineRule(
    'odds.convert',
    record({ from: formatOfOdds, value: decimal, to: formatOfOdds }),
    ({ from, value, to }) => {
      const european = readOdds(from, value, 'input.value');
      const converted = inFormat(european, to);
      return {
        value: truncated(YUAN, converted),
        exact: fraction(converted),
        euExact: fraction(european),
      };
    },
  ),
  defineRule(
    'odds.risk',
    record({ format: formatOfOdds, value: decimal, toWin: amount(1n) }),
    ({ format, value, toWin }) => {
      const win = sum(readOdds(format, value, 'input.value'), negative(ONE));
      return { stake: roundedUp(toWin, quotient(ONE, win)) };
    },
  ),
];
