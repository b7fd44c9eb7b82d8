// Measures teams on a database of its own and prints JSON as ratios of one run: pages of a large team against a small one, and settlement below a chain
// of three against none. Ends with 1 when a bound is broken. BENCH_MEMBERS and BENCH_BETS (20 for each member) make it smaller.
import { sql } from 'kysely';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { type Db, inStation } from '#server/db/stationTransaction.ts';
import { arrivalPage } from '#server/money/team/arrivals.ts';
import { figuresByDay, figuresByLottery, figuresOf, overviewOf } from '#server/money/team/figures.ts';
import { accountInTeam, memberPage, onlineSince, teamAccounts } from '#server/money/team/members.ts';
import { orderPage, orderSums, roundSums } from '#server/money/team/orders.ts';
import { startTemporaryDatabase } from '../harness/temporaryDatabase.ts';
import { median, rounded } from './figures.ts';

const largeTeam = Number(process.env.BENCH_MEMBERS ?? 100_000);
const betsOfMember = 20;
const smallTeam = largeTeam / 100;
const days = 40;
const rounds = Number(process.env.BENCH_ROUNDS ?? 31);
const settlementBets = Number(process.env.BENCH_BETS ?? 20_000);
const batch = 500;
const station = 'bench';
/** 2026-11-20 10:00 in Beijing. */
const now = new Date(Date.UTC(2026, 10, 20, 2));
const range = { startDate: '2026-10-12', endDate: '2026-11-20' };
const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

say('Starting a database of its own ...');
const database = await startTemporaryDatabase(say);
const { pool } = database;
await migrate(database.url);
/** For what takes longer than a statement of the server may. */
const owner = new pg.Client({ connectionString: database.url });
await owner.connect();
await owner.query("SELECT set_config('app.station', $1, false)", [station]);
const within = <T>(work: (db: Db) => Promise<T>): Promise<T> => inStation(pool, station, work);

/** A tree of forty children each, and the wallets; returns the top. */
async function plant(name: string, members: number): Promise<number> {
  say(`Planting a team of ${members} ...`);
  const { rows } = await owner.query<{ id: number }>(
    `INSERT INTO account (station, name, name_key, role, created_at) VALUES ($1, $2, $2, 'agent', $3) RETURNING id`,
    [station, name, now],
  );
  const top = rows[0]!.id;
  for (let from = 1; from <= members; ) {
    // A generation at a time: the parents of the next one have ids by then.
    const until = Math.min(members, from === 1 ? 40 : (from - 1) * 40);
    await owner.query(
      `INSERT INTO account (station, name, name_key, role, created_at, parent_id)
        SELECT $1, $2 || n, $2 || n, CASE WHEN n <= $5 / 40 THEN 'agent' ELSE 'member' END, $3::timestamptz - interval '60 days',
            CASE WHEN n <= 40 THEN $4 ELSE (SELECT a.id FROM account a WHERE a.station = $1 AND a.name_key = $2 || ((n - 1) / 40)) END
          FROM generate_series($6::integer, $7::integer) AS n`,
      [station, name, now, top, members, from, until],
    );
    from = until + 1;
  }
  return top;
}

/** One in a hundred is online, and one in ten of those directly below the top came by its link; returns the link. */
async function enliven(name: string, top: number): Promise<bigint> {
  await owner.query(
    `INSERT INTO session (station, account_id, token_hash, seed, visitor_hash, address, started_at, seen_at)
      SELECT $1, p.account_id, decode(md5('bench ' || p.account_id), 'hex'), '\\x00', '\\x00', '10.0.0.1', $3, $3
        FROM team_path p WHERE p.station = $1 AND p.ancestor_id = $2 AND p.account_id % 100 = 0`,
    [station, top, now],
  );
  const { rows } = await owner.query<{ id: bigint }>(
    `INSERT INTO promotion_link (station, account_id, code, kind, rates, group_bonus, created_at)
      VALUES ($1, $2, $3, 'member', '{0,0,0,0,0,0,0,0}', 1700, $4) RETURNING id`,
    [station, top, `bench${name}`, now],
  );
  await owner.query(
    `INSERT INTO team_origin (station, account_id, way, link_id)
      SELECT $1, p.account_id, 'link', $3 FROM team_path p WHERE p.station = $1 AND p.ancestor_id = $2 AND p.distance > 0 AND p.account_id % 10 = 0`,
    [station, top, rows[0]!.id],
  );
  return BigInt(rows[0]!.id);
}

/** Behind which account of a list by newest the last but one page begins: in a large team the thousandth and later. */
async function deepIn(top: number, members: number): Promise<string> {
  const { rows } = await owner.query<{ name_key: string }>(
    'SELECT name_key FROM team_path WHERE station = $1 AND ancestor_id = $2 AND distance > 0 ORDER BY account_id DESC OFFSET $3 LIMIT 1',
    [station, top, members - 45],
  );
  return rows[0]!.name_key;
}

async function bet(name: string): Promise<void> {
  say(`Giving team ${name} its bets ...`);
  await owner.query(
    `INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma, units, stake,
        status, payout, created_at, ended_at, uplines, rates)
      SELECT a.station, a.id, 'real', (ARRAY['FFC', 'WFC', 'FFK3', 'SFLHC'])[1 + n % 4], 2, n::text, at, 'ssc_c_zh', '{}', '{}', '', 1, 100000 + n,
          3, 0, at, at, '{}', '{0}'
        FROM account a CROSS JOIN generate_series(1, $3::integer) AS n
          CROSS JOIN LATERAL (SELECT $4::timestamptz - make_interval(days => ((a.id + n) % $5)) AS at) t
        WHERE a.station = $1 AND a.name_key LIKE $2 || '%'`,
    [station, name, betsOfMember, now, days],
  );
  await owner.query(
    `INSERT INTO team_entry (station, account_id, day, lot_code, orders, bet, win)
      SELECT o.station, o.account_id, beijing_day(o.ended_at), o.lot_code, count(*), sum(o.stake), 0 FROM bet_order o JOIN account a ON a.id = o.account_id
        WHERE a.name_key LIKE $1 || '%' GROUP BY 1, 2, 3, 4`,
    [name],
  );
}

async function fold(): Promise<number> {
  const since = performance.now();
  for (;;) {
    const { rows } = await within((db) => sql<{ n: number }>`SELECT team_fold(5000) AS n`.execute(db));
    if (rows[0]!.n === 0) return (performance.now() - since) / 1000;
  }
}

const links = new Map<string, bigint>();
const deep = new Map<string, string>();

/** What the calls of agents read, by name. */
const pages: Readonly<Record<string, (db: Db, top: number, name: string) => Promise<unknown>>> = {
  overview: async (db, top) => {
    await overviewOf(db, top, now);
    await figuresOf(db, [{ id: top, scope: 'team' }], range);
  },
  members: async (db, top) => {
    const page = await memberPage(db, top, { scope: 'all', sort: 'newest' }, now, 21);
    const ids = page.map(({ id }) => id);
    await teamAccounts(db, top, ids, now);
    await figuresOf(
      db,
      ids.map((id) => ({ id, scope: 'own' })),
      range,
    );
  },
  search: async (db, top, name) => {
    await memberPage(db, top, { scope: 'all', sort: 'newest', search: `${name}1` }, now, 21);
  },
  branches: async (db, top) => {
    const page = await memberPage(db, top, { scope: 'direct', sort: 'newest' }, now, 21);
    await figuresOf(
      db,
      [{ id: top, scope: 'team' }, ...page.map(({ id }) => ({ id, scope: 'team' }) as const)],
      range,
    );
  },
  agentsOnly: (db, top) => memberPage(db, top, { scope: 'all', sort: 'newest', type: 'agent' }, now, 21),
  onlineOnly: (db, top) => memberPage(db, top, { scope: 'all', sort: 'newest', online: true }, now, 21),
  byName: (db, top) => memberPage(db, top, { scope: 'all', sort: 'account' }, now, 21),
  deepPage: (db, top, name) =>
    memberPage(db, top, { scope: 'all', sort: 'newest', before: deep.get(name)! }, now, 21),
  orders: async (db, top, name) => {
    const { id: accountId } = await accountInTeam(db, top, `${name}7`);
    const filter = { accountId, viewerId: top, ...range, state: 'ended' } as const;
    await orderPage(db, filter, undefined, 21);
    await orderSums(db, filter);
    await roundSums(db, filter);
  },
  arrivals: (db, top) => arrivalPage(db, top, {}, 21),
  arrivalsOfLink: (db, top, name) => arrivalPage(db, top, { linkId: links.get(name)! }, 21),
  byDay: (db, top) => figuresByDay(db, top, range),
  byLottery: (db, top) => figuresByLottery(db, top, range),
  foreign: (db, top) => accountInTeam(db, top, 'nobody').catch(() => undefined),
};

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

/** Open bets of two hundred members each below a chain of three, and of as many in no team; returns their ids. */
async function openBets(name: string, chain: number[] | null): Promise<string[]> {
  const { rows: members } = await owner.query<{ id: number }>(
    `INSERT INTO account (station, name, name_key, role, created_at) SELECT $1, $2 || n, $2 || n, 'member', $3 FROM generate_series(1, 200) AS n RETURNING id`,
    [station, name, now],
  );
  const ids = members.map(({ id }) => id);
  await owner.query(
    `INSERT INTO ledger_account (station, owner_id, kind, book) SELECT $1, x, 'wallet', 'real' FROM unnest($2::integer[]) AS x`,
    [station, ids],
  );
  const { rows } = await owner.query<{ id: bigint }>(
    `INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma, units, stake, created_at, uplines, rates)
      SELECT $1, ($2::integer[])[1 + n % 200], 'real', 'FFC', 2, '1', $3, 'ssc_c_zh', '{"options":["x"]}', '{"unitAmount":"1"}', 'x', 1, 10000, $3, $4, $5
        FROM generate_series(1, $6::integer) AS n RETURNING id`,
    [station, ids, now, chain, chain && [0, 10_000, 20_000, 30_000], settlementBets],
  );
  return rows.map(({ id }) => String(id));
}

const end = (ids: string[]) =>
  within((db) => {
    const all = (value: (at: number) => number) => ids.map((_, at) => String(value(at)));
    // Half of them win.
    return sql`SELECT bet_end(${ids}::bigint[], ${all((at) => (at % 2 ? 2 : 3))}::smallint[], ${all((at) => at % 2)}::bigint[], ${all(() => 0)}::bigint[],
      ${all((at) => (at % 2 ? 19_000 : 0))}::bigint[], ${all(() => 0)}::bigint[], 131, 9, NULL, ${now})`.execute(
      db,
    );
  });

try {
  const tops = { large: await plant('large', largeTeam), small: await plant('small', smallTeam) };
  for (const [name, members] of [
    ['large', largeTeam],
    ['small', smallTeam],
  ] as const) {
    await bet(name);
    links.set(name, await enliven(name, tops[name]));
    deep.set(name, await deepIn(tops[name], members));
  }
  say('Adding up ...');
  const foldSeconds = await fold();
  const lookOnline = () => within((db) => sql`SELECT team_online_update(${onlineSince(now)})`.execute(db));
  const onlineMs = { first: await timeOf(lookOnline), again: await timeOf(lookOnline) };
  await owner.query('VACUUM ANALYZE');
  say('Reading pages ...');
  const read = {} as Record<string, { smallMs: number; largeMs: number; ratio: number }>;
  for (const [name, page] of Object.entries(pages)) {
    const times = { large: [] as number[], small: [] as number[] };
    for (let round = 0; round < rounds; round++)
      for (const size of ['small', 'large'] as const)
        times[size].push(await timeOf(() => within((db) => page(db, tops[size], size))));
    const [smallMs, largeMs] = [median(times.small), median(times.large)];
    read[name] = {
      smallMs: rounded(smallMs, 2),
      largeMs: rounded(largeMs, 2),
      ratio: rounded(largeMs / smallMs, 2),
    };
  }
  say('Settling ...');
  const { rows: chain } = await owner.query<{ id: number }>(
    `SELECT ancestor_id AS id FROM team_path WHERE station = $1 AND account_id = (SELECT max(account_id) FROM team_path WHERE ancestor_id = $2) ORDER BY distance LIMIT 3`,
    [station, tops.large],
  );
  const open = {
    alone: await openBets('alone', null),
    below: await openBets(
      'below',
      chain.map(({ id }) => id),
    ),
  };
  await owner.query('ANALYZE');
  const seconds = { alone: [] as number[], below: [] as number[] };
  for (let from = 0; from < settlementBets; from += batch)
    for (const kind of from % (2 * batch) ? (['alone', 'below'] as const) : (['below', 'alone'] as const))
      seconds[kind].push(await timeOf(() => end(open[kind].slice(from, from + batch))));
  const speed = median(seconds.alone) / median(seconds.below);
  const bounds = {
    'a large team costs at most twice a small one': Object.values(read).every(({ ratio }) => ratio <= 2),
    'settlement below a chain of three is at least 0.6 as fast': speed >= 0.6,
  };
  console.log(
    JSON.stringify(
      {
        measuredAt: new Date().toISOString(),
        members: { large: largeTeam, small: smallTeam },
        bets: { large: largeTeam * betsOfMember, small: smallTeam * betsOfMember },
        foldSeconds: rounded(foldSeconds, 1),
        onlineMs: { first: rounded(onlineMs.first, 1), again: rounded(onlineMs.again, 1) },
        pages: read,
        settlement: {
          batch,
          aloneMs: rounded(median(seconds.alone), 1),
          belowMs: rounded(median(seconds.below), 1),
          speed: rounded(speed, 2),
        },
        bounds,
      },
      null,
      2,
    ),
  );
  if (Object.values(bounds).includes(false)) process.exitCode = 1;
} finally {
  await owner.end();
  await database.stop();
}
