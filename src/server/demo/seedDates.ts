// How old the demonstration's content looks: notices of the last days, games that their platforms have just listed, and festivals that end.
import { sql } from 'kysely';
import { gamesOf, platformCodes } from '#counterparty/game-platform/catalogue.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { endOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import type { Db } from '../db/stationTransaction.ts';

const hourMs = 3_600_000;

/** The first notice of the file is hours old, each further one a little more than a day older. */
const noticeAge = { first: 3 * hourMs, further: 31 * hourMs };
const listedAgo = 5 * dayMs;

/** A festival is over some day; kinds of activities that are one. */
const festivals = ['midAutumn', 'dragonBoat'];
const festivalDays = 30;

/** Dates what was applied just now; files say no dates that would be wrong on the next day. */
export async function seedDates(db: Db, now: Date): Promise<void> {
  await sql`UPDATE notice SET starts_at = ${now}::timestamptz - x.age * interval '1 millisecond'
    FROM (SELECT id, ${noticeAge.first} + ${noticeAge.further} * (row_number() OVER (ORDER BY id) - 1) AS age FROM notice) x
    WHERE notice.id = x.id`.execute(db);
  await db
    .updateTable('activity')
    // The last second of a day, as ends are written.
    .set({ ends_at: new Date(endOfDay(addDays(dayOf(now), festivalDays)).getTime() - 1_000) })
    .where('kind', 'in', festivals)
    .execute();
  const listed = platformCodes.flatMap((platform) =>
    gamesOf(platform)
      .filter(({ tags }) => tags.includes('new'))
      .map(({ code }) => ({ platform, code })),
  );
  await sql`UPDATE game SET listed_at = ${new Date(now.getTime() - listedAgo)}
    FROM json_to_recordset(${JSON.stringify(listed)}) AS n (platform text, code text)
    WHERE game.platform = n.platform AND game.code = n.code`.execute(db);
}
