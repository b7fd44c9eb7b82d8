// The office's stream: what is decided at one server is heard at another, by whoever may see it, for as long as the session lasts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide } from '#contract/office/waiting.generated.ts';
import { everyStation, inStation } from '#server/db/stationTransaction.ts';
import { endStaffSession } from '#server/office/staff/session.ts';
import { claim } from '#server/office/waiting/queue/lease.ts';
import { lookAt } from '#server/office/waiting/queue/lookers.ts';
import { fillQueues } from '#support/officeQueues.ts';
import { type StaffMember, staffMember } from '#support/officeStaff.ts';
import { type OfficeStream, openStream, type StreamEvent } from '#support/officeStream.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';

let one: RunningServer;
let two: RunningServer;
let owner: StaffMember;
let support: StaffMember;
let ofBeta: StaffMember;
const open: OfficeStream[] = [];
beforeAll(async () => {
  one = await startServer({ stations: testStations, office: true });
  two = await startServer({ stations: testStations, office: true, beside: one });
  owner = await staffMember(one, 'owner');
  support = await staffMember(one, 'support');
  ofBeta = await staffMember(one, 'owner', { name: 'ofBeta', stations: [beta] });
});
afterAll(async () => {
  await two.stop();
  await one.stop();
});

async function listens(who: StaffMember, server = two, lastEventId?: string): Promise<OfficeStream> {
  const stream = await openStream(server.officeUrl, who, lastEventId);
  open.push(stream);
  return stream;
}
const hello = async (stream: OfficeStream) => (await stream.until(({ event }) => event === 'hello')).at(-1)!;
const says = (station: string, queue: string, item?: string) => (event: StreamEvent) =>
  event.event === 'hints' &&
  (event.data as { station: string; queue: string; item?: string }[]).some(
    (hint) => hint.station === station && hint.queue === queue && hint.item === item,
  );
const queuesIn = (events: readonly StreamEvent[]): string[] =>
  events.flatMap(({ event, data }) =>
    event === 'hints'
      ? (data as { station: string; queue: string }[]).map((hint) => `${hint.station} ${hint.queue}`)
      : [],
  );

test('what comes and what is decided at one server is heard at another', async () => {
  const stream = await listens(owner);
  expect(await hello(stream)).toMatchObject({ data: { missed: true } });
  const filled = await fillQueues(one, alpha);
  await stream.until(says(alpha, 'letters'));
  expect(
    (await owner.call(decide, { queue: 'prizes', item: filled.prizes, decision: 'give', reason: '' })).answer,
  ).toMatchObject({ success: true });
  await stream.until(says(alpha, 'prizes'));
  await stream.close();
});

test('each hears of the own stations and of the queues of the own role alone', async () => {
  const [atSupport, atBeta] = [await listens(support), await listens(ofBeta)];
  await Promise.all([hello(atSupport), hello(atBeta)]);
  await fillQueues(one, alpha);
  await fillQueues(one, beta);
  // What is said last is heard last: whatever came before it has been heard, or never will be.
  await one.inStation(beta, (db) =>
    claim({ db, station: beta, now: one.now() }, support, 'letters', ['last']),
  );
  const atBoth = queuesIn(await atSupport.until(says(beta, 'letters', 'last')));
  expect(new Set(atBoth)).toEqual(
    new Set(
      [alpha, beta].flatMap((station) =>
        ['rateWishes', 'posts', 'advice', 'letters', 'markers'].map((queue) => `${station} ${queue}`),
      ),
    ),
  );
  const atOne = queuesIn(await atBeta.until(says(beta, 'letters', 'last')));
  expect(atOne).toContain(`${beta} prizes`);
  expect(atOne.filter((each) => !each.startsWith(beta))).toEqual([]);
  await Promise.all([atSupport.close(), atBeta.close()]);
});

test('who claims a thing, and who opens it, is heard by the colleagues', async () => {
  const stream = await listens(owner);
  await hello(stream);
  const filled = await fillQueues(one, alpha);
  const work = { station: alpha, now: one.now() };
  await one.inStation(alpha, (db) => claim({ ...work, db }, support, 'letters', [filled.letters]));
  await stream.until(says(alpha, 'letters', filled.letters));
  await one.inStation(alpha, (db) =>
    lookAt({ ...work, db }, support, { queue: 'advice', item: filled.advice }),
  );
  await stream.until(says(alpha, 'advice', filled.advice));
  await stream.close();
});

test('who comes back hears whether something was missed', async () => {
  const first = await listens(owner);
  const { id } = await hello(first);
  await first.close();
  expect(await hello(await listens(owner, two, id))).toMatchObject({ data: { missed: false } });
  const witness = await listens(owner);
  await hello(witness);
  await fillQueues(one, alpha);
  await witness.until(says(alpha, 'letters'));
  expect(await hello(await listens(owner, two, id))).toMatchObject({ data: { missed: true } });
  expect(await hello(await listens(owner, one, id))).toMatchObject({ data: { missed: true } });
});

test('a broken connection to the database is made again, and everybody hears that something may be missed', async () => {
  const stream = await listens(owner);
  await hello(stream);
  await one.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN office'`,
  );
  expect(await hello(stream)).toMatchObject({ data: { missed: true } });
  await fillQueues(one, alpha);
  await stream.until(says(alpha, 'letters'));
  await stream.close();
});

test('it ends with the session, wherever that is ended, and opens for nobody who is not logged in', async () => {
  const leaver = await staffMember(one, 'finance', { name: 'leaver' });
  const stream = await listens(leaver);
  await hello(stream);
  await inStation(one.pool, everyStation, (db) => endStaffSession(db, leaver.sessionId, 'ended', one.now()), {
    role: 'office_staff',
  });
  expect(await stream.until(({ event }) => event === 'bye')).toHaveLength(1);
  expect(await stream.next()).toBeNull();
  expect((await openStream(two.officeUrl, leaver)).status).toBe(401);
  expect((await openStream(two.officeUrl, { cookies: new Map() })).status).toBe(401);
  const elsewhere = await fetch(`${two.officeUrl}/office/stream`, {
    headers: {
      cookie: [...owner.cookies].map((pair) => pair.join('=')).join('; '),
      'sec-fetch-site': 'cross-site',
    },
  });
  expect(elsewhere.status).toBe(403);
});

test('of the tabs of one session the newest are served, and the server ends with streams open', async () => {
  const tabs: OfficeStream[] = [];
  for (let i = 0; i < 5; i++) {
    tabs.push(await listens(support, two));
    await hello(tabs[i]!);
  }
  expect(await tabs[0]!.until(({ event }) => event === 'bye')).toHaveLength(1);
  const third = await startServer({ stations: testStations, office: true, beside: one });
  const stream = await listens(support, third);
  await hello(stream);
  await third.stop();
  expect(await stream.until(({ event }) => event === 'bye')).toHaveLength(1);
});
