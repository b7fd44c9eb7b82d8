// A member's record of protection: each thing that a member, the server and the office do is one entry, in order, whole over its pages, and nobody else's.
import { expect } from 'vitest';
import { protection } from '#contract/office/members.generated.ts';
import { interact, list } from '#contract/office/waiting.generated.ts';
import { ackReality, answerLimits, sendScore, setLimit, takeBreak } from '#contract/protection.generated.ts';
import { storeSightings } from '#server/account/sightings.ts';
import { staffMember } from '#support/officeStaff.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { accountId } from '../platformMoney.ts';

const [first, ...others] = testStations;
const test = world({
  stations: [{ ...first!, protection: { markers: { nights: 2, nightMinutes: 30 } } }, ...others],
  at: '2026-11-20T12:00:00+08:00',
  office: true,
});

test('what a member did, what was found and what was done about it is one list, whole over its pages', async ({
  server,
  clock,
  member,
}) => {
  const id = await accountId(server, 'member01');
  const done = async (answering: Promise<{ answer: { success: boolean } }>) =>
    expect((await answering).answer).toMatchObject({ success: true });

  const day = { kind: 'deposit', frame: 'day' } as const;
  await done(member.call(setLimit, { ...day, value: '500' } as never));
  await done(member.call(setLimit, { ...day, value: '900' } as never));
  await done(member.call(answerLimits, { answer: 'reviewed' } as never));
  await done(member.call(ackReality, { due: '2026-11-20 11:30:00' }));
  await done(member.call(ackReality, { due: '2026-11-20 11:30:00' }));
  await done(member.call(sendScore, { answers: '0,1,2,0,0,0,0,0,1' }));
  for (const night of ['2026-11-19', '2026-11-20'])
    await server.inStation(alpha, (db) =>
      storeSightings(db, [
        {
          accountId: id,
          from: new Date(`${night}T01:10:00+08:00`),
          to: new Date(`${night}T01:45:00+08:00`),
        },
      ]),
    );
  await done(member.call(takeBreak, { kind: 'timeout', hours: 24, scope: 'station' } as never));
  await clock.to('2026-11-21T06:00:00+08:00');
  await server.runMarkerJob();
  // A session of somebody who works here ends by itself in that time.
  const auditor = await staffMember(server, 'auditor');
  const support = await staffMember(server, 'support');
  const { answer: waiting } = await support.call(list, { queue: 'markers' });
  expect(waiting.tickets).toMatchObject([
    {
      account: 'member01',
      facts: [
        { name: 'marker', value: expect.stringContaining('2') },
        { name: 'rows', value: expect.stringContaining('play:') },
      ],
    },
  ]);
  const item = waiting.tickets![0]!.item;
  await clock.to('2026-11-21T06:01:00+08:00');
  await done(
    support.call(interact, {
      queue: 'markers',
      item,
      decision: 'spoken',
      way: 'call',
      reason: 'sets a limit',
    }),
  );
  expect((await support.call(list, { queue: 'markers' })).answer.tickets).toEqual([]);

  const whole = (await auditor.call(protection, { account: 'member01' })).answer;
  expect(whole.next).toBeUndefined();
  expect(whole.entries!.map(({ topic }) => topic)).toEqual([
    'interaction',
    'marker',
    // What has one moment is in the order of its topics.
    'selfTest',
    'reality',
    'limit',
    'limit',
    'limit',
    'break',
  ]);
  expect(whole.entries![0]).toMatchObject({ by: 'supportOfTest' });
  expect(whole.entries![0]!.text).toContain('sets a limit');
  expect(whole.entries![1]!.text).toContain('play:2026-11-1');
  // Every row of the tables is there.
  const { rows } = await server.pool.query(
    `SELECT (SELECT count(*) FROM player_limit_change WHERE account_id = $1) + (SELECT count(*) FROM break_wish WHERE account_id = $1)
      + (SELECT count(*) FROM break_attempt WHERE account_id = $1) + (SELECT count(*) FROM reality_answer WHERE account_id = $1)
      + (SELECT count(*) FROM self_test WHERE account_id = $1) + (SELECT count(*) FROM marker_hit WHERE account_id = $1)
      + (SELECT count(*) FROM marker_interaction WHERE account_id = $1) AS count`,
    [id],
  );
  expect(whole.entries!.length).toBe(Number(rows[0].count));

  const paged: string[] = [];
  let before: string | undefined;
  do {
    const { answer: page } = await auditor.call(protection, {
      account: 'member01',
      pageSize: 3,
      ...(before !== undefined && { before }),
    });
    paged.push(...page.entries!.map((entry) => entry.id));
    before = page.next;
  } while (before !== undefined);
  expect(paged).toEqual(whole.entries!.map((entry) => entry.id));
});

test('another member’s is empty, and a wrong role or place is refused', async ({ server }) => {
  const auditor = await staffMember(server, 'auditor', { name: 'secondAuditor' });
  expect((await auditor.call(protection, { account: 'agent01' })).answer.entries).toEqual([]);
  expect((await auditor.call(protection, { account: 'member01', before: "1'; --" })).answer).toMatchObject({
    success: false,
    code: 'invalid',
  });
  const finance = await staffMember(server, 'finance');
  expect((await finance.call(protection, { account: 'member01' })).answer).toMatchObject({
    code: 'wrongRole',
  });
  expect(
    (
      await auditor.call(interact, {
        queue: 'markers',
        item: '1',
        decision: 'spoken',
        way: 'call',
        reason: 'x',
      } as never)
    ).answer,
  ).toMatchObject({ code: 'wrongRole' });
});
