// The reading of a bet from JSON: its rules, its selection and its terms, each refused by its own field.

import { formatMoney, type Money, readMoney, YUAN } from '#values/money.ts';
import { checkDraw } from '../draw/draw.ts';
import { lunarYearOf } from '../draw/lunarYear.ts';
import type { CreditPlay, Draw, Family, Play } from '../play.ts';
import { oddsOf } from '../play.ts';
import { Refusal, shown } from '../refusal.ts';
import { readSettings } from '../rule/readSettings.ts';
import type { Rules } from '../rule/settings.ts';
import { checkSelection } from '../selection/selection.ts';
import type { Bet, CreditTerms, OfficialTerms, SharedTerms } from './bet.ts';
import { MOST_MULTIPLE } from './chase.ts';
import { FAIR_GROUP, QUOTED_PRICE } from './prize.ts';

/** 元 角 分 厘 as what one yuan is divided by. */
const MONEY_MODES = { 元: 1n, 角: 10n, 分: 100n, 厘: 1000n } as const;

type Raw = Readonly<Record<string, unknown>>;

function readAmount(raw: Raw, field: string, least: Money, most: Money, otherwise?: Money): Money {
  const value = raw[field];
  if (value === undefined) {
    if (otherwise !== undefined) return otherwise;
    throw new Refusal(field, 'required', { expected: 'an amount' });
  }
  return inRange(readDecimal(value, field), field, least, most);
}

function readDecimal(value: unknown, field: string): Money {
  const amount = readMoney(value);
  if (amount === undefined) throw new Refusal(field, 'notMoney', { value: shown(value) });
  return amount;
}

function inRange(amount: Money, field: string, least: Money, most: Money): Money {
  if (amount < least || amount > most) {
    const expected = `${formatMoney(least)} to ${formatMoney(most)}`;
    throw new Refusal(field, 'outOfRange', { value: formatMoney(amount), expected });
  }
  return amount;
}

const MOST: Money = 1_000_000_000n * YUAN;

function readMoneyMode(raw: Raw): bigint {
  const mode = readAmount(raw, 'moneyMode', 0n, YUAN, YUAN);
  for (const divisor of Object.values(MONEY_MODES)) if (mode * divisor === YUAN) return divisor;
  throw new Refusal('moneyMode', 'unknownValue', {
    value: formatMoney(mode),
    expected: '1, 0.1, 0.01 or 0.001',
  });
}

function readMultiple(raw: Raw): bigint {
  const { multiple = 1 } = raw;
  if (
    typeof multiple !== 'number' ||
    !Number.isInteger(multiple) ||
    multiple < 1 ||
    multiple > MOST_MULTIPLE
  ) {
    throw new Refusal('multiple', 'unknownValue', {
      value: shown(multiple),
      expected: `a whole number from 1 to ${MOST_MULTIPLE}`,
    });
  }
  return BigInt(multiple);
}

function readBasePrice(raw: Raw): Money {
  const price = readAmount(raw, 'basePrice', 0n, MOST, QUOTED_PRICE);
  if (price === QUOTED_PRICE || price === YUAN) return price;
  throw new Refusal('basePrice', 'unknownValue', { value: formatMoney(price), expected: '2 or 1' });
}

function readSharedTerms(raw: Raw): SharedTerms {
  const rebateRate = readAmount(raw, 'rebateRate', 0n, YUAN, 0n);
  return raw.maxPayout === undefined
    ? { rebateRate }
    : { rebateRate, maxPayout: readAmount(raw, 'maxPayout', 0n, MOST) };
}

/** Without a bonus group of its own a bet is played at the highest usual one. */
const USUAL_GROUP: Money = 1960n * YUAN;

/** Reads the terms of an official bet: basePrice, bonusGroup, moneyMode, multiple, rebateRate. */
export function readOfficialTerms(raw: Raw): OfficialTerms {
  return {
    ...readSharedTerms(raw),
    basePrice: readBasePrice(raw),
    bonusGroup: readAmount(raw, 'bonusGroup', YUAN, FAIR_GROUP, USUAL_GROUP),
    moneyMode: readMoneyMode(raw),
    multiple: readMultiple(raw),
  };
}

/** Reads the terms of a credit bet: unitAmount, and the odds it was accepted at. */
export function readCreditTerms(play: CreditPlay, raw: Raw, rules: Rules): CreditTerms {
  const { odds = {} } = raw;
  if (odds === null || typeof odds !== 'object' || Array.isArray(odds))
    throw new Refusal('odds', 'notObject');
  const entries = Object.entries(odds);
  const known = entries.length > 0 ? oddsOf(play, rules) : {};
  return {
    ...readSharedTerms(raw),
    unitAmount: readAmount(raw, 'unitAmount', 1n, MOST),
    odds: Object.fromEntries(
      entries.map(([outcome, value]) => {
        const field = `odds.${outcome}`;
        if (!Object.hasOwn(known, outcome)) {
          throw new Refusal(field, 'unknownKey', { expected: shown(Object.keys(known).join(', ')) });
        }
        return [outcome, inRange(readDecimal(value, field), field, YUAN, MOST)];
      }),
    ),
  };
}

/** The rules in force: the switches, and the lunar year of the draw date (or as given). */
export function readRules(raw: Raw): Rules {
  const settings = readSettings(raw.settings);
  if (raw.drawDate !== undefined) {
    const lunarYear = typeof raw.drawDate === 'string' ? lunarYearOf(raw.drawDate) : undefined;
    if (lunarYear === undefined) {
      const expected = 'a date such as 2026-02-17, from 2019-02-05 to 2037-01-20';
      throw new Refusal('drawDate', 'unknownValue', { value: shown(raw.drawDate), expected });
    }
    return { ...settings, lunarYear };
  }
  if (raw.lunarYear === undefined) return settings;
  const { lunarYear } = raw;
  if (typeof lunarYear !== 'number' || !Number.isInteger(lunarYear) || lunarYear < 1900 || lunarYear > 2200) {
    throw new Refusal('lunarYear', 'unknownValue', {
      value: shown(lunarYear),
      expected: 'a year from 1900 to 2200',
    });
  }
  return { ...settings, lunarYear };
}

/** Reads a bet on a play from its JSON; throws the refusal. */
export function readBet(play: Play, raw: Raw): Bet {
  const rules = readRules(raw);
  const selection = checkSelection(play, raw.selection);
  if (play.mode === 'official') return { play, selection, rules, terms: readOfficialTerms(raw) };
  return { play, selection, rules, terms: readCreditTerms(play, raw, rules) };
}

/** Reads a bet with its draw, as the worked examples write them; throws the refusal. */
export function readExample(
  familyOf: (code: string) => Family | undefined,
  raw: Raw,
): { bet: Bet; draw: Draw; family: Family } {
  const family = typeof raw.family === 'string' ? familyOf(raw.family) : undefined;
  if (!family) throw unknownOrMissing(raw, 'family', 'the code of a family, such as ssc');
  if (raw.mode !== 'official' && raw.mode !== 'credit')
    throw unknownOrMissing(raw, 'mode', 'official or credit');
  const play = family.plays.find(({ code }) => code === raw.play);
  if (!play) throw unknownOrMissing(raw, 'play', `the code of a play of ${family.code}`);
  if (play.mode !== raw.mode)
    throw new Refusal('mode', 'wrongMode', { value: raw.mode, expected: play.mode });
  return { bet: readBet(play, raw), draw: checkDraw(family, raw.draw), family };
}

function unknownOrMissing(raw: Raw, field: string, expected: string): Refusal {
  const value = raw[field];
  return value === undefined
    ? new Refusal(field, 'required', { expected })
    : new Refusal(field, 'unknownValue', { value: shown(value), expected });
}
