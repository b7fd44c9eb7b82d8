// Moving money and reading balances; the rules are in functions/ledger_post.sql and the triggers of the ledger's tables.
import { sql } from 'kysely';
import { Refusal } from '../refusal.ts';
import type { Db } from './stationTransaction.ts';
import type { LedgerAccountTable } from './tables.ts';

/** Numbers of the kinds of business, as in the field. */
export const ledgerTypes = {
  addedByHand: 1,
  deductedByHand: 2,
  withdrawalReturned: 3,
  withdrawal: 4,
  onlineDeposit: 5,
  fastDeposit: 6,
  bankDeposit: 7,
  rebate: 9,
  rebateReversed: 10,
  agentRebate: 11,
  agentRebateReversed: 12,
  multiLevelRebate: 13,
  multiLevelRebateReversed: 14,
  transferOut: 15,
  transferIn: 16,
  transferReturned: 17,
  activityPrize: 18,
  cashToPoints: 19,
  pointsToCash: 20,
  redPacket: 24,
  rechargeCard: 77,
  registrationGift: 79,
  depositGift: 80,
  directChargeGift: 81,
  dailyBonus: 110,
  weeklyLossReward: 111,
  bet: 130,
  payout: 131,
  revoke: 132,
  payoutReversed: 133,
  betOfMarkSix: 140,
  payoutOfMarkSix: 141,
  revokeOfMarkSix: 142,
  payoutOfMarkSixReversed: 143,
  treasureInterest: 145,
  sportBet: 201,
  sportPayout: 202,
  sportBetReturned: 203,
  sportPayoutReversed: 204,
  donation: 301,
  donationReturned: 302,
  /** From transit to the platform: no wallet changes. */
  transferArrived: 303,
  /** From what was held to the bank: no wallet changes. */
  withdrawalPaid: 304,
  /** What was taken back after it was spent, paid from what came later. */
  debtRepaid: 305,
  coupon: 777,
  levelUpGift: 1000,
  trialMoney: 2000,
} as const;

/** The kinds of business of bets, by the category that their rates and factors are kept for. functions/bet_category.sql has the way back. */
export const betTypes = {
  lottery: {
    stake: ledgerTypes.bet,
    payout: ledgerTypes.payout,
    returned: ledgerTypes.revoke,
    payoutReversed: ledgerTypes.payoutReversed,
  },
  lhc: {
    stake: ledgerTypes.betOfMarkSix,
    payout: ledgerTypes.payoutOfMarkSix,
    returned: ledgerTypes.revokeOfMarkSix,
    payoutReversed: ledgerTypes.payoutOfMarkSixReversed,
  },
} as const;

/** Real money for members and agents, play money for trial accounts: they are never mixed. */
export type Book = LedgerAccountTable['book'];
/** Places of a player's money, and of the station's own: table ledger_account in migrations/0001_baseline.sql lists them,
 * migrations/0018_draw_corrections.sql adds a player's debt. */
export type LedgerKind = LedgerAccountTable['kind'];

export const bookOf = (role: 'trial' | 'member' | 'agent'): Book => (role === 'trial' ? 'play' : 'real');

/** The ledger account of a player, or the station's own (id 0); `part` names the platform where there is one. Opened when it is not there. */
export async function ledgerAccount(
  db: Db,
  { station, id }: { station: string; id: number },
  kind: LedgerKind,
  book: Book,
  part = '',
): Promise<bigint> {
  const find = () =>
    db
      .selectFrom('ledger_account')
      .select('id')
      .where('owner_id', '=', id)
      .where('kind', '=', kind)
      .where('book', '=', book)
      .where('part', '=', part)
      .executeTakeFirst();
  const there = await find();
  if (there) return there.id;
  const made = await db
    .insertInto('ledger_account')
    .values({ station, owner_id: id, kind, book, part })
    .onConflict((clash) => clash.columns(['station', 'owner_id', 'kind', 'book', 'part']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? (await find())!.id;
}

export interface Posting {
  type: number;
  /** What it is for: with `type`, no reference is posted twice. */
  refType: string;
  refId: string;
  remark?: string;
  at: Date;
  /** Amounts in 0.0001 yuan that go to each ledger account; they sum to zero. */
  legs: { account: bigint; amount: bigint }[];
}

/** Posts a transaction; returns its id, null where this reference was posted before. Refuses what a balance does not cover. */
export async function post(
  db: Db,
  { type, refType, refId, remark, at, legs }: Posting,
): Promise<bigint | null> {
  const insufficient = 'LE001';
  try {
    const { rows } = await sql<{ id: bigint | null }>`SELECT ledger_post(
      ${type}, ${refType}, ${refId}, ${remark ?? ''}, ${at},
      ${legs.map((leg) => String(leg.account))}::bigint[], ${legs.map((leg) => String(leg.amount))}::bigint[]
    ) AS id`.execute(db);
    return rows[0]!.id;
  } catch (error) {
    if ((error as { code?: string }).code === insufficient)
      throw new Refusal('server.balanceTooSmall', { code: 'balanceTooSmall' });
    throw error;
  }
}

/** One amount that a member had without right, and the station's account it came from. */
export interface Taking {
  type: number;
  refType: string;
  refId: string;
  remark: string;
  /** The station's own account that gets it back. */
  to: bigint;
  /** In 0.0001 yuan. */
  amount: bigint;
}

/**
 * Takes amounts back from a member's wallet, one after the other; what the wallet does not cover becomes the member's debt. Returns what is owed
 * of all of them, null where the first was taken before.
 */
export async function takeBack(
  db: Db,
  member: { id: number; book: Book },
  takings: readonly Taking[],
  at: Date,
): Promise<bigint | null> {
  let owed = 0n;
  for (const { type, refType, refId, remark, to, amount } of takings) {
    const { rows } = await sql<{ owed: bigint | null }>`SELECT ledger_take_back(
      ${type}, ${refType}, ${refId}, ${remark}, ${at}, ${member.id}, ${member.book}, ${to}::bigint, ${amount}::bigint) AS owed`.execute(
      db,
    );
    const [{ owed: rest }] = rows as [{ owed: bigint | null }];
    if (rest === null) return null;
    owed += rest;
  }
  return owed;
}

/** What a player may use, what is frozen, what is on its way to or from platforms, and what the player owes, in 0.0001 yuan. */
export async function balancesOf(
  db: Db,
  accountId: number,
  book: Book,
): Promise<{ wallet: bigint; frozen: bigint; transit: bigint; debt: bigint }> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['kind', 'balance'])
    .where('owner_id', '=', accountId)
    .where('book', '=', book)
    .execute();
  const of = (kind: LedgerKind) =>
    rows.filter((row) => row.kind === kind).reduce((sum, { balance }) => sum + balance, 0n);
  return { wallet: of('wallet'), frozen: of('frozen'), transit: of('transit'), debt: -of('debt') };
}
