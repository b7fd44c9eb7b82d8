// The lines about money: deposits, withdrawals, transfers to and from platforms, and whatever else moved the wallet beside play.
import { type Selectable, sql } from 'kysely';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';
import { localText } from '#station/station.ts';
import { bookOf, ledgerTypes } from '../../../db/ledger.ts';
import type { Opened } from '../../../db/personal/fields.ts';
import { openedCard, openedDeposit } from '../../../db/personal/members.ts';
import type { DepositOrderTable, TransferOrderTable, WithdrawalTable } from '../../../db/tables.ts';
import { kindOf, nameOfType } from '../../../money/statement/billKinds.ts';
import { platformNames } from '../../../money/transfers/platforms.ts';
import { maskedCard, maskedName } from '../../../present/mask.ts';
import type { ServerTextId, Text } from '../../../serverText.ts';
import { byHandRef } from '../../../support/money/byHand.ts';
import { numberIn, partsOf, placeOf, source, stateName } from './source.ts';

/** The server's own reasons are stored as the id of their text. */
const reasonText = (reason: string, text: Text): string =>
  reason.startsWith('server.') ? text(reason as ServerTextId) : reason;

export const deposits = source<Opened<Selectable<DepositOrderTable>> & { method: LocalText | null }>({
  kind: 'deposit',
  async read({ db, account }, after, most) {
    const from = partsOf(after);
    const rows = await db
      .selectFrom('deposit_order as o')
      .leftJoin('pay_method as m', 'm.id', 'o.method_id')
      .selectAll('o')
      .select('m.name as method')
      .where('o.account_id', '=', account.id)
      .where(
        from
          ? sql<boolean>`(o.created_at, o.order_no) < (${from.at}::timestamptz, ${from.number}::text)`
          : sql<boolean>`true`,
      )
      .orderBy('o.created_at', 'desc')
      .orderBy('o.order_no', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({
      at: row.created_at,
      place: placeOf(row.created_at, row.order_no),
      row: openedDeposit(db, row),
    }));
  },
  async present({ locale, text }, rows) {
    return rows.map((row) => ({
      kind: 'deposit',
      at: row.created_at,
      ref: row.order_no,
      title: row.method ? localText(row.method, locale) : row.kind,
      state: stateName(DepositStatus, row.status),
      amount: row.amount,
      result: row.paid + row.gift + row.coupon_amount,
      note: [
        row.payer_name && text('office-members.timeline.payer', { name: maskedName(row.payer_name) }),
        reasonText(row.reason, text),
      ]
        .filter((part) => part !== '')
        .join(' · '),
      by: '',
    }));
  },
});

export const withdrawals = source<Selectable<WithdrawalTable> & { card_no: string }>({
  kind: 'withdrawal',
  async read({ db, account }, after, most) {
    const from = partsOf(after);
    const rows = await db
      .selectFrom('withdrawal as w')
      .innerJoin('card as c', 'c.id', 'w.card_id')
      .selectAll('w')
      .select('c.card_no')
      .where('w.account_id', '=', account.id)
      .where(
        from
          ? sql<boolean>`(w.created_at, w.order_no) < (${from.at}::timestamptz, ${from.number}::text)`
          : sql<boolean>`true`,
      )
      .orderBy('w.created_at', 'desc')
      .orderBy('w.order_no', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({
      at: row.created_at,
      place: placeOf(row.created_at, row.order_no),
      row: openedCard(db, row),
    }));
  },
  async present({ text }, rows) {
    return rows.map((row) => ({
      kind: 'withdrawal',
      at: row.created_at,
      ref: row.order_no,
      title: maskedCard(row.card_no),
      state: stateName(WithdrawalStatus, row.status),
      amount: row.amount,
      result: row.status === WithdrawalStatus.paid ? row.amount - row.fee : 0n,
      note: reasonText(row.reason, text),
      by: '',
    }));
  },
});

export const transfers = source<Selectable<TransferOrderTable>>({
  kind: 'transfer',
  async read({ db, account }, after, most) {
    const from = numberIn(after);
    let page = db.selectFrom('transfer_order').selectAll().where('account_id', '=', account.id);
    if (from !== undefined) page = page.where('id', '<', from);
    const rows = await page.orderBy('id', 'desc').limit(most).execute();
    return rows.map((row) => ({ at: row.created_at, place: String(row.id), row }));
  },
  async present({ db, locale, text }, rows) {
    const names = await platformNames(db, locale);
    return rows.map((row) => {
      const platform = names.get(row.platform) ?? row.platform;
      return {
        kind: 'transfer',
        at: row.created_at,
        ref: row.order_no,
        title: text(row.direction === 'in' ? 'office-members.timeline.to' : 'office-members.timeline.from', {
          platform,
        }),
        state: row.state,
        amount: row.amount,
        result: row.state === 'success' ? row.amount : 0n,
        note: row.reason,
        by: '',
      };
    });
  },
});

/** Headings of the bill that other sources show already. */
const shownElsewhere = new Set(['deposit', 'withdraw', 'bet', 'win', 'transfer']);
const otherTypes: readonly number[] = [
  ...Object.values(ledgerTypes).filter((type) => !shownElsewhere.has(kindOf(type))),
  ledgerTypes.debtRepaid,
];

interface LedgerRow {
  number: bigint;
  type: number;
  at: Date;
  amount: bigint;
  balance_after: bigint;
  ref_type: string;
  ref_id: string;
  remark: string;
}

/** Gifts, rebates, commission, interest, and what was moved by hand. */
export const movements = source<LedgerRow>({
  kind: 'money',
  async read({ db, account }, after, most) {
    const wallet = await db
      .selectFrom('ledger_account')
      .select('id')
      .where('owner_id', '=', account.id)
      .where('kind', '=', 'wallet')
      .where('book', '=', bookOf(account.role))
      .where('part', '=', '')
      .executeTakeFirst();
    if (!wallet) return [];
    const { rows } = await sql<LedgerRow>`
      SELECT e.number, e.type, e.at, e.amount, e.balance_after, t.ref_type, t.ref_id, t.remark FROM (
        SELECT e.* FROM unnest(${[...otherTypes]}::int[]) AS k(type) CROSS JOIN LATERAL (
          SELECT e.* FROM ledger_entry e WHERE e.account_id = ${wallet.id} AND e.type = k.type AND e.number < ${numberIn(after) ?? 2n ** 62n}::bigint
            ORDER BY e.number DESC LIMIT ${most}) e ORDER BY e.number DESC LIMIT ${most}) e
        JOIN ledger_transaction t ON t.id = e.transaction_id ORDER BY e.number DESC`.execute(db);
    return rows.map((row) => ({ at: row.at, place: String(row.number), row }));
  },
  async present({ text, station, locale }, rows) {
    return rows.map((row) => ({
      kind: 'money',
      at: row.at,
      ref: row.ref_type === byHandRef ? row.ref_id : '',
      title: nameOfType(row.type, { text, station, locale }, row.ref_type),
      state: '',
      amount: row.amount,
      result: row.balance_after,
      note: row.remark,
      by: '',
    }));
  },
});
