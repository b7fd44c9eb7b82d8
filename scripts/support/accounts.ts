// Owns what support sees of an account, and stopping and enabling it; what every command about an account begins and ends with.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { LocalText } from '#contract/station.generated.ts';
import { type Account, accountOf, findAccount, keyOfName } from '#server/account/accounts.ts';
import { endSessionsOf } from '#server/account/session.ts';
import { balancesOf, bookOf } from '#server/db/ledger.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import {
  queueSecurityMail,
  type SecurityTextId,
  writeSecurityLetter,
} from '#server/messages/securityMail.ts';
import { turnoverOf } from '#server/money/turnover.ts';
import { type Card, cardsOf } from '#server/money/withdrawals/cards.ts';
import { maskedCard, maskedEmail, maskedPhone } from '#server/present/mask.ts';
import { defaultSettings } from '#server/settings.ts';
import { formatMoment, isDay, startOfDay } from '#values/beijingTime.ts';
import { formatYuan, readMoney } from '#values/money.ts';
import { WrongUsage } from '../station/commandLine.ts';
import { stationsFolder } from '../station/files.ts';
import type { Note } from './record.ts';

export interface AtAccount {
  db: Db;
  station: string;
  now: Date;
  note: Note;
}

const reasonMost = 200;

export function reasonOf(text: string | undefined): string {
  const reason = text?.trim() ?? '';
  if (reason === '') throw new WrongUsage('Give a reason: it is written down with what you do.');
  if ([...reason].length > reasonMost) throw new WrongUsage(`A reason has at most ${reasonMost} characters.`);
  return reason;
}

/** An amount above nothing, in 0.0001 yuan. Rejects with WrongUsage. */
export function yuanOf(text: string | undefined): bigint {
  const amount = /^\d{1,10}(?:\.\d{1,4})?$/.test(text ?? '') ? readMoney(text) : undefined;
  if (amount === undefined || amount === 0n)
    throw new WrongUsage('An amount is in yuan, above 0, with at most four decimals, such as 88.50.');
  return amount;
}

/** The name under which something is done once. Rejects with WrongUsage. */
export function intentOf(text: string | undefined): string {
  if (text === undefined || !/^[\w.-]{4,64}$/.test(text))
    throw new WrongUsage(
      'Name the intent, as --intent ticket-4711 (4 to 64 letters, digits, dots, dashes): the same one never moves money twice.',
    );
  return text;
}

/** A member or an agent by name. Rejects with WrongUsage. */
export async function memberNamed(db: Db, name: string | undefined): Promise<Account> {
  const account = name === undefined ? undefined : await findAccount(db, name);
  if (!account || account.role === 'trial') throw new WrongUsage(`There is no member ${name ?? ''}.`);
  return account;
}

/** The member under a lock, noted with the reason. */
export async function begin(
  { db, note }: AtAccount,
  name: string | undefined,
  why: string | undefined,
): Promise<{ account: Account; reason: string }> {
  const reason = reasonOf(why);
  const account = await accountOf(db, (await memberNamed(db, name)).id);
  await note.about(account.id);
  note.because(reason);
  return { account, reason };
}

export const change = (db: Db, id: number, columns: object) =>
  db.updateTable('account').set(columns).where('id', '=', id).execute();

function stationName(code: string): LocalText {
  const file = path.join(stationsFolder(), `${code}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { name: LocalText }).name : code;
}

/** Reports to the member: a letter, and a mail to the address that was there before. */
export async function reportTo(
  { db, station, now }: AtAccount,
  { id, name, email }: Account,
  what: SecurityTextId,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const report = { station: { code: station, name: stationName(station) }, account: name, what, values, now };
  await writeSecurityLetter(db, report, id);
  await queueSecurityMail(db, {
    ...report,
    email,
    locale: 'zh-CN',
    mostADay: defaultSettings.mailsPerAddressADay,
  });
}

/** Everything support has to know before it answers a member; what a stranger could misuse is masked unless `isFull`. */
export async function showAccount(
  db: Db,
  name: string | undefined,
  now: Date,
  isFull = false,
): Promise<string[]> {
  const account = await memberNamed(db, name);
  const shown = (text: string, masked: (text: string) => string) => (isFull ? text : masked(text));
  const book = bookOf(account.role);
  const { wallet, frozen, transit, debt } = await balancesOf(db, account.id, book);
  const turnover = await turnoverOf(db, account.id);
  const cards = await cardsOf(db, account.id);
  const sessions = await db
    .selectFrom('session')
    .select(['started_at', 'seen_at', 'address'])
    .where('account_id', '=', account.id)
    .where('ended_at', 'is', null)
    .execute();
  const failures = await db
    .selectFrom('attempt')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(triesOf(account))
    .where('at', '>', new Date(now.getTime() - 3_600_000))
    .executeTakeFirstOrThrow();
  const locked = account.withdrawal_locked_until;
  const isLocked = locked !== null && locked > now;
  const drawPassword =
    account.withdrawal_hash === null
      ? 'not set'
      : isLocked
        ? `locked until ${formatMoment(locked)}`
        : `set, ${account.withdrawal_failures} wrong tries`;
  const cooling = account.withdrawals_from;
  return [
    `${account.name} · ${account.role} · ${stateText(account, now)} · level ${account.level} · opened ${formatMoment(account.created_at)}`,
    `real name ${account.real_name || 'none'} · phone ${shown(account.phone, maskedPhone) || 'none'} · email ${shown(account.email, maskedEmail) || 'none'} · security question ${account.question_id === null ? 'none' : 'set'}`,
    `login password${lapseText(account.password_lapses_at)} · ${failures.count} tries within the hour · last login ${account.login_at ? `${formatMoment(account.login_at)} from ${account.login_address}` : 'never'}`,
    `withdrawal password ${drawPassword}${lapseText(account.withdrawal_lapses_at)}${cooling && cooling > now ? ` · withdrawals from ${formatMoment(cooling)}` : ''}`,
    `balance ${formatYuan(wallet)} · held ${formatYuan(frozen)} · on the way ${formatYuan(transit)} · owes ${formatYuan(debt)} · turnover missing ${formatYuan(turnover.missing)} of ${formatYuan(turnover.required)}`,
    ...sessions.map(
      ({ started_at, seen_at, address }) =>
        `session since ${formatMoment(started_at)} from ${address}, last seen ${formatMoment(seen_at)}`,
    ),
    ...cards.map(
      (card) =>
        `card ${[card.type, card.bank_name, shown(card.card_no, maskedCard)].filter(Boolean).join(' ')}, added ${formatMoment(card.created_at)}${waitText(card, now)}`,
    ),
  ];
}

/** How long nothing is paid to a new card, and until when. */
const waitText = ({ created_at: added, usable_from: until }: Card, now: Date): string =>
  until > now
    ? `, waits ${Math.round((until.getTime() - added.getTime()) / 1000)} s, until ${formatMoment(until)}`
    : '';

const stateText = ({ state, state_until: until, paused_until: paused }: Account, now: Date): string =>
  `${state}${until ? ` until ${formatMoment(until)}` : ''}${paused && paused > now ? `, paused until ${formatMoment(paused)} as the member asked` : ''}`;

const lapseText = (at: Date | null): string => (at ? `, temporary until ${formatMoment(at)}` : '');

/** The keys under which log-ins of an account are counted, whatever device they come from. */
export const triesOf = ({ name }: Account) => {
  const key = keyOfName(name);
  return sql<boolean>`(key = ${`login try ${key}`} OR starts_with(key, ${`login try ${key} `}))`;
};

function dayOf(text: string | undefined, now: Date): Date {
  if (text === undefined || !isDay(text)) throw new WrongUsage('A day is written as 2026-12-31.');
  const at = startOfDay(text);
  if (at <= now) throw new WrongUsage(`${text} has begun already.`);
  return at;
}

/** A member's own wish holds until its day, whoever asks for what meanwhile. */
function refuseShorter({ name, paused_until: until }: Account, wished: Date): void {
  if (until && until > wished)
    throw new WrongUsage(
      `${name} asked to be stopped until ${formatMoment(until)}: nobody changes that before. A longer pause is possible.`,
    );
}

/** Blocks an account for good or until a day, money included: frozen it looks only, disabled it cannot log in. A pause of the member's goes on beside it. */
export async function stopAccount(
  at: AtAccount,
  state: 'frozen' | 'disabled',
  name: string | undefined,
  why: string | undefined,
  until: string | undefined,
): Promise<string[]> {
  const { account } = await begin(at, name, why);
  const end = until === undefined ? null : dayOf(until, at.now);
  await change(at.db, account.id, { state, state_until: end });
  if (state === 'disabled') await endSessionsOf(at.db, account.id, 'support', at.now);
  else await reportTo(at, account, 'server.mail.byFreeze');
  return [`${account.name} is ${state}${end ? ` until ${formatMoment(end)}` : ''}.`];
}

/** Keeps a member from playing and depositing for as long as the member wishes; nobody lifts it before. */
export async function pauseAccount(
  at: AtAccount,
  name: string | undefined,
  day: string | undefined,
  why: string | undefined,
): Promise<string[]> {
  const { account } = await begin(at, name, why);
  const end = dayOf(day, at.now);
  refuseShorter(account, end);
  await change(at.db, account.id, { paused_until: end });
  await reportTo(at, account, 'server.mail.byPause', { time: formatMoment(end) });
  return [
    `${account.name} neither plays nor deposits until ${formatMoment(end)}; nobody can lift that before. Log-in and withdrawals go on.`,
  ];
}

export async function enableAccount(
  at: AtAccount,
  name: string | undefined,
  why: string | undefined,
): Promise<string[]> {
  const { account } = await begin(at, name, why);
  if (account.state === 'enabled') {
    refuseShorter(account, at.now);
    throw new WrongUsage(`${account.name} is enabled already.`);
  }
  await change(at.db, account.id, { state: 'enabled', state_until: null });
  await reportTo(at, account, 'server.mail.byEnable');
  return [`${account.name} is ${stateText({ ...account, state: 'enabled', state_until: null }, at.now)}.`];
}
