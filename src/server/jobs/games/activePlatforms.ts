// Which platforms a station has to read, and at which of them something may happen any moment.
import { sql } from 'kysely';
import type { Db } from '../../db/stationTransaction.ts';
import { correctionMs, seatMs } from './readingPace.ts';

/** The platforms of the stations in view, of all of them in the role `job_due`; active where a member may be playing, a round waits for its end, or the result of a match may be corrected. */
export async function platformsOf(
  db: Db,
  now: Date,
): Promise<{ station: string; platform: string; isActive: boolean }[]> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  return db
    .selectFrom('platform as p')
    .select(['p.station', 'p.code as platform'])
    .select((row) =>
      row
        .or([
          row.exists(
            row
              .selectFrom('game_member as m')
              .select('m.platform')
              .whereRef('m.station', '=', 'p.station')
              .whereRef('m.platform', '=', 'p.code')
              .where('m.opened_at', '>=', before(seatMs)),
          ),
          row.exists(
            row
              .selectFrom('game_round as r')
              .select('r.platform')
              .whereRef('r.station', '=', 'p.station')
              .whereRef('r.platform', '=', 'p.code')
              .where('r.state', '=', sql.lit('unsettled')),
          ),
          row.and([
            row('p.kind', 'in', ['sport', 'tsport', 'esport']),
            row.exists(
              row
                .selectFrom('game_cursor as c')
                .select('c.platform')
                .whereRef('c.station', '=', 'p.station')
                .whereRef('c.platform', '=', 'p.code')
                .where('c.read_at', '>=', before(correctionMs)),
            ),
          ]),
        ])
        .$castTo<boolean>()
        .as('isActive'),
    )
    .execute();
}
