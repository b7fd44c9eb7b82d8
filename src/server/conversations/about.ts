// The orders and bets that a message may be about: those of its member, named by reference, read as they stand when they are shown.
import { type RawBuilder, sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';
import type { Db } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';

export type AboutKind = 'deposit' | 'withdrawal' | 'bet';

/** Which order or bet. */
export interface About {
  kind: AboutKind;
  id: string;
}

/** Where an order or bet stands, in a word of the texts. */
export type AboutState = keyof typeof DepositStatus | keyof typeof WithdrawalStatus | keyof typeof BetStatus;

/** An order or bet as it stands; amounts in 0.0001 yuan. */
export interface AboutCard extends About {
  /** The lottery of a bet or the method of a deposit, and the draw of a bet; empty for none. */
  name: LocalText;
  detail: string;
  amount: bigint;
  state: AboutState;
  created_at: Date;
}

const states: Readonly<Record<AboutKind, Readonly<Record<string, number>>>> = {
  deposit: DepositStatus,
  withdrawal: WithdrawalStatus,
  bet: BetStatus,
};

interface Row extends Omit<AboutCard, 'state'> {
  status: number;
}

const found: Readonly<Record<AboutKind, (accountId: number, ids: readonly string[]) => RawBuilder<Row>>> = {
  deposit: (accountId, ids) => sql`
    SELECT 'deposit' AS kind, d.order_no AS id, m.name, '' AS detail, d.amount, d.status, d.created_at
      FROM deposit_order d LEFT JOIN pay_method m ON m.id = d.method_id
      WHERE d.account_id = ${accountId} AND d.order_no = ANY(${ids}::text[])`,
  withdrawal: (accountId, ids) => sql`
    SELECT 'withdrawal' AS kind, w.order_no AS id, t.name, '' AS detail, w.amount, w.status::int, w.created_at
      FROM withdrawal w LEFT JOIN card_type t ON t.code = w.type
      WHERE w.account_id = ${accountId} AND w.order_no = ANY(${ids}::text[])`,
  bet: (accountId, ids) => sql`
    SELECT 'bet' AS kind, b.id::text AS id, coalesce(l.name, o.name) AS name, b.qi_hao AS detail, b.stake AS amount, b.status::int, b.created_at
      FROM bet_order b LEFT JOIN lottery l ON l.code = b.lot_code AND l.version = b.version LEFT JOIN own_lottery o ON o.code = b.lot_code
      WHERE b.account_id = ${accountId} AND b.id = ANY(${ids.filter((id) => /^\d{1,18}$/.test(id))}::bigint[])`,
};

/** Those of these that are the member's own, by kind and number. */
export async function cardsOf(
  db: Db,
  accountId: number,
  abouts: readonly About[],
): Promise<Map<string, AboutCard>> {
  const cards = new Map<string, AboutCard>();
  for (const [kind, own] of Map.groupBy(abouts, (about) => about.kind)) {
    const { rows } = await found[kind](
      accountId,
      own.map(({ id }) => id),
    ).execute(db);
    for (const { status, name, ...row } of rows) {
      const state = Object.entries(states[kind]).find(([, number]) => number === status)?.[0];
      if (state) cards.set(keyOf(row), { ...row, name: name ?? '', state: state as AboutState });
    }
  }
  return cards;
}

export const keyOf = ({ kind, id }: About): string => `${kind} ${id}`;

/** What a request names as `deposit:<order>`; undefined for none. */
export function aboutIn(text: string | undefined): About | undefined {
  if (text === undefined) return undefined;
  const at = text.indexOf(':');
  return { kind: text.slice(0, at) as AboutKind, id: text.slice(at + 1) };
}

/** The card of an order or bet of the member; refuses what is not there, and what is somebody else's, alike. */
export async function ownCard(db: Db, accountId: number, about: About): Promise<AboutCard> {
  const card = (await cardsOf(db, accountId, [about])).get(keyOf(about));
  if (!card) throw new Refusal('server.conversation.aboutGone', { code: 'notFound', field: 'about' });
  return card;
}
