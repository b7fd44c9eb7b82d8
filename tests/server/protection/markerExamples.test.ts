// Markers computed from the database are those of the worked examples of markers.daily.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { joinSpans } from '#rules/protection/spans.ts';
import { markersOf } from '#server/money/protection/markerHits.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { readRate } from '#values/rate.ts';
import { addPlatforms, reported, store } from '../games/storedRounds.ts';
import { accountId } from '../platformMoney.ts';

type Entry =
  | { type: 'deposit'; at: string; amount: number; state: keyof typeof depositStates }
  | { type: 'loss'; at: string; amount: number }
  | { type: 'play'; from: string; to: string }
  | { type: 'withdrawalCancelled' | 'contact' | 'limitRise'; at: string };

interface Example {
  id: string;
  rule: string;
  input: {
    day: string;
    config: {
      spend: { percent: string; minDays: number; floor: number } | null;
      lossMin: number;
      chasing: number | null;
      nightMinutes: number;
      nights: number | null;
      sessionMinutes: number;
      longSessions: number | null;
      cancelledWithdrawals: number | null;
      contacts: number | null;
      limitRises: number | null;
      failedDeposits: number | null;
    };
    entries: Entry[];
  };
  expect: {
    from: string;
    groups: number;
    markers: { group: string; marker: string; value: number; threshold: number | null; hit: boolean }[];
  };
}

const depositStates = { pending: 1, credited: 2, failed: 3, refused: 4, lapsed: 5 };

const examples: Example[] = JSON.parse(
  readFileSync(new URL('../../domain/protection-examples.json', import.meta.url), 'utf8'),
).filter(({ rule }: Example) => rule === 'markers.daily');

const test = world({ prepare: (server) => addPlatforms(server) });

/** Puts entries into the tables as they are, past the rules of how they come about. */
async function put(server: RunningServer, account: number, entries: readonly Entry[]): Promise<void> {
  const client = await server.pool.connect();
  const insert = (table: string, row: Record<string, unknown>) =>
    client.query(
      `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
        .map((_, at) => `$${at + 1}`)
        .join(', ')})`,
      Object.values(row),
    );
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL session_replication_role = replica');
    await client.query(
      'TRUNCATE play_span, deposit_order, withdrawal, game_round, advice, player_limit_change CASCADE',
    );
    const own = { station: alpha, account_id: account };
    const played = joinSpans(
      entries
        .filter((entry) => entry.type === 'play')
        .map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) })),
      0,
    );
    for (const { from, to } of played)
      await insert('play_span', { ...own, from_at: new Date(from), to_at: new Date(to) });
    for (const [number, entry] of entries.entries()) {
      if (entry.type === 'deposit')
        await insert('deposit_order', {
          ...own,
          order_no: `D${number}`,
          kind: 'bank',
          method_id: 1,
          amount: Math.max(1, entry.amount),
          paid: entry.state === 'credited' ? entry.amount : 0,
          deposit_factor: 100,
          status: depositStates[entry.state],
          created_at: entry.at,
          expires_at: entry.at,
          finished_at: entry.state === 'pending' ? null : entry.at,
        });
      if (entry.type === 'withdrawalCancelled')
        await insert('withdrawal', {
          ...own,
          order_no: `W${number}`,
          card_id: 1,
          type: 'bank',
          amount: 1,
          fee: 0,
          coin: '',
          is_large: false,
          status: 4,
          stage: 'ended',
          created_at: entry.at,
          ask_at: entry.at,
          take_back_at: entry.at,
          finished_at: entry.at,
        });
      if (entry.type === 'limitRise')
        await insert('player_limit_change', {
          ...own,
          at: entry.at,
          event: 'set',
          kind: 'deposit',
          frame: 'day',
          result: 'pending',
        });
      if (entry.type === 'contact')
        await insert('advice', { ...own, type: 'complaint', content: 'x', created_at: entry.at });
    }
  } finally {
    await client.query('COMMIT');
    client.release();
  }
  const losses = entries.filter((entry) => entry.type === 'loss');
  const spans = await server.pool.query('SELECT * FROM play_span');
  await store(
    server,
    'sandbox-live',
    losses.map(({ at, amount }) =>
      reported(account, new Date(at), { stake: BigInt(amount), valid: 0n, settledAt: new Date(at) }),
    ),
  );
  // A round is play as well; the example says when there was play.
  await server.pool.query('DELETE FROM play_span');
  for (const { station, account_id, from_at, to_at } of spans.rows)
    await server.pool.query('INSERT INTO play_span VALUES ($1, $2, $3, $4)', [
      station,
      account_id,
      from_at,
      to_at,
    ]);
}

test.for(examples)('$id', async ({ input, expect: wanted }, { server }) => {
  const account = await accountId(server, 'member01');
  await put(server, account, input.entries);
  const { spend, lossMin, ...counts } = input.config;
  const terms = {
    ...counts,
    spend: spend && { ...spend, percent: readRate(spend.percent)!, floor: BigInt(spend.floor) },
    lossMin: BigInt(lossMin),
  };
  const found = await server.inStation(alpha, (db) => markersOf(db, terms, input.day, [account]));
  const { markers, ...rest } = found.get(account)!;
  expect(rest).toEqual({ from: wanted.from, groups: wanted.groups });
  expect(
    markers.map(({ rows: _, value, threshold, ...marker }) => ({
      ...marker,
      value: Number(value),
      threshold: threshold === null ? null : Number(threshold),
    })),
  ).toEqual(wanted.markers);
  // What counts rows names as many.
  for (const { marker, value, rows } of markers)
    if (['cancelledWithdrawals', 'contacts', 'limitRises', 'failedDeposits'].includes(marker))
      expect(rows.length, marker).toBe(Number(value));
    else expect(rows.length > 0, marker).toBe(value > 0);
});
