// Owns the test of what the database itself holds of requests for a second person: nobody's own, once, forward, unchanged, and in turn.
import { expect } from 'vitest';
import { ask, type Wish } from '#server/office/approvals/ask.ts';
import { decide, lockedApproval } from '#server/office/approvals/decide.ts';
import type { Actor } from '#server/office/approvals/rows.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { parseMoney } from '#values/money.ts';

const li: Actor = { name: 'li', person: 'p1', role: 'finance' };
const wang: Actor = { name: 'wang', person: 'p2', role: 'finance' };

let names = 0;
function nextName(what: string): string {
  names += 1;
  return `${what}-${names}`;
}

const wishOf = (yuan: string, more: Partial<Wish> = {}): Wish => ({
  ref: nextName('intent'),
  kind: 'adjust',
  call: 'acts/adjust',
  request: { yuan },
  amount: parseMoney(yuan),
  accountId: null,
  fingerprint: 'f',
  facts: {},
  reason: 'goodwill',
  ...more,
});

const asked = (server: RunningServer, actor: Actor, wish: Wish) =>
  server.inStation(alpha, (db) => ask({ db, station: alpha, now: server.now() }, actor, wish));

const confirmed = (server: RunningServer, actor: Actor, id: bigint) =>
  server.inStation(alpha, async (db) =>
    decide({ db, station: alpha, now: server.now() }, actor, await lockedApproval(db, id), {
      type: 'confirm',
      fingerprint: 'f',
    }),
  );

/** A request of li's that waits; each is a day of its own person. */
async function waiting(server: RunningServer, person = nextName('person')): Promise<bigint> {
  const found = await asked(server, { ...li, person }, wishOf('1500'));
  expect(found).toMatchObject({ ok: true, state: 'pending', because: 'SINGLE' });
  return (found as { id: bigint }).id;
}

/** What the database answers to a change of a row behind the back of the code. */
const behind = async (server: RunningServer, sets: string, id: bigint) => {
  const client = await server.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL ROLE house_app');
    await client.query(`SET LOCAL app.station = '${alpha}'`);
    const { rowCount } = await client.query(`UPDATE approval SET ${sets} WHERE id = $1`, [id]);
    return `changed ${rowCount}`;
  } catch (error) {
    const { code, constraint } = error as { code: string; constraint?: string };
    return constraint ?? code;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
};

test('a station without a file of its own has the limits of the kind', async ({ server }) => {
  await server.inStation(alpha, (db) => db.deleteFrom('control_setting').execute());
  expect(await asked(server, { ...li, person: 'alone' }, wishOf('1000'))).toMatchObject({ state: 'done' });
  expect(await asked(server, { ...li, person: 'alone' }, wishOf('1000.0001'))).toMatchObject({
    because: 'SINGLE',
  });
  expect(await asked(server, { ...li, role: 'auditor' }, wishOf('1'))).toEqual({
    ok: false,
    reason: 'NOT_ALLOWED',
  });
});

test('a hole in the code cannot confirm its own request, nor decide late, twice or backwards', async ({
  server,
}) => {
  const id = await waiting(server, 'p1');
  const by = (person: string, at = "'2026-11-20T12:00:00Z'") =>
    `decided_by = 'x', decided_person = '${person}', decided_role = 'owner', decided_at = greatest(at, ${at})`;
  expect(await behind(server, `state = 'done', ${by('p1')}`, id)).toBe('another_person');
  expect(await behind(server, `state = 'rejected', ${by('p1')}`, id)).toBe('another_person');
  expect(await behind(server, `state = 'withdrawn', ${by('p2')}`, id)).toBe('another_person');
  expect(await behind(server, `state = 'done', ${by('p2', 'expires_at')}`, id)).toBe('in_time');
  expect(await behind(server, "state = 'done'", id)).toBe('decided_whole');
  expect(await behind(server, `amount = 1, state = 'done', ${by('p2')}`, id)).toBe('AP001');
  expect(await behind(server, `asked_person = 'p9', state = 'done', ${by('p1')}`, id)).toBe('AP001');
  expect(await behind(server, "note = 'x'", id)).toBe('AP001');
  expect(await behind(server, `state = 'done', ${by('p2')}`, id)).toBe('changed 1');
  expect(await confirmed(server, wang, id)).toEqual({ ok: true, state: 'done' });
  expect(await behind(server, "state = 'pending', decided_at = null", id)).toBe('AP001');
  expect(await behind(server, `state = 'void', ${by('p2')}`, id)).toBe('AP001');
});

test('two who confirm at once: it is done once', async ({ server }) => {
  const id = await waiting(server);
  const both = await Promise.all([
    confirmed(server, wang, id),
    confirmed(server, { name: 'chen', person: 'p4', role: 'owner' }, id),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'NOT_PENDING', state: 'done' });
});

test('requests of one person at once never pass the sum of the day, whichever account asks', async ({
  server,
}) => {
  const accounts = [li, { ...li, name: 'li2' }];
  const all = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      asked(server, { ...accounts[at % 2]!, person: 'twice' }, wishOf('800')),
    ),
  );
  const isAlone = (one: Awaited<ReturnType<typeof asked>>) => one.ok && one.state === 'done';
  expect(all.filter(isAlone)).toHaveLength(3);
  for (const one of all.filter((each) => !isAlone(each)))
    expect(one).toMatchObject({ state: 'pending', because: 'DAY' });
});

test('one name asks once, although it is sent twice at the same moment', async ({ server }) => {
  const wish = wishOf('10');
  const [one, other] = await Promise.all([
    asked(server, { ...li, person: 'same' }, wish),
    asked(server, { ...li, person: 'same' }, wish),
  ]);
  expect([one, other].filter(({ ok }) => ok)).toHaveLength(1);
  expect([one, other]).toContainEqual({ ok: false, reason: 'DUPLICATE' });
});

test('requests of another station are not there', async ({ server }) => {
  const id = await waiting(server);
  const [, other] = server.context.stations.all();
  const found = await server.inStation(other!.code, (db) => lockedApproval(db, id));
  expect(found).toBeUndefined();
});
