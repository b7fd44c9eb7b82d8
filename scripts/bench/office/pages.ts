// The measurements of reading: from a search to the card beside a read by primary key, and page 1,000 of each list beside page 1.
import { sql } from 'kysely';
import type pg from 'pg';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { writePlace } from '#server/office/waiting/money/place.ts';
import { median, rounded } from '../figures.ts';
import { type Browser, timeOf, within } from './browser.ts';
import { type Filled, wordsOf } from './fill.ts';

const searches = Number(process.env.BENCH_SEARCHES ?? 60);
const looks = Number(process.env.BENCH_ROUNDS ?? 21);
const pageSize = 20;
const deepPage = 1_000;
/** Rows before page 1,000. */
const before = (deepPage - 1) * pageSize;

export interface Reading {
  pool: pg.Pool;
  filled: Filled;
  /** Clerks who take turns, so that none reads more on the day than a person may. */
  browsers: readonly Browser[];
  say: (line: string) => void;
}

/** Searches and the cards they lead to, by what is typed, in turns with the small call. */
export async function benchSearch({ filled, browsers, pool, say }: Reading): Promise<object> {
  say('Searching ...');
  const kinds = [...Object.keys(wordsOf(1)), 'device'];
  const times = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]]));
  const small: number[] = [];
  for (let round = -5; round < searches; round += 1) {
    const n = 1 + (((round + 5) * 15_485_863) % filled.accounts);
    const { rows } = await pool.query<{ device: string }>(
      "SELECT left(encode(sha256($1::text::bytea), 'hex'), 12) AS device",
      [n],
    );
    const words = { ...wordsOf(n), device: rows[0]!.device };
    const browser = browsers[(round + 5) % browsers.length]!;
    for (const kind of kinds) {
      const smallMs = await timeOf(() => browser.ask('session/me'));
      const ms = await timeOf(async () => {
        const { members } = await browser.ask('members/find', { text: words[kind as keyof typeof words] });
        const [first] = members as { account: string }[];
        await browser.ask('members/card', { account: first!.account });
      });
      // The first few open connections and plans.
      if (round < 0) continue;
      small.push(smallMs);
      times[kind]!.push(ms);
    }
  }
  const base = within(small, 0.95);
  return {
    primaryKeyRead: { call: 'session/me', medianMs: rounded(median(small), 1), p95Ms: rounded(base, 1) },
    searchToCard: Object.fromEntries(
      Object.entries(times).map(([kind, all]) => [
        kind,
        {
          medianMs: rounded(median(all), 1),
          p95Ms: rounded(within(all, 0.95), 1),
          ofPrimaryKeyRead: rounded(within(all, 0.95) / base, 1),
        },
      ]),
    ),
    bound: 'at most 10',
  };
}

/** A list: its call, the request for page 1, and what makes it page 1,000. */
interface List {
  call: string;
  first: Record<string, unknown>;
  deep: Record<string, unknown>;
}

const cursorOf = (places: Record<string, string>): string =>
  Buffer.from(JSON.stringify(places)).toString('base64url');

/** Where page 1,000 of each list begins: found past the calls, which go from page to page alone. */
async function listsOf({ pool, filled: { station, player } }: Reading): Promise<Record<string, List>> {
  const orders = await inStation(pool, station, async (db) => {
    const pending = { withdrawal: WithdrawalStatus.pending, deposit_order: DepositStatus.pending };
    const placeIn = async (table: keyof typeof pending) => {
      const { rows } = await sql<{ at: Date; orderNo: string }>`
        SELECT created_at AS at, order_no AS "orderNo" FROM ${sql.table(table)} WHERE status = ${pending[table]} ORDER BY created_at, order_no OFFSET ${before - 1} LIMIT 1`.execute(
        db,
      );
      return writePlace(rows[0]!);
    };
    const { rows } = await sql<{ id: string; endedMs: string }>`
      SELECT id::text, (extract(epoch FROM ended_at) * 1000)::bigint::text AS "endedMs" FROM bet_order
        WHERE account_id = (SELECT id FROM account WHERE name_key = ${player}) ORDER BY id DESC OFFSET ${before - 1} LIMIT 1`.execute(
      db,
    );
    return {
      withdrawals: await placeIn('withdrawal'),
      deposits: await placeIn('deposit_order'),
      bet: rows[0]!,
    };
  });
  const { rows: lines } = await pool.query<{ last: string; staff: string }>(
    `SELECT max(number)::text AS last, (SELECT number::text FROM trail WHERE staff_id = 3 ORDER BY number DESC OFFSET $1 LIMIT 1) AS staff FROM trail`,
    [before - 1],
  );
  const { last, staff } = lines[0]!;
  const { id: bet, endedMs } = orders.bet;
  const of = (call: string, first: Record<string, unknown>, deep: Record<string, unknown>): List => ({
    call,
    first,
    deep: { ...first, ...deep },
  });
  const back = String(BigInt(last) - BigInt(before) + 1n);
  const about = { account: player, pageSize };
  return {
    'withdrawals that wait': of('money/withdrawals', { limit: pageSize }, { after: orders.withdrawals }),
    'deposits that wait': of('money/deposits', { limit: pageSize }, { after: orders.deposits }),
    trail: of('trail/list', { pageSize }, { before: back }),
    'trail of a station': of('trail/list', { pageSize, station }, { before: back }),
    'trail of a person': of('trail/list', { pageSize, staff: '3' }, { before: staff }),
    'trail of reads': of('trail/list', { pageSize, source: 'read' }, { before: back }),
    'bets of a member': of('members/timeline', { ...about, kinds: ['bet'] }, { before: cursorOf({ bet }) }),
    'line of time': of('members/timeline', about, { before: cursorOf({ bet }) }),
    'bets that count for turnover': of('members/turnover', about, { before: `0|${endedMs} ${bet}|` }),
  };
}

export async function benchLists(reading: Reading): Promise<object> {
  const { browsers, say } = reading;
  say('Reading lists ...');
  const read: Record<string, object> = {};
  for (const [name, { call, first, deep }] of Object.entries(await listsOf(reading))) {
    const times = { first: [] as number[], deep: [] as number[] };
    for (let round = -2; round < looks; round += 1)
      for (const page of ['first', 'deep'] as const) {
        const browser = browsers[(round + 2) % browsers.length]!;
        const ms = await timeOf(() => browser.ask(call, page === 'first' ? first : deep));
        if (round >= 0) times[page].push(ms);
      }
    const [page1Ms, page1000Ms] = [median(times.first), median(times.deep)];
    read[name] = {
      page1Ms: rounded(page1Ms, 1),
      page1000Ms: rounded(page1000Ms, 1),
      ratio: rounded(page1000Ms / page1Ms, 2),
    };
  }
  return { pageSize, lists: read, bound: 'at most 1.5' };
}
