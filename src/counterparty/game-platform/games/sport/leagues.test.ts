// The list of matches is plausible: no team plays two matches at once or again straight away, and some match is always under way.
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { YUAN } from '#values/money.ts';
import type { PlatformCode } from '../../catalogue.ts';
import { chanceOf } from '../../covers/chance.ts';
import { openWorld, platformTables } from '../../platformWorld.ts';
import { sampleBet } from '../../sampleBets.ts';

interface Listed {
  game: string;
  startAt: number;
  home: string;
  away: string;
}

const start = Date.UTC(2026, 10, 22, 4);
const dayMs = 86_400_000;
/** How long a server is stopped now and then. */
const stillMs = 3_600_000;
/** At eight in the evening in Beijing: on the list since the days before. */
const isEarly = ({ startAt }: Listed): boolean => startAt % dayMs === dayMs / 2;
/** How long a match is played, and how long it stays on the list when it is over. */
const football = { table: 'fixture', startsAt: 'kick_off', matchMs: 198_000, listedMs: 150_000 };
const esport = { table: 'esport_match', startsAt: 'starts_at', matchMs: 255_000, listedMs: 150_000 };

/** Every match of some days, in uneven steps of time; during some the server is stopped. */
function played(platform: PlatformCode, { table, startsAt }: typeof football, seed: number): Listed[] {
  const db = new DatabaseSync(':memory:');
  db.exec(platformTables);
  const { below: random } = chanceOf(seed);
  const world = openWorld(db, platform, random);
  for (let at = start; at < start + 2 * dayMs; at += random(200) === 0 ? stillMs : random(120_000))
    world.tick(at);
  const rows = db
    .prepare(`SELECT game, ${startsAt} AS startAt, body FROM ${table} ORDER BY ${startsAt}`)
    .all();
  db.close();
  return rows.map(({ body, ...row }) => ({ ...JSON.parse(String(body)), ...row }));
}

describe.each([
  ['sandbox-sport', football],
  ['sandbox-tsport', football],
  ['sandbox-esport', esport],
] as const)('the matches of %s', (platform, kind) => {
  const seeds = [1, 2, 3, 4].map((seed) => played(platform, kind, seed));

  it('give a team one match at a time, and a rest until that one has left the list', () => {
    for (const matches of seeds) {
      const lastOf = new Map<string, number>();
      for (const { startAt, home, away } of matches)
        for (const team of [home, away]) {
          const since = startAt - (lastOf.get(team) ?? 0);
          expect(since, `${team} at ${new Date(startAt).toISOString()}`).toBeGreaterThanOrEqual(
            kind.matchMs + kind.listedMs,
          );
          lastOf.set(team, startAt);
        }
    }
  });

  it('pair each team with many others', () => {
    for (const matches of seeds) {
      const opponents = new Map<string, Set<string>>();
      for (const { home, away } of matches) {
        opponents.set(home, (opponents.get(home) ?? new Set()).add(away));
        opponents.set(away, (opponents.get(away) ?? new Set()).add(home));
      }
      for (const [team, met] of opponents) expect(met.size, team).toBeGreaterThan(3);
    }
  });

  it('leave no minute without a match under way', () => {
    for (const matches of seeds)
      for (const game of new Set(matches.map((match) => match.game))) {
        // Those of a later day are on the list before the server stops, and so stand alone where it does.
        const own = matches.filter((match) => match.game === game && !isEarly(match));
        for (const [at, { startAt }] of own.slice(1).entries()) {
          const gap = startAt - own[at]!.startAt;
          if (gap < stillMs / 2) expect(gap, game).toBeLessThan(kind.matchMs);
        }
      }
  });
});

it.each([
  ['sandbox-sport', 'football', 3],
  ['sandbox-sport', 'cup', 1],
  ['sandbox-esport', 'moba', 1],
] as const)(
  'of %s, %s has matches of the next two days, which are played when their time comes',
  (platform, game, leagues) => {
    const db = new DatabaseSync(':memory:');
    db.exec(platformTables);
    const world = openWorld(db, platform, chanceOf(8).below);
    const holder = { operator: 'alpha', platform, member: '5' };
    const matchesAt = (at: number) =>
      (
        world.state(holder, game, at) as {
          matches: { id: number; day: string; startAt: number; offers: object[] }[];
        }
      ).matches;
    const early = matchesAt(start).filter(({ day }) => day === 'early');
    expect(early).toHaveLength(2 * leagues);
    for (const { startAt, offers } of early) {
      expect([32 * 3_600_000, 56 * 3_600_000]).toContain(startAt - start);
      expect(offers.length).toBeGreaterThan(5);
    }
    // The same matches a day later, now of today, and played at their time.
    const tomorrow = start + dayMs;
    expect(
      matchesAt(tomorrow)
        .filter(({ id }) => early.some((match) => match.id === id))
        .map(({ day }) => day),
    ).toEqual(Array.from({ length: 2 * leagues }, (_, at) => (at < leagues ? 'today' : 'early')));
    const [first] = early;
    const playedAt = first!.startAt + 20_000;
    expect(matchesAt(playedAt).find(({ id }) => id === first!.id)?.day).toMatch(/^(?:inPlay|over)$/);
  },
);

it.each([
  ['sandbox-sport', 'fixture_to_play'],
  ['sandbox-esport', 'esport_match_to_play'],
] as const)('a tick of %s reads no match that is over', (platform, index) => {
  const db = new DatabaseSync(':memory:');
  db.exec(platformTables);
  const asked = vi.spyOn(db, 'prepare');
  openWorld(db, platform, chanceOf(6).below).tick(start);
  const lookups = asked.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes('is_over = 0'));
  asked.mockRestore();
  expect(lookups).toHaveLength(1);
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${lookups[0]}`).all('', 0);
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining(`USING INDEX ${index} `)]);
});

it('settles a bet on a match stored by an earlier version, whose clubs played several matches at once and in other leagues', () => {
  const db = new DatabaseSync(':memory:');
  db.exec(platformTables);
  const { below: random } = chanceOf(5);
  const world = openWorld(db, 'sandbox-sport', random);
  const holder = { operator: 'alpha', platform: 'sandbox-sport', member: '5' };
  world.books.transfer({ ...holder, orderNo: 'in', direction: 'in', amount: 100n * YUAN }, true, start);
  world.tick(start);
  db.exec("UPDATE fixture SET body = json_set(body, '$.home', 'jiangcheng', '$.away', 'haiyun')");
  const bet = sampleBet(world.state(holder, 'cup', start), { once: 'earlier-list', yuan: 10, random })!;
  const { id, detail } = world.bet(holder, 'cup', bet, start);
  expect(detail.legs![0]!.match.en).toBe('Jiangcheng Lions v Haiyun Whales');
  for (let at = start; at < start + 15 * 60_000; at += 5_000) world.tick(at);
  expect(world.rounds.byId(id).settledAt).not.toBeNull();
});
