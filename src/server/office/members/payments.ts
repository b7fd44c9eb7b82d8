// How the money of a member stands: what is free, held and owed, why nothing can be withdrawn now, what is under way, and what was set aside.
import { sql } from 'kysely';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import type { Account } from '../../account/accounts.ts';
import { balancesOf, bookOf } from '../../db/ledger.ts';
import { openedCard, openedDeposit } from '../../db/personal/members.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { cardsWithTypes } from '../../money/withdrawals/cards.ts';
import { gateOf, hoursText, refusalOfCard } from '../../money/withdrawals/gate.ts';
import { withdrawalReasons } from '../../money/withdrawals/reasons.ts';
import { maskedCard, maskedName } from '../../present/mask.ts';
import type { Refusal } from '../../refusal.ts';
import type { ServerTextId, Text } from '../../serverText.ts';

/** Why something is not possible now, in the words its member reads. */
export interface SaidReason {
  code: string;
  text: string;
}

export interface MemberCard {
  type: string;
  bank: string;
  /** Masked. */
  number: string;
  realName: string;
  addedAt: Date;
  /** Why nothing is paid to it now; null where it can be paid to. */
  blocked: SaidReason | null;
  isPrimary: boolean;
}

export interface OpenWithdrawal {
  orderNo: string;
  amount: bigint;
  fee: bigint;
  card: string;
  askedAt: Date;
  /** waiting: not sent to who pays yet. locked: who pays has it. takingBack: its member wants it back. */
  stage: 'waiting' | 'locked' | 'takingBack';
  /** A person has to look at it: it is at least reviewFrom. */
  isLarge: boolean;
}

export interface OpenDeposit {
  orderNo: string;
  kind: 'bank' | 'fast' | 'online';
  amount: bigint;
  payer: string;
  openedAt: Date;
  expiresAt: Date;
}

export interface SetAside {
  kind: string;
  ref: string;
  reason: string;
  since: Date;
}

export interface Payments {
  balances: { wallet: bigint; frozen: bigint; transit: bigint; debt: bigint };
  turnover: { required: bigint; valid: bigint; missing: bigint };
  withdrawal: {
    /** Every reason, in the order in which a request meets them; empty where the member can withdraw. */
    reasons: SaidReason[];
    hours: string;
    timesToday: number;
    /** -1 for no limit. */
    timesLeft: number;
    /** From which amount a person has to look; null for none. */
    reviewFrom: bigint | null;
  };
  cards: MemberCard[];
  withdrawals: OpenWithdrawal[];
  deposits: OpenDeposit[];
  setAside: SetAside[];
  /** All that ever came in and went out. */
  paidIn: bigint;
  paidOut: bigint;
}

const openMost = 20;

const said = ({ text: id, options }: Refusal, text: Text): SaidReason => ({
  code: options.code ?? '',
  text: text(id as ServerTextId, options.values),
});

/** How the money of a member stands at a moment. */
export async function paymentsOf(db: Db, account: Account, now: Date, text: Text): Promise<Payments> {
  const gate = await gateOf(db, account, now);
  const cards = await cardsWithTypes(db, account.id);
  const reasons = withdrawalReasons(account, gate, { cards: cards.length, now });
  const { rule, turnover } = gate;
  const blocks = cards.map(({ card, type }) => refusalOfCard(card, type, now));
  // Where none of the cards can be paid to, that is a reason like the others.
  const [ofCards] = blocks.every((blocked) => blocked !== null) ? blocks : [];
  if (ofCards) reasons.push(ofCards);
  return {
    balances: await balancesOf(db, account.id, bookOf(account.role)),
    turnover: { required: turnover.required, valid: turnover.valid, missing: turnover.missing },
    withdrawal: {
      reasons: reasons.map((reason) => said(reason, text)),
      hours: rule ? hoursText(rule) : '',
      timesToday: gate.today,
      timesLeft: gate.timesLeft,
      reviewFrom: rule?.review_from ?? null,
    },
    cards: cards.map(({ card }, at) => {
      const blocked = blocks[at]!;
      return {
        type: card.type,
        bank: card.bank_name,
        number: maskedCard(card.card_no),
        realName: maskedName(card.real_name),
        addedAt: card.created_at,
        blocked: blocked && said(blocked, text),
        isPrimary: card.is_primary,
      };
    }),
    withdrawals: await openWithdrawals(db, account.id),
    deposits: await openDeposits(db, account.id),
    setAside: await setAsideOf(db, account.id),
    ...(await totalsOf(db, account.id)),
  };
}

async function openWithdrawals(db: Db, accountId: number): Promise<OpenWithdrawal[]> {
  const rows = await db
    .selectFrom('withdrawal as w')
    .innerJoin('card as c', 'c.id', 'w.card_id')
    .select([
      'w.station',
      'w.account_id',
      'w.order_no',
      'w.amount',
      'w.fee',
      'c.card_no',
      'w.created_at',
      'w.stage',
      'w.take_back_at',
      'w.is_large',
    ])
    .where('w.account_id', '=', accountId)
    .where('w.status', '=', WithdrawalStatus.pending)
    .orderBy('w.created_at')
    .limit(openMost)
    .execute();
  return rows.map((row) => ({
    orderNo: row.order_no,
    amount: row.amount,
    fee: row.fee,
    card: maskedCard(openedCard(db, row).card_no),
    askedAt: row.created_at,
    stage: row.take_back_at ? 'takingBack' : row.stage === 'locked' ? 'locked' : 'waiting',
    isLarge: row.is_large,
  }));
}

async function openDeposits(db: Db, accountId: number): Promise<OpenDeposit[]> {
  const rows = await db
    .selectFrom('deposit_order')
    .select(['station', 'account_id', 'order_no', 'kind', 'amount', 'payer_name', 'created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('status', '=', DepositStatus.pending)
    .orderBy('created_at')
    .limit(openMost)
    .execute();
  return rows.map((row) => ({
    orderNo: row.order_no,
    kind: row.kind,
    amount: row.amount,
    payer: maskedName(openedDeposit(db, row).payer_name),
    openedAt: row.created_at,
    expiresAt: row.expires_at,
  }));
}

/** What of a member's payments, transfers and rounds an operator has to look at; looked for among what is open, which is little. */
async function setAsideOf(db: Db, accountId: number): Promise<SetAside[]> {
  const { rows } = await sql<SetAside>`
    SELECT p.kind, p.ref, p.reason, p.first_at AS since FROM operator_problem p
      WHERE p.resolved_at IS NULL AND (
        EXISTS (SELECT FROM deposit_order o WHERE p.kind = 'deposit' AND o.order_no = p.ref AND o.account_id = ${accountId})
        OR EXISTS (SELECT FROM transfer_order t WHERE p.kind = 'transfer' AND t.order_no = p.ref AND t.account_id = ${accountId})
        OR EXISTS (SELECT FROM game_round_set_aside g WHERE p.kind = 'gameRound' AND p.ref = g.platform || '/' || g.round_no
          AND g.record->>'member' = ${String(accountId)}))
      ORDER BY p.first_at LIMIT ${openMost}`.execute(db);
  return rows;
}

async function totalsOf(db: Db, accountId: number): Promise<{ paidIn: bigint; paidOut: bigint }> {
  const { rows } = await sql<{ paid_in: string; paid_out: string }>`SELECT
    (SELECT coalesce(sum(paid), 0)::text FROM deposit_order WHERE account_id = ${accountId} AND status = ${DepositStatus.paid}) AS paid_in,
    (SELECT coalesce(sum(amount), 0)::text FROM withdrawal WHERE account_id = ${accountId} AND status = ${WithdrawalStatus.paid}) AS paid_out`.execute(
    db,
  );
  return { paidIn: BigInt(rows[0]!.paid_in), paidOut: BigInt(rows[0]!.paid_out) };
}
