// The protocol between the server and its counterparties: which messages are trusted, and what is known of how a request ended.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CounterpartyServer, type Fault, Refused, serveCounterparty } from '#counterparty/serve.ts';
import { ask, type CounterpartyError, sign } from '#counterparty/signed.ts';

let server: CounterpartyServer;
let fault: Fault | undefined;
const key = 'k'.repeat(64);

beforeAll(async () => {
  server = await serveCounterparty(
    {
      name: 'counter',
      tables: 'CREATE TABLE IF NOT EXISTS counted (id TEXT PRIMARY KEY)',
      questions: [
        {
          path: '/count',
          schema: {
            type: 'object',
            additionalProperties: false,
            required: ['id'],
            properties: { id: { type: 'string' } },
          },
          run: ({ id }: { id: string }, { store }) => {
            if (id === 'never') throw new Refused('never', 'Not this one.');
            store.prepare('INSERT OR IGNORE INTO counted (id) VALUES (?)').run(id);
            return { count: Number(store.prepare('SELECT count(*) AS count FROM counted').get()!.count) };
          },
        },
      ],
    },
    { port: 0, storeFile: ':memory:', key, fault: () => fault, onFailure: () => {} },
  );
});
afterAll(() => server.close());

const isCount = (answer: unknown): answer is { count: number } =>
  typeof (answer as { count?: unknown }).count === 'number';
const count = (id: string, options: { timeoutMs?: number; key?: string; nowMs?: number } = {}) =>
  ask(
    { ...server.party, ...(options.key && { key: options.key }) },
    '/count',
    { id },
    { isAnswer: isCount, ...options },
  );
const counted = (id: string) =>
  server.store.prepare('SELECT id FROM counted WHERE id = ?').get(id) !== undefined;
const kindOf = (question: Promise<unknown>) =>
  question.then(
    () => 'answered',
    (error) => (error as CounterpartyError).kind,
  );

test('a signed question is answered, one signed by a stranger or long ago is not', async () => {
  expect(await count('first')).toEqual({ count: 1 });
  expect(await kindOf(count('stranger', { key: 'x'.repeat(64) }))).toBe('unknown');
  expect(await kindOf(count('stale', { nowMs: Date.now() - 301_000 }))).toBe('unknown');
  expect(counted('stranger') || counted('stale')).toBe(false);
  const body = JSON.stringify({ id: 'elsewhere' });
  const reply = await fetch(`${server.party.url}/count`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': sign(key, '/other', body, Date.now()) },
    body,
  });
  expect(reply.status).toBe(401);
});

test('a clear no is a refusal with its reason, and so is a message of another shape', async () => {
  await expect(count('never')).rejects.toMatchObject({
    kind: 'refused',
    code: 'never',
    message: 'Not this one.',
  });
  const wrong = ask(server.party, '/count', { name: 'x' }, { isAnswer: isCount });
  await expect(wrong).rejects.toMatchObject({ kind: 'refused', code: 'invalid' });
});

test('an answer that never came leaves the end unknown, whether or not it was acted on', async () => {
  fault = { losesQuestion: true };
  expect(await kindOf(count('lost question'))).toBe('unknown');
  fault = { losesAnswer: true };
  expect(await kindOf(count('lost answer'))).toBe('unknown');
  fault = { delayMs: 400 };
  expect(await kindOf(count('late', { timeoutMs: 100 }))).toBe('unknown');
  fault = undefined;
  expect(counted('lost question')).toBe(false);
  expect(counted('lost answer')).toBe(true);
  await expect.poll(() => counted('late')).toBe(true);
});

test('a counterparty that cannot be reached was never asked', async () => {
  const gone = await serveCounterparty(
    { name: 'gone', tables: '', questions: [] },
    { port: 0, storeFile: ':memory:', key },
  );
  await gone.close();
  expect(await kindOf(ask(gone.party, '/count', { id: 'x' }, { isAnswer: isCount }))).toBe('unreachable');
});

test('an answer of another shape than agreed is no answer', async () => {
  const isText = (answer: unknown): answer is { text: string } =>
    typeof (answer as { text?: unknown }).text === 'string';
  expect(await kindOf(ask(server.party, '/count', { id: 'shape' }, { isAnswer: isText }))).toBe('unknown');
});
