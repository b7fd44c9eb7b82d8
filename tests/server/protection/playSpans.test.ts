// Spans of play: what several processes see of a member, in any order and any number of times, is the time that was played.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { accInfo } from '#contract/session.generated.ts';
import { joinSpans, type Span } from '#rules/protection/spans.ts';
import { randomFrom } from '#scripts/crash-test/random.ts';
import { sightingGapMs, storeSightings } from '#server/account/sightings.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { reported, store } from '../games/storedRounds.ts';
import { accountId } from '../platformMoney.ts';

const test = world().extend(
  'beside',
  { scope: 'file' },
  async ({ server, clock }, { onCleanup }): Promise<RunningServer> => {
    const other = await startServer({ stations: testStations, clock, beside: server });
    onCleanup(() => other.stop());
    return other;
  },
);

const spansOf = async (server: RunningServer, name: string): Promise<string[]> => {
  const id = await accountId(server, name);
  const rows = await server.inStation(alpha, (db) =>
    db
      .selectFrom('play_span')
      .select(['from_at', 'to_at'])
      .where('account_id', '=', id)
      .orderBy('from_at')
      .execute(),
  );
  return rows.map(({ from_at, to_at }) =>
    [from_at, to_at].map((at) => at.toISOString().slice(11, 19)).join('-'),
  );
};

test('polls that two processes answer in turn are one span, and a pause ends it', async ({
  server,
  beside,
  clock,
  member,
}) => {
  const other = beside.client(alpha);
  for (const [name, value] of member.cookies) other.cookies.set(name, value);
  await clock.to('2026-11-20T12:00:00+08:00');
  for (const turn of [member, other, member, other]) {
    await turn.call(accInfo, {});
    await clock.pass(100);
  }
  await beside.runPlayJob();
  await server.runPlayJob();
  await clock.to('2026-11-20T12:20:00+08:00');
  await member.call(accInfo, {});
  await server.runPlayJob();
  await server.runPlayJob();
  expect((await spansOf(server, 'member01')).filter((span) => span >= '04:')).toEqual([
    '04:00:00-04:05:00',
    '04:20:00-04:20:00',
  ]);
});

test('a poll writes nothing, and nobody is noted twice while one minute is stored', async ({
  server,
  clock,
  member,
}) => {
  await clock.to('2026-11-20T13:00:00+08:00');
  await member.call(accInfo, {});
  expect((await spansOf(server, 'member01')).filter((span) => span >= '05:')).toEqual([]);
  await server.runPlayJob();
  expect((await spansOf(server, 'member01')).filter((span) => span >= '05:')).toEqual(['05:00:00-05:00:00']);
});

test('play money leaves no span', async ({ server, trial }) => {
  await trial.call(accInfo, {});
  await server.runPlayJob();
  const { rows } = await server.pool.query(
    "SELECT count(*)::int AS n FROM play_span p JOIN account a ON a.id = p.account_id WHERE a.role = 'trial'",
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test('a round at a platform is play, whether a page of ours is in view or not', async ({ server, clock }) => {
  await clock.to('2026-11-20T15:00:00+08:00');
  const id = await accountId(server, 'member02');
  const at = (time: string): Date => new Date(`2026-11-20T${time}+08:00`);
  await store(server, 'sandbox-live', [
    reported(id, at('14:00:00')),
    reported(id, at('14:01:30')),
    reported(id, at('14:10:00')),
  ]);
  expect(await spansOf(server, 'member02')).toEqual(['06:00:00-06:01:30', '06:10:00-06:10:00']);
});

test('what could not be stored is stored the next time', async ({ server, clock, member }) => {
  await clock.to('2026-11-20T16:00:00+08:00');
  await member.logIn('member01');
  await member.call(accInfo, {});
  await clock.pass(60);
  await member.call(accInfo, {});
  await server.pool.query('REVOKE EXECUTE ON FUNCTION play_span_add FROM house_app');
  await expect(server.runPlayJob()).rejects.toThrow('play_span_add');
  await server.pool.query('GRANT EXECUTE ON FUNCTION play_span_add TO house_app');
  await server.runPlayJob();
  expect((await spansOf(server, 'member01')).filter((span) => span >= '08:')).toEqual(['08:00:00-08:01:00']);
});

test('any order, any overlap, any repetition and processes at once come to the same spans', async ({
  server,
}) => {
  const id = await accountId(server, 'agent01');
  const next = randomFrom(7, 0).below;
  const begin = Date.parse('2026-11-18T00:00:00Z');
  const seen: Span[] = Array.from({ length: 300 }, () => {
    const from = begin + next(40_000) * 1000;
    return { from, to: from + next(90) * 1000 };
  });
  const parts = Array.from({ length: 30 }, (_, part) => seen.filter((_span, at) => at % 30 === part));
  const add = (spans: readonly Span[]) =>
    server.inStation(alpha, (db) =>
      storeSightings(
        db,
        spans.map(({ from, to }) => ({ accountId: id, from: new Date(from), to: new Date(to) })),
      ),
    );
  for (let at = 0; at < parts.length; at += 6) await Promise.all(parts.slice(at, at + 6).map(add));
  await add(seen.slice(0, 40));
  const wanted = joinSpans(seen, sightingGapMs + 1);
  expect(wanted.length).toBeGreaterThan(5);
  const stored = await server.inStation(alpha, (db) =>
    db
      .selectFrom('play_span')
      .select(['from_at', 'to_at'])
      .where('account_id', '=', id)
      .orderBy('from_at')
      .execute(),
  );
  expect(stored.map(({ from_at, to_at }) => ({ from: from_at.getTime(), to: to_at.getTime() }))).toEqual(
    wanted,
  );
  const until = begin + 20_000_000;
  const { rows } = await server.inStation(alpha, (db) =>
    sql<{
      seconds: bigint;
    }>`SELECT play_seconds(${id}, ${new Date(begin)}, ${new Date(until)}) AS seconds`.execute(db),
  );
  const counted = wanted.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, until) - from), 0);
  expect(Number(rows[0]!.seconds)).toBe(counted / 1000);
});
