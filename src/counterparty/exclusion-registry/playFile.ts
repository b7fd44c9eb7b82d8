// The central file of play of the demonstration's registry: who plays at which operator, so that nobody plays at two at once.
//
// What the server asks, signed, as POST (docs/counterparty-protocol.md); moments are epoch milliseconds:
//   /enter {ref, person, version, changeMinutes}: wants to play, or goes on. It answers {ref, person, version, says, until}: `entered`, up to `until` unless it is asked
//          again; `elsewhere`, while the person plays at another operator; `wait` until `until`, so many minutes after such play.
//   /leave {ref, person, version}: plays no longer. It answers {ref, person, version, says: 'left'}.
// `ref` is an account of the operator who asks. What has a lower version than the last is refused with `outdated`.
import type { DatabaseSync } from 'node:sqlite';
import { type Desk, type Question, Refused } from '../serve.ts';

const MINUTE_MS = 60_000;
/** Somebody of whom nothing more was heard plays no longer. */
const leaseMs = 30 * MINUTE_MS;

/** Whoever holds the key; what other operators report stands under their own names. */
const asker = 'asker';

export const playTables = `CREATE TABLE IF NOT EXISTS playing (operator TEXT NOT NULL, ref TEXT NOT NULL, person TEXT NOT NULL, version INTEGER NOT NULL, until_ms INTEGER NOT NULL,
  PRIMARY KEY (operator, ref));
CREATE INDEX IF NOT EXISTS playing_person ON playing (person);`;

interface Named {
  ref: string;
  person: string;
  version: number;
}

/** Keeps until when an account of the operator plays; refuses what a later question has overtaken. */
function keep(store: DatabaseSync, { ref, person, version }: Named, untilMs: number): void {
  const { changes } = store
    .prepare(
      `INSERT INTO playing (operator, ref, person, version, until_ms) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (operator, ref) DO UPDATE SET person = excluded.person, version = excluded.version, until_ms = excluded.until_ms WHERE excluded.version >= version`,
    )
    .run(asker, ref, person, version, untilMs);
  if (Number(changes) === 0) throw new Refused('outdated', 'A later question has overtaken this one.');
}

function enter({ changeMinutes, ...named }: Named & { changeMinutes: number }, { store, now }: Desk) {
  const nowMs = now().getTime();
  const elsewhere = store
    .prepare('SELECT max(until_ms) AS until FROM playing WHERE person = ? AND operator <> ?')
    .get(named.person, asker)!;
  const leftMs = Number(elsewhere.until ?? 0);
  const opensMs = leftMs + changeMinutes * MINUTE_MS;
  const says = leftMs > nowMs ? 'elsewhere' : leftMs > 0 && opensMs > nowMs ? 'wait' : 'entered';
  const until = { elsewhere: leftMs, wait: opensMs, entered: nowMs + leaseMs }[says];
  keep(store, named, says === 'entered' ? until : 0);
  return { ...named, says, until };
}

function leave(named: Named, { store, now }: Desk) {
  keep(store, named, now().getTime());
  return { ...named, says: 'left' };
}

/** The questions of the file; `fields` makes the schema of a message, `person` that of a code. */
export const playQuestions = (
  fields: (properties: Record<string, object>) => object,
  person: object,
): Question[] => {
  const named = { ref: person, person, version: { type: 'integer', minimum: 1 } };
  return [
    {
      path: '/enter',
      schema: fields({ ...named, changeMinutes: { type: 'integer', minimum: 0 } }),
      run: enter,
    },
    { path: '/leave', schema: fields(named), run: leave },
  ];
};
