// How limits of a member are written: as they stand, and what may be set.
import type { PlayerLimit } from '#contract/entities.generated.ts';
import { standingAt } from '#rules/protection/limits/limitChange.ts';
import { LIMIT_FRAMES, LIMIT_KINDS, type LimitKind } from '#rules/protection/limits/limitUsed.ts';
import { protectionOf } from '#station/protection/protection.ts';
import type { Station } from '#station/station.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { type LimitName, standingsOf, storedLimits } from '../../protection/limitsOf.ts';
import { stationLimitsOf } from '../../protection/stationLimits.ts';

/** Yuan, or whole seconds; empty for none. */
export const limitAmount = (kind: LimitKind, amount: bigint | null | undefined): string =>
  amount == null ? '' : kind === 'time' ? String(amount) : wireMoney(amount);

const momentOf = (at: Date | number | null | undefined): string =>
  at == null ? '' : formatMoment(new Date(at));

export interface LimitOwner {
  db: Db;
  station: Station;
  accountId: number;
  now: Date;
}

/** Every kind and frame that is offered and every other one that is set, or those that are named alone. */
export async function presentLimits(
  { db, station, accountId, now }: LimitOwner,
  wanted?: readonly LimitName[],
): Promise<PlayerLimit[]> {
  const stored = await storedLimits(db, accountId);
  const caps = stationLimitsOf(station);
  const { kinds } = protectionOf(station).limits;
  const find = <T extends LimitName>(list: readonly T[], { kind, frame }: LimitName) =>
    list.find((one) => one.kind === kind && one.frame === frame);
  const all = LIMIT_KINDS.flatMap((kind) => LIMIT_FRAMES.map((frame) => ({ kind, frame })));
  const names =
    wanted ??
    all.filter((name) => kinds.includes(name.kind) || find(stored, name)?.limit != null || find(caps, name));
  const limits = names.map((name) => {
    const known = find(stored, name);
    const standing = standingAt(
      { limit: known?.limit ?? null, pending: known?.pending ?? null },
      now.getTime(),
    );
    const own = standing.limit;
    const cap = find(caps, name)?.value ?? null;
    const value = own === null || (cap !== null && cap < own) ? cap : own;
    return { ...name, ...standing, cap, value };
  });
  const standings = await standingsOf(db, accountId, now, limits);
  return limits.map(({ kind, frame, limit, cap, pending }, at) => {
    const { used, remaining, resetsAt } = standings[at]!;
    return {
      kind,
      frame,
      value: limitAmount(kind, limit),
      stationValue: limitAmount(kind, cap),
      used: limitAmount(kind, used),
      left: limitAmount(kind, remaining),
      resetsAt: momentOf(resetsAt),
      pendingState: !pending ? 'none' : now.getTime() < pending.readyAt ? 'waiting' : 'confirmable',
      pendingValue: limitAmount(kind, pending?.value),
      pendingReadyAt: momentOf(pending?.readyAt),
      pendingExpiresAt: momentOf(pending?.expiresAt),
    };
  });
}
