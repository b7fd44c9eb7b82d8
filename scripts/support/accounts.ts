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
import { say } from '../language.ts';
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
  if (reason === '') throw new WrongUsage(say('support.reasonMissing'));
  if ([...reason].length > reasonMost) throw new WrongUsage(say('support.reasonLong', { most: reasonMost }));
  return reason;
}

/** An amount above nothing, in 0.0001 yuan. Rejects with WrongUsage. */
export function yuanOf(text: string | undefined): bigint {
  const amount = /^\d{1,10}(?:\.\d{1,4})?$/.test(text ?? '') ? readMoney(text) : undefined;
  if (amount === undefined || amount === 0n) throw new WrongUsage(say('support.amountForm'));
  return amount;
}

/** The name under which something is done once. Rejects with WrongUsage. */
export function intentOf(text: string | undefined): string {
  if (text === undefined || !/^[\w.-]{4,64}$/.test(text)) throw new WrongUsage(say('support.intentForm'));
  return text;
}

/** A member or an agent by name. Rejects with WrongUsage. */
export async function memberNamed(db: Db, name: string | undefined): Promise<Account> {
  const account = name === undefined ? undefined : await findAccount(db, name);
  if (!account || account.role === 'trial')
    throw new WrongUsage(say('support.noMember', { name: name ?? '' }));
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
      ? say('support.drawPassword.none')
      : isLocked
        ? say('support.drawPassword.locked', { until: formatMoment(locked) })
        : say('support.drawPassword.tries', { tries: account.withdrawal_failures });
  const cooling = account.withdrawals_from;
  const none = say('support.none');
  return [
    say('support.opened', {
      name: account.name,
      role: say(`support.role.${account.role}`),
      state: stateText(account, now),
      level: account.level,
      at: formatMoment(account.created_at),
    }),
    say('support.personal', {
      realName: account.real_name || none,
      phone: shown(account.phone, maskedPhone) || none,
      email: shown(account.email, maskedEmail) || none,
      question: account.question_id === null ? none : say('support.set'),
    }),
    say('support.loginPassword', {
      temporary: lapseText(account.password_lapses_at),
      tries: failures.count,
      login: account.login_at
        ? say('support.loginFrom', {
            at: formatMoment(account.login_at),
            address: account.login_address ?? '',
          })
        : say('support.never'),
    }),
    [
      say('support.drawPassword', {
        state: drawPassword,
        temporary: lapseText(account.withdrawal_lapses_at),
      }),
      ...(cooling && cooling > now ? [say('support.withdrawalsFrom', { at: formatMoment(cooling) })] : []),
    ].join(' · '),
    say('support.balances', {
      wallet: formatYuan(wallet),
      frozen: formatYuan(frozen),
      transit: formatYuan(transit),
      debt: formatYuan(debt),
      missing: formatYuan(turnover.missing),
      required: formatYuan(turnover.required),
    }),
    ...sessions.map(({ started_at, seen_at, address }) =>
      say('support.session', {
        since: formatMoment(started_at),
        address,
        seen: formatMoment(seen_at),
      }),
    ),
    ...cards.map((card) =>
      cardText(
        card,
        [card.type, card.bank_name, shown(card.card_no, maskedCard)].filter(Boolean).join(' '),
        now,
      ),
    ),
  ];
}

/** A card, with how long nothing is paid to it while it is new. */
function cardText({ created_at: added, usable_from: until }: Card, card: string, now: Date): string {
  const values = { card, at: formatMoment(added) };
  if (until <= now) return say('support.card', values);
  const seconds = Math.round((until.getTime() - added.getTime()) / 1000);
  return say('support.cardWaits', { ...values, seconds, until: formatMoment(until) });
}

function stateText({ state, state_until: until, paused_until: paused }: Account, now: Date): string {
  const named = say(`support.state.${state}`);
  const stands = until ? say('support.stateUntil', { state: named, until: formatMoment(until) }) : named;
  if (!paused || paused <= now) return stands;
  return [stands, say('support.pausedUntil', { until: formatMoment(paused) })].join(' · ');
}

const lapseText = (at: Date | null): string =>
  at ? say('support.temporary', { until: formatMoment(at) }) : '';

/** The keys under which log-ins of an account are counted, whatever device they come from. */
export const triesOf = ({ name }: Account) => {
  const key = keyOfName(name);
  return sql<boolean>`(key = ${`login try ${key}`} OR starts_with(key, ${`login try ${key} `}))`;
};

function dayOf(text: string | undefined, now: Date): Date {
  if (text === undefined || !isDay(text)) throw new WrongUsage(say('support.dayForm'));
  const at = startOfDay(text);
  if (at <= now) throw new WrongUsage(say('support.dayBegun', { day: text }));
  return at;
}

/** A member's own wish holds until its day, whoever asks for what meanwhile. */
function refuseShorter({ name, paused_until: until }: Account, wished: Date): void {
  if (until && until > wished)
    throw new WrongUsage(say('support.wishHolds', { name, until: formatMoment(until) }));
}

const isState = (account: Account, state: Account['state'], until: Date | null, now: Date): string =>
  say('support.isState', {
    name: account.name,
    state: stateText({ ...account, state, state_until: until }, now),
  });

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
  return [isState(account, state, end, at.now)];
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
  return [say('support.paused', { name: account.name, until: formatMoment(end) })];
}

export async function enableAccount(
  at: AtAccount,
  name: string | undefined,
  why: string | undefined,
): Promise<string[]> {
  const { account } = await begin(at, name, why);
  if (account.state === 'enabled') {
    refuseShorter(account, at.now);
    throw new WrongUsage(say('support.enabledAlready', { name: account.name }));
  }
  await change(at.db, account.id, { state: 'enabled', state_until: null });
  await reportTo(at, account, 'server.mail.byEnable');
  return [isState(account, 'enabled', null, at.now)];
}
