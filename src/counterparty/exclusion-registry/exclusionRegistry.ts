// The registry of exclusions of the demonstration: it knows who is excluded at every operator, by a code, and nobody's name. It keeps the central files of deposits and of play as well.
//
// What the server asks, signed, as POST (docs/counterparty-protocol.md):
//   /check   {question, person}: whether the person is excluded; `question` says what for.
//   /exclude {person, until}: excludes the person until a moment in epoch milliseconds, or for good where it is null. Longer stands.
// `person` is the code that the server makes of what it knows of somebody. It answers {person, says: 'clear' | 'excluded'}.
import type { DatabaseSync } from 'node:sqlite';
import { type CounterpartyOptions, type CounterpartyServer, serveCounterparty } from '../serve.ts';
import { depositQuestions, depositTables } from './depositFile.ts';
import { playQuestions, playTables } from './playFile.ts';

const tables = `CREATE TABLE IF NOT EXISTS excluded (person TEXT PRIMARY KEY, until_ms INTEGER);
CREATE TABLE IF NOT EXISTS asked (number INTEGER PRIMARY KEY, question TEXT NOT NULL, person TEXT NOT NULL, at_ms INTEGER NOT NULL);
${depositTables}
${playTables}`;

const person = { type: 'string', pattern: '^[0-9a-f]{64}$' };
const fields = (properties: Record<string, object>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

function isExcluded(store: DatabaseSync, code: string, now: Date): boolean {
  const row = store.prepare('SELECT until_ms FROM excluded WHERE person = ?').get(code);
  return row !== undefined && (row.until_ms === null || Number(row.until_ms) > now.getTime());
}

/** Starts the registry. */
export const createExclusionRegistry = (options: CounterpartyOptions): Promise<CounterpartyServer> =>
  serveCounterparty(
    {
      name: 'exclusion-registry',
      tables,
      questions: [
        {
          path: '/check',
          schema: fields({ question: { enum: ['registration', 'login', 'marketing'] }, person }),
          run(asked: { question: string; person: string }, { store, now }) {
            store
              .prepare('INSERT INTO asked (question, person, at_ms) VALUES (?, ?, ?)')
              .run(asked.question, asked.person, now().getTime());
            return {
              person: asked.person,
              says: isExcluded(store, asked.person, now()) ? 'excluded' : 'clear',
            };
          },
        },
        {
          path: '/exclude',
          schema: fields({ person, until: { type: ['integer', 'null'] } }),
          run(asked: { person: string; until: number | null }, { store, now }) {
            store
              .prepare(
                `INSERT INTO excluded (person, until_ms) VALUES (?, ?)
                ON CONFLICT (person) DO UPDATE SET until_ms = CASE WHEN until_ms IS NULL OR excluded.until_ms IS NULL THEN NULL ELSE max(until_ms, excluded.until_ms) END`,
              )
              .run(asked.person, asked.until);
            return {
              person: asked.person,
              says: isExcluded(store, asked.person, now()) ? 'excluded' : 'clear',
            };
          },
        },
        ...depositQuestions(fields, person),
        ...playQuestions(fields, person),
      ],
    },
    options,
  );
