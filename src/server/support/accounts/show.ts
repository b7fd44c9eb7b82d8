// What support sees of an account before it answers a member.
import { sql } from 'kysely';
import { type Account, type AccountBlock, blocksOf, keyOfName } from '../../account/accounts.ts';
import { type PushSettings, pushSettingsOf } from '../../account/devices/pushSettings.ts';
import { balancesOf, bookOf } from '../../db/ledger.ts';
import { turnoverOf } from '../../money/turnover.ts';
import { type Card, cardsOf } from '../../money/withdrawals/cards.ts';
import { maskedCard, maskedEmail, maskedPhone } from '../../present/mask.ts';
import type { SupportWork } from '../command.ts';
import type { Written } from '../input.ts';
import { memberNamed } from '../member.ts';

/** Whether an account is blocked, and a pause that its member asked for. */
export interface AccountState {
  name: string;
  state: Account['state'];
  /** When a block ends by itself. */
  until: Date | null;
  /** Null where no pause runs. */
  pausedUntil: Date | null;
  /** What staff have blocked beside the log-in. */
  blocks: AccountBlock[];
}

export interface ShownAccount extends AccountState {
  role: Account['role'];
  level: number;
  createdAt: Date;
  realName: string;
  /** Masked unless everything was asked for; '' for none. */
  phone: string;
  email: string;
  hasQuestion: boolean;
  /** When a password that support gave lapses; wrong ones of the last hour. */
  password: { lapsesAt: Date | null; tries: number };
  lastLogin: { at: Date; address: string } | null;
  drawPassword: { isSet: boolean; lapsesAt: Date | null; tries: number; lockedUntil: Date | null };
  /** Withdrawals wait until then; null where they do not. */
  withdrawalsFrom: Date | null;
  wallet: bigint;
  frozen: bigint;
  transit: bigint;
  debt: bigint;
  turnover: { missing: bigint; required: bigint };
  sessions: { startedAt: Date; seenAt: Date; address: string }[];
  cards: ShownCard[];
  /** What the member is notified of on devices; null where none is switched on. */
  notices: (PushSettings & { devices: number }) | null;
}

export interface ShownCard {
  type: string;
  bank: string;
  number: string;
  addedAt: Date;
  /** Nothing is paid to it before; null where it can be paid to. */
  usableFrom: Date | null;
}

/** A moment that is still to come. */
const toCome = (at: Date | null, now: Date): Date | null => (at && at > now ? at : null);

export const stateOf = (account: Account, now: Date): AccountState => {
  const { name, state, state_until: until, paused_until: paused } = account;
  return { name, state, until, pausedUntil: toCome(paused, now), blocks: blocksOf(account, now) };
};

/** The keys under which log-ins of an account are counted, whatever device they come from. */
export const triesOf = ({ name }: Account) => {
  const key = keyOfName(name);
  return sql<boolean>`(key = ${`login try ${key}`} OR starts_with(key, ${`login try ${key} `}))`;
};

/** Everything that is known of an account; what a stranger could misuse is masked unless `isFull`. */
export async function showAccount(
  { db, now }: SupportWork,
  _: unknown,
  { account: name, isFull = false }: { account: Written; isFull?: boolean | undefined },
): Promise<ShownAccount> {
  const account = await memberNamed(db, name);
  const shown = (text: string, masked: (text: string) => string) => (isFull ? text : masked(text));
  const { wallet, frozen, transit, debt } = await balancesOf(db, account.id, bookOf(account.role));
  const { missing, required } = await turnoverOf(db, account.id);
  const cards = await cardsOf(db, account.id);
  const sessions = await db
    .selectFrom('session')
    .select(['started_at as startedAt', 'seen_at as seenAt', 'address'])
    .where('account_id', '=', account.id)
    .where('ended_at', 'is', null)
    .execute();
  const { count: tries } = await db
    .selectFrom('attempt')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(triesOf(account))
    .where('at', '>', new Date(now.getTime() - 3_600_000))
    .executeTakeFirstOrThrow();
  const { count: devices } = await db
    .selectFrom('push_device')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  const notices = devices > 0 ? await pushSettingsOf(db, account.id) : undefined;
  return {
    ...stateOf(account, now),
    notices: notices ? { ...notices, devices } : null,
    role: account.role,
    level: account.level,
    createdAt: account.created_at,
    realName: account.real_name,
    phone: shown(account.phone, maskedPhone),
    email: shown(account.email, maskedEmail),
    hasQuestion: account.question_id !== null,
    password: { lapsesAt: account.password_lapses_at, tries },
    lastLogin: account.login_at && { at: account.login_at, address: account.login_address },
    drawPassword: {
      isSet: account.withdrawal_hash !== null,
      lapsesAt: account.withdrawal_lapses_at,
      tries: account.withdrawal_failures,
      lockedUntil: toCome(account.withdrawal_locked_until, now),
    },
    withdrawalsFrom: toCome(account.withdrawals_from, now),
    wallet,
    frozen,
    transit,
    debt,
    turnover: { missing, required },
    sessions,
    cards: cards.map((card) => shownCard(card, shown(card.card_no, maskedCard), now)),
  };
}

const shownCard = (card: Card, number: string, now: Date): ShownCard => ({
  type: card.type,
  bank: card.bank_name,
  number,
  addedAt: card.created_at,
  usableFrom: toCome(card.usable_from, now),
});
