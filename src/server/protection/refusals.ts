// The record of what limits refused: who tries again and again is one entry a minute.

import type { LimitFrame, LimitKind } from '#rules/protection/limits/limitUsed.ts';
import { createUnstored, type InStation } from '../account/unstored.ts';
import type { Settings } from '../settings.ts';

/** What limit_check() says where it lets nothing through; amounts in 0.0001 yuan, or seconds. */
export interface Held {
  refused: 'LIMIT_DEPOSIT' | 'LIMIT_STAKE' | 'LIMIT_LOSS' | 'LIMIT_TIME';
  owner: 'station' | 'player';
  kind: LimitKind;
  frame: LimitFrame;
  value: bigint | number;
  remaining: bigint | number;
  /** ISO, or a date. */
  resets_at: string | Date | null;
}

/** Who was refused, and when. */
export interface RefusedMember {
  station: string;
  accountId: number;
  at: Date;
}

interface Refused {
  accountId: number;
  held: Held;
  remaining: bigint;
  times: number;
  at: Date;
  lastAt: Date;
}

const refusals = createUnstored<Refused>(
  (known, next) => ({
    ...known,
    remaining: next.remaining < known.remaining ? next.remaining : known.remaining,
    times: known.times + next.times,
    at: next.at < known.at ? next.at : known.at,
    lastAt: next.lastAt > known.lastAt ? next.lastAt : known.lastAt,
  }),
  async (db, station, notes) => {
    await db
      .insertInto('limit_refusal')
      .values(
        notes.map(({ accountId, held: { owner, kind, frame, value }, remaining, times, at, lastAt }) => ({
          station,
          account_id: accountId,
          owner,
          kind,
          frame,
          value: BigInt(value),
          remaining,
          times,
          at,
          last_at: lastAt,
        })),
      )
      .execute();
  },
);

/** Notes that a limit refused a member. */
export function noteRefusal(settings: Settings, { station, accountId, at }: RefusedMember, held: Held): void {
  const key = [accountId, held.owner, held.kind, held.frame, held.value].join(' ');
  const remaining = BigInt(held.remaining);
  refusals.note(settings, station, key, { accountId, held, remaining, times: 1, at, lastAt: at });
}

/** Stores what was refused since the last time. */
export const flushRefusals = (settings: Settings, inStation: InStation): Promise<void> =>
  refusals.flush(settings, inStation);
