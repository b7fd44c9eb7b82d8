// What a member does to a limit: lower at once, higher after a wait and a second word, each step an entry of the trail, refused ones included.
import {
  changeLimit,
  type LimitEvent,
  type LimitStanding,
  type LimitTerms,
} from '#rules/protection/limits/limitChange.ts';
import { protectionOf } from '#station/protection/protection.ts';
import type { Station } from '#station/station.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { readMoney, YUAN } from '#values/money.ts';
import type { Db } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';
import { amountIn } from './holdLimits.ts';
import { type LimitName, lockLimits, type StoredLimit, storedLimits } from './limitsOf.ts';

/** Whose limit it is, and when. */
export interface Changer {
  db: Db;
  station: Station;
  accountId: number;
  now: Date;
}

type Reason =
  | 'LIMIT_REQUIRED'
  | 'BELOW_MIN'
  | 'ABOVE_MAX'
  | 'VALUE_INVALID'
  | 'KIND_OFF'
  | 'NOTHING_PENDING'
  | 'LAPSED'
  | 'TOO_EARLY';

const MINUTE_SECONDS = 60n;
/** Nobody plays longer than a month has seconds. */
const MONTH_SECONDS = 31n * 86_400n;

/** The lowest and the highest limit of a kind, in 0.0001 yuan or seconds. */
export const boundsOf = (kind: LimitName['kind']): { min: bigint; max: bigint } =>
  kind === 'time' ? { min: MINUTE_SECONDS, max: MONTH_SECONDS } : { min: YUAN, max: 100_000_000n * YUAN };

/** A limit as a member types it: yuan, or whole seconds; null for none, undefined where it is neither. */
export function typedLimit(kind: LimitName['kind'], typed: string): bigint | null | undefined {
  if (typed === '') return null;
  if (kind !== 'time') return readMoney(typed);
  return /^\d{1,9}$/.test(typed) ? BigInt(typed) : undefined;
}

interface Refused {
  reason: Reason;
  /** With TOO_EARLY. */
  readyAt?: number | undefined;
}

function refusalOf(refused: Refused, { kind }: LimitName): Refusal {
  const { reason, readyAt } = refused;
  const { min, max } = boundsOf(kind);
  return new Refusal(`server.limit.reason.${reason}`, {
    code: reason,
    keep: true,
    ...(['BELOW_MIN', 'ABOVE_MAX', 'VALUE_INVALID'].includes(reason) && { field: 'value' }),
    values: {
      least: amountIn(kind, min),
      most: amountIn(kind, max),
      time: readyAt === undefined ? '' : formatMoment(new Date(readyAt)),
    },
  });
}

interface Step {
  event: 'set' | 'confirm' | 'cancel';
  asked: bigint | null;
  before: LimitStanding;
  after: LimitStanding;
  result: string;
}

async function record({ db, station, accountId, now }: Changer, { kind, frame }: LimitName, step: Step) {
  const { event, asked, before, after, result } = step;
  await db
    .insertInto('player_limit_change')
    .values({
      station: station.code,
      account_id: accountId,
      at: now,
      event,
      kind,
      frame,
      asked,
      before: before.limit,
      after: after.limit,
      result,
      ready_at: after.pending && new Date(after.pending.readyAt),
    })
    .execute();
}

async function store({ db, station, accountId, now }: Changer, name: LimitName, standing: LimitStanding) {
  const { limit: value, pending } = standing;
  const row = {
    value,
    rise: pending?.value ?? null,
    rise_ready_at: pending && new Date(pending.readyAt),
    rise_expires_at: pending && new Date(pending.expiresAt),
    changed_at: now,
  };
  await db
    .insertInto('player_limit')
    .values({ station: station.code, account_id: accountId, ...name, ...row })
    .onConflict((known) => known.columns(['station', 'account_id', 'kind', 'frame']).doUpdateSet(row))
    .execute();
}

/** Whether this is the one limit on deposits of a member who has to have one. */
function isLastRequired(station: Station, name: LimitName, limits: readonly StoredLimit[]): boolean {
  if (name.kind !== 'deposit' || !protectionOf(station).limits.required) return false;
  return !limits.some(
    ({ kind, frame, limit }) => kind === 'deposit' && frame !== name.frame && limit !== null,
  );
}

export type Change =
  | { event: 'set'; value: bigint | null | undefined }
  | { event: 'confirm' }
  | { event: 'cancel' };

/** How a change went through: in force, as before, or waiting for its confirmation (an instant in epoch milliseconds). */
export type Changed =
  | { result: 'applied' | 'unchanged' | 'cancelled' }
  | { result: 'pending'; readyAt: number };

/**
 * Changes a limit by the rule limit.change, under the member's lock: from its commit on a lower one holds for whatever comes. Refuses with the reason of the
 * rule, VALUE_INVALID or KIND_OFF, and keeps that in the trail.
 */
export async function changeStoredLimit(changer: Changer, name: LimitName, change: Change): Promise<Changed> {
  const { db, station, accountId, now } = changer;
  await lockLimits(db, accountId);
  const limits = await storedLimits(db, accountId);
  const known = limits.find(({ kind, frame }) => kind === name.kind && frame === name.frame);
  const before: LimitStanding = { limit: known?.limit ?? null, pending: known?.pending ?? null };
  const { limits: profile } = protectionOf(station);
  const asked =
    change.event === 'set'
      ? (change.value ?? null)
      : change.event === 'confirm'
        ? (before.pending?.value ?? null)
        : null;
  const refuse = async (refused: Refused): Promise<never> => {
    await record(changer, name, {
      event: change.event,
      asked,
      before,
      after: before,
      result: refused.reason,
    });
    throw refusalOf(refused, name);
  };

  if (change.event === 'set' && change.value === undefined) return refuse({ reason: 'VALUE_INVALID' });
  if (change.event === 'set' && change.value !== null && !profile.kinds.includes(name.kind))
    return refuse({ reason: 'KIND_OFF' });
  const required = isLastRequired(station, name, limits);
  const terms: LimitTerms = { ...profile, ...boundsOf(name.kind), required };
  const event: LimitEvent =
    change.event === 'set'
      ? { type: 'set', at: now.getTime(), value: asked }
      : { type: change.event, at: now.getTime() };
  const { standing, result } = changeLimit(terms, before, event);
  // The rule says when, in words; the moment itself is that of the standing.
  if (!result.ok) {
    // A rise that lapsed at this step is gone.
    if (standing !== before && known) await store(changer, name, standing);
    return refuse({ reason: result.reason, readyAt: before.pending?.readyAt });
  }
  // Two limits may each have been asked away while the other stood.
  if (change.event === 'confirm' && standing.limit === null && required)
    return refuse({ reason: 'LIMIT_REQUIRED' });
  // Who has no limit and asks for none has set nothing.
  if (known || standing.limit !== null) await store(changer, name, standing);
  const replaced = result.result === 'pending' && result.replaced;
  await record(changer, name, {
    event: change.event,
    asked,
    before,
    after: standing,
    result: replaced ? 'replaced' : result.result,
  });
  return result.result === 'pending'
    ? { result: 'pending', readyAt: standing.pending!.readyAt }
    : { result: result.result };
}
