// The reality check of a member, read from the database, is due as the worked examples of reality.due say.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { joinSpans, MINUTE_MS, type Span } from '#rules/protection/spans.ts';
import { storeSightings } from '#server/account/sightings.ts';
import { realityOf } from '#server/money/protection/reality.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { addPlatforms, reported, store } from '../games/storedRounds.ts';
import { accountId } from '../platformMoney.ts';

interface Example {
  id: string;
  rule: string;
  input: {
    config: { min: number; max: number; default: number; gapMinutes: number };
    interval: number | null;
    spans: { from: string; to: string | null }[];
    busy: { from: string; to: string }[];
    bets: { at: string; stake: number; payout: number; settledAt: string | null }[];
    at: string;
  };
  expect: {
    sessions?: { begin: string; end: string; due: { at: string; staked: number; won: number }[] }[];
    next?: string | null;
  };
}

const examples: Example[] = JSON.parse(
  readFileSync(new URL('../../domain/protection-examples.json', import.meta.url), 'utf8'),
).filter(({ rule }: Example) => rule === 'reality.due');

/** Play up to the example's moment, as the table has it. */
const playedOf = ({ spans, at }: Example['input']): Span[] =>
  joinSpans(
    spans
      .filter(({ from }) => from < at)
      .map(({ from, to }) => ({
        from: Date.parse(from),
        to: Math.min(to === null ? Date.parse(at) : Date.parse(to), Date.parse(at)),
      })),
    0,
  );

/** Bets that are known at the example's moment; one that is settled later is open. */
const knownBets = ({ bets, at }: Example['input']) =>
  bets
    .filter((bet) => bet.at <= at)
    .map((bet) => ({
      ...bet,
      settledAt: bet.settledAt !== null && bet.settledAt <= at ? bet.settledAt : null,
    }));

/**
 * A pause of two minutes or less is none to the table, a platform that is silent for longer holds back nothing, and what comes later is not
 * known: those examples are the rule's alone. So is an interval out of range, which cannot be stored.
 */
function isRepresentable({ input, expect: { sessions } }: Example): boolean {
  const played = playedOf(input);
  const pauses = played.slice(1).map(({ from }, index) => from - played[index]!.to);
  return (
    sessions !== undefined &&
    pauses.every((pause) => pause > 2 * MINUTE_MS) &&
    input.busy.every(({ from, to }) => to <= input.at && Date.parse(to) - Date.parse(from) <= 2 * MINUTE_MS)
  );
}

const test = world({ prepare: (server) => addPlatforms(server) });
const used = examples.filter(isRepresentable);

test('most examples can be in the database', () => {
  expect(used.length).toBeGreaterThanOrEqual(25);
});

test.for(used)('$id', async ({ input, expect: { sessions, next } }, { server }) => {
  const id = await accountId(server, 'member01');
  await server.pool.query('TRUNCATE play_span, game_round CASCADE');
  const at = new Date(input.at);
  await server.inStation(alpha, (db) =>
    storeSightings(
      db,
      playedOf(input).map(({ from, to }) => ({ accountId: id, from: new Date(from), to: new Date(to) })),
    ),
  );
  const spans = await server.pool.query('SELECT * FROM play_span');
  await store(
    server,
    'sandbox-live',
    input.busy.map(({ from, to }) =>
      reported(id, new Date(from), { stake: 0n, valid: 0n, settledAt: new Date(to) }),
    ),
  );
  await store(
    server,
    'sandbox-sport',
    knownBets(input).map((bet) =>
      reported(id, new Date(bet.at), {
        kind: 'sport',
        game: 'football',
        state: bet.settledAt === null ? 'unsettled' : bet.payout > 0 ? 'won' : 'lost',
        stake: BigInt(bet.stake),
        valid: 0n,
        prize: bet.settledAt === null ? 0n : BigInt(bet.payout),
        settledAt: bet.settledAt === null ? null : new Date(bet.settledAt),
      }),
    ),
  );
  // Rounds are play of their own here; the example says when there was play.
  await server.pool.query('DELETE FROM play_span');
  for (const { station, account_id, from_at, to_at } of spans.rows)
    await server.pool.query('INSERT INTO play_span VALUES ($1, $2, $3, $4)', [
      station,
      account_id,
      from_at,
      to_at,
    ]);
  const { config, interval } = input;
  const station = {
    ...server.context.stations.byCode(alpha)!,
    protection: {
      reality: {
        minutes: interval ?? config.default,
        choices: [config.min, config.max],
        gapMinutes: config.gapMinutes,
      },
    },
  };
  const found = await server.inStation(alpha, (db) =>
    realityOf({ db, settings: server.context.settings, station, now: at }, id),
  );
  const session = sessions!.at(-1);
  const goesOn = session && at.getTime() - Date.parse(session.end) < config.gapMinutes * MINUTE_MS;
  const due = goesOn ? session.due.at(-1) : undefined;
  expect(found.due === null ? null : new Date(found.due)).toEqual(due ? new Date(due.at) : null);
  expect(found.begin === null ? null : new Date(found.begin)).toEqual(
    goesOn ? new Date(session.begin) : null,
  );
  if (due) expect([found.staked, found.won]).toEqual([BigInt(due.staked), BigInt(due.won)]);
  if (next) expect(new Date(found.next!)).toEqual(new Date(next));
});
