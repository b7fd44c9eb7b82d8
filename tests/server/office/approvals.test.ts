// What the database itself holds of requests for a second person: nobody's own, once, forward, unchanged, and in turn.
import { expect } from 'vitest';
import { ask, type Wish } from '#server/office/approvals/ask.ts';
import { decide, lockedApproval } from '#server/office/approvals/decide.ts';
import type { Actor } from '#server/office/approvals/rows.ts';
import { atWork, staffMember } from '#support/officeStaff.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { parseMoney } from '#values/money.ts';

let names = 0;
function nextName(what: string): string {
  names += 1;
  return `${what}-${names}`;
}

const wishOf = (yuan: string): Wish => ({
  ref: nextName('intent'),
  kind: 'adjust',
  call: 'acts/adjust',
  request: { yuan },
  amount: parseMoney(yuan),
  accountId: null,
  fingerprint: 'f',
  facts: {},
  reason: 'goodwill',
});

const hired = (server: RunningServer, role: 'finance' | 'owner' | 'auditor' = 'finance', person?: string) =>
  staffMember(server, role, { name: nextName(role), ...(person !== undefined && { person }) });

const asked = (server: RunningServer, actor: Actor, wish: Wish) =>
  atWork(server, alpha, actor, (db) => ask({ db, station: alpha, now: server.now() }, actor, wish));

const confirmed = (server: RunningServer, actor: Actor, id: bigint) =>
  atWork(server, alpha, actor, async (db) =>
    decide({ db, now: server.now() }, actor, await lockedApproval(db, id), {
      type: 'confirm',
      fingerprint: 'f',
    }),
  );

async function waiting(server: RunningServer, actor: Actor): Promise<bigint> {
  const found = await asked(server, actor, wishOf('1500'));
  expect(found).toMatchObject({ ok: true, state: 'pending', because: 'SINGLE' });
  return (found as { id: bigint }).id;
}

/** What the database answers to a statement of a hole in the code, while somebody is at work. */
async function behind(server: RunningServer, staffId: number | null, statement: string): Promise<string> {
  const client = await server.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL ROLE office_money');
    await client.query(`SET LOCAL app.station = '${alpha}'`);
    if (staffId !== null) await client.query(`SET LOCAL app.staff = '${staffId}'`);
    const { rowCount } = await client.query(statement);
    return `changed ${rowCount}`;
  } catch (error) {
    const { code, constraint } = error as { code: string; constraint?: string };
    return constraint ?? code;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

test('a station without a file of its own has the limits of the kind', async ({ server }) => {
  await server.inStation(alpha, (db) => db.deleteFrom('control_setting').execute());
  const li = await hired(server);
  expect(await asked(server, li, wishOf('1000'))).toMatchObject({ state: 'done' });
  expect(await asked(server, li, wishOf('1000.0001'))).toMatchObject({ because: 'SINGLE' });
  const auditor = await hired(server, 'auditor');
  expect(await asked(server, auditor, wishOf('1'))).toEqual({ ok: false, reason: 'NOT_ALLOWED' });
});

test('a hole in the code cannot confirm its own request, nor decide late, twice or backwards', async ({
  server,
}) => {
  const li = await hired(server);
  const secondOfLi = await hired(server, 'owner', li.person);
  const wang = await hired(server);
  const id = await waiting(server, li);
  const change = (staffId: number | null, sets: string) =>
    behind(server, staffId, `UPDATE approval SET ${sets} WHERE id = ${id}`);
  const at = "decided_role = 'owner', decided_at = at";
  // Whoever the statement names: it is the person at work.
  const asAnother = `${at}, decided_staff = ${wang.staffId}, decided_person = '${wang.person}', decided_by = 'wang'`;
  for (const own of [li, secondOfLi]) {
    expect(await change(own.staffId, `state = 'done', ${asAnother}`)).toBe('another_person');
    expect(await change(own.staffId, `state = 'rejected', ${asAnother}`)).toBe('another_person');
  }
  expect(await change(wang.staffId, `state = 'withdrawn', ${at}`)).toBe('another_person');
  expect(await change(null, `state = 'done', ${asAnother}`)).toBe('AP001');
  expect(await change(wang.staffId, "state = 'done', decided_role = 'owner', decided_at = expires_at")).toBe(
    'in_time',
  );
  expect(await change(wang.staffId, "state = 'done'")).toBe('decided_whole');
  expect(await change(wang.staffId, `amount = 1, state = 'done', ${at}`)).toBe('AP001');
  expect(await change(li.staffId, `asked_person = 'p9', state = 'done', ${at}`)).toBe('AP001');
  expect(await change(wang.staffId, "note = 'x'")).toBe('AP001');
  expect(await behind(server, wang.staffId, `DELETE FROM approval WHERE id = ${id}`)).toBe('42501');
  expect(await change(wang.staffId, `state = 'done', ${at}`)).toBe('changed 1');
  expect(await confirmed(server, wang, id)).toEqual({ ok: true, state: 'done' });
  expect(await change(wang.staffId, "state = 'pending', decided_at = null")).toBe('AP001');
  expect(await change(wang.staffId, `state = 'void', ${at}`)).toBe('AP001');
});

test('somebody who was sent away decides on nothing more', async ({ server }) => {
  const id = await waiting(server, await hired(server));
  const gone = await hired(server);
  await server.pool.query("UPDATE staff SET state = 'disabled' WHERE id = $1", [gone.staffId]);
  await expect(confirmed(server, gone, id)).rejects.toMatchObject({ code: 'AP001' });
});

test('what somebody asked for who was sent away is done by nobody', async ({ server }) => {
  const gone = await hired(server);
  const id = await waiting(server, gone);
  await server.pool.query("UPDATE staff SET state = 'disabled' WHERE id = $1", [gone.staffId]);
  await expect(confirmed(server, await hired(server), id)).rejects.toMatchObject({ code: 'AP002' });
});

test('two who confirm at once: it is done once', async ({ server }) => {
  const id = await waiting(server, await hired(server));
  const [wang, chen] = [await hired(server), await hired(server, 'owner')];
  const both = await Promise.all([confirmed(server, wang, id), confirmed(server, chen, id)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'NOT_PENDING', state: 'done' });
});

test('requests of one person at once never pass the sum of the day, whichever account asks', async ({
  server,
}) => {
  const one = await hired(server);
  const accounts = [one, await hired(server, 'finance', one.person)];
  const all = await Promise.all(
    Array.from({ length: 6 }, (_, at) => asked(server, accounts[at % 2]!, wishOf('800'))),
  );
  const isAlone = (each: Awaited<ReturnType<typeof asked>>) => each.ok && each.state === 'done';
  expect(all.filter(isAlone)).toHaveLength(3);
  for (const each of all.filter((other) => !isAlone(other)))
    expect(each).toMatchObject({ state: 'pending', because: 'DAY' });
});

test('one name asks once, although it is sent twice at the same moment', async ({ server }) => {
  const li = await hired(server);
  const wish = wishOf('10');
  const both = await Promise.all([asked(server, li, wish), asked(server, li, wish)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: false, reason: 'DUPLICATE' });
});

test('requests of another station are not there', async ({ server }) => {
  const li = await hired(server);
  const id = await waiting(server, li);
  expect(await atWork(server, beta, li, (db) => lockedApproval(db, id))).toBeUndefined();
});
