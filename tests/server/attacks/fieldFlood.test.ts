// The attack of a small body that is to become tens of thousands of fields, each with a validator's finding and a sentence.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#contract/auth.generated.ts';
import { ajaxHeader, intentHeader } from '#contract/boot.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

const sixtyKb = 60_000;
const send = (type: string, body: string, address = login.path) =>
  server.client(alpha).send(address, {
    method: 'POST',
    headers: { 'content-type': type, [ajaxHeader[0]]: ajaxHeader[1], [intentHeader]: randomUUID() },
    body,
  });

const names = Array.from({ length: 4_000 }, (_, at) => `unknown${at}`);
test.each([
  ['a text', 'text/plain', 'x'.repeat(sixtyKb), 415],
  ['a JSON array', 'application/json', JSON.stringify(Array(sixtyKb / 2).fill(1)), 400],
  ['a JSON text', 'application/json', JSON.stringify('x'.repeat(sixtyKb)), 400],
  ['JSON null', 'application/json', 'null', 400],
  ['an unknown type', 'application/octet-stream', 'x'.repeat(sixtyKb), 415],
  ['a form of thousands of fields', 'application/x-www-form-urlencoded', names.join('=1&'), 400],
  [
    'an object of thousands of fields',
    'application/json',
    JSON.stringify(Object.fromEntries(names.map((name) => [name, 1]))),
    400,
  ],
])('%s becomes no field', async (_what, type, body, status) => {
  const reply = await send(type, body);
  expect(reply.status).toBe(status);
  expect(reply.answer).toMatchObject({ success: false, code: 'badRequest' });
  expect(reply.answer.fieldErrors).toBeUndefined();
  expect(reply.text.length).toBeLessThan(2_000);
});

test('of many unknown fields with long names the answer names a few, cut', async () => {
  const long = Object.fromEntries(
    Array.from({ length: 90 }, (_, at) => [`${at}${'\u0001'.repeat(200)}`, '1']),
  );
  const reply = await send('application/x-www-form-urlencoded', new URLSearchParams(long).toString());
  expect(reply.answer).toMatchObject({ success: false, code: 'invalid' });
  const errors = Object.keys(reply.answer.fieldErrors!);
  expect(errors.length).toBeLessThanOrEqual(7);
  for (const name of errors) expect(name.length).toBeLessThanOrEqual(25);
  expect(reply.text.length).toBeLessThan(2_000 + 5 * 2 * 25 * 6);
});

test('a query counts as well', async () => {
  const query = names.slice(0, 101).join('=1&');
  const reply = await send(
    'application/x-www-form-urlencoded',
    'account=member01&password=demo8888',
    `${login.path}?${query}`,
  );
  expect(reply.status).toBe(400);
});

test('forms and JSON objects are read as before', async () => {
  const form = await send('application/x-www-form-urlencoded', 'account=member01&password=demo8888');
  const json = await send('application/json', JSON.stringify({ account: 'member01', password: 'demo8888' }));
  expect(form.answer.success).toBe(true);
  expect(json.answer.success).toBe(true);
});
