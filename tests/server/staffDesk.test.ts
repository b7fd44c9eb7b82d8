// Owns the test of the bank desk in service: nobody without a log-in sees or decides anything, and what was decided stays with a name.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBankDesk } from '#counterparty/bank-desk/bankDesk.ts';
import { addStaff, removeStaff } from '#counterparty/bank-desk/staff.ts';
import type { CounterpartyServer } from '#counterparty/serve.ts';
import { ask } from '#counterparty/signed.ts';

let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);
const pass = (minutes: number) => {
  aheadMs += minutes * 60_000;
};
let desk: CounterpartyServer;
/** Hashes quickly; tests/server/openingDay.test.ts logs in at a desk as in service. */
const cost = { N: 2 ** 10, r: 8, p: 1 };
const staff = () => ({ store: desk.store, now, cost });
const own = 'eine-eigene-parole';

beforeAll(async () => {
  const options = {
    port: 0,
    storeFile: ':memory:',
    key: 'k'.repeat(64),
    now,
    trustProxy: ['127.0.0.1', '::1'],
  };
  desk = await createBankDesk({ ...options, service: { isSecure: true, cost } });
});
afterAll(() => desk.close());

/** A browser with a cookie jar; `address` is where its connection comes from, as the proxy says. */
function browser(address = '203.0.113.7') {
  let cookie = '';
  let line = '';
  const send = async (path: string, form?: Record<string, string>) => {
    const reply = await fetch(`${desk.party.url}${path}`, {
      redirect: 'manual',
      headers: { cookie, 'x-forwarded-for': address, 'accept-language': 'en' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    const [set] = reply.headers.getSetCookie();
    if (set) {
      line = set;
      cookie = set.split(';')[0]!;
    }
    return { status: reply.status, to: reply.headers.get('location'), text: await reply.text() };
  };
  return {
    send,
    cookieLine: () => line,
    logIn: (name: string, password: string) => send('/log-in', { name, password }),
  };
}

const request = (orderNo: string, kind = 'deposit') =>
  ask(
    desk.party,
    '/request',
    {
      station: 'alpha',
      kind,
      orderNo,
      amount: '500.0000',
      details: [],
      callback: 'http://localhost:9/callback/deposit-desk',
    },
    { isAnswer: (answer): answer is object => typeof answer === 'object', nowMs: now().getTime() },
  );
const rowOf = (orderNo: string) =>
  desk.store
    .prepare(
      `SELECT r.id, r.state, r.paid, d.decided_by FROM request r LEFT JOIN decision d ON d.request_id = r.id WHERE order_no = ?`,
    )
    .get(orderNo) as { id: number; state: string; paid: string; decided_by: string | null };

/** Somebody with a password of their own, logged in. */
async function member(name: string) {
  const first = await addStaff(staff(), name);
  const visitor = browser();
  await visitor.logIn(name, first);
  const changed = await visitor.send('/password', { old: first, wanted: own, again: own });
  expect([changed.status, changed.to]).toEqual([303, '/']);
  return visitor;
}

test('a guest is refused everything, and nothing is decided by a clock', async () => {
  await request('g1');
  const guest = browser();
  for (const path of ['/', '/?order=g1', '/password'])
    expect(await guest.send(path)).toMatchObject({ status: 303, to: '/log-in', text: '' });
  const { id } = rowOf('g1');
  for (const [path, form] of [
    ['/decide', { id: String(id), decision: 'approved', amount: '500' }],
    ['/password', { old: 'x', wanted: own, again: own }],
    ['/log-out', {}],
  ] as const) {
    const refused = await guest.send(path, form);
    expect([path, refused.status, refused.text.includes('g1')]).toEqual([path, 401, false]);
  }
  // The demonstration's clock has no address here.
  expect((await guest.send('/delay', { seconds: '1' })).status).toBe(404);
  pass(24 * 60);
  await desk.work();
  expect(rowOf('g1')).toMatchObject({ state: 'waiting', decided_by: null });
  // What guests may read says nothing.
  expect((await guest.send('/log-in')).text).not.toContain('g1');
  expect(JSON.parse((await guest.send('/healthz')).text)).toEqual({ status: 'ok', name: 'bank-desk' });
});

test('a first password opens nothing but the page that changes it', async () => {
  const first = await addStaff(staff(), '王芳');
  const visitor = browser();
  expect(await visitor.logIn('王芳', first)).toMatchObject({ status: 303, to: '/' });
  expect(visitor.cookieLine()).toMatch(
    /^__Host-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(await visitor.send('/')).toMatchObject({ status: 303, to: '/password' });
  const { id } = rowOf('g1');
  await visitor.send('/decide', { id: String(id), decision: 'approved', amount: '500' });
  expect(rowOf('g1').state).toBe('waiting');
  for (const [form, sentence] of [
    [{ old: first, wanted: own, again: 'another-one-entirely' }, 'do not match'],
    [{ old: first, wanted: 'short', again: 'short' }, 'at least 10'],
    [{ old: first, wanted: first, again: first }, 'must differ'],
    [{ old: 'not-the-first', wanted: own, again: own }, 'is wrong'],
  ] as const) {
    const refused = await visitor.send('/password', form);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(sentence)]);
  }
  expect((await visitor.send('/password', { old: first, wanted: own, again: own })).to).toBe('/');
  expect((await visitor.send('/')).text).toContain('g1');
  expect((await browser().logIn('王芳', first)).status).toBe(422);
  // Neither password is in the store.
  const kept = JSON.stringify(desk.store.prepare('SELECT * FROM staff').all());
  expect([kept.includes(first), kept.includes(own)]).toEqual([false, false]);
});

test('who decided is recorded and shown, the second of two reads that it was done, and no record can be rewritten', async () => {
  const [wang, li] = [await member('wang'), await member('li')];
  await request('d1');
  const { id } = rowOf('d1');
  expect((await wang.send('/decide', { id: String(id), decision: 'approved', amount: '480.5' })).status).toBe(
    303,
  );
  const late = await li.send('/decide', { id: String(id), decision: 'refused', reason: 'x' });
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('already been handled')]);
  expect(rowOf('d1')).toMatchObject({ state: 'approved', paid: '480.5000', decided_by: 'wang' });
  expect((await li.send('/?order=D1')).text).toMatch(/Approved[\s\S]*d1[\s\S]*· wang/);
  expect((await li.send('/?order=nothing')).text).toContain('No record with this order number');
  for (const sql of [`UPDATE decision SET decided_by = 'li'`, 'DELETE FROM decision'])
    expect(() => desk.store.exec(sql)).toThrow('decisions stay');
});

test('who took a withdrawal over is shown to the others', async () => {
  const [sun, zhou] = [await member('sun'), await member('zhou')];
  await request('w1', 'withdrawal');
  const id = String(rowOf('w1').id);
  expect((await browser().send('/take', { id })).status).toBe(401);
  expect((await sun.send('/take', { id })).status).toBe(303);
  const late = await zhou.send('/take', { id });
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('taken over by somebody else')]);
  expect((await zhou.send('/')).text).toMatch(/data-order="w1"[\s\S]*?Taken over[\s\S]*?· sun/);
});

test('a session ends by its hours, by logging out, and when its owner is removed', async () => {
  const zhao = await member('zhao');
  expect((await zhao.send('/')).status).toBe(200);
  pass(59);
  expect((await zhao.send('/')).status).toBe(200);
  pass(61);
  expect((await zhao.send('/')).to).toBe('/log-in');
  await zhao.logIn('zhao', own);
  for (let hour = 0; hour < 13; hour++) {
    pass(55);
    if (hour < 12) expect((await zhao.send('/')).status).toBe(200);
  }
  pass(55);
  expect((await zhao.send('/')).to).toBe('/log-in');
  await zhao.logIn('zhao', own);
  const elsewhere = browser();
  await elsewhere.logIn('zhao', own);
  expect((await zhao.send('/log-out', {})).to).toBe('/log-in');
  expect([(await zhao.send('/')).status, (await elsewhere.send('/')).status]).toEqual([303, 200]);
  removeStaff(staff(), 'zhao');
  expect((await elsewhere.send('/')).to).toBe('/log-in');
  expect((await browser().logIn('zhao', own)).status).toBe(422);
});

test('log-ins are limited by name and by address, and those at once count as well', async () => {
  await member('sun');
  pass(20);
  const guesses = await Promise.all(
    Array.from({ length: 8 }, (_, at) => browser(`203.0.113.${50 + at}`).logIn('sun', `guess-${at}`)),
  );
  expect(guesses.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
  expect((await browser().logIn('sun', own)).status).toBe(429);
  pass(16);
  expect((await browser().logIn('sun', own)).status).toBe(303);

  // One address that goes through names; another is not kept out.
  const spray = browser('198.51.100.9');
  const statuses: number[] = [];
  for (let at = 0; at < 21; at++) statuses.push((await spray.logIn(`nobody${at}`, 'guess')).status);
  expect([statuses.slice(0, 20).every((status) => status === 422), statuses[20]]).toEqual([true, 429]);
  expect((await spray.logIn('sun', own)).status).toBe(429);
  expect((await browser('198.51.100.10').logIn('sun', own)).status).toBe(303);
});

test('a form of another site is refused', async () => {
  const li = browser();
  await li.logIn('li', own);
  const reply = await fetch(`${desk.party.url}/log-in`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ name: 'li', password: own }),
  });
  expect(reply.status).toBe(403);
});
