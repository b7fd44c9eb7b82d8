// Guessing: throttles that stop the guesser and not the owner, hashing under load, secrets in the log.
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { userInfo } from '#contract/account.generated.ts';
import { login, register } from '#contract/auth.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

vi.mock(import('@node-rs/argon2'), async (original) => {
  const argon2 = await original();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

let server: RunningServer;
beforeAll(async () => {
  // The proof aside: what holds when somebody solves every picture.
  server = await startServer({
    stations: testStations,
    settings: { captchaAfterFailures: 1_000_000, addressFailuresAnHour: 1_000_000 },
    trustProxy: ['loopback'],
  });
});
afterAll(() => server.stop());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

test('of a thousand guesses at an account twenty an hour are looked at, and its owner logs in meanwhile', async () => {
  const owner = server.client(alpha);
  const right = { account: 'member01', password: 'demo8888' };
  expect((await owner.call(login, right, from('203.0.113.1'))).answer.login).toBe(true);
  let evaluated = 0;
  for (let round = 0; round < 50; round++) {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, count) => {
        const guess = { account: 'member01', password: `guess${round * 20 + count}` };
        return server.client(alpha).call(login, guess, from(`198.51.100.${count}`));
      }),
    );
    evaluated += replies.filter(({ answer }) => answer.code === 'wrongLogin').length;
    if (round % 25 === 10)
      expect((await owner.call(login, right, from('203.0.113.77'))).answer.login).toBe(true);
  }
  expect(evaluated).toBe(20);
  const stranger = await server.client(alpha).call(login, right, from('198.51.100.200'));
  expect(stranger.answer).toMatchObject({ success: false, code: 'throttled' });
  const neighbour = await server.client(alpha).call(login, right, from('203.0.113.77'));
  expect(neighbour.answer.login, 'the owner on a new device at a known address').toBe(true);
  server.passTime(3601);
  expect((await server.client(alpha).call(login, right, from('198.51.100.200'))).answer.login).toBe(true);
});

test('an unknown account is throttled like a known one', async () => {
  const codes: (string | undefined)[] = [];
  for (let count = 0; count < 22; count++) {
    const guess = { account: 'nobody88', password: `guess${count}` };
    codes.push((await server.client(alpha).call(login, guess, from('198.51.100.9'))).answer.code);
  }
  expect(codes.filter((code) => code === 'wrongLogin')).toHaveLength(20);
  expect(codes.filter((code) => code === 'throttled')).toHaveLength(2);
});

test('an address that tries account after account is stopped', async () => {
  const strict = await startServer({
    stations: testStations,
    settings: { captchaAfterFailures: 1000, addressFailuresAnHour: 10 },
  });
  try {
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 12; count++) {
      const guess = { account: `spray${1000 + count}`, password: 'demo8888' };
      codes.push((await strict.client(alpha).call(login, guess)).answer.code);
    }
    expect(codes.filter((code) => code === 'throttled')).toHaveLength(2);
  } finally {
    await strict.stop();
  }
});

test('whether an account exists cannot be inferred from time: an unknown one costs the same hash as a known one', async () => {
  const earnest = await startServer({
    stations: testStations,
    settings: { captchaAfterFailures: 1000 },
    isHashingInEarnest: true,
  });
  try {
    const cost = async (account: string) => {
      vi.mocked(verify).mockClear();
      await earnest.client(alpha).call(login, { account, password: 'guess0000' });
      return vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4).join(' '));
    };
    expect(await cost('agent01')).toEqual(['argon2id v=19 m=19456,t=2,p=1']);
    expect(await cost('nobody99')).toEqual(await cost('agent01'));
  } finally {
    await earnest.stop();
  }
});

test('fifty log-ins at once are all served, other calls do not wait behind them, and a full line refuses', async () => {
  const earnest = await startServer({ stations: testStations, isHashingInEarnest: true });
  try {
    let served = 0;
    const crowd = Promise.all(
      Array.from({ length: 50 }, async (_, count) => {
        const reply = await earnest
          .client(alpha)
          .call(login, { account: `crowd${1000 + count}`, password: 'demo8888' });
        served += 1;
        return reply;
      }),
    );
    const guest = earnest.client(alpha);
    for (let count = 0; count < 10; count++) await guest.call(accInfo, {});
    expect(served, 'log-ins that were done before ten quick calls').toBeLessThan(40);
    expect((await crowd).every(({ answer }) => answer.code === 'wrongLogin')).toBe(true);
  } finally {
    await earnest.stop();
  }
  const small = await startServer({
    stations: testStations,
    settings: { hashingAtOnce: 1, hashingWaiting: 1 },
  });
  try {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        small.client(alpha).call(login, { account: 'member01', password: 'demo8888' }),
      ),
    );
    const busy = replies.filter(({ answer }) => answer.code === 'busy');
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]!.answer.msg).toBe('当前登录人数较多，请稍后再试');
    expect(replies.some(({ answer }) => answer.login)).toBe(true);
  } finally {
    await small.stop();
  }
});

test('passwords are kept as Argon2id with the strength that is asked for', async () => {
  const earnest = await startServer({ stations: testStations, isHashingInEarnest: true });
  try {
    const account = { account: 'strong01', password: 'secret88', rePassword: 'secret88' };
    await earnest.call(register, account);
    const row = await earnest.inStation(alpha, (db) =>
      db
        .selectFrom('account')
        .select('password_hash')
        .where('name', '=', 'strong01')
        .executeTakeFirstOrThrow(),
    );
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  } finally {
    await earnest.stop();
  }
});

test('no secret reaches the log or an answer', async () => {
  const client = server.client(alpha);
  const canary = 'Canary#4711';
  await client.call(register, { account: 'canary01', password: canary, rePassword: canary });
  await client.call(login, { account: 'canary01', password: canary });
  await client.call(login, { account: 'canary01', password: `${canary}x` });
  await client.send(`${userInfo.path}?password=${encodeURIComponent(canary)}`, {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  const secrets = [canary, encodeURIComponent(canary), ...client.cookies.values()];
  const log = server.log();
  expect(log).toContain('/m/v2/login.do');
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test('a fault of ours is answered in the language asked for, otherwise in that of the station, with nothing of the code', async () => {
  const english = await startServer({
    stations: testStations.map((file) => ({ ...file, locale: 'en' as const })),
  });
  try {
    const client = english.client(alpha);
    await client.logIn('agent01');
    await english.pool.query('ALTER TABLE account RENAME COLUMN we_chat TO we_chat_gone');
    for (const [asked, msg] of [
      [undefined, 'The system is busy. Please try again later'],
      ['fr', 'The system is busy. Please try again later'],
      ['zh-CN,en;q=0.5', '系统繁忙，请稍后再试'],
    ] as const) {
      const { status, answer, text } = await client.call(
        userInfo,
        {},
        { headers: { 'accept-language': asked } },
      );
      expect(status).toBe(500);
      expect(answer).toEqual({ success: false, msg, code: 'failed' });
      expect(text).not.toMatch(/\bat |\.ts|column/);
    }
    const unread = await client.send(userInfo.path, {
      method: 'POST',
      headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
      body: '{"half":',
    });
    expect(unread.status).toBe(400);
    expect(unread.answer).toEqual({ success: false, msg: 'The request is malformed', code: 'badRequest' });
  } finally {
    await english.stop();
  }
});

test('a fault of ours is answered without its insides, and logged without values', async () => {
  const client = server.client(alpha);
  await client.logIn('agent01');
  await server.pool.query('ALTER TABLE account RENAME COLUMN we_chat TO we_chat_gone');
  try {
    const { status, answer, text } = await client.call(userInfo, {});
    expect(status).toBe(500);
    expect(answer).toEqual({ success: false, msg: '系统繁忙，请稍后再试', code: 'failed' });
    expect(text).not.toMatch(/column|select|account/i);
    expect(server.log()).toContain('"failed"');
    // What a player can give to customer service is what the log calls the request, in both of its lines.
    const { headers } = await client.call(userInfo, {}, { headers: { 'accept-language': 'en' } });
    const id = String(headers['x-request-id']);
    expect(id).toMatch(/^[0-9A-F]{8}$/);
    const lines = server.log().split('\n');
    expect(lines.filter((line) => line.includes(`"reqId":"${id}"`))).toHaveLength(2);
  } finally {
    await server.pool.query('ALTER TABLE account RENAME COLUMN we_chat_gone TO we_chat');
  }
});
