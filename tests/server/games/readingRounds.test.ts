// Reading rounds from game platforms: exactly once, with corrections, whatever a platform answers.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GameRound } from '#counterparty/game-platform/wire.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { platformsOf } from '#server/jobs/games/activePlatforms.ts';
import { createGamesJob, type GamesJob } from '#server/jobs/gamesJob.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { accountId } from '../platformMoney.ts';
import { type Asked, type FakePlatform, fakePlatform, honest, roundOf } from './fakePlatform.ts';

const slots = 'sandbox-egame';
const fishing = 'sandbox-fish';
const yuan = 10_000n;

let server: RunningServer;
let nasty: FakePlatform;
let good: FakePlatform;
let job: GamesJob;
let member: number;
let failures: string[];
let number = 0;

beforeAll(async () => {
  server = await startServer({ stations: testStations });
  member = await accountId(server, 'member01');
});
afterAll(() => server.stop());

beforeEach(async () => {
  failures = [];
  nasty = await fakePlatform(server.now);
  good = await fakePlatform(server.now);
  await startJob();
});
afterEach(async () => {
  await job.stop();
  await nasty.close();
  await good.close();
  await server.inStation(alpha, async (db) => {
    await db.updateTable('game_cursor').set({ position: '', checkpoint: '', checkpoint_at: null }).execute();
    await db
      .updateTable('operator_problem')
      .set({ resolved_at: server.now() })
      .where('resolved_at', 'is', null)
      .execute();
  });
});

/** A job that knows nothing of the one before, as after a restart. */
async function startJob(
  platforms: Counterparties['platforms'] = { [slots]: nasty.party, [fishing]: good.party },
): Promise<void> {
  await job?.stop();
  job = createGamesJob({
    pool: server.pool,
    stations: () => [alpha],
    now: server.now,
    counterparties: { serverUrl: '', platforms },
    onFailure: (what, error) => failures.push(`${what}: ${(error as Error).message}`),
  });
}

const round = (changes: Partial<GameRound> = {}): GameRound =>
  roundOf(member, `r${++number}`, server.now(), { platform: slots, ...changes });

const stored = (id: string, platform = slots) =>
  server.inStation(alpha, (db) =>
    db
      .selectFrom('game_round')
      .selectAll()
      .where('platform', '=', platform)
      .where('round_no', '=', id)
      .executeTakeFirst(),
  );

const versionsOf = (id: string) =>
  server.inStation(alpha, (db) =>
    db
      .selectFrom('game_round_version as v')
      .innerJoin('game_round as r', 'r.id', 'v.round_id')
      .select(['v.version', 'v.state'])
      .where('r.round_no', '=', id)
      .orderBy('v.version')
      .execute(),
  );

const counted = async (): Promise<bigint> =>
  (
    await server.inStation(alpha, (db) =>
      db.selectFrom('turnover').select('valid').where('account_id', '=', member).executeTakeFirst(),
    )
  )?.valid ?? 0n;

const openProblems = () =>
  server.inStation(alpha, (db) =>
    db
      .selectFrom('operator_problem')
      .select(['kind', 'ref', 'reason'])
      .where('resolved_at', 'is', null)
      .orderBy('ref')
      .execute(),
  );

const expectSums = async (): Promise<void> => {
  const { rows } = await server.inStation(alpha, (db) =>
    sql`SELECT * FROM game_day_mismatches()`.execute(db),
  );
  expect(rows).toEqual([]);
};

test('rounds are stored once, page by page, and their valid bets counted once, whatever is read again', async () => {
  const before = await counted();
  nasty.rounds = Array.from({ length: 450 }, () => round());
  await job.tick();
  expect(nasty.asked.filter(({ cursor }) => cursor === '').length).toBeGreaterThan(0);
  expect(await counted()).toBe(before + 450n * 10n * yuan);
  // The place is lost: everything is read again, and nothing is stored or counted twice.
  await server.inStation(alpha, (db) => db.updateTable('game_cursor').set({ position: '' }).execute());
  await startJob();
  await job.tick();
  expect(await counted()).toBe(before + 450n * 10n * yuan);
  const { rows } = await server.inStation(alpha, (db) =>
    sql<{
      count: string;
    }>`SELECT count(*)::text FROM game_round WHERE round_no = ANY (${nasty.rounds.map((one) => (one as GameRound).id)})`.execute(
      db,
    ),
  );
  expect(rows[0]!.count).toBe('450');
  expect(failures).toEqual([]);
  await expectSums();
});

const setFactors = (factors: object) =>
  server.inStation(alpha, (db) =>
    db
      .updateTable('withdrawal_rule')
      .set({ bet_factors: JSON.stringify(factors) })
      .execute(),
  );

test('a round counts by the factor of its category when it is stored, and one that is read again under other factors is the same', async ({
  onTestFinished,
}) => {
  onTestFinished(async () => void (await setFactors({})));
  const before = await counted();
  await setFactors({ egame: '0.25', fish: '0' });
  const [half, none] = [round(), round({ platform: fishing, kind: 'fish' })];
  nasty.rounds = [half];
  good.rounds = [none];
  await job.tick();
  expect(await counted()).toBe(before + (10n * yuan) / 4n);
  expect(await stored(half.id)).toMatchObject({ valid: (10n * yuan) / 4n, reported: 10n * yuan });
  expect(await stored(none.id, fishing)).toMatchObject({ valid: 0n, reported: 10n * yuan });
  await setFactors({ egame: '0.5' });
  await server.inStation(alpha, (db) => db.updateTable('game_cursor').set({ position: '' }).execute());
  await startJob();
  await job.tick();
  expect(await counted()).toBe(before + (10n * yuan) / 4n);
  expect(await openProblems()).toEqual([]);
  // A correction counts by the factors of now, and changes what counted before by the difference.
  nasty.rounds.push({ ...half, version: 2, stake: '20.0000', validBet: '20.0000' });
  await job.tick();
  expect(await counted()).toBe(before + 10n * yuan);
  await setFactors({});
  nasty.rounds.push({ ...half, version: 3, stake: '20.0000', validBet: '20.0000' });
  await job.tick();
  expect(await counted()).toBe(before + 20n * yuan);
  expect(await stored(half.id)).toMatchObject({ valid: 20n * yuan, reported: null });
  // What the platform says differently of one version contradicts it, whatever of it counts.
  nasty.rounds.push({ ...half, version: 3, stake: '20.0000', validBet: '15.0000' });
  await job.tick();
  expect(await stored(half.id)).toMatchObject({ valid: 20n * yuan });
  expect(await openProblems()).toHaveLength(1);
  await expectSums();
});

test('an unsettled round counts once it is settled, a correction changes what it counted, and every version is kept', async () => {
  const before = await counted();
  const open = round({ state: 'unsettled', validBet: '0.0000', prize: '0.0000', settledAt: null });
  nasty.rounds = [open];
  await job.tick();
  expect(await stored(open.id)).toMatchObject({ state: 'unsettled', version: 1, is_resettled: false });
  expect(await counted()).toBe(before);
  const settled = { ...open, version: 2, state: 'lost', validBet: '10.0000', settledAt: open.betAt + 5000 };
  nasty.rounds.push(settled);
  await job.tick();
  expect(await stored(open.id)).toMatchObject({ state: 'lost', version: 2, is_resettled: false });
  expect(await counted()).toBe(before + 10n * yuan);
  nasty.rounds.push({ ...settled, version: 3, state: 'void', validBet: '0.0000', prize: '10.0000' });
  await job.tick();
  expect(await stored(open.id)).toMatchObject({
    state: 'void',
    version: 3,
    is_resettled: true,
    prize: 10n * yuan,
  });
  expect(await counted()).toBe(before);
  expect(await versionsOf(open.id)).toEqual([
    { version: 1, state: 'unsettled' },
    { version: 2, state: 'lost' },
  ]);
  await expectSums();
});

test('all versions of a round on one page, and one that arrives late, end at the highest', async () => {
  const last = round({ version: 3 });
  nasty.rounds = [
    { ...last, version: 2, state: 'lost', prize: '0.0000' },
    last,
    { ...last, version: 1, state: 'unsettled', prize: '0.0000', validBet: '0.0000', settledAt: null },
  ];
  const before = await counted();
  await job.tick();
  expect(await stored(last.id)).toMatchObject({ version: 3, state: 'won', prize: 25n * yuan });
  nasty.rounds.push({ ...last, version: 2, state: 'lost', prize: '0.0000' });
  await job.tick();
  expect(await stored(last.id)).toMatchObject({ version: 3, state: 'won' });
  expect((await versionsOf(last.id)).map(({ version }) => version)).toEqual([1, 2]);
  expect(await counted()).toBe(before + 10n * yuan);
});

test('what a withdrawal has cleared is not taken back by a correction', async () => {
  const won = round();
  nasty.rounds = [won];
  await job.tick();
  server.passTime(1);
  await server.inStation(alpha, (db) =>
    sql`UPDATE turnover SET cleared = cleared + valid, valid = 0, cleared_through = ${server.now()} WHERE account_id = ${member}`.execute(
      db,
    ),
  );
  const later = round();
  nasty.rounds.push(later, { ...won, version: 2, state: 'void', validBet: '0.0000', prize: '10.0000' });
  await job.tick();
  expect(await counted()).toBe(10n * yuan);
});

test('a record that cannot be a round is set aside and named; the others are stored and the place moves on', async () => {
  const trial = await accountId(server, 'trial01');
  const first = round();
  const wrong: [object, string][] = [
    [round({ stake: '-1' as never }), 'not of the agreed shape'],
    [round({ operator: 'beta' }), 'of beta sandbox-egame'],
    [round({ member: '999999' }), 'of nobody who is a member here'],
    [round({ member: String(trial) }), 'of nobody who is a member here'],
    [round({ stake: '99999999999.0000', validBet: '0.0000' }), 'with an impossible amount'],
    [round({ validBet: '11.0000' }), 'with a valid bet above its stake'],
    [round({ prize: '5.0000' }), 'won without a profit'],
    [round({ state: 'lost' }), 'lost with a profit'],
    [round({ state: 'void' }), 'void without its stake back'],
    [
      round({ betAt: server.now().getTime() + 86_400_000, settledAt: null, state: 'unsettled' }),
      'unsettled with a valid bet',
    ],
    [round({ betAt: server.now().getTime() + 86_400_000 }), 'bet at an impossible time'],
    [round({ settledAt: null }), 'with a state and a settlement that disagree'],
  ];
  // Red and odd, red wins: the stake is back, and was bet all the same.
  const even = round({ state: 'void', prize: '10.0000' });
  const last = round();
  nasty.rounds = [first, even, ...wrong.map(([record]) => record), last];
  await job.tick();
  expect(await stored(first.id)).toBeDefined();
  expect(await stored(last.id)).toBeDefined();
  expect(await stored(even.id)).toMatchObject({ state: 'void', valid: 10n * yuan });
  const aside = await server.inStation(alpha, (db) =>
    db.selectFrom('game_round_set_aside').select(['round_no', 'reason', 'record']).execute(),
  );
  for (const [record, reason] of wrong) {
    const { id } = record as GameRound;
    expect(aside.find(({ round_no: no }) => no === id)).toMatchObject({ reason, record });
    expect(await stored(id)).toBeUndefined();
  }
  expect((await openProblems()).filter(({ kind }) => kind === 'gameRound')).toHaveLength(wrong.length);
  expect(failures).toHaveLength(wrong.length);
  // A later version that is right closes the problem.
  nasty.rounds.push({ ...(wrong[5]![0] as GameRound), version: 2, validBet: '10.0000' });
  await job.tick();
  expect((await openProblems()).filter(({ kind }) => kind === 'gameRound')).toHaveLength(wrong.length - 1);
});

test('a version that contradicts what it said before changes nothing and is set aside', async () => {
  const before = await counted();
  const won = round();
  nasty.rounds = [
    won,
    { ...won, prize: '900.0000' },
    { ...won, version: 2, member: String(await accountId(server, 'member02')) },
  ];
  await job.tick();
  expect(await stored(won.id)).toMatchObject({ version: 1, prize: 25n * yuan, account_id: member });
  expect(await counted()).toBe(before + 10n * yuan);
  expect(await openProblems()).toMatchObject([
    { kind: 'gameRound', reason: 'contradicts what it reported before' },
  ]);
});

test('a wrong part of a detail is left out, and the round stored', async () => {
  const odd = round({ detail: { reels: 'no list', parlay: '2x1', later: 1 } as never });
  nasty.rounds = [odd];
  await job.tick();
  expect((await stored(odd.id))?.detail).toEqual({ parlay: '2x1' });
  expect(failures.join()).toContain('its detail is wrong in reels');
});

test.each<[string, (asked: Asked) => object, string]>([
  ['nonsense', () => ({ hello: 'world' }), 'agreed'],
  ['records without numbers', () => ({ records: [{}], cursor: 'c1', hasMore: false }), 'agreed'],
  ['more, and nothing', ({ cursor }) => ({ records: [], cursor, hasMore: true }), 'says that there is more'],
  ['a place that moves alone', () => ({ records: [], cursor: 'c9', hasMore: false }), 'moves its place'],
  [
    'rounds and the old place',
    (asked) => ({ records: [round()], cursor: asked.cursor, hasMore: true }),
    'stays at its place',
  ],
])('a platform that answers %s is named, harms no other, and is forgiven', async (_, script, reason) => {
  const first = round();
  nasty.rounds = [first];
  await job.tick();
  nasty.script = script;
  const other = round({ platform: fishing, kind: 'fish', game: 'reef' });
  good.rounds = [other];
  await job.tick();
  expect(await stored(other.id, fishing)).toBeDefined();
  nasty.script = undefined;
  if (failures.length === 0) {
    nasty.script = script;
    await job.tick();
    await job.tick();
  }
  expect(failures.join()).toContain(reason);
  expect((await openProblems()).find(({ ref }) => ref === slots)?.reason).toContain(reason);
  await expectNamed();
  nasty.script = undefined;
  const next = round();
  nasty.rounds.push(next);
  await job.tick();
  expect(await stored(next.id)).toBeDefined();
  expect((await openProblems()).filter(({ ref }) => ref === slots)).toEqual([]);
});

/** The operator reads in /healthz which platform it is, and of no other. */
async function expectNamed(): Promise<void> {
  // The count is a second old at most.
  server.passTime(2);
  const reply = await server.client(alpha).send('/healthz');
  const { problems = [] } = JSON.parse(reply.text) as { problems?: { kind: string }[] };
  expect(problems.filter(({ kind }) => kind === 'platform')).toEqual([
    { kind: 'platform', name: slots, count: 1 },
  ]);
}

test('a platform that goes back to an earlier place is noticed, and what it sends is stored all the same', async () => {
  nasty.rounds = Array.from({ length: 3 }, () => round());
  const small = (asked: Asked): object => honest(nasty.rounds, { ...asked, limit: 1 });
  nasty.script = small;
  await job.tick();
  const fresh = round();
  nasty.script = () => ({ records: [fresh], cursor: 'c1', hasMore: false });
  await job.tick();
  expect(await stored(fresh.id)).toBeDefined();
  expect(failures.join()).toContain('goes back to a place before');
  await expectNamed();
  nasty.script = small;
  nasty.rounds.push(round());
  await job.tick();
  expect(await stored((nasty.rounds[3] as GameRound).id)).toBeDefined();
});

test.each([
  ['says that there is more', true],
  ['has no more each time', false],
])(
  'a platform that repeats rounds under ever new cursors and %s is named; what is new counts once',
  async (_, hasMore) => {
    const before = await counted();
    const open = round({
      version: 1,
      state: 'unsettled',
      validBet: '0.0000',
      prize: '0.0000',
      settledAt: null,
    });
    const same = [
      open,
      round(),
      { ...open, version: 2, state: 'lost', validBet: '10.0000', settledAt: open.betAt },
    ];
    let place = 0;
    nasty.script = () => ({ records: same, cursor: `x${++place}`, hasMore });
    for (let turn = 0; turn < (hasMore ? 1 : 11); turn++) await job.tick();
    expect(failures.join()).toContain('repeats rounds');
    await expectNamed();
    expect(await counted()).toBe(before + 20n * yuan);
    const next = round();
    nasty.script = ({ cursor }) =>
      cursor === 'end'
        ? { records: [], cursor, hasMore: false }
        : { records: [next], cursor: 'end', hasMore: false };
    await job.tick();
    expect(await stored(next.id)).toBeDefined();
    expect((await openProblems()).filter(({ ref }) => ref === slots)).toEqual([]);
  },
);

test('a platform that is read from its beginning once more repeats nothing of its own accord', async () => {
  nasty.rounds = Array.from({ length: 14 }, () => round());
  nasty.script = (asked) => honest(nasty.rounds, { ...asked, limit: 1 });
  await job.tick();
  await server.inStation(alpha, (db) => db.updateTable('game_cursor').set({ position: '' }).execute());
  await startJob();
  await job.tick();
  expect(failures).toEqual([]);
});

test('a platform that has lost its past is read from the beginning, and nothing is counted twice', async () => {
  const [one, two] = [round(), round()];
  nasty.rounds = [one, two];
  await job.tick();
  const before = await counted();
  const three = round();
  nasty.rounds = [one];
  await job.tick();
  expect(failures.join()).toContain('does not know the place that it gave');
  await expectNamed();
  nasty.rounds = [one, two, three];
  await job.tick();
  expect(await stored(three.id)).toBeDefined();
  expect(await counted()).toBe(before + 10n * yuan);
});

test('a round that becomes visible behind the place is found when the stretch is read once more', async () => {
  const [one, three] = [round({ version: 2 }), round()];
  // An earlier version that is known is no late round.
  nasty.rounds = [{ ...one, version: 1, state: 'lost', prize: '0.0000' }, one, three];
  await job.tick();
  // The platform wrote it before the last one and shows it only now.
  const two = round();
  const late = [nasty.rounds[0], one, two, three];
  nasty.script = ({ cursor }) => {
    const from = cursor === '' ? 0 : 4;
    return { records: late.slice(from), cursor: 'c3', hasMore: false };
  };
  await job.tick();
  expect(await stored(two.id)).toBeUndefined();
  server.passTime(11 * 60);
  await server.inStation(alpha, (db) => db.updateTable('game_cursor').set({ checkpoint: '' }).execute());
  await startJob();
  nasty.script = ({ cursor }) =>
    cursor === '' ? { records: late, cursor: 'c3', hasMore: false } : { records: [], cursor, hasMore: false };
  await job.tick();
  expect(await stored(two.id)).toBeDefined();
  expect(failures.join()).toContain('sent 1 rounds late');
});

test('a platform of matches stays awake while a result may be corrected; one of spins sleeps once its players have left', async () => {
  const matches = 'sandbox-sport';
  const activeOf = async (platform: string) =>
    (await server.inStation(alpha, (db) => platformsOf(db, server.now()))).find(
      (each) => each.platform === platform,
    )!.isActive;
  const ticket = round({ platform: matches, kind: 'sport', game: 'football' });
  nasty.rounds = [round()];
  good.rounds = [ticket];
  await startJob({ [slots]: nasty.party, [matches]: good.party });
  expect(await activeOf(matches)).toBe(false);
  await job.tick();
  expect(await stored(ticket.id, matches)).toBeDefined();
  expect([await activeOf(matches), await activeOf(slots)]).toEqual([true, false]);
  server.passTime(72 * 3_600 + 1);
  expect(await activeOf(matches)).toBe(false);
});

test('a silent platform delays no other and nothing is lost', async () => {
  let release: (answer: object) => void = () => {};
  nasty.script = () => new Promise<object>((resolve) => (release = resolve));
  const other = round({ platform: fishing, kind: 'fish', game: 'reef' });
  good.rounds = [other];
  const missed = round();
  nasty.rounds = [missed];
  const ticking = job.tick();
  await expect.poll(() => stored(other.id, fishing)).toBeDefined();
  release(honest(nasty.rounds, { operator: alpha, platform: slots, cursor: '', limit: 200 }));
  await ticking;
  nasty.script = undefined;
  await job.tick();
  expect(await stored(missed.id)).toBeDefined();
});
