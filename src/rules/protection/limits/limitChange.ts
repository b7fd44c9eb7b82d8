// How one limit of a player changes: lower at once, higher only after a wait and a second word, so that nobody raises it in the heat of play.

import type { Money } from '#values/money.ts';
import { flag, integer, list, nullable, record } from '../../input.ts';
import { refused } from '../../refused.ts';
import { anyUnits, instant, units } from '../../unitInput.ts';
import { unitRule } from '../../unitRule.ts';
import { eventOf } from '../events.ts';
import { hourMs, writeInstant } from '../instants.ts';

export interface LimitTerms {
  /** From the wish for a rise until it can be confirmed, and from then until it lapses. */
  readonly waitHours: number;
  readonly confirmHours: number;
  readonly min: Money;
  /** Null where there is none. */
  readonly max: Money | null;
  /** Whether a player must have this limit. */
  readonly required: boolean;
}

/** A rise that waits; null for no limit at all. Instants in epoch milliseconds. */
export interface PendingRise {
  readonly value: Money | null;
  readonly readyAt: number;
  readonly expiresAt: number;
}

export interface LimitStanding {
  /** Null where the player has none. */
  readonly limit: Money | null;
  readonly pending: PendingRise | null;
}

export type LimitEvent =
  | { readonly type: 'set'; readonly at: number; readonly value: Money | null }
  | { readonly type: 'confirm' | 'cancel'; readonly at: number };

/** The standing at a moment: a rise nobody confirmed in time is gone. */
export const standingAt = (standing: LimitStanding, at: number): LimitStanding =>
  standing.pending && standing.pending.expiresAt <= at ? { ...standing, pending: null } : standing;

/** What is left of a limit, never below zero; null without one. */
export function leftOf(limit: Money | null, used: Money): Money | null {
  if (limit === null) return null;
  return used < limit ? limit - used : 0n;
}

const applied = (limit: Money | null, cancelled: boolean) => ({
  standing: { limit, pending: null },
  result: { ok: true, result: 'applied', cancelled } as const,
});

/** Whether a value is stricter than the limit that holds; any is where none holds. */
const isLower = (value: Money | null, limit: Money | null): boolean =>
  value !== null && (limit === null || value < limit);

function refusalOf({ min, max, required }: LimitTerms, value: Money | null) {
  if (value === null) return required ? refused('LIMIT_REQUIRED') : null;
  if (value < min) return refused('BELOW_MIN');
  return max !== null && value > max ? refused('ABOVE_MAX') : null;
}

/** Sets a limit; `standing` is that of this moment. */
function setLimit(terms: LimitTerms, standing: LimitStanding, value: Money | null, at: number) {
  const refusal = refusalOf(terms, value);
  if (refusal) return { standing, result: refusal };
  const { limit, pending } = standing;
  if (value === limit) return { standing, result: { ok: true, result: 'unchanged' } as const };
  if (isLower(value, limit)) return applied(value, pending !== null);
  const readyAt = at + terms.waitHours * hourMs;
  const rise = { value, readyAt, expiresAt: readyAt + terms.confirmHours * hourMs };
  const result = { ok: true, result: 'pending', ...written(rise), replaced: pending !== null } as const;
  return { standing: { limit, pending: rise }, result };
}

const written = ({ readyAt, expiresAt }: PendingRise) => ({
  readyAt: writeInstant(readyAt),
  expiresAt: writeInstant(expiresAt),
});

/** Confirms the rise that waits; `lapsed` says that one lapsed at this very event. */
function confirmRise(standing: LimitStanding, lapsed: boolean, at: number) {
  const { pending } = standing;
  if (!pending) return { standing, result: refused(lapsed ? 'LAPSED' : 'NOTHING_PENDING') };
  if (at < pending.readyAt)
    return { standing, result: refused('TOO_EARLY', { readyAt: writeInstant(pending.readyAt) }) };
  return applied(pending.value, false);
}

function cancelRise(standing: LimitStanding) {
  if (!standing.pending) return { standing, result: refused('NOTHING_PENDING') };
  const result = { ok: true, result: 'cancelled' } as const;
  return { standing: { ...standing, pending: null }, result };
}

/** Applies one event to a limit: what stands after it, and its result. */
export function changeLimit(terms: LimitTerms, before: LimitStanding, event: LimitEvent) {
  const standing = standingAt(before, event.at);
  if (event.type === 'set') return setLimit(terms, standing, event.value, event.at);
  if (event.type === 'cancel') return cancelRise(standing);
  return confirmRise(standing, standing !== before, event.at);
}

/** The rise that waits as a player sees it at a moment. */
function pendingView({ pending }: LimitStanding, at: number) {
  if (!pending) return null;
  const state = at < pending.readyAt ? 'waiting' : 'confirmable';
  return { value: pending.value, ...written(pending), state };
}

/** Bounded, so that an instant after it can still be written. */
const hours = integer(0, 100_000);

export const limitChangeRule = unitRule(
  'limit.change',
  record({
    profile: record({ waitHours: hours, confirmHours: hours }),
    bounds: record({ min: units(), max: nullable(units()), required: flag }),
    limit: nullable(units()),
    used: units(),
    events: list(eventOf({ set: { value: nullable(anyUnits) }, confirm: {}, cancel: {} })),
    at: instant,
  }),
  ({ profile, bounds, limit, used, events, at }) => {
    let standing: LimitStanding = { limit, pending: null };
    const results = events.map((event) => {
      const change = changeLimit({ ...profile, ...bounds }, standing, event);
      standing = change.standing;
      return change.result;
    });
    const last = standingAt(standing, at);
    return { results, limit: last.limit, left: leftOf(last.limit, used), pending: pendingView(last, at) };
  },
);
