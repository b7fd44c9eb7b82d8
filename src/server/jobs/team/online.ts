// The team job's step for who is online: now and then it is looked up for all teams of a station at once, and kept.
import { sql } from 'kysely';
import { onlineSince } from '../../money/team/members.ts';
import { createPace, stationsOfAny, stationsWith } from '../due/due.ts';
import type { TeamStep } from './step.ts';

/** Once more after so long. A session counts for minutes after its last call: more often would show little more. */
const intervalMs = 15_000;

/** A step that knows when it looked last, and at which stations. */
export function createOnline(): TeamStep {
  const isTime = createPace(intervalMs);
  const lookedAt = new Map<string, number>();
  return {
    due: (look) =>
      isTime(look)
        ? stationsOfAny(
            stationsWith('session', {
              due: sql`t.ended_at IS NULL AND t.seen_at > ${onlineSince(look.now)}`,
            }),
            stationsWith('team_online_member', {}),
          )
        : null,
    async run({ station, inStation, now }) {
      // Whatever was due before it in a round brings it here too.
      if (Math.abs(now.getTime() - (lookedAt.get(station.code) ?? -Infinity)) < intervalMs) return;
      await inStation((db) => sql`SELECT team_online_update(${onlineSince(now)})`.execute(db));
      lookedAt.set(station.code, now.getTime());
    },
  };
}
