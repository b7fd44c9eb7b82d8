// Nothing reaches whoever pauses: what happened before or during a pause is never sent, whatever it is, and what happens afterwards is.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { askReturn, consentMarketing, setLimit, takeBreak } from '#contract/protection.generated.ts';
import { noteForDevices } from '#server/messages/push/note.ts';
import { accountId, addBet } from '#support/activities.ts';
import type { PushReceiver } from '#support/pushReceiver.ts';
import { pushTest, sent, somebodyOn } from '#support/pushTest.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

const test = pushTest();

let events = 0;
/** A win, an answer and a withdrawal of a member, and a round of packets that opens now and was asked for a minute ago. */
async function everythingHappens(server: RunningServer, name: string): Promise<void> {
  events += 1;
  // Each at a moment of its own.
  await server.passTime(1);
  const now = server.now();
  await addBet(server, alpha, name, { stake: '2', payout: '4' });
  await server.inStation(alpha, async (db) => {
    const id = await accountId(db, name);
    await noteForDevices(db, id, { kind: 'withdrawal', subject: `W${events}` }, now);
    await sql`INSERT INTO conversation (station, account_id, created_at, last_at, unread) VALUES (${alpha}, ${id}, ${now}, ${now}, 1)
      ON CONFLICT (station, account_id) DO UPDATE SET unread = 1`.execute(db);
    await noteForDevices(db, id, { kind: 'support', subject: String(events) }, now);
    await sql`INSERT INTO red_packet (station, activity_id, opens_at, closes_at, total, parts)
      SELECT ${alpha}, id, ${now}::timestamptz, ${now}::timestamptz + interval '10 minutes', 100, 1 FROM activity WHERE kind = 'redPacket' LIMIT 1
      ON CONFLICT DO NOTHING`.execute(db);
    await sql`INSERT INTO push_notice (station, device_id, account_id, service, kind, subject, at, send_at, lapses_at)
      SELECT d.station, d.id, d.account_id, d.service, x.kind, x.subject, ${now}::timestamptz - interval '1 minute', ${now}, ${now}::timestamptz + interval '1 hour'
        FROM push_device d CROSS JOIN LATERAL (
          SELECT 'won' AS kind, 'FFC ' || max(o.qi_hao) AS subject FROM bet_order o WHERE o.account_id = d.account_id AND o.created_at = ${now}
          UNION ALL SELECT 'packet', max(k.id)::text FROM red_packet k WHERE k.opens_at = ${now}) x
        WHERE d.account_id = ${id}`.execute(db);
  });
}

/** What a member is notified of when all of it happens now. */
async function heard(server: RunningServer, receiver: PushReceiver, name: string): Promise<string[]> {
  await everythingHappens(server, name);
  const received = await sent(server, receiver);
  return received.map(({ notice }) => notice.tag.split(' ')[0]!).toSorted();
}

const everything = ['packet', 'support', 'withdrawal', 'won'];
const services = ['support', 'withdrawal', 'won'];

test('who does not pause is notified of all of it', async ({ server, receiver }) => {
  const { name } = await somebodyOn(server, receiver, alpha);
  expect(await heard(server, receiver, name)).toEqual(everything);
});

test('nothing in a time-out, and of what happened in it nothing afterwards', async ({ server, receiver }) => {
  const { name, client } = await somebodyOn(server, receiver, alpha);
  const before = await somebodyOn(server, receiver, alpha);
  // Written a moment before the time-out begins.
  await everythingHappens(server, name);
  expect(
    (await client.call(takeBreak, { kind: 'timeout', hours: 24, scope: 'station' })).answer.success,
  ).toBe(true);
  expect(await sent(server, receiver)).toEqual([]);
  expect(await heard(server, receiver, name)).toEqual([]);
  await server.passTime(25 * 3600);
  expect(await sent(server, receiver)).toEqual([]);
  expect(await heard(server, receiver, name)).toEqual(everything);
  expect(before.name).not.toBe(name);
});

test('nothing in an exclusion, nothing while a return is asked for, and no offer after it without consent', async ({
  server,
  receiver,
}) => {
  const { name, client } = await somebodyOn(server, receiver, alpha);
  expect(
    (await client.call(takeBreak, { kind: 'exclude', term: '6m', scope: 'station' })).answer.success,
  ).toBe(true);
  expect(await heard(server, receiver, name)).toEqual([]);
  await server.passTime(200 * 86_400);
  // Over, and not opened again: it waits for a word of the member.
  expect(await heard(server, receiver, name)).toEqual([]);
  await client.logIn(name);
  expect((await client.call(askReturn, {})).answer.success).toBe(true);
  expect(await heard(server, receiver, name)).toEqual([]);
  await server.passTime(40 * 86_400);
  expect(await heard(server, receiver, name)).toEqual(services);
  await client.logIn(name);
  expect((await client.call(consentMarketing, {})).answer.success).toBe(true);
  expect(await heard(server, receiver, name)).toEqual(everything);
});

test.for([
  ['a pause that support noted', { paused_until: '2099-01-01' }, []],
  ['an account that is closed', { state: 'disabled' }, []],
  ['one that has ended', { ends_at: '2020-01-01' }, []],
  ['one that is frozen, which is notified of its own affairs', { state: 'frozen' }, services],
  ['one that may not play', { play_blocked_until: '2099-01-01' }, services],
] as const)('%s', async ([, change, expected], { server, receiver }) => {
  const { name } = await somebodyOn(server, receiver, alpha);
  await server.inStation(alpha, (db) =>
    db
      .updateTable('account')
      .set(change as object)
      .where('name', '=', name)
      .execute(),
  );
  expect(await heard(server, receiver, name)).toEqual(expected);
});

test('nothing once a limit on time is used up', async ({ server, receiver }) => {
  const { name, client } = await somebodyOn(server, receiver, alpha);
  const { answer } = await client.call(setLimit, { kind: 'time', frame: 'day', value: '3600' });
  expect(answer.success).toBe(true);
  expect(await heard(server, receiver, name)).toEqual(everything);
  const id = await server.inStation(alpha, (db) => accountId(db, name));
  const now = server.now();
  await server.pool.query(
    'INSERT INTO play_span (station, account_id, from_at, to_at) VALUES ($1, $2, $3, $4)',
    [alpha, id, new Date(now.getTime() - 3_700_000), now],
  );
  expect(await heard(server, receiver, name)).toEqual([]);
});
