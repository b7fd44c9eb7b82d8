// The examples of break.state come to the same in service: wishes heard, kept and replayed by the database, and what the money functions see.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { StationFacts } from '#contract/station.generated.ts';
import { openAccount } from '#server/account/accounts.ts';
import { type Asked, hearConsent, hearWish } from '#server/money/breaks/take.ts';
import { breakProfileOf, breaksOf } from '#server/money/breaks/wishes.ts';
import { Refusal } from '#server/refusal.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { formatMoment } from '#values/beijingTime.ts';

interface Example {
  id: string;
  rule: string;
  input: {
    profile: { coolHours: number; coolHoursIndefinite: number; indefiniteMonths: number | null };
    station: 'A' | 'B';
    events: {
      type: string;
      at: string;
      scope?: 'station' | 'operator';
      station?: 'A' | 'B';
      hours?: number;
      term?: string;
    }[];
    at: string;
  };
  expect: {
    results: { ok: boolean; reason?: string; until?: string | null; opensAt?: string }[];
    state: string;
    until: string | null;
    may: { bet: boolean; marketing: boolean };
  };
}

const file = path.resolve(import.meta.dirname, '../../domain/protection-examples.json');
const examples = (JSON.parse(readFileSync(file, 'utf8')) as Example[]).filter(
  ({ rule }) => rule === 'break.state',
);

const test = world({ stations: testStations.slice(0, 2) });

const codes = { A: alpha, B: beta };

/** A station that asks of a return what the example says. */
function stationOf(server: RunningServer, code: string, { profile }: Example['input']): StationFacts {
  const breaks = { ...profile, indefiniteMonths: profile.indefiniteMonths ?? 0 };
  return { ...server.context.stations.byCode(code)!, protection: { profile: 'standard', breaks } };
}

const spoken = (instant: string | null | undefined) => (instant ? formatMoment(new Date(instant)) : '');

test.for(examples.map((example, at) => [example.id, example, at] as const))(
  '%s',
  async ([, example, at], { server }) => {
    const { input, expect: wanted } = example;
    // One person with an account in each of both stations.
    const ids = {} as Record<'A' | 'B', number>;
    for (const name of ['A', 'B'] as const)
      ids[name] = (await server.inStation(codes[name], (db) =>
        openAccount(db, codes[name], {
          name: `example${at}`,
          role: 'member',
          password_hash: null,
          created_at: new Date('2026-01-01T00:00:00Z'),
          phone: `139${String(at).padStart(8, '0')}`,
        }),
      ))!;

    const results: object[] = [];
    for (const event of input.events) {
      // Nobody can end a break: no call does.
      if (event.type === 'end') continue;
      const name = event.station ?? input.station;
      const code = codes[name];
      const asked = { type: event.type, hours: event.hours, term: event.term } as Asked;
      const heard = await server
        .inStation(code, async (db) => {
          const asking = {
            db,
            station: stationOf(server, code, input),
            stations: [alpha, beta].map((each) => stationOf(server, each, input)),
            player: { accountId: ids[name] } as never,
            now: new Date(event.at),
          };
          if (event.type === 'consent') await hearConsent(asking);
          else return (await hearWish(asking, asked, event.scope!)).answer;
          return { ok: true, result: 'consented' };
        })
        .catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          const { code: reason, values } = error.options;
          return { ok: false, reason, time: values?.time ?? '' };
        });
      results.push(heard);
    }
    const ofWishes = wanted.results.filter((_, place) => input.events[place]!.type !== 'end');
    expect(results).toEqual(
      ofWishes.map((result) =>
        result.ok
          ? result
          : { ok: false, reason: result.reason, time: spoken(result.until ?? result.opensAt) },
      ),
    );

    const code = codes[input.station];
    const now = new Date(input.at);
    await server.inStation(code, async (db) => {
      const breaks = await breaksOf(
        db,
        code,
        ids[input.station],
        breakProfileOf(stationOf(server, code, input)),
      );
      const { state, until, may } = breaks.at(now.getTime());
      expect({ state, until: until === null ? '' : formatMoment(new Date(until)), may }).toEqual({
        state: wanted.state,
        until: spoken(wanted.until),
        may: wanted.may,
      });
      const { rows } = await sql`SELECT break_holds(${ids[input.station]}, ${now}) AS holds,
      break_bars_offers(${ids[input.station]}, ${now}) AS bars`.execute(db);
      expect(rows).toEqual([{ holds: !wanted.may.bet, bars: !wanted.may.marketing }]);
    });
  },
);
