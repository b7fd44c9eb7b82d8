// The lines of the trail about station files: which station came, went or was changed, and between which values of which settings.
import type { StationFacts } from '#contract/station.generated.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { appendLine } from './append.ts';

/** By setting, such as `theme.skin`; a list is one value. */
type Settings = Readonly<Record<string, unknown>>;

/** Of a section each setting by itself. */
export const settingsOf = (station: StationFacts): Settings =>
  Object.fromEntries(
    Object.entries(station).flatMap(([name, value]): [string, unknown][] =>
      typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one])
        : [[name, value]],
    ),
  );

/** Of each side those settings alone that differ. */
export function differing(before: Settings, after: Settings): { before: Settings; after: Settings } {
  const isSame = (name: string) => JSON.stringify(before[name]) === JSON.stringify(after[name]);
  const only = (side: Settings) => Object.fromEntries(Object.entries(side).filter(([name]) => !isSame(name)));
  return { before: only(before), after: only(after) };
}

async function note(db: Db, code: string, facts: string, since: Date): Promise<void> {
  await db
    .insertInto('station_file')
    .values({ code, facts, since })
    .onConflict((clash) => clash.column('code').doUpdateSet({ facts, since }))
    .execute();
}

/** Notes a station whose file is saved at the office: its line of the trail is that of the save. */
export const noteSaved = (db: Db, station: StationFacts, at: Date): Promise<void> =>
  note(db, station.code, JSON.stringify(settingsOf(station)), at);

/** Stations of a process that leads from now on are `whole`: whatever else was noted has gone meanwhile. */
type Seen = Readonly<{ stations: ReadonlyMap<string, StationFacts | undefined>; isWhole: boolean }>;

/**
 * Notes stations as they are now, undefined where one is out of service, with a line of the trail for each that is not as it was noted.
 * Runs as office_staff; one process at a time.
 */
export async function noteStations(db: Db, { stations, isWhole }: Seen, at: Date): Promise<void> {
  const rows = await db
    .selectFrom('station_file')
    .select(['code', 'facts'])
    .$if(!isWhole, (query) => query.where('code', 'in', [...stations.keys()]))
    .orderBy('code')
    // Whoever saves a file at the office notes it as well: after them it is no difference.
    .forUpdate()
    .execute();
  const noted = new Map(rows.map(({ code, facts }) => [code, facts]));
  for (const code of new Set([...stations.keys(), ...noted.keys()])) {
    const station = stations.get(code);
    const facts = station ? settingsOf(station) : null;
    // As the database gives it back, so that what JSON does not keep is no difference.
    const kept = JSON.stringify(facts);
    const { before, after } = differing(noted.get(code) ?? {}, JSON.parse(kept) ?? {});
    if (Object.keys(before).length + Object.keys(after).length === 0) continue;
    await note(db, code, kept, at);
    await appendLine(db, {
      at,
      source: 'station',
      what: noted.get(code) ? (station ? 'station changed' : 'station out of service') : 'station in service',
      station: code,
      staffId: null,
      by: `${code}.json`,
      accountId: null,
      detail: { before, after },
      reason: '',
    });
  }
}
