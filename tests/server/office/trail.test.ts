// The trail: every act and every look at what is personal leaves a line, nobody takes one away, and whoever rewrites one is found.

import { createHash } from 'node:crypto';
import type pg from 'pg';
import { describe, expect } from 'vitest';
import { GetLotteryResultList } from '#contract/lottery.generated.ts';
import { elevate, endOthers } from '#contract/office/session.generated.ts';
import { change, disable } from '#contract/office/staff.generated.ts';
import { list } from '#contract/office/trail.generated.ts';
import { knownLottery } from '#lottery/catalogue.ts';
import { recordChange } from '#server/content/history.ts';
import { type Db, everyStation, inStation } from '#server/db/stationTransaction.ts';
import { memberFacts } from '#server/db/supportAction.ts';
import { commitToPeriods } from '#server/jobs/draws/commit.ts';
import { seedSealing } from '#server/jobs/draws/seeds.ts';
import { actAs } from '#server/office/staff/session.ts';
import { appendLine, appendRead } from '#server/office/trail/append.ts';
import { hashOfLine } from '#server/office/trail/chain.ts';
import { verifyTrail } from '#server/office/trail/verify.ts';
import { Refusal } from '#server/refusal.ts';
import { memberNamed } from '#server/support/member.ts';
import { recorded } from '#server/support/record.ts';
import { officeAs } from '#support/office.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { officeTexts } from '#texts/office.generated.ts';

const test = world({ office: true, settings: { staffReadsADay: 3 } });

/** A note of somebody as a line. */
const lineOf = (server: RunningServer, what: string, station: string | null = null) => ({
  at: server.now(),
  what,
  station,
  staffId: 1,
  by: 'somebody',
  accountId: null,
  detail: { note: '备注' },
  reason: 'Because.',
});

const append = (server: RunningServer, what: string, station: string | null = null) =>
  inStation(
    server.pool,
    everyStation,
    (db) => appendLine(db, { ...lineOf(server, what, station), source: 'act' }),
    { role: 'office_staff' },
  );

/** Works with the database as the one who owns it does, past every trigger. */
async function rewriting<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("SET session_replication_role = 'replica'");
    return await work(client);
  } finally {
    await client.query('RESET session_replication_role');
    client.release();
  }
}

describe('a line', () => {
  test('is left by each act, with its reason and without its secrets', async ({ server }) => {
    const support = await officeAs(server, 'support');
    await support.call(elevate, { role: 'finance', reason: 'Lin is ill.' });
    await support.call(endOthers, {});
    const owner = await officeAs(server, 'owner');
    const { lines = [] } = (await owner.call(list, { pageSize: 2 })).answer;
    expect(lines.map(({ what, by, reason, source }) => [what, by, reason, source])).toEqual([
      ['session/endOthers', 'support', '', 'act'],
      ['session/elevate', 'support', 'Lin is ill.', 'act'],
    ]);
    expect(JSON.parse(lines[1]!.detail)).toMatchObject({ request: { role: 'finance' } });
  });

  test('is not left by what was refused', async ({ server }) => {
    const owner = await officeAs(server, 'owner');
    const before = (await owner.call(list, { pageSize: 1 })).answer.lines![0]!.number;
    expect((await owner.call(disable, { staff: '99999', reason: 'Why not.' })).answer.success).toBe(false);
    expect((await owner.call(list, { pageSize: 1 })).answer.lines![0]!.number).toBe(before);
  });

  test('is left by support and by content, in the transaction of what they did', async ({ server }) => {
    const now = server.now();
    const act = async (db: Db, fails: boolean) => {
      await actAs(db, 3);
      const work = { db, station: alpha, now };
      await recorded(work, { by: 'lin', words: ['level', 'member01', '2'] }, async (note) => {
        note.because('Asked on the phone.');
      });
      await recordChange(db, {
        station: alpha,
        at: now,
        by: 'lin',
        before: 'a',
        after: 'b',
        differences: [],
        entries: [],
        reason: 'Typo.',
        source: 'office',
        takesBack: null,
      });
      if (fails) throw new Error('It failed after all.');
    };
    await expect(inStation(server.pool, alpha, (db) => act(db, true))).rejects.toThrow('after all');
    await inStation(server.pool, alpha, (db) => act(db, false));
    const owner = await officeAs(server, 'owner');
    const { lines = [] } = (await owner.call(list, { staff: '3', station: alpha })).answer;
    expect(lines.map(({ source, by, reason }) => [source, by, reason])).toEqual([
      ['content', 'lin', 'Typo.'],
      ['support', 'lin', 'Asked on the phone.'],
    ]);
  });

  test('is seen by who works for its station, a page after the other', async ({ server }) => {
    for (const station of [alpha, beta, null]) await append(server, `note ${station}`, station);
    const owner = await officeAs(server, 'owner');
    const first = (await owner.call(list, { pageSize: 2 })).answer;
    const next = (await owner.call(list, { pageSize: 1, before: first.lines!.at(-1)!.number })).answer;
    expect([...first.lines!, ...next.lines!].map(({ what }) => what)).toEqual([
      'note null',
      `note ${beta}`,
      `note ${alpha}`,
    ]);
    expect((await owner.call(list, { day: '2026-11-19' })).answer.lines).toEqual([]);
    expect((await owner.call(list, { day: '2026-13-01' })).answer.fieldErrors).toHaveProperty('day');

    await server.pool.query(`UPDATE staff SET stations = ARRAY['${beta}'] WHERE name_key = 'auditor'`);
    const auditor = await officeAs(server, 'auditor');
    const { lines = [] } = (await auditor.call(list, {})).answer;
    expect(new Set(lines.map(({ station }) => station))).toEqual(new Set([beta]));
    expect((await auditor.call(list, { station: alpha })).answer.code).toBe('notYourStation');
    await server.pool.query("UPDATE staff SET stations = NULL WHERE name_key = 'auditor'");
  });
});

test('a person reads so much that is personal on a day, and no more', async ({ server, clock }) => {
  const read = () =>
    inStation(
      server.pool,
      alpha,
      (db) =>
        appendRead(db, { ...lineOf(server, 'members/card', alpha), staffId: 77 }, server.context.settings),
      { role: 'office_read' },
    );
  for (let reads = 0; reads < 3; reads++) await read();
  await expect(read()).rejects.toThrow(Refusal);
  await expect.poll(() => server.log()).toContain('staffReadsADay');
  await clock.pass(86_400);
  await read();
});

describe('nobody', () => {
  test.for([
    'house_app',
    'office_staff',
    'office_read',
    'office_support',
    'office_content',
    'office_money',
  ] as const)('changes or removes a line as %s', async (role, { server }) => {
    await append(server, 'note');
    for (const sql of [
      "UPDATE trail SET reason = 'another'",
      'DELETE FROM trail',
      'TRUNCATE trail',
      'INSERT INTO trail SELECT number + 1, at, source, what, station, staff_id, done_by, account_id, detail, reason, previous, hash FROM trail',
      'DELETE FROM trail_head',
    ]) {
      const client = await server.pool.connect();
      await client.query('BEGIN');
      await client.query(`SET LOCAL ROLE ${role}`);
      await expect(client.query(sql)).rejects.toThrow(/permission denied/);
      await client.query('ROLLBACK');
      client.release();
    }
  });

  test('not even the owner of the database, past whom a trigger stands', async ({ server }) => {
    await append(server, 'note');
    for (const sql of ["UPDATE trail SET reason = 'another'", 'DELETE FROM trail', 'TRUNCATE trail'])
      await expect(server.pool.query(sql)).rejects.toThrow('append only');
  });

  test('raises the last owner’s rights away', async ({ server }) => {
    const owner = await officeAs(server, 'owner');
    const { rows } = await server.pool.query<{ id: number }>("SELECT id FROM staff WHERE name_key = 'owner'");
    const own = String(rows[0]!.id);
    const reason = 'Why not.';
    expect((await owner.call(disable, { staff: own, reason })).answer.code).toBe('notOneself');
    expect((await owner.call(change, { staff: own, role: 'auditor', reason })).answer.code).toBe(
      'notOneself',
    );
    await expect(
      server.pool.query("UPDATE staff SET state = 'disabled' WHERE name_key = 'owner'"),
    ).rejects.toThrow('last owner');
  });
});

describe('a walk over the trail', () => {
  test('finds nothing wrong with what was written', async ({ server }) => {
    const number = await append(server, 'note');
    expect(await verifyTrail(server.pool)).toMatchObject({ ok: true, head: { lines: number } });
  });

  test('names a line that was changed', async ({ server }) => {
    const number = await append(server, 'note');
    await append(server, 'note after it');
    for (const [column, value] of [
      ['reason', "'another'"],
      ['done_by', "'nobody'"],
      ['at', "at - interval '1 second'"],
      ['detail', `'{"note":"其他"}'`],
      ['station', "'beta'"],
      ['staff_id', '2'],
    ]) {
      await rewriting(server.pool, async (client) => {
        await client.query('CREATE TEMP TABLE kept AS SELECT * FROM trail WHERE number = $1', [number]);
        await client.query(`UPDATE trail SET ${column} = ${value} WHERE number = $1`, [number]);
        expect(await verifyTrail(server.pool), column).toEqual({ ok: false, number, fault: 'changed' });
        await client.query(
          `UPDATE trail t SET ${column} = k.${column} FROM kept k WHERE k.number = t.number`,
        );
        await client.query('DROP TABLE kept');
      });
    }
    expect((await verifyTrail(server.pool)).ok).toBe(true);
  });

  test('names a line that was written again with a hash that fits', async ({ server }) => {
    const number = await append(server, 'note');
    await append(server, 'note after it');
    await rewriting(server.pool, async (client) => {
      const { rows } = await client.query(
        `SELECT number, round(extract(epoch FROM at) * 1000)::bigint AS "atMs", source, what, station, staff_id AS "staffId", done_by AS "doneBy",
          account_id AS "accountId", detail::text AS detail, reason, previous, hash FROM trail WHERE number = $1`,
        [number],
      );
      const [line] = rows;
      const hash = hashOfLine({ ...line, reason: 'another' });
      await client.query("UPDATE trail SET reason = 'another', hash = $2 WHERE number = $1", [number, hash]);
      expect(await verifyTrail(server.pool)).toEqual({ ok: false, number, fault: 'changed' });
      await client.query('UPDATE trail SET reason = $2, hash = $3 WHERE number = $1', [
        number,
        line.reason,
        line.hash,
      ]);
    });
  });

  test('names a line that is missing, also the last one that players were shown', async ({
    server,
    guest,
  }) => {
    const number = await append(server, 'note');
    await append(server, 'the last note');
    await commitToPeriods(
      {
        pool: server.pool,
        lotteries: [knownLottery('FFC')],
        feed: undefined,
        seedOf: (...of: string[]) => createHash('sha256').update(of.join()).digest('hex'),
        sealing: seedSealing(server.context.settings.drawKey),
      } as never,
      server.now(),
    );
    const { officeTrail } = (await guest.call(GetLotteryResultList, { lotCode: 'FFC' })).answer;
    const verdict = await verifyTrail(server.pool);
    expect(verdict).toMatchObject({ ok: true, head: { lines: number + 1n, hash: officeTrail!.hash } });
    expect(officeTrail!.lines).toBe(String(number + 1n));
    await rewriting(server.pool, async (client) => {
      await client.query('CREATE TEMP TABLE kept AS SELECT * FROM trail WHERE number >= $1', [number]);
      await client.query('DELETE FROM trail WHERE number = $1', [number + 1n]);
      expect(await verifyTrail(server.pool)).toEqual({ ok: false, number: number + 1n, fault: 'missing' });
      await client.query('INSERT INTO trail SELECT * FROM kept WHERE number > $1', [number]);
      await client.query('DELETE FROM trail WHERE number = $1', [number]);
      expect(await verifyTrail(server.pool)).toEqual({ ok: false, number, fault: 'missing' });
      await client.query('INSERT INTO trail SELECT * FROM kept WHERE number = $1', [number]);
      await client.query('DROP TABLE kept');
    });
    expect((await verifyTrail(server.pool)).ok).toBe(true);
  });
});

test('each fact of a member that an act may change has words in both languages', async ({ server }) => {
  const facts = await server.inStation(alpha, async (db) => {
    const { id } = await memberNamed(db, 'agent01');
    return Object.keys(await memberFacts(db, id));
  });
  for (const texts of Object.values(officeTexts))
    expect(facts.filter((name) => !(`office-fields.${name}` in texts))).toEqual([]);
});

test('lines that are written at once follow one another', async ({ server }) => {
  await Promise.all(Array.from({ length: 20 }, (_, at) => append(server, `note ${at}`)));
  expect((await verifyTrail(server.pool)).ok).toBe(true);
});
