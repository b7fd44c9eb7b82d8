// The check of the markers of harm: the night was computed at every station, each marker is stored once and with what its rows come to, and whoever plays at night has one.
import path from 'node:path';
import { sql } from 'kysely';
import { inStation } from '#server/db/stationTransaction.ts';
import { markersOf, markerTermsOf } from '#server/money/protection/markerHits.ts';
import { openStations } from '#server/stations.ts';
import { root } from '../../build/site.ts';
import { playedAtNight } from '../protection.ts';
import type { Check } from '../world.ts';

/** As rules take it. */
const dayText = sql<string>`day::text`.as('day');

const markers: Check = {
  says: 'the markers of the night are there once, of every member, and are what the rows come to',
  async look(world) {
    const { pool, people, stations } = world;
    const registry = openStations(path.join(root, 'stations'));
    const facts = registry.all().filter(({ code }) => stations.includes(code));
    registry.close();
    const faults: string[] = [];
    let counted = 0;
    for (const station of facts)
      await inStation(pool, station.code, async (db) => {
        const nights = await db.selectFrom('marker_day').select(dayText).execute();
        const stored = await db
          .selectFrom('marker_hit')
          .select(['account_id', dayText, 'marker', 'value', 'evidence'])
          .execute();
        counted += stored.length;
        const accounts = people
          .filter((person) => person.station === station.code)
          .map(({ accountId }) => accountId);
        const wordsOf = (
          account: number,
          day: string,
          marker: string,
          value: number | bigint,
          rows: readonly string[],
        ) => [account, day, marker, value, [...rows].sort().join()].join(' ');
        const said = new Set(
          stored.map(({ account_id, day, marker, value, evidence }) =>
            wordsOf(account_id, day, marker, value, evidence),
          ),
        );
        for (const { day } of nights) {
          const found = await markersOf(db, markerTermsOf(station), day, accounts);
          for (const [account, { markers: own }] of found)
            for (const { hit, marker, value, rows } of own) {
              if (!hit) continue;
              const words = wordsOf(
                account,
                day,
                marker,
                value,
                rows.map(({ row }) => row),
              );
              if (!said.delete(words)) faults.push(`A marker is missing at ${station.code}: ${words}`);
            }
        }
        faults.push(...[...said].map((words) => `A marker at ${station.code} rests on no rows: ${words}`));
        const night = new Set(
          stored.filter(({ marker }) => marker === 'nights').map(({ account_id }) => account_id),
        );
        if (nights.length === 0) faults.push(`No night was computed at ${station.code}.`);
        faults.push(
          ...playedAtNight(world)
            .filter((person) => person.station === station.code && !night.has(person.accountId))
            .map(({ name }) => `${name} of ${station.code} has played at night, and has no marker.`),
        );
      });
    return { counted, faults };
  },
};

export default markers;
