// What money needs before a crash test begins: stations that allow deposits and withdrawals, and players with a card and a withdrawal password.

import type pg from 'pg';
import { createHashing } from '#server/account/hashing.ts';
import { defaultSettings } from '#server/settings.ts';
import { YUAN } from '#values/money.ts';
import type { Player } from '../harness/players.ts';
import type { DepositMethod } from './world.ts';

export const withdrawalPassword = '246810';
/** What a withdrawal costs, in hundredths of a percent; so that the station's share is counted as well. */
export const feeShare = 50;

/** Removes limits that depend on the time of day, and charges a fee for every withdrawal. */
export async function openStationsForMoney(
  pool: pg.Pool,
  stations: readonly string[],
): Promise<ReadonlyMap<string, readonly DepositMethod[]>> {
  await pool.query(
    'UPDATE deposit_setting SET contract_version = 0, pending_most = 3, online_seconds = 600 WHERE station = ANY ($1)',
    [stations],
  );
  await pool.query(
    `UPDATE withdrawal_rule SET is_open = true, from_minute = 0, to_minute = 0, times_a_day = -1, free_times = 0,
      first_most = NULL, second_most = NULL, review_from = NULL, may_take_back = true WHERE station = ANY ($1)`,
    [stations],
  );
  await pool.query(
    `UPDATE card_type SET least = $2, fee_fixed = 0, fee_share = $3, fee_most = NULL WHERE station = ANY ($1) AND code = 'bank'`,
    [stations, String(10n * YUAN), feeShare],
  );
  const { rows } = await pool.query<
    Omit<DepositMethod, 'fixed'> & { station: string; fixed_amounts: (string | bigint)[] }
  >(
    `SELECT station, id, kind, least, fixed_amounts FROM pay_method
      WHERE station = ANY ($1) AND is_open AND levels = '{}' ORDER BY id`,
    [stations],
  );
  const methods = new Map<string, DepositMethod[]>(stations.map((station) => [station, []]));
  for (const { station, id, kind, least, fixed_amounts } of rows)
    methods.get(station)!.push({ id, kind, least, fixed: fixed_amounts.map(BigInt) });
  return methods;
}

/** Gives players a card and the withdrawal password; returns the number of each card. */
export async function giveCards(
  pool: pg.Pool,
  people: readonly Player[],
  now: Date,
): Promise<Map<Player, number>> {
  // Real Argon2 at the lowest cost: the hash itself states the cost.
  const hashing = createHashing({
    ...defaultSettings,
    argon2: { memoryCost: 64, timeCost: 1, parallelism: 1 },
  });
  const hash = await hashing.hash(withdrawalPassword);
  const cards = new Map<Player, number>();
  for (const [at, person] of people.entries()) {
    await pool.query('UPDATE account SET withdrawal_hash = $2 WHERE id = $1', [person.accountId, hash]);
    const { rows } = await pool.query<{ id: number }>(
      `INSERT INTO card (station, account_id, type, real_name, bank_name, card_no, card_key, is_primary, position, usable_from, created_at)
        VALUES ($1, $2, 'bank', '张伟', '招商银行', $3, $3, true, 0, $4, $4) RETURNING id`,
      [person.station, person.accountId, `62148500${String(at).padStart(8, '0')}`, now],
    );
    cards.set(person, rows[0]!.id);
  }
  return cards;
}

/** What balance treasure pays a year, in millionths: a ten-thousandth a day. */
const annual = 36_500n;

/** Lets wallets earn from a day some days ago on; the server catches up, and pays the last day's at six. */
export async function beginInterest(
  pool: pg.Pool,
  stations: readonly string[],
  fromDay: string,
): Promise<void> {
  await pool.query(
    'INSERT INTO interest_rate (station, from_day, annual, least, most) SELECT x, $2, $3, $4, $5 FROM unnest($1::text[]) x',
    [stations, fromDay, String(annual), String(YUAN), String(1_000_000n * YUAN)],
  );
}
