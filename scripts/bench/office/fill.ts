// What the back office is measured on: a station with a million accounts, each with a device, a log-in, a card, a withdrawal and a deposit that wait, a line of the trail, and a million bets of one member. Written in SQL, without the triggers that keep what is not read here.
import type pg from 'pg';

/** Names of what was made. */
export interface Filled {
  /** Code of the station. */
  station: string;
  accounts: number;
  /** Whose the bets are. */
  player: string;
}

/** The account name of the nth member, and what else leads to it. */
export const wordsOf = (n: number): Record<string, string> => {
  const digits = String(n).padStart(9, '0');
  return {
    account: nameOf(n),
    nickname: `Nick ${digits}`,
    'phone tail': digits.slice(-4),
    'card tail': digits.slice(-6),
    'order number': `W${digits}`,
    address: addressOf(n),
  };
};

const nameOf = (n: number): string => `m${String(n).padStart(9, '0')}`;

/** Five members share an address; the office shows who. */
const addressOf = (n: number): string => {
  const place = Math.floor(n / 5);
  return `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`;
};

const named = (column: string): string => `'m' || lpad(${column}::text, 9, '0')`;

/** `at` is the newest moment; everything is older, one second apart. The pool is the owner's. `bet` is a bet to be repeated. */
export async function fillStation(
  pool: pg.Pool,
  station: string,
  { accounts, at, bet, say }: { accounts: number; at: Date; bet: bigint; say: (line: string) => void },
): Promise<Filled> {
  const client = await pool.connect();
  const { rows } = await client.query<{ method: number; type: string; bank: string }>(
    `SELECT (SELECT id FROM pay_method WHERE station = $1 AND kind = 'bank' ORDER BY id LIMIT 1) AS method,
      (SELECT code FROM card_type WHERE station = $1 ORDER BY position LIMIT 1) AS type`,
    [station],
  );
  const { method, type } = rows[0]!;
  const step = async (what: string, text: string, values: unknown[] = []): Promise<void> => {
    const since = performance.now();
    await client.query(text, values);
    say(`  ${what}: ${Math.round((performance.now() - since) / 100) / 10} s`);
  };
  try {
    await client.query(
      `SET session_replication_role = replica; SET statement_timeout = 0; SET synchronous_commit = off; SET work_mem = '256MB'; SET maintenance_work_mem = '256MB'`,
    );
    await client.query("SELECT set_config('app.station', $1, false)", [station]);
    await client.query(`CREATE TEMP TABLE made (n integer PRIMARY KEY, id integer NOT NULL)`);
    const moment = `($2::timestamptz - make_interval(secs => n))`;
    await step(
      'accounts',
      `WITH new AS (INSERT INTO account (station, name, name_key, role, nick_name, real_name, phone, created_at, login_at, login_address)
        SELECT $1, ${named('n')}, ${named('n')}, 'member', 'Nick ' || lpad(n::text, 9, '0'), 'Li ' || n % 5000, '13' || lpad(n::text, 9, '0'), ${moment}, ${moment}, ''
          FROM generate_series(1, $3::integer) AS n RETURNING id, name)
       INSERT INTO made SELECT substr(name, 2)::integer, id FROM new`,
      [station, at, accounts],
    );
    const withAddress = `'10.' || ((n / 5) >> 16 & 255) || '.' || ((n / 5) >> 8 & 255) || '.' || (n / 5 & 255)`;
    await step(
      'words',
      `INSERT INTO member_key (station, kind, key, account_id) SELECT $1, kind, key, id FROM (
        SELECT 'name' AS kind, ${named('n')} AS key, id FROM made
        UNION ALL SELECT 'nick', 'nick ' || lpad(n::text, 9, '0'), id FROM made
        UNION ALL SELECT 'realName', 'li ' || n % 5000, id FROM made
        UNION ALL SELECT 'phone', reverse('13' || lpad(n::text, 9, '0')), id FROM made
        UNION ALL SELECT 'card', reverse('622202' || lpad(n::text, 9, '0')), id FROM made) k ORDER BY kind, key COLLATE "C", id`,
      [station],
    );
    await step(
      'devices',
      `INSERT INTO device (station, account_id, visitor_hash, address, seen_at)
        SELECT $1, id, sha256(n::text::bytea), ${withAddress}, ${moment} FROM made`,
      [station, at],
    );
    await step(
      'log-ins',
      `INSERT INTO session (station, account_id, token_hash, seed, visitor_hash, address, started_at, seen_at, ended_at, end_reason)
        SELECT $1, id, decode(lpad(to_hex(n), 64, '0'), 'hex'), '\\x00', sha256(n::text::bytea), ${withAddress}, ${moment}, ${moment}, ${moment}, 'logout' FROM made`,
      [station, at],
    );
    await step(
      'cards',
      `INSERT INTO card (station, account_id, type, real_name, bank_name, card_no, card_key, is_primary, position, usable_from, created_at)
        SELECT $1, id, $3, 'Li ' || n % 5000, 'Bank', '622202' || lpad(n::text, 9, '0'), '622202' || lpad(n::text, 9, '0'), true, 1, ${moment}, ${moment} FROM made`,
      [station, at, type],
    );
    await step(
      'withdrawals',
      `INSERT INTO withdrawal (station, order_no, account_id, card_id, type, amount, fee, coin, is_large, created_at, ask_at)
        SELECT $1, 'W' || lpad(n::text, 9, '0'), m.id, c.id, $3, 1000000, 0, '', false, ${moment}, ${moment}
          FROM made m JOIN card c ON c.station = $1 AND c.account_id = m.id`,
      [station, at, type],
    );
    await step(
      'deposits',
      `INSERT INTO deposit_order (station, order_no, account_id, kind, method_id, amount, payer_name, deposit_factor, created_at, expires_at)
        SELECT $1, 'D' || lpad(n::text, 9, '0'), id, 'bank', $3, 1000000, 'Li', 100, ${moment}, ${moment} + interval '30 days' FROM made`,
      [station, at, method],
    );
    await step(
      'bets of one member',
      `INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma, units, stake, status,
          created_at, ended_at, coverage, valid)
        SELECT $1, (SELECT id FROM made WHERE n = 1), b.book, b.lot_code, b.version, b.qi_hao, b.seals_at, b.play_code, b.selection, b.terms, b.hao_ma, b.units,
          b.stake, 3, ${moment}, ${moment}, b.coverage, b.stake FROM bet_order b, generate_series($3::integer, 1, -1) AS n WHERE b.id = $4`,
      [station, at, accounts, bet],
    );
    // A chain of its own: the lines that this measurement leaves follow it.
    await step(
      'trail',
      `INSERT INTO trail (number, at, source, what, station, staff_id, done_by, account_id, detail, reason, previous, hash)
        SELECT h.last + n, $2::timestamptz - make_interval(secs => $3::integer - n), CASE n % 4 WHEN 0 THEN 'act' ELSE 'read' END, 'members/card', $1, 1 + n % 6,
          'staff' || 1 + n % 6, m.id, '{}', '', '\\x00', '\\x00' FROM made m, (SELECT coalesce(max(number), 0) AS last FROM trail) h`,
      [station, at, accounts],
    );
    await client.query('RESET session_replication_role; DROP TABLE made');
    await step('analysis', 'VACUUM (ANALYZE)');
  } finally {
    client.release(true);
  }
  return { station, accounts, player: nameOf(1) };
}
