// The tree in the database itself: what no form can break, depth, and changes that race.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kickbackResetSave, registerSave } from '#contract/agent.generated.ts';
import type { Client } from '#support/startServer.ts';
import { idOf, mismatchesOf, openBelow, openTeam, password, setRates, type Team } from '#support/team.ts';
import { alpha } from '#support/testStations.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.table.close());

const change = (set: string, name: string) =>
  team.server.inStation(alpha, (db) =>
    sql`UPDATE team_member SET ${sql.raw(set)} WHERE account_id = (SELECT id FROM account WHERE name = ${name})`.execute(
      db,
    ),
  );
const lottery = (rate: number) => `rates = ARRAY[${rate}, 0, 0, 0, 0, 0, 0, 0]`;

test.each([
  ['above its upline', lottery(80_000), 'teambob', 'TM003'],
  ['below a child', lottery(10_000), 'teamagent', 'TM004'],
  ['between two steps', lottery(60_500), 'teambob', 'TM002'],
  ['above the station', lottery(200_000), 'agent01', 'TM002'],
  ['a bonus group above the upline', `${lottery(75_000)}, group_bonus = 1850`, 'teambob', 'TM003'],
  ['a bonus group above its rate', 'group_bonus = 1822', 'teambob', 'TM006'],
  ['an odd bonus group', 'group_bonus = 1701', 'teambob', 'TM002'],
  ['another upline', 'upline_id = NULL', 'teambob', 'TM001'],
  ['another depth', 'depth = 7', 'teambob', 'TM001'],
  ['a rate in a band without quota', 'rates = ARRAY[128000, 75000, 0, 0, 0, 0, 0, 0]', 'teamagent', 'TM005'],
])('the database refuses %s', async (_, set, name, code) => {
  if (code === 'TM005') await setRates(team.server, 'agent01', 130_000);
  await expect(change(set, name)).rejects.toMatchObject({ code });
});

test('an upline is for good, and quota is neither made nor taken by the application', async () => {
  await expect(
    team.server.inStation(alpha, (db) =>
      sql`UPDATE account SET parent_id = NULL WHERE name = 'teambob'`.execute(db),
    ),
  ).rejects.toMatchObject({ code: 'TM001' });
  await expect(
    team.server.inStation(alpha, (db) => sql`UPDATE team_quota SET given = 9`.execute(db)),
  ).rejects.toMatchObject({ code: '42501' });
  await expect(
    team.server.inStation(alpha, (db) => sql`DELETE FROM team_path`.execute(db)),
  ).rejects.toMatchObject({ code: '42501' });
});

test('twelve levels below each other: each knows all above it, and nobody is above its upline', async () => {
  await setRates(team.server, 'agent01', 100_000);
  let agent: Client = team.top;
  for (let level = 1; level <= 12; level++)
    agent = await openBelow(team.table, agent, `level${level}`, 'agent', {
      lottery: String(9 - level * 0.5),
    });
  const { rows } = await team.server.inStation(alpha, (db) =>
    sql<{ above: string; rates: number[] }>`
      SELECT string_agg(a.name, ' ' ORDER BY p.distance) AS above, array_agg(m.rates[1] ORDER BY p.distance) AS rates
        FROM team_path p JOIN account a ON a.id = p.ancestor_id JOIN team_member m ON m.account_id = p.ancestor_id
        WHERE p.account_id = (SELECT id FROM account WHERE name = 'level12')`.execute(db),
  );
  expect(rows[0]!.above.split(' ')).toEqual([
    ...Array.from({ length: 12 }, (_, at) => `level${12 - at}`),
    'agent01',
  ]);
  expect(rows[0]!.rates).toEqual(rows[0]!.rates.toSorted((a, b) => a - b));
});

test('raising a child and lowering its upline at once ends in one of the two orders', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 12; round++) {
    await setRates(team.server, 'teambob', 40_000, 1700);
    await setRates(team.server, 'teamagent', 90_000);
    const [child, upline] = await Promise.all([
      team.middle.call(kickbackResetSave, { account: 'teambob', lottery: '8.0' }),
      team.top.call(kickbackResetSave, { account: 'teamagent', lottery: '5.0' }),
    ]);
    outcomes.add(`${child.answer.success} ${upline.answer.success}`);
    const { rows } = await team.server.inStation(alpha, (db) =>
      sql<{
        name: string;
        rate: number;
      }>`SELECT a.name, m.rates[1] AS rate FROM team_member m JOIN account a ON a.id = m.account_id
        WHERE a.name IN ('teamagent', 'teambob') ORDER BY a.name`.execute(db),
    );
    // The child first: it has 8, and the upline cannot go below it. The upline first: it has 5, and the child keeps 4.
    expect([
      [90_000, 80_000, true, false],
      [50_000, 40_000, false, true],
    ]).toContainEqual([rows[0]!.rate, rows[1]!.rate, child.answer.success, upline.answer.success]);
  }
  expect([...outcomes].every((outcome) => ['true false', 'false true'].includes(outcome))).toBe(true);
});

test('of accounts opened at once with the last quota one is opened', async () => {
  await setRates(team.server, 'agent01', 130_000);
  const id = await idOf(team.server, 'agent01');
  await team.server.inStation(alpha, (db) => sql`SELECT team_quota_grant(${id}, 128000, 2)`.execute(db));
  const other = team.server.client(alpha);
  await other.logIn('agent01');
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      other.call(registerSave, {
        account: `lastquota${at}`,
        password,
        rePassword: password,
        type: 'member',
        lottery: '12.8',
      }),
    ),
  );
  expect(answers.filter(({ answer }) => answer.success)).toHaveLength(2);
  const { rows } = await team.server.inStation(alpha, (db) =>
    sql<{ given: number; used: number; members: number }>`SELECT q.given, q.used,
      (SELECT count(*)::int FROM team_member m WHERE m.upline_id = ${id} AND m.rates[1] >= 128000) AS members FROM team_quota q WHERE q.account_id = ${id}`.execute(
      db,
    ),
  );
  expect(rows[0]).toEqual({ given: 2, used: 2, members: 2 });
  expect(await mismatchesOf(team.server)).toEqual([]);
});
