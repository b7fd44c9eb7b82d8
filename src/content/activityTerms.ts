// What each kind of activity runs with: how its terms are read from a file or the table, and which mistakes are refused where they are entered.
import type { ActivityKind } from '#contract/entities.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';
import { refusalOfPacket } from '#rules/activities/redPacket.ts';
import { refusalOfWheel } from '#rules/activities/wheel.ts';
import {
  amount,
  flag,
  InputFault,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  type Read,
  record,
  text,
} from '#rules/input.ts';
import { byNumber, rate, writtenRate } from '#rules/unitInput.ts';

export type Prize =
  | { readonly kind: 'none' }
  | { readonly kind: 'cash'; readonly amount: bigint }
  | { readonly kind: 'points'; readonly amount: bigint }
  | { readonly kind: 'goods'; readonly name: LocalText };

const none = record({ kind: oneOf(['none']) });
const cash = record({ kind: oneOf(['cash']), amount: amount(1n) });
const points = record({ kind: oneOf(['points']), amount: integer(1) });
const name = text(/^.{1,40}$/su, 'a text of at most 40 characters');
const goods = record({ kind: oneOf(['goods']), name: record({ 'zh-CN': name, en: name }) });

/** A prize as it is entered: `{"kind":"cash","amount":"8"}`, `{"kind":"points","amount":100}`, `{"kind":"goods","name":{...}}`, `{"kind":"none"}`. */
const prize: Read<Prize> = (value, field) => {
  const kind = (value as { kind?: unknown } | null)?.kind;
  if (kind === 'none') return none(value, field);
  if (kind === 'points') {
    const read = points(value, field);
    return { kind: 'points', amount: BigInt(read.amount) };
  }
  return kind === 'goods' ? goods(value, field) : cash(value, field);
};

const yuan = amount(0n);
const chanceSteps = list(
  record({ kind: oneOf(['deposit', 'bet', 'signIn']), from: yuan, chances: integer(1, 1000) }),
);
const dailyLimit = integer(0, 1000);
const exchangeLimits = (value: Read<bigint>) =>
  record({ enabled: flag, min: value, step: value, daily: nullable(value) });
const whole: Read<bigint> = (value, field) => BigInt(integer(1)(value, field));

const readers = {
  general: record({
    /** Members apply for it and the operator decides; otherwise it is only read. */
    applies: flag,
    prize,
    /** Real name, withdrawal password and security question have to be there. */
    needsProfile: flag,
    minDeposit: yuan,
    minBet: yuan,
  }),
  signIn: record({
    unit: oneOf(['points', 'cash']),
    rewards: list(integer(0), 1, 30),
    bonuses: byNumber(integer(0)),
    condition: record({ kind: oneOf(['none', 'deposit', 'bet']), min: yuan }),
  }),
  deficit: record({
    minValidBet: yuan,
    tiers: list(record({ from: yuan, rate: writtenRate }), 1),
    cap: nullable(yuan),
  }),
  bonus: record({
    steps: list(record({ from: yuan, rates: byNumber(writtenRate) }), 1),
    cap: nullable(yuan),
  }),
  wheel: record({
    total: integer(1, 1_000_000),
    sectors: list(record({ prize, weight: integer(-1_000_000), stock: nullable(integer(0)) }), 2, 12),
    steps: chanceSteps,
    dailyLimit,
    /** Points for a spin; 0 where points buy none. */
    cost: integer(0),
  }),
  redPacket: record({
    total: amount(1n),
    count: integer(Number.MIN_SAFE_INTEGER, 100_000),
    min: yuan,
    max: yuan,
    perMember: integer(1, 100),
    dailyLimit: integer(0, 1000),
    minDeposit: yuan,
    minBet: yuan,
    /** Either every so many minutes of the day, or at times of it. */
    everyMinutes: integer(0, 1440),
    times: list(text(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 20:00')),
    /** How long a packet stays open at most. */
    minutes: integer(1, 1440),
  }),
  treasure: record({
    basis: oneOf(['deposit', 'bet']),
    period: oneOf(['day', 'activity']),
    boxes: list(record({ from: yuan, min: amount(1n), max: amount(1n), stock: nullable(integer(0)) }), 1, 12),
  }),
  midAutumn: record({ prizes: list(prize, 12, 12), steps: chanceSteps, dailyLimit }),
  dragonBoat: record({
    mode: oneOf(['steps', 'rank']),
    metre: amount(1n),
    minValidBet: yuan,
    steps: list(record({ distance: integer(1), amount: amount(1n) })),
    prizes: list(amount(1n)),
  }),
  firstRecharge: record({ strategyId: integer(1) }),
  points: record({
    pointsPerYuan: whole,
    backPointsPerYuan: whole,
    factor: optional(rate, 0n),
    toPoints: exchangeLimits(amount(1n)),
    toCash: exchangeLimits(whole),
  }),
  balanceBao: record({}),
} satisfies Record<ActivityKind, Read<object>>;

export type TermsOf<K extends ActivityKind> = ReturnType<(typeof readers)[K]>;

const fault = (field: string, problem: string): never => {
  throw new InputFault(field, problem);
};

/** The field of a packet that a refusal is about. */
const packetFields: Readonly<Record<string, string>> = {
  COUNT_INVALID: 'terms.count',
  BAND_INVALID: 'terms.min',
  TOTAL_TOO_SMALL: 'terms.count',
  TOTAL_TOO_LARGE: 'terms.total',
};

/** Mistakes that no single field shows. */
const checks: { readonly [K in ActivityKind]?: (terms: TermsOf<K>) => void } = {
  wheel({ sectors, total }) {
    const rule = sectors.map(({ prize: { kind }, weight, stock }) => ({ kind, value: 0, weight, stock }));
    const refusal = refusalOfWheel(rule, total);
    const sum = sectors.reduce((all, { weight }) => all + weight, 0);
    // A zero too many or too few is that of the total, not of the weights.
    const isShifted = [10, 100].some((by) => sum === total * by || sum * by === total);
    if (refusal) fault(isShifted ? 'terms.total' : 'terms.sectors', refusal.reason);
  },
  redPacket({ everyMinutes, times, ...terms }) {
    const refusal = refusalOfPacket(terms);
    if (refusal) fault(packetFields[refusal.reason] ?? 'terms', refusal.reason);
    if (everyMinutes > 0 === times.length > 0) fault('terms.times', 'give either everyMinutes or times');
    if (everyMinutes > 0 && 1440 % everyMinutes !== 0)
      fault('terms.everyMinutes', 'a day is a whole number of spans');
    if (everyMinutes > 0 && terms.minutes > everyMinutes)
      fault('terms.minutes', 'a packet closes before the next one opens');
  },
  treasure({ boxes }) {
    boxes.forEach(({ min, max }, at) => {
      if (max < min || min % 100n !== 0n || max % 100n !== 0n)
        fault(`terms.boxes[${at}].min`, 'whole cents, the least not above the most');
    });
  },
  points({ pointsPerYuan, backPointsPerYuan }) {
    if (backPointsPerYuan < pointsPerYuan) fault('terms.backPointsPerYuan', 'RATES_GAIN');
  },
  signIn({ unit, rewards }) {
    if (unit === 'points' && rewards.some((each) => each > 1_000_000))
      fault('terms.rewards', 'at most 1,000,000 points a day');
  },
};

/** Reads the terms of a kind; throws an InputFault that names the wrong field. */
export function readTerms<K extends ActivityKind>(kind: K, value: unknown): TermsOf<K> {
  const terms = readers[kind](value, 'terms') as TermsOf<K>;
  checks[kind]?.(terms);
  return terms;
}
