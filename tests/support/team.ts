// A team for tests: agent01 of the first station with a rate, an agent below it and a member below that one, with money and bets.
import { sql } from 'kysely';
import { registerSave } from '#contract/agent.generated.ts';
import { CATEGORIES } from '#rules/team/categories.ts';
import { credit } from '#server/account/accounts.ts';
import { noRates } from '#server/money/team/rates.ts';
import { groupMost } from '#values/bonusGroup.ts';
import { parseMoney, wireMoney, YUAN } from '#values/money.ts';
import type { Clock } from './clock.ts';
import { betCredit, creditItem, openTable, sums, type Table } from './playTable.ts';
import type { Client, RunningServer } from './startServer.ts';
import { alpha } from './testStations.ts';

export const password = 'demo8888';

export async function idOf(server: RunningServer, name: string, station = alpha): Promise<number> {
  const row = await server.inStation(station, (db) =>
    db.selectFrom('account').select('id').where('name', '=', name).executeTakeFirstOrThrow(),
  );
  return row.id;
}

/**
 * Sets the rates of an account as the operator would: in millionths, of both lottery categories alone, with the bonus group that goes with them. Below agent01
 * stands member01, with all its agent has: where that is more, it has nothing from now on, and its quota is taken back.
 */
export async function setRates(
  server: RunningServer,
  name: string,
  lottery: number,
  groupBonus = Math.min(1960, groupMost(1700, lottery)),
  station = alpha,
): Promise<void> {
  const id = await idOf(server, name, station);
  await server.inStation(station, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('team_member')
      .set({ rates: [...noRates], group_bonus: 1700 })
      .where('upline_id', '=', id)
      .where(sql<number>`rates[1]`, '>', lottery)
      .where('account_id', '=', (of) => of.selectFrom('account').select('id').where('name', '=', 'member01'))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await sql`SELECT team_quota_grant(${id}, 128000, 0)`.execute(db);
    await db
      .updateTable('team_member')
      .set({ rates: CATEGORIES.map((_, at) => (at < 2 ? lottery : 0)), group_bonus: groupBonus })
      .where('account_id', '=', id)
      .execute();
  });
}

export async function giveMoney(server: RunningServer, name: string, yuan: number): Promise<void> {
  const id = await idOf(server, name);
  await server.inStation(alpha, (db) =>
    credit(db, alpha, { id, role: 'member' }, BigInt(yuan) * YUAN, {
      type: 1,
      refType: 'test',
      refId: `${name} ${yuan} ${Math.random()}`,
      remark: '',
      at: server.now(),
    }),
  );
}

/** Opens an account below an agent who is logged in, and logs it in with some money. */
export async function openBelow(
  table: Table,
  agent: Client,
  account: string,
  type: 'agent' | 'member',
  rates: { lottery?: string; lhc?: string; groupBonus?: number } = {},
): Promise<Client> {
  const { answer } = await agent.call(registerSave, {
    account,
    password,
    rePassword: password,
    type,
    ...rates,
  });
  if (!answer.success) throw new Error(`${account} was not opened: ${JSON.stringify(answer)}`);
  await giveMoney(table.server, account, 10_000);
  const client = table.server.client(alpha);
  await client.logIn(account, password);
  return client;
}

export interface Team {
  table: Table;
  server: RunningServer;
  /** agent01, 8 percent. */
  top: Client;
  /** teamagent, 7.5 percent. */
  middle: Client;
  /** teambob, 6 percent. */
  bottom: Client;
}

/** The worked example of docs/flows.md §5.2. */
export async function openTeam(clock?: Clock, { office = false } = {}): Promise<Team> {
  const table = await openTable({}, { office }, clock);
  await setRates(table.server, 'agent01', 80_000);
  const top = await table.player('agent01');
  const middle = await openBelow(table, top, 'teamagent', 'agent', {
    lottery: '7.5',
    lhc: '7.5',
    groupBonus: 1840,
  });
  const bottom = await openBelow(table, middle, 'teambob', 'member', { lottery: '6.0', lhc: '6.0' });
  return { table, server: table.server, top, middle, bottom };
}

/** A credit bet of so many yuan on one option, in the period on sale. */
export async function bet(table: Table, client: Client, yuan: number, lotCode = 'FFC'): Promise<string> {
  const item = await creditItem(client, lotCode, sums, ['总和大'], String(yuan));
  const { answer } = await betCredit(client, lotCode, await table.period(lotCode), [item]);
  if (!answer.success) throw new Error(`The bet was refused: ${JSON.stringify(answer)}`);
  return answer.orders![0]!.orderId;
}

/** Ends a bet that waits with so many of its units pushed, of the rest nothing won: what no draw of a test can be relied on for. */
export async function endWithPush(server: RunningServer, orderId: string, pushed?: number): Promise<void> {
  await server.inStation(alpha, async (db) => {
    const order = await db
      .selectFrom('bet_order')
      .select(['stake', 'units'])
      .where('id', '=', BigInt(orderId))
      .executeTakeFirstOrThrow();
    const units = BigInt(pushed ?? order.units);
    const isWhole = units === BigInt(order.units);
    await sql`SELECT bet_end(ARRAY[${orderId}]::bigint[], ARRAY[${isWhole ? 10 : 3}]::smallint[], ARRAY[0]::bigint[], ARRAY[${units}]::bigint[],
      ARRAY[${(order.stake * units) / BigInt(order.units)}]::bigint[], ARRAY[0]::bigint[], 131, 9, '', ${server.now()})`.execute(
      db,
    );
  });
}

/** Draws the period on sale, settles it and lets the team job pay and add up. */
export async function drawAndPay(table: Table): Promise<void> {
  await table.pass(60);
  await table.server.runMoneyJob();
}

/** What figures and ledger do not agree on. */
export const mismatchesOf = (server: RunningServer, station = alpha): Promise<unknown[]> =>
  server.inStation(station, async (db) => {
    const teams = await sql`SELECT * FROM team_mismatches()`.execute(db);
    const ledger = await sql`SELECT * FROM ledger_mismatches()`.execute(db);
    const days = await sql`SELECT * FROM ledger_day_mismatches()`.execute(db);
    const figures = await sql`SELECT * FROM figure_mismatches()`.execute(db);
    return [...teams.rows, ...ledger.rows, ...days.rows, ...figures.rows];
  });

/** Ledger amounts of an account by type. */
export const ledgerOf = (server: RunningServer, name: string): Promise<Record<number, bigint>> =>
  server.inStation(alpha, async (db) => {
    const { rows } = await sql<{ type: number; amount: bigint }>`
      SELECT e.type, sum(e.amount)::bigint AS amount FROM ledger_entry e JOIN ledger_account l ON l.id = e.account_id AND l.kind = 'wallet'
        JOIN account a ON a.id = l.owner_id WHERE a.name = ${name} GROUP BY e.type`.execute(db);
    return Object.fromEntries(rows.map(({ type, amount }) => [type, amount]));
  });

/** All pages of a list that goes on by `next`. */
export async function allPages<Row>(
  page: (before: string | undefined) => Promise<{ list?: Row[]; next?: string }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let before: string | undefined; ; ) {
    const { list = [], next = '' } = await page(before);
    rows.push(...list);
    if (next === '') return rows;
    before = next;
  }
}

/** Figures added up column by column, as an agent would. */
export function added(list: readonly object[]): Record<string, string> {
  const sums: Record<string, bigint> = {};
  for (const row of list)
    for (const [column, value] of Object.entries(row))
      sums[column] = (sums[column] ?? 0n) + parseMoney(value as string);
  return Object.fromEntries(Object.entries(sums).map(([column, value]) => [column, wireMoney(value)]));
}

/** Some days of bets in the team, deposits by hand aside: two of each member, one waiting at the end. */
export async function playSome({ table, top, middle, bottom }: Team): Promise<void> {
  for (const day of [1, 2]) {
    await bet(table, bottom, 100 * day);
    await bet(table, middle, 10 * day);
    await bet(table, top, 3 * day);
    await drawAndPay(table);
    table.nowMs += 86_400_000;
    await table.job.tick();
    // A session ends within a day.
    await top.logIn('agent01');
    await middle.logIn('teamagent', password);
    await bottom.logIn('teambob', password);
  }
  await bet(table, bottom, 7);
}

/** Big or small of three dice. */
export const k3 = 'k3_c_dx';

/** A credit bet on one option of any lottery. */
export async function betOn(
  table: Table,
  client: Client,
  { lotCode, playCode, option, yuan }: { lotCode: string; playCode: string; option: string; yuan: number },
): Promise<void> {
  const item = await creditItem(client, lotCode, playCode, [option], String(yuan));
  const { answer } = await betCredit(client, lotCode, await table.period(lotCode), [item]);
  if (!answer.success) throw new Error(`The bet was refused: ${JSON.stringify(answer)}`);
}
