// A member's own limits as the office shows them: how much is used of each, and what waits.
import type { LimitFrame, LimitKind } from '#rules/protection/limits/limitUsed.ts';
import { limitAmount } from '../../present/protection/limits.ts';
import type { HeldLimit } from '../../support/protection/limits.ts';

/** Amounts as decimal text; of a limit on time, whole seconds. */
export interface MemberLimit {
  kind: LimitKind;
  frame: LimitFrame;
  /** '' where only a first one waits. */
  limit: string;
  used: string;
  /** When a rise that waits may be taken; null where none waits. */
  riseReadyAt: Date | null;
}

/** A limit as support knows it. */
export const presentHeld = ({ kind, frame, limit, used, pending }: HeldLimit): MemberLimit => ({
  kind,
  frame,
  limit: limitAmount(kind, limit),
  used: limitAmount(kind, used),
  riseReadyAt: pending && new Date(pending.readyAt),
});
