// Writing the entries of a worked example of limits as rows of a database: deposits, bets and spans of play as the tables hold them.
import type pg from 'pg';

/** An entry as the examples write it; amounts in 0.0001 yuan, moments in ISO. */
export interface LimitEntry {
  type: 'deposit' | 'bet' | 'play' | 'withdrawal';
  at?: string;
  state?: string;
  amount?: number;
  credited?: number;
  stake?: number;
  pushed?: number;
  payout?: number;
  from?: string;
  to?: string | null;
}

const depositStates: Record<string, number> = { pending: 1, credited: 2, failed: 3, refused: 4, lapsed: 5 };
const most = 2 ** 63;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Units of a bet, and how many of them were pushed. */
function unitsOf({ stake = 0, pushed = 0 }: LimitEntry): readonly [units: number, pushed: number] {
  const common = divisor(stake, pushed);
  return [stake / common, pushed / common];
}

/** Whether rows can say this: the database holds nothing that is later than now, no bet or payment of nothing, and no product beyond its integers. */
export function isRepresentable(entry: LimitEntry, at: string): boolean {
  const { type, state, amount, credited, stake = 0, pushed = 0, from = '' } = entry;
  if (type === 'withdrawal') return true;
  if (type === 'play') return from <= at;
  if (entry.at! > at) return false;
  if (type === 'deposit') return amount! > 0 && (state !== 'credited' || credited! > 0);
  return stake > 0 && pushed <= stake && stake * unitsOf(entry)[1] < most;
}

/** Writes entries of a member; the transaction's station is set. Those that are no rows of their own, such as periods of a chase not yet placed, are left out. */
export async function writeEntries(
  client: Pick<pg.ClientBase, 'query'>,
  accountId: number,
  at: string,
  entries: readonly LimitEntry[],
): Promise<void> {
  const deposits = entries
    .filter(({ type }) => type === 'deposit')
    .map((entry, number) => ({
      ...entry,
      number: `X${accountId}-${number}`,
      status: depositStates[entry.state!],
    }));
  const bets = entries
    .filter(({ type, state }) => type === 'bet' && state !== 'reserved')
    .map((entry) => {
      const [units, pushed] = unitsOf(entry);
      const { payout = 0, stake, state } = entry;
      const status = state === 'open' ? 1 : state === 'revoked' ? 4 : payout > 0 ? 2 : 3;
      return { at: entry.at, stake, units, pushed, status, payout: state === 'revoked' ? stake : payout };
    });
  await client.query(
    `INSERT INTO deposit_order (order_no, station, account_id, kind, method_id, amount, deposit_factor, status, paid, created_at, expires_at, finished_at)
     SELECT x.number, current_station(), $1, 'bank', (SELECT min(m.id) FROM pay_method m WHERE m.station = current_station()), x.amount, 100, x.status,
       coalesce(x.credited, 0), x.at, x.at, CASE WHEN x.status <> 1 THEN x.at END
     FROM jsonb_to_recordset($2) AS x(number text, amount bigint, status smallint, credited bigint, at timestamptz)`,
    [accountId, JSON.stringify(deposits)],
  );
  await client.query(
    `INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma, units, stake, status,
       pushed_units, payout, return_reason, created_at, ended_at)
     SELECT current_station(), $1, 'real', 'FFC', 1, '1', x.at, 'x', '{}', '{}', '', x.units, x.stake, x.status, x.pushed, x.payout,
       CASE WHEN x.status = 4 THEN 'member' END, x.at, CASE WHEN x.status <> 1 THEN x.at END
     FROM jsonb_to_recordset($2) AS x(units bigint, stake bigint, status smallint, pushed bigint, payout bigint, at timestamptz)`,
    [accountId, JSON.stringify(bets)],
  );
  const plays = entries.filter(({ type }) => type === 'play');
  if (plays.length > 0)
    await client.query(
      `SELECT play_span_add($1::integer[], $2::timestamptz[], $3::timestamptz[], interval '0')`,
      [plays.map(() => accountId), plays.map(({ from }) => from), plays.map(({ to }) => to ?? at)],
    );
}
