import { expect } from 'vitest';
import { register, smsSend } from '#contract/auth.generated.ts';
import type { Fault } from '#counterparty/serve.ts';
import { outboxTo } from '#support/personal.ts';
import { robotToken, smsCodeOf } from '#support/proofs.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, gamma, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

/** A second station that asks for codes. */
const delta = 'delta';
const stations = [
  ...testStations,
  { ...testStations.find(({ code }) => code === gamma)!, code: delta, name: '测试四站' },
];

/** What happens to the next questions to the gateway. */
let fault: Fault | undefined;
const robotDifficulty = 1;
/** Nobody logs in here: stations without accounts begin sooner. */
const isSeeding = false;
const test = world({
  stations,
  isSeeding,
  counterparties: (name) => (name === 'message-gateway' ? fault : undefined),
  settings: { robotDifficulty },
});

const send = async (client: Client, phone: string) =>
  (await client.call(smsSend, { phone, robotToken: await robotToken(client) })).answer;

/** Messages that the gateway took for a phone. */
const taken = (server: RunningServer, phone: string) =>
  server.counterparties['message-gateway']!.store.prepare(
    'SELECT station, text FROM message WHERE address = ?',
  ).all(phone) as { station: string; text: string }[];
const kept = (server: RunningServer, phone: string) =>
  server.inStation(gamma, async (db) => {
    const { state, body, tries } = (await outboxTo(db, phone))[0]!;
    return { state, body, tries };
  });

test('a code goes to the gateway, and is stored as a fingerprint only', async ({ server }) => {
  const client = server.client(gamma);
  expect(await send(client, '13711112222')).toMatchObject({
    success: true,
    waitSeconds: 60,
    msg: 'Code sent',
  });
  const code = await smsCodeOf(server, gamma, '13711112222');
  expect(taken(server, '13711112222')).toEqual([{ station: gamma, text: expect.stringContaining(code) }]);
  expect(await kept(server, '13711112222')).toEqual({ state: 'sent', body: '', tries: 1 });
  const stored = await server.inStation(gamma, (db) => db.selectFrom('sms_code').selectAll().execute());
  expect(
    JSON.stringify(stored, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain(`"${code}"`);
});

test('a gateway that does not answer is no lost code: it follows, once, after a wait that grows', async ({
  server,
}) => {
  const phone = '13722220001';
  fault = { losesQuestion: true };
  expect(await send(server.client(gamma), phone)).toMatchObject({
    success: true,
    waitSeconds: 60,
    msg: expect.stringContaining('slow at the moment'),
  });
  await server.runDeliveryJob();
  expect([taken(server, phone), (await kept(server, phone)).tries]).toEqual([[], 1]);
  server.passTime(2);
  await server.runDeliveryJob();
  server.passTime(2);
  await server.runDeliveryJob();
  expect((await kept(server, phone)).tries).toBe(2);
  // The gateway has it, and nobody knows: it is passed on again and sent once.
  fault = { losesAnswer: true };
  server.passTime(2);
  await server.runDeliveryJob();
  expect([taken(server, phone).length, (await kept(server, phone)).state]).toEqual([1, 'waiting']);
  fault = undefined;
  server.passTime(8);
  await server.runDeliveryJob();
  expect([taken(server, phone).length, await kept(server, phone)]).toEqual([
    1,
    { state: 'sent', body: '', tries: 4 },
  ]);
});

test('a code that has expired is not sent any more', async ({ server }) => {
  const phone = '13722220002';
  fault = { losesQuestion: true };
  await send(server.client(gamma), phone);
  fault = undefined;
  server.passTime(601);
  await server.runDeliveryJob();
  expect([taken(server, phone), await kept(server, phone)]).toEqual([
    [],
    { state: 'lapsed', body: '', tries: 1 },
  ]);
});

test('a number that no message can reach is refused at its field', async ({ server }) => {
  const answer = await send(server.client(gamma), '13700000000');
  expect(answer).toMatchObject({
    success: false,
    fieldErrors: { phone: 'This number cannot receive messages. Please check it and try again' },
  });
});

test('where no gateway is named nobody waits for a code', async () => {
  const without = await startServer({ stations: testStations, isSeeding, settings: { robotDifficulty } });
  try {
    expect(await send(without.client(gamma), '13711118888')).toMatchObject({
      success: false,
      code: 'smsDown',
    });
  } finally {
    await without.stop();
  }
});

test('a number waits longer each time and gets five a day, whichever address and station request them', async ({
  server,
}) => {
  const phone = '13711113333';
  for (const [at, wait] of [60, 120, 240, 480, 960].entries()) {
    const [here, there] = at % 2 === 0 ? [gamma, delta] : [delta, gamma];
    const answer = await send(server.client(here), phone);
    expect(answer).toMatchObject({ success: true, waitSeconds: wait });
    const early = await send(server.client(there), phone);
    expect(early.success).toBe(false);
    expect(early.code).toBe('throttled');
    server.passTime(wait);
  }
  const sixth = await send(server.client(gamma), phone);
  expect(sixth).toMatchObject({
    success: false,
    fieldErrors: { phone: 'You have reached today’s limit of codes. Please try again tomorrow' },
  });
  server.passTime(86_400);
  expect(await send(server.client(gamma), phone)).toMatchObject({ success: true, waitSeconds: 60 });
});

test('without the proof no message leaves', async ({ server }) => {
  const { answer } = await server.call(smsSend, { phone: '13711114444' }, { station: gamma });
  expect(answer.code).toBe('needRobot');
  // Nor with what somebody else's computer has worked for.
  const token = await robotToken(server.client(gamma));
  const bought = await server.client(gamma).call(smsSend, { phone: '13711114444', robotToken: token });
  expect(bought.answer.success).toBe(false);
  const rows = await server.inStation(gamma, (db) => outboxTo(db, '13711114444'));
  expect(rows).toEqual([]);
});

test('neither one address nor one range of numbers gets message after message, from station after station', async () => {
  const strict = await startServer({
    stations,
    isSeeding,
    counterparties: ['message-gateway'],
    settings: { smsPerAddressADay: 5, smsPerPrefixADay: 3, robotDifficulty },
  });
  try {
    const results = async (range: string, count: number): Promise<boolean[]> => {
      const all: boolean[] = [];
      for (let at = 0; at < count; at++)
        all.push((await send(strict.client(at % 2 === 0 ? gamma : delta), `${range}${1000 + at}`)).success);
      return all;
    };
    expect(await results('1381111', 4)).toEqual([true, true, true, false]);
    // What is refused does not count.
    expect(await results('1382222', 3)).toEqual([true, true, false]);
    // The log names the setting to change, and no phone.
    expect(strict.log()).toMatch(/"call":"auth\/smsSend","limit":"smsPerPrefixADay","value":3/);
    expect(strict.log()).toMatch(/"limit":"smsPerAddressADay","value":5/);
    expect(strict.log()).not.toContain('1381111');
  } finally {
    await strict.stop();
  }
});

test('codes that are confirmed count for no range and no address: a good opening day goes on', async () => {
  const busy = await startServer({
    stations,
    isSeeding,
    counterparties: ['message-gateway'],
    settings: { smsPerAddressADay: 2, smsPerPrefixADay: 2, robotDifficulty },
  });
  try {
    for (let at = 0; at < 5; at++) {
      const client = busy.client(gamma);
      const phone = `138333310${10 + at}`;
      expect((await send(client, phone)).success, `registration ${at}`).toBe(true);
      const smsCode = await smsCodeOf(busy, gamma, phone);
      const wanted = {
        account: `opening${at}`,
        password: 'demo8888',
        rePassword: 'demo8888',
        phone,
        smsCode,
      };
      expect((await client.call(register, wanted)).answer.success).toBe(true);
    }
    const silent = async (at: number) => (await send(busy.client(gamma), `138333320${10 + at}`)).success;
    expect([await silent(0), await silent(1), await silent(2)]).toEqual([true, true, false]);
  } finally {
    await busy.stop();
  }
});

test('a station that needs no code sends none, and a number that is none is refused at its field', async ({
  server,
}) => {
  const off = await server.call(smsSend, { phone: '13711115555' }, { station: alpha });
  expect(off.answer.code).toBe('switchedOff');
  const wrong = await server.call(smsSend, { phone: '12345' }, { station: gamma });
  expect(wrong.answer.fieldErrors).toHaveProperty('phone');
});
