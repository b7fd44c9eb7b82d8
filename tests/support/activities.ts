// What tests of activities need: bets and deposits of a member on some day, terms that are changed, and the state of the books.
import { sql } from 'kysely';
import type { ContentFiles } from '#content/content.generated.ts';
import { filledFile } from '#content/contentSet.ts';
import type { ActivityKind } from '#contract/entities.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { activityOfKind } from '#server/activities/activity.ts';
import { ledgerAccount, ledgerTypes, post } from '#server/db/ledger.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import { parseMoney } from '#values/money.ts';
import activities from '../../stations/content/demo/activities.json' with { type: 'json' };
import type { Client, RunningServer } from './startServer.ts';

/** The activities of the demonstration's files, whose first deposit gift is the first offer of the table. */
export const demonstrationActivities = () =>
  filledFile('activities', activities as ContentFiles['activities']).items.map((one) => {
    const { offer, ...terms } = one.terms as { offer?: string };
    return { ...one, terms: offer === undefined ? terms : { strategyId: 1, ...terms } };
  });

export const accountId = async (db: Db, name: string): Promise<number> =>
  (await db.selectFrom('account').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

let bets = 0;

/** A settled bet of a member; amounts in yuan. The tables' owner writes it: nobody else may. */
export async function addBet(
  server: RunningServer,
  station: string,
  name: string,
  {
    stake,
    payout = '0',
    at = server.now(),
    book = 'real',
    isHalfPushed = false,
  }: { stake: string; payout?: string; at?: Date; book?: 'real' | 'play'; isHalfPushed?: boolean },
): Promise<void> {
  const id = await server.inStation(station, (db) => accountId(db, name));
  const client = await server.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL app.station = '${station}'`);
    await client.query(
      `INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma, units,
        pushed_units, stake, status, payout, created_at, ended_at)
       VALUES ($1, $2, $8, 'FFC', 2, $3, $4, 'test', '{}', '{}', '', 2, $9, $5, $6, $7, $4, $4)`,
      [
        station,
        id,
        `t${++bets}`,
        at,
        String(parseMoney(stake)),
        parseMoney(payout) > 0n ? 2 : 3,
        String(parseMoney(payout)),
        book,
        isHalfPushed ? 1 : 0,
      ],
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

let deposits = 0;

/** A deposit of a member as the ledger has it; the amount in yuan. */
export const addDeposit = (
  server: RunningServer,
  station: string,
  name: string,
  amount: string,
  at = server.now(),
): Promise<void> =>
  server.inStation(station, async (db) => {
    const wallet = await ledgerAccount(db, { station, id: await accountId(db, name) }, 'wallet', 'real');
    const source = await ledgerAccount(db, { station, id: 0 }, 'deposit', 'real');
    const sum = parseMoney(amount);
    await post(db, {
      type: ledgerTypes.onlineDeposit,
      refType: 'test deposit',
      refId: String(++deposits),
      at,
      legs: [
        { account: source, amount: -sum },
        { account: wallet, amount: sum },
      ],
    });
  });

/** A deposit order of a member that was paid, as offers and activities count deposits; it moves no money. */
export const addPaidOrder = (server: RunningServer, station: string, name: string): Promise<unknown> =>
  server.inStation(station, async (db) => {
    const { id } = await db.selectFrom('pay_method').select('id').limit(1).executeTakeFirstOrThrow();
    const at = server.now();
    return db
      .insertInto('deposit_order')
      .values({
        order_no: `T${++deposits}`,
        station,
        account_id: await accountId(db, name),
        kind: 'bank',
        method_id: id,
        amount: 100_0000n,
        paid: 100_0000n,
        deposit_factor: 100,
        status: DepositStatus.paid,
        created_at: at,
        expires_at: at,
        finished_at: at,
      })
      .execute();
  });

/** Lets a member be known on the devices of another one, as if both had logged in there. */
export const shareDevices = (
  server: RunningServer,
  station: string,
  name: string,
  other: string,
): Promise<unknown> =>
  server.inStation(station, async (db) =>
    sql`INSERT INTO device (station, account_id, visitor_hash, address, seen_at)
        SELECT station, ${await accountId(db, name)}, visitor_hash, address, seen_at FROM device
          WHERE account_id = ${await accountId(db, other)} ON CONFLICT DO NOTHING`.execute(db),
  );

/** Changes columns of the activity of a kind; terms are merged. Returns its number. */
export const changeActivity = (
  server: RunningServer,
  station: string,
  kind: ActivityKind,
  { terms, ...columns }: { terms?: object } & Record<string, unknown>,
): Promise<number> =>
  server.inStation(station, async (db) => {
    const activity = (await activityOfKind(db, kind, server.now()))!;
    const changes = { ...columns, ...(terms && { terms: sql`terms || ${JSON.stringify(terms)}::jsonb` }) };
    if (Object.keys(changes).length > 0)
      await db
        .updateTable('activity')
        .set(changes as never)
        .where('id', '=', activity.id)
        .execute();
    await db
      .updateTable('activity_flag')
      .set({ until: new Date(0) })
      .execute();
    return activity.id;
  });

/** Lets members of a station buy points, which the shipped content does not sell. */
export const sellPoints = (server: RunningServer, station: string): Promise<number> =>
  changeActivity(server, station, 'points', {
    terms: { toPoints: { enabled: true, min: '1', step: '1', daily: '1000' } },
  });

/** Fills the stock of a part. */
export const setStock = (
  server: RunningServer,
  station: string,
  activityId: number,
  part: number,
  left: number,
): Promise<unknown> =>
  server.inStation(station, (db) =>
    db
      .insertInto('activity_stock')
      .values({ station, activity_id: activityId, part, left_count: left })
      .onConflict((clash) => clash.columns(['activity_id', 'part']).doUpdateSet({ left_count: left }))
      .execute(),
  );

/** What does not add up in the points of a station: balances that are not the sum of their entries, and chains with a gap. */
export const pointsTroubles = (server: RunningServer, station: string): Promise<unknown[]> =>
  server.inStation(
    station,
    async (db) =>
      (
        await sql`SELECT p.account_id FROM points_account p LEFT JOIN LATERAL (
          SELECT coalesce(sum(e.amount), 0) AS sum, count(*) AS entries, coalesce(max(e.number), 0) AS last
            FROM points_entry e WHERE e.account_id = p.account_id) x ON true
          WHERE p.balance <> x.sum OR p.entries <> x.entries OR p.entries <> x.last`.execute(db)
      ).rows,
  );

/** Members of a station who are logged in, each with a password of its own; for many at once. */
export async function members(
  server: RunningServer,
  station: string,
  count: number,
  prefix = 'player',
): Promise<{ name: string; client: Client }[]> {
  await server.inStation(station, async (db) => {
    await sql`INSERT INTO account (station, name, name_key, role, password_hash, created_at)
      SELECT ${station}, ${prefix} || n, ${prefix} || n, 'member', (SELECT password_hash FROM account WHERE name = 'member01'), ${server.now()}
        FROM generate_series(1, ${count}::integer) AS n`.execute(db);
    await sql`INSERT INTO ledger_account (station, owner_id, kind, book) SELECT ${station}, id, 'wallet', 'real' FROM account
      WHERE name LIKE ${`${prefix}%`}`.execute(db);
  });
  const all: { name: string; client: Client }[] = [];
  for (let number = 1; number <= count; number++) {
    const client = server.client(station);
    await client.logIn(`${prefix}${number}`);
    all.push({ name: `${prefix}${number}`, client });
  }
  return all;
}
