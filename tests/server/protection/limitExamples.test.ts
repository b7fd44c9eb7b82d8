// What refuses in service, the database, counts and holds limits as the worked examples of limit.used and limit.check say.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { isRepresentable, type LimitEntry, writeEntries } from '#support/limitEntries.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { idOf } from '../money/wallets.ts';

interface Limit {
  by: 'station' | 'player';
  kind: string;
  frame: string;
  limit: number | null;
}

interface Example {
  id: string;
  rule: string;
  input: Limit & {
    at: string;
    entries: LimitEntry[];
    action: { type: string; amount?: number };
    limits: Limit[];
  };
  expect: Record<string, unknown> & { ok?: boolean; reason?: string };
}

const examples: Example[] = JSON.parse(
  readFileSync(new URL('../../domain/protection-examples.json', import.meta.url), 'utf8'),
);

/** The examples of a rule that rows can say. */
const ofRule = (rule: string): Example[] =>
  examples.filter(
    ({ rule: own, input }) =>
      own === rule && input.entries.every((entry) => isRepresentable(entry, input.at)),
  );

const iso = (at: Date | null): string | null => at && `${at.toISOString().slice(0, -5)}Z`;

class Undone extends Error {}

/** Asks with the entries of an example in the database, and leaves nothing of it there. */
async function askWith<Row extends object>(
  server: RunningServer,
  { at, entries, limits }: Pick<Example['input'], 'at' | 'entries' | 'limits'>,
  question: string,
  values: unknown[],
): Promise<Row> {
  const member = await server.inStation(alpha, (db) => idOf(db, 'member02'));
  let found: Row | undefined;
  await inTransaction(server.pool, async (client) => {
    await client.query(`SET LOCAL app.station = '${alpha}'`);
    await client.query('DELETE FROM play_span WHERE account_id = $1', [member]);
    await writeEntries(client, member, at, entries);
    for (const { by, kind, frame, limit } of limits)
      if (by === 'player')
        await client.query(
          `INSERT INTO player_limit (station, account_id, kind, frame, value, changed_at) VALUES ($1, $2, $3, $4, $5, $6)`,
          [alpha, member, kind, frame, limit, at],
        );
    await client.query('SET LOCAL ROLE house_app');
    found = (await client.query(question, [member, ...values])).rows[0] as Row;
    throw new Undone();
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return found!;
}

interface Standing {
  used: bigint;
  remaining: bigint | null;
  resets_at: Date | null;
}

test('the database counts what is used, what is left and when it resets as each example says', async ({
  server,
}) => {
  const all = ofRule('limit.used');
  expect(all.length).toBeGreaterThanOrEqual(30);
  for (const { id, input, expect: expected } of all) {
    const { kind, frame, limit, at, entries } = input;
    const asked = JSON.stringify([{ by: 'player', kind, frame, value: limit }]);
    const row = await askWith<Standing>(
      server,
      { at, entries, limits: [] },
      'SELECT * FROM limit_standings($1, $2, $3)',
      [at, asked],
    );
    const left = row.remaining === null ? null : Number(row.remaining);
    expect({ used: Number(row.used), left, resetsAt: iso(row.resets_at) }, id).toEqual(expected);
  }
});

interface Held {
  refused: string | null;
  owner: string | null;
  kind: string;
  frame: string;
  value: bigint;
  remaining: bigint | null;
  resets_at: Date | null;
}

/** What limit_check() answered, as the examples write it. */
function written({ refused, owner, kind, frame, value, remaining, resets_at }: Held): object {
  const left = remaining === null ? null : Number(remaining);
  const holds = owner === null ? null : { by: owner, kind, frame };
  if (refused === null) return { ok: true, left, holds };
  return { ok: false, reason: refused, holds, limit: Number(value), left, resetsAt: iso(resets_at) };
}

test('the database lets through and refuses as each example says, by the same limit', async ({ server }) => {
  // An amount of nothing is refused by whoever reads it, and one limit of a member has one value.
  const isOne = ({ limits }: Example['input']) => {
    const own = limits.filter(({ by }) => by === 'player').map(({ kind, frame }) => `${kind} ${frame}`);
    return new Set(own).size === own.length;
  };
  const all = ofRule('limit.check').filter(
    ({ input, expect: { reason } }) => reason !== 'AMOUNT_INVALID' && isOne(input),
  );
  expect(all.length).toBeGreaterThanOrEqual(20);
  for (const { id, input, expect: expected } of all) {
    const { at, action, limits } = input;
    const ofStation = limits
      .filter(({ by }) => by === 'station')
      .map(({ kind, frame, limit }) => ({ kind, frame, value: limit }));
    const row = await askWith<Held>(server, input, 'SELECT * FROM limit_check($1, $2, $3, $4, $5)', [
      action.type,
      action.amount ?? 0,
      at,
      JSON.stringify(ofStation),
    ]);
    expect(written(row), id).toEqual(expected);
  }
});
