// Owns the team job's step for who is online: now and then it is looked up for all teams of a station at once, and kept.
import { sql } from 'kysely';
import { onlineSince } from '../../money/team/members.ts';
import type { TeamStep } from './step.ts';

/** Once more after so long. A session counts for minutes after its last call: more often would show little more. */
const intervalMs = 15_000;

/** A step that knows when it looked last at each station. */
export function createOnline(): TeamStep {
  const lookedAt = new Map<string, number>();
  return async ({ station, inStation, now }) => {
    // A clock that was put back does not make it wait.
    if (Math.abs(now.getTime() - (lookedAt.get(station.code) ?? -Infinity)) < intervalMs) return;
    await inStation((db) => sql`SELECT team_online_update(${onlineSince(now)})`.execute(db));
    lookedAt.set(station.code, now.getTime());
  };
}
