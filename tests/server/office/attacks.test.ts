// Attacks on the office from outside and by its own people: a stolen cookie, a page of another site, a request sent again, rights and stations of others.
import { expect } from 'vitest';
import { intentHeader } from '#contract/boot.ts';
import { adjust } from '#contract/office/acts.generated.ts';
import { type OfficeCallId, officeCalls } from '#contract/office/calls.generated.ts';
import { card } from '#contract/office/members.generated.ts';
import { elevate, endOthers, me } from '#contract/office/session.generated.ts';
import { change, disable, invite, list as staffList } from '#contract/office/staff.generated.ts';
import { now as today } from '#contract/office/today.generated.ts';
import { list as trailList } from '#contract/office/trail.generated.ts';
import { type OfficeRole, officeRoles } from '#contract/officeCall.ts';
import { officeAs, officeClientOf, sessionCookie } from '#support/office.ts';
import { type StaffMember, staffMember } from '#support/officeStaff.ts';
import { openStream } from '#support/officeStream.ts';
import { alpha, beta } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ office: true });

const reason = 'Because.';
const credit = { account: 'member01', direction: 'credit', yuan: '10', reason } as const;

test('a stolen cookie opens nothing once its owner ends the other log-ins, and lies in no table and no log', async ({
  server,
}) => {
  const owner = await officeAs(server, 'owner');
  const stolenFrom = await officeAs(server, 'owner');
  const thief = officeClientOf(server.officeUrl);
  const token = stolenFrom.cookies.get(sessionCookie)!;
  thief.cookies.set(sessionCookie, token);
  expect((await thief.call(me, {})).answer.success).toBe(true);
  const stream = await openStream(server.officeUrl, thief);
  await stream.until(({ event }) => event === 'hello');

  await owner.call(endOthers, {});
  expect((await thief.call(me, {})).answer.code).toBe('notLoggedIn');
  expect((await stream.until(({ event }) => event === 'bye')).at(-1)).toMatchObject({ event: 'bye' });

  const { rows: tables } = await server.pool.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND (relname LIKE 'staff%' OR relname IN ('trail', 'office_intent', 'support_action'))",
  );
  for (const { name } of tables) {
    const { rows } = await server.pool.query(`SELECT 1 FROM ${name} AS t WHERE t::text LIKE $1`, [
      `%${token}%`,
    ]);
    expect(rows, name).toEqual([]);
  }
  expect(server.log()).not.toContain(token);
});

/** What a browser adds to a request of another site's page, and what such a page can send at all. */
const foreign: Record<string, Record<string, string>> = {
  'from another site': { 'sec-fetch-site': 'cross-site' },
  'from another host of the same site': { 'sec-fetch-site': 'same-site' },
  'typed into the address': { 'sec-fetch-site': 'none' },
  'from another origin, by an older browser': { origin: 'https://evil.example' },
  'from a page without an origin': { origin: 'null' },
  'without the header that pages of the office send': { 'x-requested-with': '' },
};

test.for(Object.entries(foreign))(
  'a request %s is refused, and nothing is done',
  async ([, headers], { server }) => {
    const finance = await officeAs(server, 'finance');
    const before = await server.pool.query('SELECT count(*) FROM ledger_transaction');
    const { status, answer } = await finance.call(adjust, credit, { headers });
    expect([status, answer.code]).toEqual([403, 'forged']);
    expect((await server.pool.query('SELECT count(*) FROM ledger_transaction')).rows).toEqual(before.rows);
  },
);

test('a body that a form of another page can send is none', async ({ server }) => {
  const finance = await officeAs(server, 'finance');
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const { status } = await finance.call(adjust, credit, { headers: { 'content-type': type } });
    expect(status, type).toBe(415);
  }
});

test('a request that is sent again gets the first answer, and its intent covers nothing else', async ({
  server,
}) => {
  const finance = await officeAs(server, 'finance');
  const intentId = 'caught-on-the-way-01';
  const moved = async () =>
    (
      await server.pool.query<{ count: string }>(
        "SELECT count(*)::text AS count FROM ledger_transaction WHERE ref_type = 'byHand'",
      )
    ).rows[0]!.count;
  const first = await finance.call(adjust, credit, { intentId });
  expect(first.answer.success, JSON.stringify(first.answer)).toBe(true);
  const once = await moved();
  expect((await finance.call(adjust, credit, { intentId })).answer).toEqual(first.answer);
  expect((await finance.call(adjust, { ...credit, yuan: '1000' }, { intentId })).answer.code).toBe(
    'intentReused',
  );
  expect((await finance.call(adjust, credit, { intentId, station: beta })).answer.code).toBe('intentReused');
  expect((await finance.call(adjust, credit, { intentId: null })).answer.code).toBe('intentMissing');
  expect((await finance.call(adjust, credit, { headers: { [intentHeader]: 'short' } })).answer.code).toBe(
    'intentMissing',
  );
  expect(await moved()).toBe(once);
});

test('nobody raises their own rights: not by a change, an hour, a second account or an invitation', async ({
  server,
}) => {
  const owner = await staffMember(server, 'owner', { name: 'li', person: 'Li' });
  const second = await staffMember(server, 'owner', { name: 'li2', person: 'Li' });
  const support = await staffMember(server, 'support', { name: 'wu' });
  const { people } = (await owner.call(staffList, {})).answer;
  const idOf = (name: string) => people!.find((one) => one.name === name)!.id;
  const codeOf = async (who: StaffMember, staff: string) =>
    (await who.call(change, { staff, allStations: true, reason })).answer.code;
  expect(await codeOf(owner, idOf('li'))).toBe('notOneself');
  expect(await codeOf(second, idOf('li'))).toBe('notOneself');
  expect(await codeOf(support, idOf('wu'))).toBe('wrongRole');
  expect((await support.call(elevate, { role: 'finance', reason })).answer.success).toBe(false);
  expect((await support.call(elevate, { role: 'owner' as never, reason })).answer.success).toBe(false);
  const mine = {
    name: 'mine',
    shownName: 'Mine',
    role: 'owner',
    allStations: true,
    stations: [],
    elevatesTo: [],
    reason,
  } as const;
  expect((await support.call(invite, { ...mine, stations: [], elevatesTo: [] })).answer.code).toBe(
    'wrongRole',
  );
  expect((await support.call(disable, { staff: idOf('li'), reason })).answer.code).toBe('wrongRole');
  // What a request claims of its sender counts for nothing.
  const claims = { 'x-office-role': 'owner', 'x-forwarded-user': 'li' };
  expect((await support.call(staffList, {}, { headers: claims })).answer.code).toBe('wrongRole');
  expect((await support.call(me, { role: 'owner' } as never)).answer.code).toBe('invalid');
  const { rows } = await server.pool.query("SELECT role FROM staff WHERE name_key = 'wu'");
  expect(rows).toEqual([{ role: 'support' }]);
});

const ofStations = (Object.keys(officeCalls) as OfficeCallId[]).filter(
  (id) => officeCalls[id].scope === 'station',
);

test.for(officeRoles)('%s of one station gets nothing of another, by any call', async (role, { server }) => {
  const who = await staffMember(server, role, { name: `${role}OfBeta`, stations: [beta] });
  const own = ofStations.filter((id) => {
    const { roles } = officeCalls[id] as { roles: string | readonly OfficeRole[] };
    return roles === 'staff' || roles.includes(role);
  });
  expect(own.length).toBeGreaterThan(0);
  const codes = await Promise.all(
    own.map(async (id) => {
      const call = { id, scope: 'station', intent: true } as const;
      const { answer } = await who.call(call as never, {}, { station: alpha });
      return [id, answer.code];
    }),
  );
  expect(codes).toEqual(own.map((id) => [id, 'notYourStation']));
});

test('what is about the whole house shows somebody of one station that station alone', async ({ server }) => {
  const support = await officeAs(server, 'support', { station: alpha });
  await support.call(card, { account: 'member01' });
  const ofBeta = await staffMember(server, 'owner', { name: 'ownerHere', stations: [beta] });
  const { lines } = (await ofBeta.call(trailList, {})).answer;
  expect(lines!.filter(({ station }) => station !== beta)).toEqual([]);
  expect((await ofBeta.call(trailList, { station: alpha })).answer.code).toBe('notYourStation');
  expect((await ofBeta.call(today, {})).answer.stations!.map(({ code }) => code)).toEqual([beta]);
  const names = (await ofBeta.call(staffList, {})).answer.people!.map(({ name }) => name);
  await staffMember(server, 'support', { name: 'onlyAlpha', stations: [alpha] });
  expect(names).not.toContain('onlyAlpha');
  expect((await ofBeta.call(staffList, {})).answer.people!.map(({ name }) => name)).not.toContain(
    'onlyAlpha',
  );
});
