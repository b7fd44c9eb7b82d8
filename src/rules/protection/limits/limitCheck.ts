// Whether limits of the player and of the station let a deposit, a bet or play through, and which of them holds.

import type { Money } from '#values/money.ts';
import { list, nullable, oneOf, record } from '../../input.ts';
import { refused } from '../../refused.ts';
import { anyUnits, units } from '../../unitInput.ts';
import { unitRule } from '../../unitRule.ts';
import { writeInstant } from '../instants.ts';
import { tagged } from '../tagged.ts';
import {
  LIMIT_FRAMES,
  LIMIT_KINDS,
  type Limit,
  type LimitEntry,
  type LimitKind,
  limitStanding,
  readEntries,
  second,
} from './limitUsed.ts';

/** Who set a limit; of equal limits the earlier in this list holds. */
const OWNERS = ['station', 'player'] as const;

/** Both a player's and a station's limits bind; one of null binds nobody. */
export interface OwnedLimit extends Limit {
  readonly by: (typeof OWNERS)[number];
}

export type LimitedAction =
  | { readonly type: 'deposit' | 'bet'; readonly amount: Money }
  | { readonly type: 'play' };

/** Kinds of limits in money that an action is held against. */
const MONEY_KINDS = { deposit: ['deposit'], bet: ['stake', 'loss'] } as const satisfies Record<
  Exclude<LimitedAction['type'], 'play'>,
  readonly LimitKind[]
>;

const REASONS = {
  deposit: 'LIMIT_DEPOSIT',
  stake: 'LIMIT_STAKE',
  loss: 'LIMIT_LOSS',
  time: 'LIMIT_TIME',
} as const satisfies Record<LimitKind, string>;

/** The limit of these kinds that has the least left, and how it stands; undefined without any. */
function tightest(
  kinds: readonly LimitKind[],
  limits: readonly OwnedLimit[],
  at: number,
  entries: readonly LimitEntry[],
) {
  return limits
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ by, kind, frame, limit }) => {
      const { left, resetsAt } = limitStanding({ kind, frame, limit }, at, entries);
      return limit === null || left === null ? [] : [{ holds: { by, kind, frame }, limit, left, resetsAt }];
    })
    .toSorted(
      (a, b) =>
        (a.left === b.left ? 0 : a.left < b.left ? -1 : 1) ||
        OWNERS.indexOf(a.holds.by) - OWNERS.indexOf(b.holds.by) ||
        LIMIT_KINDS.indexOf(a.holds.kind) - LIMIT_KINDS.indexOf(b.holds.kind) ||
        LIMIT_FRAMES.indexOf(a.holds.frame) - LIMIT_FRAMES.indexOf(b.holds.frame),
    )[0];
}

type Tightest = NonNullable<ReturnType<typeof tightest>>;

const limited = ({ holds, limit, left, resetsAt }: Tightest) =>
  refused(REASONS[holds.kind], {
    holds,
    limit,
    left,
    resetsAt: resetsAt === null ? null : writeInstant(resetsAt),
  });

const allowed = (held: Tightest | undefined, amount: bigint) =>
  held
    ? ({ ok: true, left: held.left - amount, holds: held.holds } as const)
    : ({ ok: true, left: null, holds: null } as const);

/** Whether an action may happen at a moment (epoch milliseconds), and what it leaves of the limit that holds. */
export function checkLimits(
  action: LimitedAction,
  limits: readonly OwnedLimit[],
  at: number,
  entries: readonly LimitEntry[],
) {
  if (action.type !== 'play' && action.amount <= 0n) return refused('AMOUNT_INVALID');
  // Money may come in when the time is used up: only what takes time is held against it.
  const time = action.type === 'deposit' ? undefined : tightest(['time'], limits, at, entries);
  if (time?.left === 0n) return limited(time);
  if (action.type === 'play') return allowed(time, 0n);
  const money = tightest(MONEY_KINDS[action.type], limits, at, entries);
  return money && action.amount > money.left ? limited(money) : allowed(money, action.amount);
}

export const limitCheckRule = unitRule(
  'limit.check',
  record({
    at: second,
    action: tagged('type', {
      deposit: record({ type: oneOf(['deposit']), amount: anyUnits }),
      bet: record({ type: oneOf(['bet']), amount: anyUnits }),
      play: record({ type: oneOf(['play']) }),
    }),
    limits: list(
      record({
        by: oneOf(OWNERS),
        kind: oneOf(LIMIT_KINDS),
        frame: oneOf(LIMIT_FRAMES),
        limit: nullable(units()),
      }),
      0,
      100,
    ),
    entries: readEntries,
  }),
  ({ at, action, limits, entries }) => checkLimits(action, limits, at, entries),
);
