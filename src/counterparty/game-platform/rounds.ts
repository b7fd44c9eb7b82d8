// The rounds of a platform: bets taken exactly once, their settlement and correction in the wallet, and the stream of records that /records pages through.
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { wireMoney } from '#values/money.ts';
import { addColumns, type StoredRow, storeOf } from './sqlite.ts';
import type { Books, Holder } from './store.ts';
import type { GameRound, PlatformKind, RecordsAnswer, RoundDetail } from './wire.ts';

export const roundTables = `
CREATE TABLE IF NOT EXISTS game_round (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  operator TEXT NOT NULL, platform TEXT NOT NULL, member TEXT NOT NULL, game TEXT NOT NULL,
  unit TEXT NOT NULL, parent INTEGER, version INTEGER NOT NULL DEFAULT 0, movements INTEGER NOT NULL DEFAULT 0,
  stake INTEGER NOT NULL, valid_bet INTEGER NOT NULL DEFAULT 0, prize INTEGER NOT NULL DEFAULT 0, fee INTEGER NOT NULL DEFAULT 0,
  bet_at INTEGER NOT NULL, settled_at INTEGER,
  play TEXT NOT NULL, detail TEXT NOT NULL,
  UNIQUE (operator, platform, member, unit)
) STRICT;
CREATE INDEX IF NOT EXISTS game_round_open ON game_round (platform, unit) WHERE settled_at IS NULL;
CREATE INDEX IF NOT EXISTS game_round_of_member ON game_round (operator, platform, member, game, id);
CREATE INDEX IF NOT EXISTS game_round_history ON game_round (operator, platform, member, id);
CREATE INDEX IF NOT EXISTS game_round_day ON game_round (operator, platform, member, bet_at);
CREATE TABLE IF NOT EXISTS bet (
  operator TEXT NOT NULL, platform TEXT NOT NULL, member TEXT NOT NULL, once TEXT NOT NULL, round INTEGER NOT NULL,
  at INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (operator, platform, member, once)
) STRICT;
CREATE INDEX IF NOT EXISTS bet_of_round ON bet (round);
CREATE TABLE IF NOT EXISTS record (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  operator TEXT NOT NULL, platform TEXT NOT NULL, round INTEGER NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL,
  UNIQUE (round, version)
) STRICT;
CREATE INDEX IF NOT EXISTS record_stream ON record (operator, platform, seq);
`;

/** A bet that is not taken; nothing was done. */
export class BetRefused extends Error {
  override name = 'BetRefused';
  readonly code: BetRefusal;

  constructor(code: BetRefusal, message: string = code) {
    super(message);
    this.code = code;
  }
}
export type BetRefusal = 'invalid' | 'short' | 'sealed' | 'oddsChanged' | 'tooSoon';

export interface Round extends Holder {
  id: number;
  version: number;
  game: string;
  /** What makes it one round: the hand of a table, or the id of the bet. */
  unit: string;
  parent: number | null;
  stake: bigint;
  validBet: bigint;
  prize: bigint;
  fee: bigint;
  betAt: number;
  settledAt: number | null;
  /** What the game needs to settle it, as JSON. */
  play: string;
  detail: RoundDetail;
}

export interface Outcome {
  prize: bigint;
  validBet: bigint;
  fee?: bigint;
  detail: RoundDetail;
}

/** What a bet adds to its round. */
export interface Placed {
  stake: bigint;
  /** Balance it takes, where that is more than the stake. */
  cover?: bigint;
  parent?: number;
  play: unknown;
  detail: RoundDetail;
  /** Where the game ends with the bet. */
  outcome?: Outcome;
  /** Paid at once in a round that goes on. */
  paidNow?: bigint;
  /** Reported when it is settled and not before. */
  isQuiet?: boolean;
}

export interface Bet {
  /** The id of the bet: under it a repeat gets the first round and changes nothing. */
  once: string;
  game: string;
  unit: string;
  at: number;
}

export interface RoundsOptions {
  kindOf(platform: string): PlatformKind;
  /** What the id of a round begins with. */
  idPrefix(holder: Holder): string;
}

export type Rounds = ReturnType<typeof openRounds>;

const holderColumns = 'operator = ? AND platform = ? AND member = ?';
const holderValues = ({ operator, platform, member }: Holder): [string, string, string] => [
  operator,
  platform,
  member,
];

/** Everything about rounds that the platform does with its store. */
export function openRounds(db: DatabaseSync, books: Books, { kindOf, idPrefix }: RoundsOptions) {
  const { one, all, run, transaction } = storeOf(db);
  addColumns(db, 'bet', { at: 'INTEGER NOT NULL DEFAULT 0' });

  const byId = (id: number): Round => roundOf(one('SELECT * FROM game_round WHERE id = ?', id)!);
  const wireId = (round: Holder, id: number): string => `${idPrefix(round)}${id}`;

  function movement(round: Round, kind: 'stake' | 'win' | 'correction', amount: bigint, at: number): void {
    if (amount === 0n) return;
    const counted = one(
      'UPDATE game_round SET movements = movements + 1 WHERE id = ? RETURNING movements',
      round.id,
    )!;
    books.move(round, kind, `${round.platform}-${round.id}-${counted.movements}`, amount, at);
  }

  /** Appends the round as it is now to the stream of its operator and platform. */
  function report(id: number): void {
    run('UPDATE game_round SET version = version + 1 WHERE id = ?', id);
    const round = byId(id);
    const { operator, platform, member, game, stake, prize, settledAt } = round;
    const record: GameRound = {
      id: wireId(round, id),
      version: round.version,
      operator,
      platform,
      member,
      kind: kindOf(platform),
      game,
      parent: round.parent === null ? '' : wireId(round, round.parent),
      stake: wireMoney(stake),
      validBet: wireMoney(round.validBet),
      prize: wireMoney(prize),
      fee: wireMoney(round.fee),
      state: settledAt === null ? 'unsettled' : prize > stake ? 'won' : prize < stake ? 'lost' : 'void',
      betAt: round.betAt,
      settledAt,
      detail: round.detail,
    };
    run(
      'INSERT INTO record (operator, platform, round, version, body) VALUES (?, ?, ?, ?, ?)',
      operator,
      platform,
      id,
      round.version,
      JSON.stringify(record),
    );
  }

  function end(id: number, { prize, validBet, fee = 0n, detail }: Outcome, at: number, play?: unknown): void {
    const before = byId(id);
    const isSame =
      before.settledAt !== null &&
      before.prize === prize &&
      before.validBet === validBet &&
      JSON.stringify(before.detail) === JSON.stringify(detail);
    if (isSame) return;
    run(
      `UPDATE game_round SET prize = ?, valid_bet = ?, fee = ?, detail = ?, settled_at = coalesce(settled_at, ?), play = coalesce(?, play) WHERE id = ?`,
      prize,
      validBet,
      fee,
      JSON.stringify(detail),
      at,
      play === undefined ? null : JSON.stringify(play),
      id,
    );
    movement(before, before.settledAt === null ? 'win' : 'correction', prize - before.prize, at);
    report(id);
  }

  return {
    /**
     * Takes a bet once. `work` runs inside the store's transaction, so nothing is drawn a second time for a repeat; it gets the unsettled
     * round of the same unit, if there is one. Throws BetRefused where the balance is too small.
     */
    place(holder: Holder, { once, game, unit, at }: Bet, work: (before: Round | null) => Placed): Round {
      return transaction(() => {
        const repeated = one(
          `SELECT round FROM bet WHERE ${holderColumns} AND once = ?`,
          ...holderValues(holder),
          once,
        );
        if (repeated) return byId(Number(repeated.round));
        const row = one(
          `SELECT * FROM game_round WHERE ${holderColumns} AND unit = ?`,
          ...holderValues(holder),
          unit,
        );
        const before = row ? roundOf(row) : null;
        if (before?.settledAt != null) throw new BetRefused('sealed');
        const placed = work(before);
        const { stake, cover = stake, play, detail, paidNow = 0n } = placed;
        if (books.balanceOf(holder) < (cover > stake ? cover : stake)) throw new BetRefused('short');
        const id = before
          ? before.id
          : run(
              `INSERT INTO game_round (operator, platform, member, game, unit, parent, stake, bet_at, play, detail)
               VALUES (?, ?, ?, ?, ?, ?, 0, ?, '', '')`,
              ...holderValues(holder),
              game,
              unit,
              placed.parent ?? null,
              at,
            );
        run(
          'UPDATE game_round SET stake = stake + ?, prize = prize + ?, play = ?, detail = ? WHERE id = ?',
          stake,
          paidNow,
          JSON.stringify(play),
          JSON.stringify(detail),
          id,
        );
        run(
          'INSERT INTO bet (operator, platform, member, once, round, at) VALUES (?, ?, ?, ?, ?, ?)',
          ...holderValues(holder),
          once,
          id,
          at,
        );
        const round = byId(id);
        movement(round, 'stake', -stake, at);
        movement(round, 'win', paidNow, at);
        if (placed.outcome) end(id, placed.outcome, at);
        else if (!placed.isQuiet) report(id);
        return byId(id);
      });
    },

    /** Ends a round, or corrects one that has ended: the difference goes to the wallet, which may be below zero afterwards. */
    settle(id: number, outcome: Outcome, at: number, play?: unknown): void {
      transaction(() => end(id, outcome, at, play));
    },

    byId,

    /** Rounds of a unit that wait for their result. */
    openOf: (platform: string, unit: string): Round[] =>
      all(
        'SELECT * FROM game_round WHERE platform = ? AND unit = ? AND settled_at IS NULL ORDER BY id',
        platform,
        unit,
      ).map(roundOf),

    /** The round of a holder in a unit. */
    ofUnit(holder: Holder, unit: string): Round | null {
      const row = one(
        `SELECT * FROM game_round WHERE ${holderColumns} AND unit = ?`,
        ...holderValues(holder),
        unit,
      );
      return row ? roundOf(row) : null;
    },

    /** Whether a bet was taken under this id: a repeat of it changes nothing. */
    isTaken: (holder: Holder, once: unknown): boolean =>
      typeof once === 'string' &&
      one(`SELECT 1 FROM bet WHERE ${holderColumns} AND once = ?`, ...holderValues(holder), once) !==
        undefined,

    /** When a holder bet at a game last: a round may go on for several bets. Null where nobody did. */
    lastBetAt(holder: Holder, game: string): number | null {
      const row = one(
        `SELECT max(at) AS at FROM bet WHERE round = (SELECT max(id) FROM game_round WHERE ${holderColumns} AND game = ?)`,
        ...holderValues(holder),
        game,
      );
      return row?.at == null ? null : Number(row.at);
    },

    /** The newest rounds of a holder at a game. */
    latest: (holder: Holder, game: string, limit: number): Round[] =>
      all(
        `SELECT * FROM game_round WHERE ${holderColumns} AND game = ? ORDER BY id DESC LIMIT ?`,
        ...holderValues(holder),
        game,
        limit,
      ).map(roundOf),

    /** The newest rounds of a holder at every game of the platform, those before a round where one is named. */
    history: (holder: Holder, limit: number, before: number = Number.MAX_SAFE_INTEGER): Round[] =>
      all(
        `SELECT * FROM game_round WHERE ${holderColumns} AND id < ? ORDER BY id DESC LIMIT ?`,
        ...holderValues(holder),
        before,
        limit,
      ).map(roundOf),

    /** What the rounds of a holder came to that were bet on since then; of those that wait for their result the stake alone is known. */
    sumSince(holder: Holder, at: number): { count: number; stake: bigint; profit: bigint } {
      const row = one(
        `SELECT count(*) AS count, coalesce(sum(stake), 0) AS stake,
           coalesce(sum(CASE WHEN settled_at IS NOT NULL THEN prize - stake END), 0) AS profit
         FROM game_round WHERE ${holderColumns} AND bet_at >= ?`,
        ...holderValues(holder),
        at,
      )!;
      return { count: Number(row.count), stake: row.stake as bigint, profit: row.profit as bigint };
    },

    /** The page of the stream behind a cursor; null for a cursor that this stream never issued. */
    recordsAfter(operator: string, platform: string, cursor: string, limit: number): RecordsAnswer | null {
      const after = placeOf(operator, platform, cursor);
      if (after === null) return null;
      if (
        after > 0 &&
        !one(
          'SELECT 1 FROM record WHERE seq = ? AND operator = ? AND platform = ?',
          after,
          operator,
          platform,
        )
      )
        return null;
      const rows = all(
        'SELECT seq, body FROM record WHERE operator = ? AND platform = ? AND seq > ? ORDER BY seq LIMIT ?',
        operator,
        platform,
        after,
        limit + 1,
      );
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        records: page.map(({ body }) => JSON.parse(String(body)) as GameRound),
        cursor: last ? cursorOf(operator, platform, Number(last.seq)) : cursor,
        hasMore: rows.length > limit,
      };
    },
  };
}

/** Bound to its stream: the cursor of another operator or platform is found out. */
function cursorOf(operator: string, platform: string, seq: number): string {
  const check = createHash('sha256')
    .update(JSON.stringify([operator, platform, seq]))
    .digest('hex');
  return `${seq.toString(36)}-${check.slice(0, 8)}`;
}

function placeOf(operator: string, platform: string, cursor: string): number | null {
  if (cursor === '') return 0;
  const [, written] = /^([0-9a-z]{1,10})-[0-9a-f]{8}$/.exec(cursor) ?? [];
  if (written === undefined) return null;
  const seq = Number.parseInt(written, 36);
  return cursorOf(operator, platform, seq) === cursor ? seq : null;
}

const roundOf = (row: StoredRow): Round => ({
  id: Number(row.id),
  version: Number(row.version),
  operator: String(row.operator),
  platform: String(row.platform),
  member: String(row.member),
  game: String(row.game),
  unit: String(row.unit),
  parent: row.parent === null ? null : Number(row.parent),
  stake: row.stake as bigint,
  validBet: row.valid_bet as bigint,
  prize: row.prize as bigint,
  fee: row.fee as bigint,
  betAt: Number(row.bet_at),
  settledAt: row.settled_at === null ? null : Number(row.settled_at),
  play: String(row.play),
  detail: (row.detail === '' ? {} : JSON.parse(String(row.detail))) as RoundDetail,
});
