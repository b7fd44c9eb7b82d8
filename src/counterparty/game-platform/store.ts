// The platform's own books: wallets of members, every movement of them, transfer orders with their first verdict, and entry tokens.
import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { addColumns, storeOf } from './sqlite.ts';

/** Whose wallet: a member of an operator (a station of the server), at one of the platforms this program runs. */
export interface Holder {
  operator: string;
  platform: string;
  member: string;
}

export interface Order extends Holder {
  orderNo: string;
  /** in: from the operator to the platform. */
  direction: 'in' | 'out';
  /** 0.0001 yuan. */
  amount: bigint;
}

/** How an order ended; the first verdict is final, a refusal as well. */
export interface TransferDecision {
  state: 'done' | 'refused';
  reason: '' | 'maintenance' | 'balanceTooSmall';
}

export interface Seat extends Holder {
  game: string;
  returnUrl: string;
  /** Where the operator moves money in; '' where it moves by itself. */
  moneyUrl: string;
  /** Whether the operator lets slots spin by themselves. */
  autoSpin: boolean;
  locale: 'zh-CN' | 'en';
  /** Seconds from one round to the next at least, where a game ends with its bet. */
  cycleSeconds: number;
  /** Whether a round may follow another by itself. */
  autoplay: boolean;
  /** The wallet holds play money. */
  playMoney: boolean;
}

/** What an operator says of a seat; a law that it does not name demands nothing. */
type Unsaid = 'cycleSeconds' | 'autoplay' | 'autoSpin' | 'playMoney';
export type Entry = Omit<Seat, Unsaid> & Partial<Pick<Seat, Unsaid>>;

export const schema = `
CREATE TABLE IF NOT EXISTS wallet (
  operator TEXT NOT NULL, platform TEXT NOT NULL, member TEXT NOT NULL,
  balance INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (operator, platform, member)
) STRICT;
CREATE TABLE IF NOT EXISTS book (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  operator TEXT NOT NULL, platform TEXT NOT NULL, member TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('in', 'out', 'stake', 'win', 'correction')), ref TEXT NOT NULL,
  amount INTEGER NOT NULL, balance_after INTEGER NOT NULL, at INTEGER NOT NULL,
  UNIQUE (operator, kind, ref)
) STRICT;
CREATE TABLE IF NOT EXISTS transfer (
  operator TEXT NOT NULL, order_no TEXT NOT NULL,
  platform TEXT NOT NULL, member TEXT NOT NULL, direction TEXT NOT NULL, amount INTEGER NOT NULL,
  state TEXT NOT NULL, reason TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (operator, order_no)
) STRICT;
CREATE TABLE IF NOT EXISTS way_in (
  hash TEXT PRIMARY KEY, kind TEXT NOT NULL CHECK (kind IN ('token', 'seat')),
  operator TEXT NOT NULL, platform TEXT NOT NULL, member TEXT NOT NULL,
  game TEXT NOT NULL, return_url TEXT NOT NULL, locale TEXT NOT NULL, ends_at INTEGER NOT NULL,
  money_url TEXT NOT NULL DEFAULT '', cycle_seconds INTEGER NOT NULL DEFAULT 0, autoplay INTEGER NOT NULL DEFAULT 1,
  auto_spin INTEGER NOT NULL DEFAULT 0, play_money INTEGER NOT NULL DEFAULT 0
) STRICT;
`;

/** Of entries. */
const laterColumns = {
  money_url: "TEXT NOT NULL DEFAULT ''",
  cycle_seconds: 'INTEGER NOT NULL DEFAULT 0',
  autoplay: 'INTEGER NOT NULL DEFAULT 1',
  auto_spin: 'INTEGER NOT NULL DEFAULT 0',
  play_money: 'INTEGER NOT NULL DEFAULT 0',
};

const tokenMs = 60_000;
const seatMs = 12 * 3_600_000;
/** How long an entry that has ended still knows where it came from. */
const wayBackMs = 24 * 3_600_000;
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export type Books = ReturnType<typeof openBooks>;
export type Movement = 'in' | 'out' | 'stake' | 'win' | 'correction';

/** Everything the platform does with its store; amounts are 0.0001 yuan, times epoch milliseconds. */
export function openBooks(db: DatabaseSync) {
  const { one, all, run, transaction } = storeOf(db);
  addColumns(db, 'way_in', laterColumns);

  const balanceOf = ({ operator, platform, member }: Holder): bigint =>
    (one(
      'SELECT balance FROM wallet WHERE operator = ? AND platform = ? AND member = ?',
      operator,
      platform,
      member,
    )?.balance as bigint | undefined) ?? 0n;

  function move(holder: Holder, kind: Movement, ref: string, amount: bigint, at: number) {
    const { operator, platform, member } = holder;
    const after = balanceOf(holder) + amount;
    run(
      `INSERT INTO wallet (operator, platform, member, balance) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET balance = excluded.balance`,
      operator,
      platform,
      member,
      after,
    );
    run(
      'INSERT INTO book (operator, platform, member, kind, ref, amount, balance_after, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      operator,
      platform,
      member,
      kind,
      ref,
      amount,
      after,
      at,
    );
  }

  const verdictOf = (operator: string, orderNo: string): (TransferDecision & { order: Order }) | null => {
    const row = one('SELECT * FROM transfer WHERE operator = ? AND order_no = ?', operator, orderNo);
    if (!row) return null;
    const { platform, member, direction, amount, state, reason } = row as never as Order & TransferDecision;
    return { state, reason, order: { operator, platform, member, orderNo, direction, amount } };
  };

  return {
    balanceOf,
    verdictOf,
    move,

    /** Moves money once for an order number and returns the first verdict to every repeat. Null where the number belongs to another order. */
    transfer(order: Order, isOpen: boolean, at: number): TransferDecision | null {
      return transaction(() => {
        const { operator, orderNo, platform, member, direction, amount } = order;
        const before = verdictOf(operator, orderNo);
        if (before) {
          const same =
            before.order.platform === platform &&
            before.order.member === member &&
            before.order.direction === direction &&
            before.order.amount === amount;
          return same ? { state: before.state, reason: before.reason } : null;
        }
        const reason = !isOpen
          ? 'maintenance'
          : direction === 'out' && balanceOf(order) < amount
            ? 'balanceTooSmall'
            : '';
        const verdict: TransferDecision = { state: reason === '' ? 'done' : 'refused', reason };
        run(
          'INSERT INTO transfer (operator, order_no, platform, member, direction, amount, state, reason, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
          operator,
          orderNo,
          platform,
          member,
          direction,
          amount,
          verdict.state,
          reason,
          at,
        );
        if (verdict.state === 'done')
          move(order, direction, orderNo, direction === 'in' ? amount : -amount, at);
        return verdict;
      });
    },

    /** A token that opens a seat once, within a minute. */
    letIn(entry: Entry, at: number): string {
      const token = randomBytes(24).toString('base64url');
      const { operator, platform, member, game, returnUrl, moneyUrl, locale } = entry;
      const { cycleSeconds = 0, autoplay = true, autoSpin = false, playMoney = false } = entry;
      run('DELETE FROM way_in WHERE ends_at < ?', at - wayBackMs);
      run(
        "INSERT INTO way_in (hash, kind, operator, platform, member, game, return_url, money_url, locale, auto_spin, ends_at, cycle_seconds, autoplay, play_money) VALUES (?, 'token', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        hashOf(token),
        operator,
        platform,
        member,
        game,
        returnUrl,
        moneyUrl,
        locale,
        autoSpin ? 1 : 0,
        at + tokenMs,
        cycleSeconds,
        autoplay ? 1 : 0,
        playMoney ? 1 : 0,
      );
      return token;
    },

    /** The secret of a seat for a token; null for one that was used, has expired, or never existed. */
    takeSeat(token: string, at: number): { secret: string; game: string; returnUrl: string } | null {
      return transaction(() => {
        const row = one(
          "UPDATE way_in SET ends_at = ? WHERE hash = ? AND kind = 'token' AND ends_at >= ? RETURNING *",
          at - 1,
          hashOf(token),
          at,
        );
        if (!row) return null;
        const secret = randomBytes(24).toString('base64url');
        run(
          "INSERT INTO way_in (hash, kind, operator, platform, member, game, return_url, money_url, locale, auto_spin, ends_at, cycle_seconds, autoplay, play_money) VALUES (?, 'seat', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
          hashOf(secret),
          row.operator!,
          row.platform!,
          row.member!,
          row.game!,
          row.return_url!,
          row.money_url!,
          row.locale!,
          row.auto_spin!,
          at + seatMs,
          row.cycle_seconds!,
          row.autoplay!,
          row.play_money!,
        );
        return { secret, game: String(row.game), returnUrl: String(row.return_url) };
      });
    },

    /** Closes every seat of a member, and every token that would open one; returns how many seats that were open. */
    letOut({ operator, platform, member }: Holder, at: number): number {
      return transaction(() => {
        const open = one(
          "SELECT count(*) AS seats FROM way_in WHERE operator = ? AND platform = ? AND member = ? AND kind = 'seat' AND ends_at >= ?",
          operator,
          platform,
          member,
          at,
        );
        run(
          'UPDATE way_in SET ends_at = ? WHERE operator = ? AND platform = ? AND member = ? AND ends_at >= ?',
          at - 1,
          operator,
          platform,
          member,
          at,
        );
        return Number(open!.seats);
      });
    },

    /** Where a token leads back to, be it used or expired; null a day after its end, and for one that never existed. */
    wayBackOf(token: string): string | null {
      const row = one("SELECT return_url FROM way_in WHERE hash = ? AND kind = 'token'", hashOf(token));
      return row ? String(row.return_url) : null;
    },

    seatOf(secret: string, at: number): Seat | null {
      const row = one(
        "SELECT * FROM way_in WHERE hash = ? AND kind = 'seat' AND ends_at >= ?",
        hashOf(secret),
        at,
      );
      if (!row) return null;
      const { operator, platform, member, game, return_url, money_url, locale } = row as Record<
        string,
        string
      >;
      return {
        operator: operator!,
        platform: platform!,
        member: member!,
        game: game!,
        returnUrl: return_url!,
        moneyUrl: money_url!,
        autoSpin: row.auto_spin === 1n,
        locale: locale as Seat['locale'],
        playMoney: row.play_money === 1n,
        cycleSeconds: Number(row.cycle_seconds),
        autoplay: Number(row.autoplay) === 1,
      };
    },

    /** What holders of an operator have at a platform, together. */
    total(operator: string, platform: string): bigint {
      return one(
        'SELECT coalesce(sum(balance), 0) AS total FROM wallet WHERE operator = ? AND platform = ?',
        operator,
        platform,
      )!.total as bigint;
    },

    /** What holders of an operator have won at a platform beyond their stakes, together. */
    gained(operator: string, platform: string): bigint {
      return one(
        "SELECT coalesce(sum(amount), 0) AS gained FROM book WHERE operator = ? AND platform = ? AND kind IN ('stake', 'win', 'correction')",
        operator,
        platform,
      )!.gained as bigint;
    },

    /** Wallets whose balance is not the sum of the book; empty when the books are correct. */
    mismatches(): unknown[] {
      return all(
        `SELECT w.* FROM wallet w WHERE w.balance <>
         (SELECT coalesce(sum(b.amount), 0) FROM book b WHERE b.operator = w.operator AND b.platform = w.platform AND b.member = w.member)`,
      );
    },
  };
}
