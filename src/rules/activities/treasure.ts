// The treasure boxes (聚宝盆, docs/flows.md §11): which are open to a member, and what one holds.

import type { RandomBelow } from '#lottery/draw/draw.ts';
import { dayOf } from '#values/days.ts';
import { CENT, type Money } from '#values/money.ts';
import { type Rate, timesRate } from '#values/rate.ts';
import { isInside, phaseOf } from '../dayWindow.ts';
import { integer, list, nullable, oneOf, record } from '../input.ts';
import { prizeStatus } from '../prizeStatus.ts';
import { refused } from '../refused.ts';
import { day, instant, rate, units } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';

const BASES = ['deposit', 'bet'] as const;
type Basis = (typeof BASES)[number];

export interface TreasureTerms {
  /** What progress is made of. */
  readonly basis: Basis;
  readonly start: string;
  readonly end: string;
  readonly factor: Rate;
  /** More waits for the operator. */
  readonly autoPayLimit: Money;
  readonly steps: readonly {
    readonly from: Money;
    readonly min: Money;
    readonly max: Money;
    readonly stock: number | null;
  }[];
}

export interface TreasureRecord {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly kind: Basis;
  readonly amount: Money;
}

export interface TreasureMoment {
  readonly records: readonly TreasureRecord[];
  readonly now: number;
  /** Steps the member has opened already. */
  readonly opened: readonly number[];
}

export const treasureProgress = (terms: TreasureTerms, { records, now }: TreasureMoment): Money =>
  records
    .filter(({ kind, at }) => kind === terms.basis && at <= now && isInside(terms, dayOf(at)))
    .reduce((sum, { amount }) => sum + amount, 0n);

const REACHED = { waiting: 'locked', open: 'openable', over: 'lost' } as const;

/** The boxes as the member sees them. They do not depend on each other, and may be opened in any order. */
export function treasureState(terms: TreasureTerms, moment: TreasureMoment) {
  const activity = phaseOf(terms, moment.now);
  const progress = treasureProgress(terms, moment);
  const boxes = terms.steps.map(({ from }, step) => {
    if (moment.opened.includes(step)) return { step, state: 'opened', missing: 0n } as const;
    if (progress < from) return { step, state: 'locked', missing: from - progress } as const;
    return { step, state: REACHED[activity], missing: 0n } as const;
  });
  const claimable = boxes.some(({ state }) => state === 'openable');
  return { activity, progress, boxes, claimable };
}

/** Opens a box, or says why not. */
export function openTreasure(terms: TreasureTerms, moment: TreasureMoment, step: number, below: RandomBelow) {
  const phase = phaseOf(terms, moment.now);
  if (phase === 'waiting') return refused('NOT_STARTED');
  if (phase === 'over') return refused('ENDED');
  const box = terms.steps[step];
  if (!box) return refused('STEP_UNKNOWN');
  if (moment.opened.includes(step)) return refused('ALREADY_OPENED');
  const progress = treasureProgress(terms, moment);
  if (progress < box.from) return refused('LOCKED', { missing: box.from - progress });
  if (box.stock === 0) return refused('STOCK_EMPTY');
  const amount = box.min + BigInt(below(Number((box.max - box.min) / CENT) + 1)) * CENT;
  return {
    ok: true,
    amount,
    requiredBet: timesRate(amount, terms.factor),
    status: prizeStatus(amount, terms.autoPayLimit),
    stock: box.stock === null ? null : box.stock - 1,
  } as const;
}

const fields = {
  config: record({
    basis: oneOf(BASES),
    start: day,
    end: day,
    factor: rate,
    autoPayLimit: units(),
    steps: list(record({ from: units(), min: units(), max: units(), stock: nullable(integer(0)) })),
  }),
  records: list(record({ at: instant, kind: oneOf(BASES), amount: units() })),
  now: instant,
  opened: list(integer(0)),
};

export const treasureStateRule = unitRule('treasure.state', record(fields), ({ config, ...moment }) =>
  treasureState(config, moment),
);

export const treasureFetchRule = unitRule(
  'treasure.fetch',
  record({ ...fields, step: integer(Number.MIN_SAFE_INTEGER), random: integer(0, 2 ** 32 - 1) }),
  ({ config, step, random, ...moment }) => openTreasure(config, moment, step, (count) => random % count),
);
