// The check of levels: each member's follows by the rule from deposits, bets and rounds, and what levels gave was given once and posted once.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { type LevelEvent, levelProgress, levelReached } from '#rules/protection/levels.ts';
import { ledgerTypes } from '#server/db/ledger.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { type Ladder, ladderOf, levelAt } from '#server/money/levels/ladder.ts';
import type { Check, Person, World } from '../world.ts';

interface Moved {
  account_id: number;
  type: 'deposit' | 'bet';
  at: Date;
  amount: bigint;
}

interface Kept {
  id: number;
  level: number;
  top: number | null;
  deposits: bigint | null;
  bets: bigint | null;
  days: bigint;
  waits: boolean;
}

interface Gift {
  account_id: number;
  code: string;
  level: number;
  amount: bigint;
  at: Date;
  is_paid: boolean;
  /** What was posted for it to its member, in how many postings. */
  posted: bigint;
  postings: number;
}

/** What deposits, settled bets and rounds add, as it was known: a round's version counts what it changes, and one that came after a later version nothing. */
async function movedBy(db: Snapshot, ids: readonly number[]): Promise<Map<number, Moved[]>> {
  const { rows } = await db.query<Moved>(
    `SELECT account_id, 'deposit' AS type, finished_at AS at, paid AS amount FROM deposit_order WHERE status = ${DepositStatus.paid} AND account_id = ANY ($1)
      UNION ALL SELECT account_id, 'bet', ended_at, coalesce(valid, stake - stake * pushed_units / units) FROM bet_order
        WHERE status IN (${BetStatus.won}, ${BetStatus.lost}) AND account_id = ANY ($1)
      UNION ALL SELECT account_id, 'bet', stored_at, valid - lag(valid, 1, 0::bigint) OVER (PARTITION BY id ORDER BY version) FROM (
        SELECT x.*, max(x.version) OVER (PARTITION BY x.id ORDER BY x.stored_at, x.version) AS newest FROM (
          SELECT r.id, r.account_id, r.version, r.valid, r.stored_at FROM game_round r
            UNION SELECT r.id, r.account_id, v.version, v.valid, v.stored_at FROM game_round_version v JOIN game_round r ON r.id = v.round_id) x
          WHERE x.account_id = ANY ($1)) y WHERE y.version = y.newest
      ORDER BY at`,
    [ids],
  );
  return Map.groupBy(rows, ({ account_id }) => account_id);
}

async function keptOf(db: Snapshot, ids: readonly number[]): Promise<Kept[]> {
  const { rows } = await db.query<Kept>(
    `SELECT a.id, a.level, s.top, s.deposits, s.bets, coalesce((SELECT sum(d.bet) FROM level_day d WHERE d.account_id = a.id), 0)::bigint AS days,
        EXISTS (SELECT FROM level_entry e WHERE e.account_id = a.id) OR EXISTS (SELECT FROM level_settled b WHERE a.id = ANY (b.accounts)) AS waits
      FROM account a LEFT JOIN level_standing s ON s.station = a.station AND s.account_id = a.id WHERE a.id = ANY ($1) ORDER BY a.id`,
    [ids],
  );
  return rows;
}

async function giftsOf(db: Snapshot, station: string): Promise<Gift[]> {
  const { rows } = await db.query<Gift>(
    `SELECT g.account_id, g.code, g.level, g.amount, g.at, g.paid_at IS NOT NULL AS is_paid, coalesce(sum(e.amount), 0)::bigint AS posted, count(e.number)::int AS postings
      FROM level_gift g
        LEFT JOIN ledger_transaction t ON t.station = g.station AND t.type = ${ledgerTypes.levelUpGift} AND t.ref_type = 'level' AND t.ref_id = g.code || ' ' || g.account_id
        LEFT JOIN ledger_account w ON w.station = g.station AND w.owner_id = g.account_id AND w.kind = 'wallet' AND w.book = 'real'
        LEFT JOIN ledger_entry e ON e.transaction_id = t.id AND e.account_id = w.id
      WHERE g.station = $1 GROUP BY g.station, g.account_id, g.code ORDER BY g.account_id, g.code`,
    [station],
  );
  return rows;
}

/** Postings of this type that no gift explains. */
async function strayPostings({ pool }: World, station: string): Promise<string[]> {
  const { rows } = await pool.query<{ ref_id: string }>(
    `SELECT t.ref_id FROM ledger_transaction t WHERE t.station = $1 AND t.type = ${ledgerTypes.levelUpGift}
        AND NOT EXISTS (SELECT FROM level_gift g WHERE g.station = t.station AND g.paid_at IS NOT NULL AND t.ref_id = g.code || ' ' || g.account_id)`,
    [station],
  );
  return rows.map(({ ref_id }) => `A posting of levels for ${ref_id} belongs to no bonus.`);
}

const sumOf = (moved: readonly Moved[], type: Moved['type']): bigint =>
  moved.reduce((sum, one) => (one.type === type ? sum + one.amount : sum), 0n);

/** What the rule makes of what a member moved and claimed by the week. */
function byTheRule(ladder: Ladder, moved: readonly Moved[], gifts: readonly Gift[], at: number) {
  const claims = gifts.flatMap(({ code, at: when }): LevelEvent[] =>
    code.startsWith('weekly:') ? [{ type: 'claim', at: when.getTime(), what: 'weekly' }] : [],
  );
  const events: LevelEvent[] = moved.map(({ type, at: when, amount }) => ({
    type,
    at: when.getTime(),
    amount,
  }));
  return levelProgress(
    ladder.terms,
    null,
    [...events, ...claims].sort((a, b) => a.at - b.at),
    at,
  );
}

function faultsOf(
  ladder: Ladder,
  kept: Kept,
  moved: readonly Moved[],
  gifts: readonly Gift[],
  at: number,
): string[] {
  const says = `Account ${kept.id}`;
  const [deposits, bets] = [sumOf(moved, 'deposit'), sumOf(moved, 'bet')];
  if (kept.waits) return [`${says} has something that is not counted.`];
  if ((kept.deposits ?? 0n) !== deposits || (kept.bets ?? 0n) !== bets || kept.days !== bets)
    return [
      `${says} deposited ${deposits} and bet ${bets}; counted are ${kept.deposits} and ${kept.bets}, by days ${kept.days}.`,
    ];
  const right = byTheRule(ladder, moved, gifts, at);
  // What a correction takes away may come before or after what is settled at the same time: then there are two right answers.
  const taken = moved.reduce((sum, { amount }) => (amount < 0n ? sum - amount : sum), 0n);
  const ranks = {
    least: levelReached(ladder.terms, deposits, bets),
    most: levelReached(ladder.terms, deposits, bets + taken),
  };
  const isUncertain = ranks.least !== ranks.most;
  const top = levelAt(ladder, right.top);
  const found = kept.top ?? 1;
  const isRight = isUncertain
    ? found >= levelAt(ladder, ranks.least) && found <= levelAt(ladder, ranks.most)
    : found === top;
  const faults =
    isRight && kept.level === found
      ? []
      : [`${says} is of level ${kept.level}, at most ${found}, instead of ${top}.`];
  const due = new Map(
    ladder.rungs
      .slice(1)
      .filter(({ level, gift }) => level <= found && gift > 0n)
      .map(({ level, gift }) => [`level:${level}`, gift]),
  );
  const given = gifts.filter(({ code }) => code.startsWith('level:'));
  if (given.length !== due.size || given.some(({ code, amount }) => due.get(code) !== amount))
    faults.push(
      `${says} was given ${given.map(({ code }) => code).join(', ')} instead of ${[...due.keys()].join(', ')}.`,
    );
  if (!isUncertain)
    for (const [place, gift] of gifts.filter(({ code }) => code.startsWith('weekly:')).entries()) {
      const result = right.claims[place]!;
      if (!result.ok || result.code !== gift.code || result.amount !== gift.amount)
        faults.push(
          `${says} was given ${gift.amount} for ${gift.code}, and the rule says ${JSON.stringify(result, (_, value) => (typeof value === 'bigint' ? String(value) : value))}.`,
        );
    }
  for (const { code, level, amount } of gifts.filter((gift) => gift.code.startsWith('birthday:')))
    if (level > found || ladder.rungs.find((rung) => rung.level === level)?.birthday !== amount)
      faults.push(`${says} was given ${amount} for ${code} at level ${level}.`);
  return faults;
}

/** Each gift is posted once, or waits for the end of a break. */
const unposted = (gifts: readonly Gift[], inBreak: ReadonlySet<number>): string[] =>
  gifts.flatMap(({ account_id, code, amount, is_paid, posted, postings }) =>
    is_paid
      ? posted === amount && postings === 1
        ? []
        : [`Account ${account_id} got ${posted} in ${postings} postings for ${code} of ${amount}.`]
      : postings === 0 && inBreak.has(account_id)
        ? []
        : [`${code} of account ${account_id} is not paid, and has ${postings} postings.`],
  );

/** One moment of the database. */
type Snapshot = Pick<pg.PoolClient, 'query'>;

const looks = 100;
const againMs = 200;

/** What is there of members at a moment at which nothing of theirs waits to be counted: platforms go on reporting what they settle. What waits for long is reported. */
async function whenCounted({ pool }: World, station: string, ids: readonly number[]) {
  for (let left = looks; ; left -= 1) {
    const client = await pool.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const kept = await keptOf(client, ids);
      const found = { kept, moved: await movedBy(client, ids), gifts: await giftsOf(client, station) };
      await client.query('COMMIT');
      if (left === 1 || !kept.some(({ waits }) => waits)) return found;
    } finally {
      client.release();
    }
    await pause(againMs);
  }
}

async function look(world: World, station: string, people: readonly Person[]) {
  const ids = people.map(({ accountId }) => accountId);
  const ladder = (await inStation(world.pool, station, ladderOf))!;
  const { moved, kept, gifts } = await whenCounted(world, station, ids);
  const { rows: held } = await world.pool.query<{ id: number }>(
    'SELECT account_id AS id FROM break_member WHERE station = $1',
    [station],
  );
  const own = Map.groupBy(gifts, ({ account_id }) => account_id);
  const faults = [
    ...kept.flatMap((one) =>
      faultsOf(ladder, one, moved.get(one.id) ?? [], own.get(one.id) ?? [], world.nowMs()),
    ),
    ...unposted(gifts, new Set(held.map(({ id }) => id))),
    ...(await strayPostings(world, station)),
  ];
  return { counted: gifts.length, faults };
}

const levels: Check = {
  says: 'levels are what deposits and bets reach, and what they bring is given once and posted once',
  async look(world) {
    const all = await Promise.all(
      world.stations.map((station) =>
        look(
          world,
          station,
          world.people.filter((person) => person.station === station),
        ),
      ),
    );
    return {
      counted: all.reduce((sum, { counted }) => sum + counted, 0),
      faults: all.flatMap(({ faults }) => faults),
    };
  },
};

export default levels;
