// The record of what support did: who, when, by which command, and what of the member is different since.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { balancesOf } from './ledger.ts';
import { dataKeysOf } from './personal/dataKeys.ts';
import { openedFacts, sealedFacts } from './personal/fields.ts';
import { openedAccount, openedCard } from './personal/members.ts';
import type { Db } from './stationTransaction.ts';

export interface SupportAction {
  station: string;
  at: Date;
  by: string;
  /** The words of the command, without a password. */
  command: string;
  accountId: number | null;
  before: Record<string, string>;
  after: Record<string, string>;
  reason: string;
}

/** Whose the facts are; those of nobody are the station's. */
const ownerOf = (station: string, accountId: number | null) => ({ station, owner: accountId ?? 0 });

export async function recordAction(db: Db, action: SupportAction): Promise<void> {
  const keys = dataKeysOf(db);
  const owner = ownerOf(action.station, action.accountId);
  await db
    .insertInto('support_action')
    .values({
      station: action.station,
      at: action.at,
      done_by: action.by,
      command: action.command,
      account_id: action.accountId,
      before: JSON.stringify(sealedFacts(keys, 'before', owner, action.before)),
      after: JSON.stringify(sealedFacts(keys, 'after', owner, action.after)),
      reason: action.reason,
    })
    .execute();
}

/** What was done, the newest first; of one member where one is named. */
export async function actionsOf(db: Db, accountId: number | undefined, limit: number) {
  const all = db
    .selectFrom('support_action as s')
    .leftJoin('account as a', 'a.id', 's.account_id')
    .selectAll('s')
    .select('a.name')
    .orderBy('s.id', 'desc')
    .limit(limit);
  const rows = await (accountId === undefined ? all : all.where('s.account_id', '=', accountId)).execute();
  const keys = dataKeysOf(db);
  return rows.map((row) => {
    const owner = ownerOf(row.station, row.account_id);
    const before = openedFacts(keys, 'before', owner, row.before);
    return { ...row, before, after: openedFacts(keys, 'after', owner, row.after) };
  });
}

/** Enough to tell two hashes apart, and nothing more. */
const markOf = (hash: string | null): string =>
  hash === null ? '' : createHash('sha256').update(hash).digest('hex').slice(0, 4);

const moment = (at: Date | null): string => (at ? formatMoment(at) : '');

/** A block for good ends at infinity, which is read as the number. */
const blockEnd = (at: Date | number | null): string => (typeof at === 'number' ? 'for good' : moment(at));

/** What support can change of a member, as texts; of a password no more than that it is another one. */
export async function memberFacts(db: Db, accountId: number): Promise<Record<string, string>> {
  const row = await db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const account = openedAccount(db, row);
  const { wallet, debt } = await balancesOf(db, accountId, account.role === 'trial' ? 'play' : 'real');
  const cards = await db
    .selectFrom('card')
    .select(['station', 'account_id', 'card_no'])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  const { required } = await db
    .selectFrom('turnover_item')
    .select((row) => row.fn.coalesce(row.fn.sum<bigint>('required'), sql<bigint>`0`).as('required'))
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  const place = await db
    .selectFrom('team_member as m')
    .leftJoin('account as u', 'u.id', 'm.upline_id')
    .select(['m.rates', 'm.group_bonus', 'u.name as upline'])
    .where('m.account_id', '=', accountId)
    .executeTakeFirst();
  return {
    state: account.state,
    until: moment(account.state_until),
    pausedUntil: moment(account.paused_until),
    playBlockedUntil: blockEnd(account.play_blocked_until),
    withdrawBlockedUntil: blockEnd(account.withdraw_blocked_until),
    level: String(account.level),
    realName: account.real_name,
    phone: account.phone,
    email: account.email,
    qq: account.qq,
    weChat: account.we_chat,
    question: account.question_id === null ? '' : String(account.question_id),
    password: markOf(account.password_hash),
    drawPassword: markOf(account.withdrawal_hash),
    drawPasswordLocked: moment(account.withdrawal_locked_until),
    drawPasswordFailures: String(account.withdrawal_failures),
    cards: cards.map((card) => openedCard(db, card).card_no).join(', '),
    wallet: wireMoney(wallet),
    debt: wireMoney(debt),
    turnoverRequired: wireMoney(BigInt(required)),
    upline: place?.upline ?? '',
    // In percent, by category.
    rates: place?.rates.map((rate) => rate / 10_000).join(' / ') ?? '',
    groupBonus: String(place?.group_bonus ?? ''),
  };
}

/** The facts that differ, on either side. */
export function differenceOf(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Pick<SupportAction, 'before' | 'after'> {
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  const pick = (facts: Readonly<Record<string, string>>) =>
    Object.fromEntries(names.map((name) => [name, facts[name] ?? '']));
  return { before: pick(before), after: pick(after) };
}
