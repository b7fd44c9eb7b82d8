// Bets that are placed together: each comes to what it would come to alone, whatever the others do.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BatchOutcome, BatchQueue, type BatchWork } from '#server/db/batchQueue.ts';
import { StationTransaction } from '#server/db/stationTransaction.ts';
import { numbersOf } from '#server/play/place.ts';
import { openTable, sums, type Table } from '#support/playTable.ts';
import { alpha, beta } from '#support/testStations.ts';

let table: Table;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

interface Wanted {
  lot: string;
  mode: number;
  isSealed: boolean;
  isStale: boolean;
  isRepeated: boolean;
  isChase: boolean;
  /** Yuan, an order each; a chase lays every one of them into two periods. */
  stakes: number[];
  playMost: number;
  memberMost: number;
}

const wanted: fc.Arbitrary<Wanted> = fc.record({
  lot: fc.constantFrom('FFC', 'FFK3'),
  mode: fc.constantFrom(1, 2),
  isSealed: fc.constantFrom(false, false, false, true),
  isStale: fc.constantFrom(false, false, false, true),
  isRepeated: fc.constantFrom(false, false, false, true),
  isChase: fc.boolean(),
  stakes: fc.array(fc.constantFrom(1, 20, 300, 20_000), { minLength: 1, maxLength: 4 }),
  playMost: fc.constantFrom(50, 100_000),
  memberMost: fc.constantFrom(400, 1_000_000),
});

const inBook = (yuan: number): string => String(yuan * 10_000);
const claimedBefore = 'claimed before';

/** What bet_place() takes of the bets of some members. */
function asked(
  members: readonly { id: number; book: string }[],
  bets: readonly Wanted[],
  termsVersion: bigint,
  qiHaos: string[],
) {
  const [first, second] = qiHaos as [string, string];
  return {
    bets: bets.map((bet, at) => ({
      member: members[at]!.id,
      book: members[at]!.book,
      lot: bet.lot,
      mode: bet.mode,
      kind: 130,
      moment: new Date(table.nowMs + (bet.isSealed ? 600_000 : 0)),
      termsVersion: String(bet.isStale ? termsVersion + 1n : termsVersion),
      playMost: { [sums]: inBook(bet.playMost), other: inBook(bet.playMost) },
      memberMost: inBook(bet.memberMost),
      isChase: bet.isChase,
      isStopping: true,
      ...(bet.isChase && { rest: restOf(bet, at, second), periodsMost: 1 }),
      owner: `account ${members[at]!.id}`,
      call: 'lottery/creditDoBet',
      intent: bet.isRepeated ? claimedBefore : `${at} ${bet.lot}`,
      bodyHash: '00'.repeat(32),
      answer: `{"at": ${at}}`,
    })),
    orders: bets.flatMap((bet, at) =>
      bet.stakes.map((stake, number) => ({
        bet: at + 1,
        qiHao: first,
        sealsAt: new Date(table.nowMs + 30_000),
        ...lineOf(stake, at, number),
        ...(bet.isChase && { chaseNumber: 1 }),
      })),
    ),
  };
}

const lineOf = (stake: number, at: number, number: number) => ({
  playCode: number % 2 === 0 ? sums : 'other',
  selection: { options: [`${number}`] },
  terms: { at },
  haoMa: `${number}`,
  units: 1,
  stake: inBook(stake),
});

/** The second period of a chase, which is not opened at once. */
const restOf = ({ stakes }: Wanted, at: number, qiHao: string) => ({
  periods: [
    {
      qiHao,
      startsAt: new Date(table.nowMs + 60_000),
      sealsAt: new Date(table.nowMs + 90_000),
      number: 2,
      times: 1,
      lines: 1,
    },
  ],
  lines: [stakes.map((stake, number) => lineOf(stake, at, number))],
});

interface Result {
  ids: string[];
  plan: string | null;
  balance: string;
}

/** Does something in a transaction of the first station and undoes it. */
async function undone<T>(work: (transaction: StationTransaction) => Promise<T>): Promise<T> {
  const transaction = new StationTransaction(table.server.pool, alpha);
  try {
    return await work(transaction);
  } finally {
    await transaction.rollback();
  }
}

/** Places what is asked in one call or in one call each, and gives what came of it, with what the books hold then; undoes it. */
const placedBy = (isTogether: boolean, { bets, orders }: ReturnType<typeof asked>): Promise<object> =>
  undone(async ({ db }) => {
    const place = async (from: number, to: number): Promise<BatchOutcome<Result | null>[]> => {
      const { rows } = await sql<
        BatchOutcome<Result | null>
      >`SELECT * FROM bet_place(${JSON.stringify(bets.slice(from, to))}::json,
        ${JSON.stringify(
          orders
            .filter(({ bet }) => bet > from && bet <= to)
            .map((order) => ({ ...order, bet: order.bet - from })),
        )}::json)`.execute(db);
      return rows;
    };
    const outcomes: BatchOutcome<Result | null>[] = [];
    if (isTogether) outcomes.push(...(await place(0, bets.length)));
    else for (let at = 0; at < bets.length; at++) outcomes.push(...(await place(at, at + 1)));
    // The numbers of what is placed are different each time; whose they are is not.
    const all = outcomes.flatMap(({ result }) => (result?.ids ?? []).flatMap(numbersOf));
    const placed = await sql<{
      row: object;
    }>`SELECT json_build_object('id', array_position(${all}::bigint[], o.id), 'member', o.account_id, 'book', o.book,
        'lot', o.lot_code, 'mode', o.version, 'qi', o.qi_hao, 'seals', o.seals_at, 'play', o.play_code, 'selection', o.selection,
        'terms', o.terms, 'text', o.hao_ma, 'stake', o.stake, 'number', o.chase_number, 'at', o.created_at, 'plan', c.*) AS row
      FROM account a CROSS JOIN LATERAL bets_of(a.id) o LEFT JOIN LATERAL (SELECT p.account_id, p.lot_code, p.periods, p.stake, p.status FROM chase_plan p WHERE p.id = o.chase_id) c ON true
      WHERE o.id = ANY (${all}::bigint[]) ORDER BY array_position(${all}::bigint[], o.id)`.execute(db);
    const books =
      await sql`SELECT a.owner_id, a.kind, a.book, a.part, a.balance, a.entries FROM ledger_account a ORDER BY 1, 2, 3, 4`.execute(
        db,
      );
    const lines =
      await sql`SELECT a.owner_id, a.part, e.number, e.amount, e.balance_after, e.type, e.at, t.at AS of, array_position(${all}::text[], t.ref_id) AS ref
      FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id JOIN ledger_transaction t ON t.id = e.transaction_id
      WHERE t.ref_type = 'slip' AND t.ref_id = ANY (${all}::text[]) ORDER BY a.owner_id, a.part, e.number`.execute(
        db,
      );
    const claims = await sql<{
      owner: string;
      result: Result | null;
    }>`SELECT owner, id, answer, result, at FROM intent ORDER BY owner, id`.execute(db);
    const troubles =
      await sql`SELECT account_id FROM ledger_mismatches() UNION ALL SELECT account_id FROM ledger_day_mismatches()
        UNION ALL SELECT chase_id FROM chase_mismatches()`.execute(db);
    const named = (result: Result | null) =>
      result && {
        ...result,
        ids: result.ids.flatMap(numbersOf).map((id) => all.indexOf(id)),
        plan: result.plan !== null,
      };
    return {
      outcomes: outcomes.map(({ refused, detail, result }) => ({ refused, detail, result: named(result) })),
      placed: placed.rows.map(({ row }) => row),
      books: books.rows,
      lines: lines.rows,
      claims: claims.rows.map(({ result, ...claim }) => ({ ...claim, result: named(result) })),
      troubles: troubles.rows,
    };
  });

test('bets that are placed together have the same results as one after the other', async () => {
  const { server } = table;
  const qiHao = await table.period('FFC');
  const { members, termsVersion } = await server.inStation(alpha, async (db) => {
    const { rows } = await sql<{
      id: number;
      book: string;
    }>`SELECT id, CASE role WHEN 'trial' THEN 'play' ELSE 'real' END AS book FROM account
      WHERE name IN ('member01', 'member02', 'agent01', 'trial01') ORDER BY id`.execute(db);
    for (const { id } of rows)
      await sql`INSERT INTO intent (station, owner, call, id, body_hash, at, answer)
        VALUES (${alpha}, ${`account ${id}`}, 'lottery/creditDoBet', ${claimedBefore}, '\\x00', ${new Date(table.nowMs)}, '{}')`.execute(
        db,
      );
    const terms = await db.selectFrom('play_terms_version').select('version').executeTakeFirst();
    return { members: rows, termsVersion: terms?.version ?? 0n };
  });
  expect(members).toHaveLength(4);
  const seen = new Set<string | null>();
  const next = String(BigInt(qiHao) + 1n);
  await fc.assert(
    fc.asyncProperty(
      fc.array(wanted, { minLength: 1, maxLength: 4 }),
      fc.shuffledSubarray(members, { minLength: 4 }),
      async (bets, order) => {
        const question = asked(order, bets, termsVersion, [qiHao, next]);
        const together = await placedBy(true, question);
        expect(together).toEqual(await placedBy(false, question));
        expect(together).toMatchObject({ troubles: [] });
        for (const { refused } of (together as { outcomes: { refused: string | null }[] }).outcomes)
          seen.add(refused);
      },
    ),
    { numRuns: 100 },
  );
  // All that can come of a bet came of some.
  expect([...seen].sort()).toEqual(['BE001', 'BE002', 'BE003', 'IN001', 'LE001', 'ST001', null].sort());
});

/** One that nothing speaks against. */
const plain: Wanted = {
  lot: 'FFC',
  mode: 2,
  isSealed: false,
  isStale: false,
  isRepeated: false,
  isChase: false,
  stakes: [1],
  playMost: 50,
  memberMost: 400,
};

test('the database itself takes a bet until the last millisecond before its period seals, and none from then on', async () => {
  const qiHao = await table.period('FFC');
  const { id, termsVersion, sealsMs } = await table.server.inStation(alpha, async (db) => {
    const { rows } = await sql<{
      id: number;
      version: bigint | null;
      seals_at: Date;
    }>`SELECT a.id, v.version, p.seals_at
      FROM account a CROSS JOIN lottery_period p LEFT JOIN play_terms_version v ON true
      WHERE a.name = 'member01' AND p.lot_code = 'FFC' AND p.qi_hao = ${qiHao}`.execute(db);
    const { id, version, seals_at: sealsAt } = rows[0]!;
    return { id, termsVersion: version ?? 0n, sealsMs: sealsAt.getTime() };
  });
  for (const [ms, refused] of [
    [-1, null],
    [0, 'BE001'],
  ] as const) {
    const { bets, orders } = asked([{ id, book: 'real' }], [plain], termsVersion, [qiHao, qiHao]);
    const moment = new Date(sealsMs + ms);
    expect(await placedBy(true, { bets: bets.map((bet) => ({ ...bet, moment })), orders })).toMatchObject({
      outcomes: [{ refused }],
    });
  }
});

test('two bets of one member are not placed together', async () => {
  const qiHao = await table.period('FFC');
  const member = { id: 1, book: 'real' };
  const { bets, orders } = asked([member, member], [plain, plain], 0n, [qiHao, qiHao]);
  await expect(
    undone(({ db }) =>
      sql`SELECT * FROM bet_place(${JSON.stringify(bets)}::json, ${JSON.stringify(orders)}::json)`.execute(
        db,
      ),
    ),
  ).rejects.toMatchObject({ code: 'LE004' });
});

interface Item {
  owner: number;
  /** What it is divided by: 0 is a failure of the whole statement. */
  by: number;
  refused?: string;
  size?: number;
}

/** The advisory lock that a batch waits for, so that others arrive meanwhile. */
const gate = 244;

/** Keeps batches from ending until what comes meanwhile is queued; returns what lets them go on. */
async function holdBatches(): Promise<() => Promise<void>> {
  const holder = await table.server.pool.connect();
  await holder.query('SELECT pg_advisory_lock($1)', [gate]);
  return async () => {
    // Whatever was submitted before is queued within this turn of the loop, and the database answers in a later one.
    await holder.query('SELECT pg_advisory_unlock($1)', [gate]);
    holder.release();
  };
}

/** Twelve divided by each item; the queue records which items went together. */
function dividing(): { work: BatchQueue<Item, string>; batches: number[][] } {
  const batches: number[][] = [];
  const work: BatchWork<Item, string> = {
    ownerOf: ({ owner }) => owner,
    sizeOf: ({ size }) => size ?? 1,
    query(items) {
      batches.push(items.map(({ owner }) => owner));
      return sql<
        BatchOutcome<string>
      >`SELECT x.refused, 'why' AS detail, current_station() || ' ' || 12 / x.by AS result
        FROM pg_advisory_xact_lock_shared(${gate}), unnest(${items.map(({ by }) => by)}::int[], ${items.map(({ refused }) => refused ?? null)}::text[])
          AS x(by, refused)`.compile(new StationTransaction(table.server.pool, alpha).db);
    },
  };
  return { work: new BatchQueue(work), batches };
}

const finished = (work: BatchQueue<Item, string>, item: Item, station = alpha): Promise<string> =>
  work.submit(new StationTransaction(table.server.pool, station), item);

/** Owners that share a worker, however many workers there are. */
const [one, two, three, four] = [16, 32, 48, 64] as const;

test('what comes while a batch is under way goes together next, each owner once, and no station with another', async () => {
  const { work, batches } = dividing();
  const release = await holdBatches();
  const results = [finished(work, { owner: one, by: 1 })];
  await expect.poll(() => batches).toHaveLength(1);
  results.push(
    finished(work, { owner: two, by: 2 }),
    finished(work, { owner: two, by: 3 }),
    finished(work, { owner: three, by: 4 }, beta),
    finished(work, { owner: one, by: 6 }),
    finished(work, { owner: four, by: 12 }, beta),
  );
  await release();
  expect(await Promise.all(results)).toEqual([
    `${alpha} 12`,
    `${alpha} 6`,
    `${alpha} 4`,
    `${beta} 3`,
    `${alpha} 2`,
    `${beta} 1`,
  ]);
  expect(batches).toEqual([[one], [two, one], [two], [three, four]]);
});

test('a batch is limited in size, and a larger item is executed alone, at once', async () => {
  const { work, batches } = dividing();
  const release = await holdBatches();
  const first = finished(work, { owner: one, by: 1 });
  await expect.poll(() => batches).toHaveLength(1);
  const ends = [
    first,
    finished(work, { owner: two, by: 1, size: 150 }),
    finished(work, { owner: three, by: 1, size: 60 }),
    finished(work, { owner: one, by: 1, size: 50 }),
    finished(work, { owner: four, by: 1, size: 201 }),
  ];
  await release();
  await Promise.all(ends);
  expect(batches.filter((batch) => !batch.includes(four))).toEqual([[one], [two, one], [three]]);
  expect(batches).toContainEqual([four]);
});

test('one that makes the whole statement fail is the only one that fails', async () => {
  const { work, batches } = dividing();
  const release = await holdBatches();
  const first = finished(work, { owner: one, by: 1 });
  await expect.poll(() => batches).toHaveLength(1);
  const all = Promise.allSettled([
    first,
    finished(work, { owner: two, by: 2 }),
    finished(work, { owner: three, by: 0 }),
    finished(work, { owner: four, by: 4 }),
  ]);
  await release();
  const ends = await all;
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(ends[2]).toMatchObject({ reason: { code: '22012' } });
  expect(batches).toEqual([[one], [two, three, four], [two], [three], [four]]);
});

test('one that is refused learns why, and the others are done', async () => {
  const { work } = dividing();
  const ends = await Promise.allSettled([
    finished(work, { owner: one, by: 1 }),
    finished(work, { owner: two, by: 2, refused: 'BE001' }),
    finished(work, { owner: three, by: 3, refused: 'ST001' }),
  ]);
  expect(ends).toMatchObject([
    { value: `${alpha} 12` },
    { reason: { name: 'DatabaseRefusal', code: 'BE001', detail: 'why' } },
    { reason: { name: 'StaleReadError' } },
  ]);
});

test('a transaction that has read for it ends, and what it wrote is kept', async () => {
  await table.player('member01');
  const { work } = dividing();
  const transaction = new StationTransaction(table.server.pool, alpha);
  await sql`UPDATE session SET seen_at = seen_at - interval '1 hour'`.execute(transaction.db);
  const seen = () =>
    table.server.inStation(alpha, (db) =>
      db.selectFrom('session').select(['id', 'seen_at']).orderBy('id').execute(),
    );
  const before = await seen();
  expect(before).not.toEqual([]);
  await expect(work.submit(transaction, { owner: two, by: 3, refused: 'BE001' })).rejects.toThrow(/BE001/);
  expect(await seen()).toEqual(
    before.map(({ id, seen_at }) => ({ id, seen_at: new Date(seen_at.getTime() - 3_600_000) })),
  );
  await expect(sql`SELECT 1`.execute(transaction.db)).rejects.toThrow(/has ended/);
});
