// The central file of deposits of the demonstration's registry: what a person has deposited at every operator this month, asked for and reserved at each deposit.
//
// What the server asks, signed, as POST (docs/counterparty-protocol.md); amounts are yuan with four decimals:
//   /reserve {ref, person, amount}: takes the amount out of what is left of the month. It answers {ref, person, says: 'reserved' | 'above', left}; the same ref
//            again takes nothing more. Refused with `ended` where /count has named this ref already.
//   /count   {ref, person, version, amount}: what the deposit came to, 0 where it failed; a higher version stands. It answers {ref, person, version}, the one that stands.
import type { DatabaseSync } from 'node:sqlite';
import { formatMoment } from '#values/beijingTime.ts';
import { parseMoney, wireMoney, YUAN } from '#values/money.ts';
import { type Desk, type Question, Refused } from '../serve.ts';

/** What a person may deposit in a month at all operators together who has set nothing else: 1,000 yuan. */
const monthMost = 1000n * YUAN;

export const depositTables = `CREATE TABLE IF NOT EXISTS deposit_limit (person TEXT PRIMARY KEY, amount INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS deposit (ref TEXT PRIMARY KEY, person TEXT NOT NULL, month TEXT NOT NULL, version INTEGER NOT NULL, amount INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS deposit_person ON deposit (person, month);`;

/** Of Beijing, such as 2026-11. */
const monthOf = (now: Date): string => formatMoment(now).slice(0, 7);

const unitsOf = (row: unknown, name: string): bigint =>
  BigInt((row as Record<string, bigint | number>)[name]!);

/** What is left of a month for a person, in 0.0001 yuan. */
function leftOf(store: DatabaseSync, person: string, month: string): bigint {
  const limit = store.prepare('SELECT amount FROM deposit_limit WHERE person = ?').get(person);
  const used = store
    .prepare('SELECT coalesce(sum(amount), 0) AS used FROM deposit WHERE person = ? AND month = ?')
    .get(person, month);
  const left = (limit ? unitsOf(limit, 'amount') : monthMost) - unitsOf(used, 'used');
  return left > 0n ? left : 0n;
}

interface Named {
  ref: string;
  person: string;
}

function reserve({ ref, person, amount }: Named & { amount: string }, { store, now }: Desk) {
  const month = monthOf(now());
  const asked = parseMoney(amount);
  const known = store.prepare('SELECT version FROM deposit WHERE ref = ?').get(ref);
  if (known && Number(known.version) > 1)
    throw new Refused('ended', 'What this reference was for has ended already.');
  const left = leftOf(store, person, month);
  if (known) return { ref, person, says: 'reserved', left: wireMoney(left) };
  if (asked > left) return { ref, person, says: 'above', left: wireMoney(left) };
  store
    .prepare('INSERT INTO deposit (ref, person, month, version, amount) VALUES (?, ?, ?, 1, ?)')
    .run(ref, person, month, asked);
  return { ref, person, says: 'reserved', left: wireMoney(left - asked) };
}

function count(
  { ref, person, version, amount }: Named & { version: number; amount: string },
  { store, now }: Desk,
) {
  // What was never reserved, because the question was lost, is named all the same: it may still arrive.
  store
    .prepare(
      `INSERT INTO deposit (ref, person, month, version, amount) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (ref) DO UPDATE SET version = excluded.version, amount = excluded.amount WHERE excluded.version > version`,
    )
    .run(ref, person, monthOf(now()), version, parseMoney(amount));
  const row = store.prepare('SELECT version FROM deposit WHERE ref = ?').get(ref)!;
  return { ref, person, version: Number(row.version) };
}

/** The questions of the file; `fields` makes the schema of a message, `person` that of a code. */
export const depositQuestions = (
  fields: (properties: Record<string, object>) => object,
  person: object,
): Question[] => {
  const ref = { type: 'string', pattern: '^[0-9a-f]{64}$' };
  const amount = { type: 'string', pattern: '^\\d{1,12}\\.\\d{4}$' };
  return [
    { path: '/reserve', schema: fields({ ref, person, amount }), run: reserve },
    {
      path: '/count',
      schema: fields({ ref, person, version: { type: 'integer', minimum: 2 }, amount }),
      run: count,
    },
  ];
};
