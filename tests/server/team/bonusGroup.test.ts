// What a bettor has beside the lowest prizes and the commission of those above never pass the rate of the agent at the top.
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { bonusGroupAt } from '#lottery/bet/prize.ts';
import { CATEGORIES } from '#rules/team/categories.ts';
import { migrate, readSchema } from '#server/db/migrate.ts';
import { ownTerms, termsOf } from '#server/play/terms.ts';
import { createDatabase, dropDatabase } from '#server/postgres/databases.ts';
import { openBelow, openTeam, setRates, type Team } from '#support/team.ts';
import { alpha } from '#support/testStations.ts';
import { YUAN } from '#values/money.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await setRates(team.server, 'agent01', 127_000);
  await openBelow(team.table, team.middle, 'teamcarl', 'member');
});
afterAll(() => team.table.close());

interface Standing {
  account_id: number;
  group_bonus: number;
  uplines: number[];
  rates: number[];
}

/** Everybody of the tree with the chain a bet on a lottery has now. */
const standing = (): Promise<Standing[]> =>
  team.server.inStation(alpha, async (db) => {
    const { rows } = await sql<Standing>`SELECT m.account_id, m.group_bonus, c.uplines, c.rates
      FROM team_member m CROSS JOIN LATERAL team_chain(m.account_id, 1) c`.execute(db);
    return rows;
  });

test('whatever rates and groups are set, and wherever the slider stands, a bet gives at most the rate of the top', async () => {
  const terms = await team.server.inStation(alpha, (db) => termsOf(db, 'FFC', LotVersion.official));
  const lowest = bonusGroupAt(terms.highestGroup, terms.mostRebate);
  const set = (name: string, rate: number, group: number) =>
    team.server
      .inStation(alpha, (db) =>
        db
          .updateTable('team_member')
          .set({ rates: CATEGORIES.map((_, at) => (at < 2 ? rate : 0)), group_bonus: group })
          .where('account_id', '=', (of) => of.selectFrom('account').select('id').where('name', '=', name))
          .execute(),
      )
      .then(
        () => 'set' as const,
        ({ code }) => code as string,
      );
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('agent01', 'teamagent', 'teambob', 'teamcarl'),
      fc.integer({ min: 0, max: 127 }),
      fc.integer({ min: 0, max: 140 }),
      fc.integer({ min: 0, max: 1000 }),
      async (name, rate, percent, slider) => {
        // At 100 the group is all that the rate gives.
        const group = 1700 + 2 * Math.floor((rate * percent) / 100);
        const outcome = await set(name, rate * 1000, group);
        outcomes.add(outcome);
        if (group > 1700 + rate * 2) expect(outcome).not.toBe('set');
        const stake = 1000n * YUAN;
        for (const { account_id, group_bonus, uplines, rates } of await standing()) {
          const { highestGroup, mostRebate } = ownTerms(terms, group_bonus);
          const rebate = (mostRebate * BigInt(slider)) / 1000n;
          // What the slider gives back, and what the prizes are above the lowest ones.
          const own = (stake * rebate) / YUAN;
          const prizes = (stake * (bonusGroupAt(highestGroup, rebate) - lowest)) / (2000n * YUAN);
          const { rows } = await team.server.inStation(alpha, (db) =>
            sql<{ sum: bigint }>`SELECT coalesce(sum(share), 0)::bigint AS sum
              FROM commission_shares(${stake}, ${uplines}::integer[], ${rates}::integer[])`.execute(db),
          );
          const top = (stake * BigInt(rates.at(-1)!)) / 1_000_000n;
          expect([account_id, own + prizes + rows[0]!.sum <= top]).toEqual([account_id, true]);
        }
      },
    ),
    {
      numRuns: 40,
      examples: [
        ['agent01', 127, 100, 0],
        ['teamagent', 100, 100, 500],
        ['teambob', 90, 100, 1000],
        ['teamcarl', 90, 80, 1000],
        ['teambob', 90, 102, 0],
        ['teamcarl', 20, 140, 0],
      ],
    },
  );
  // Both sides were seen.
  expect([...outcomes]).toEqual(expect.arrayContaining(['set', 'TM006']));
});

test('a database from before lowers groups above the rate, below agents alone, with the links that give them', async () => {
  const name = `group_${randomBytes(4).toString('hex')}`;
  const url = await createDatabase(inject('databaseUrl'), name);
  const client = new pg.Client({ connectionString: url });
  try {
    const shipped = readSchema();
    const before = [...shipped.migrations].filter(([file]) => !file.endsWith('_bonus_group_of_rate.sql'));
    await migrate(url, {
      ...shipped,
      migrations: new Map(before),
      objects: new Map([
        ...shipped.objects,
        // As it was before: no word about the group and the rate.
        [
          'functions/team_member_guard.sql',
          shipped.objects
            .get('functions/team_member_guard.sql')!
            .replace(' AND NEW.group_bonus > setting', ' AND false AND NEW.group_bonus > setting'),
        ],
      ]),
    });
    await client.connect();
    await client.query("SELECT set_config('app.station', 'alpha', false)");
    const open = async (
      account: string,
      role: string,
      parent: number | null,
      rate: number,
      group: number,
    ) => {
      const { rows } = await client.query(
        `INSERT INTO account (station, name, name_key, role, created_at, parent_id) VALUES ('alpha', $1, $1, $2, now(), $3) RETURNING id`,
        [account, role, parent],
      );
      await client.query('UPDATE team_member SET rates[1] = $2, group_bonus = $3 WHERE account_id = $1', [
        rows[0].id,
        rate,
        group,
      ]);
      return rows[0].id as number;
    };
    const top = await open('top', 'agent', null, 127_000, 1960);
    const middle = await open('middle', 'agent', top, 100_000, 1960);
    await open('bottom', 'member', middle, 0, 1960);
    await open('lower', 'member', middle, 50_000, 1780);
    const old = await open('old', 'member', middle, 60_000, 1820);
    await client.query('UPDATE account SET group_bonus = NULL WHERE id = $1', [old]);
    const alone = await open('alone', 'member', null, 0, 0);
    await open('friend', 'member', alone, 0, 1960);
    await client.query(
      `INSERT INTO promotion_link (station, account_id, code, kind, rates, group_bonus, created_at)
        VALUES ('alpha', $1, 'abcd2345', 'member', '{75000,0,0,0,0,0,0,0}', 1960, now())`,
      [middle],
    );
    await migrate(url);
    const { rows } = await client.query(
      `SELECT a.name, m.group_bonus AS tree, a.group_bonus AS plays FROM account a JOIN team_member m ON m.account_id = a.id ORDER BY a.id`,
    );
    expect(rows.map(({ name: who, tree, plays }) => [who, tree, plays])).toEqual([
      ['top', 1954, 1954],
      ['middle', 1900, 1900],
      ['bottom', 1700, 1700],
      ['lower', 1780, 1780],
      ['old', 1820, 1820],
      ['alone', 1960, null],
      ['friend', 1960, null],
    ]);
    const links = await client.query('SELECT group_bonus FROM promotion_link');
    expect(links.rows).toEqual([{ group_bonus: 1850 }]);
    const triggers = await client.query(
      "SELECT tgenabled FROM pg_trigger WHERE tgrelid = 'team_member'::regclass AND NOT tgisinternal",
    );
    expect(triggers.rows).toEqual([{ tgenabled: 'O' }, { tgenabled: 'O' }]);
  } finally {
    await client.end();
    await dropDatabase(inject('databaseUrl'), name);
  }
});
