// Owns the test of auth/smsSend.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smsSend } from '#contract/auth.generated.ts';
import { readOutbox } from '#server/demo/outbox.ts';
import { robotToken, smsCodeOf } from '#support/proofs.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, gamma, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

const send = async (client: Client, phone: string) =>
  (await client.call(smsSend, { phone, robotToken: await robotToken(client) })).answer;

test('a code goes to the sandbox outbox, and is stored as a fingerprint only', async () => {
  const client = server.client(gamma);
  expect(await send(client, '13711112222')).toMatchObject({ success: true, waitSeconds: 60 });
  const code = await smsCodeOf(server, gamma, '13711112222');
  const [message] = await readOutbox(server.pool, [alpha, gamma]);
  expect(message).toMatchObject({ station: gamma, phone: '13711112222' });
  expect(message!.text).toContain(code);
  const stored = await server.inStation(gamma, (db) => db.selectFrom('sms_code').selectAll().execute());
  expect(
    JSON.stringify(stored, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain(`"${code}"`);
});

test('a number waits longer each time and gets five a day, whichever address requests them', async () => {
  const phone = '13711113333';
  for (const wait of [60, 120, 240, 480, 960]) {
    const answer = await send(server.client(gamma), phone);
    expect(answer).toMatchObject({ success: true, waitSeconds: wait });
    const early = await send(server.client(gamma), phone);
    expect(early.success).toBe(false);
    expect(early.code).toBe('throttled');
    server.passTime(wait);
  }
  const sixth = await send(server.client(gamma), phone);
  expect(sixth).toMatchObject({
    success: false,
    fieldErrors: { phone: 'No more messages today. Please try again tomorrow' },
  });
  server.passTime(86_400);
  expect(await send(server.client(gamma), phone)).toMatchObject({ success: true, waitSeconds: 60 });
});

test('without the proof no message leaves', async () => {
  const { answer } = await server.call(smsSend, { phone: '13711114444' }, { station: gamma });
  expect(answer.code).toBe('needRobot');
  const rows = await server.inStation(gamma, (db) =>
    db.selectFrom('sms_outbox').select('id').where('phone', '=', '13711114444').execute(),
  );
  expect(rows).toEqual([]);
});

test('one address cannot write to number after number', async () => {
  const strict = await startServer({
    stations: testStations,
    settings: { smsPerAddressADay: 3, robotDifficulty: 1 },
  });
  try {
    const results: boolean[] = [];
    for (let count = 0; count < 4; count++)
      results.push((await send(strict.client(gamma), `1381111${1000 + count}`)).success);
    expect(results).toEqual([true, true, true, false]);
  } finally {
    await strict.stop();
  }
});

test('a station that needs no code sends none, and a number that is none is refused at its field', async () => {
  const off = await server.call(smsSend, { phone: '13711115555' }, { station: alpha });
  expect(off.answer.code).toBe('switchedOff');
  const wrong = await server.call(smsSend, { phone: '12345' }, { station: gamma });
  expect(wrong.answer.fieldErrors).toHaveProperty('phone');
});
