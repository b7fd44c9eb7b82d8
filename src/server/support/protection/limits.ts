// What support sees of a member's limits: how each stands, what waits, and everything the member did about them.
import type { Selectable } from 'kysely';
import { type PendingRise, standingAt } from '#rules/protection/limits/limitChange.ts';
import type { LimitFrame, LimitKind } from '#rules/protection/limits/limitUsed.ts';
import type { PlayerLimitChangeTable } from '../../db/tables.ts';
import { standingsOf, storedLimits } from '../../protection/limitsOf.ts';
import type { SupportWork } from '../command.ts';
import type { Written } from '../input.ts';
import { memberNamed } from '../member.ts';

/** So many steps are listed, the newest first. */
const trailMost = 200;

/** Amounts in 0.0001 yuan; of a limit on time, seconds. */
export interface HeldLimit {
  kind: LimitKind;
  frame: LimitFrame;
  /** Null where only a first one waits to be removed or raised. */
  limit: bigint | null;
  pending: PendingRise | null;
  used: bigint;
  /** Null without a limit. */
  remaining: bigint | null;
}

export interface MemberLimits {
  limits: HeldLimit[];
  trail: Selectable<PlayerLimitChangeTable>[];
}

/** The limits that a member has, each as it stands now, and the trail of them. */
export async function showLimits(
  { db, now }: SupportWork,
  _: unknown,
  { account: name }: { account: Written },
): Promise<MemberLimits> {
  const { id } = await memberNamed(db, name);
  const held = (await storedLimits(db, id))
    .map((one) => ({ ...one, ...standingAt(one, now.getTime()) }))
    .filter(({ limit, pending }) => limit !== null || pending !== null);
  const standings = await standingsOf(
    db,
    id,
    now,
    held.map(({ kind, frame, limit }) => ({ kind, frame, value: limit })),
  );
  const trail = await db
    .selectFrom('player_limit_change')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('id', 'desc')
    .limit(trailMost)
    .execute();
  return {
    limits: held.map(({ kind, frame, limit, pending }, at) => {
      const { used, remaining } = standings[at]!;
      return { kind, frame, limit, pending, used, remaining };
    }),
    trail,
  };
}
