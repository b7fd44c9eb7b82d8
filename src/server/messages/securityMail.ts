// The mail and the letter that report to a member what was done in his name, so that somebody who took over an account is noticed while withdrawals still wait.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LocalText } from '#contract/station.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { formatMoment } from '#values/beijingTime.ts';
import type { Account } from '../account/accounts.ts';
import { dataKeysOf } from '../db/personal/dataKeys.ts';
import { tagsOf } from '../db/personal/fields.ts';
import { sealedMessage } from '../db/personal/members.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { BaseContext } from '../pipeline/handle.ts';
import { type ServerTextId, textIn } from '../serverText.ts';
import { sendMessage, textInAll } from './sendMessage.ts';
import { wordsOf } from './templates.ts';

type Context = Pick<
  BaseContext<unknown>,
  'db' | 'station' | 'player' | 'now' | 'locale' | 'settings' | 'counterparties'
>;

export type SecurityTextId = Extract<ServerTextId, `server.mail.${string}`>;

/** Whom a mail is for and what it reports. */
export interface SecurityMail {
  station: { code: string; name: LocalText };
  account: string;
  email: string;
  what: SecurityTextId;
  values?: Readonly<Record<string, string>>;
  locale: Locale;
  /** The most that an address gets a day. */
  mostADay: number;
  now: Date;
}

const daySeconds = 86_400;

/**
 * Puts a mail to the member's own address into the outbox, in the language of the request. Does nothing where the account has no address, where
 * no mail gateway is named, and beyond what an address gets a day. The caller's transaction holds the account's row (accountOf).
 */
export async function mailSecurityNotice(
  { db, station, player, now, locale, settings, counterparties }: Context,
  { email }: Pick<Account, 'email'>,
  what: SecurityTextId,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (!counterparties?.mail) return;
  const mostADay = settings.mailsPerAddressADay;
  await queueSecurityMail(db, {
    station,
    account: player.account,
    email,
    what,
    values,
    locale,
    mostADay,
    now,
  });
}

/** The same for whoever does it in a member's name; without a gateway the mail lapses after a day. */
export async function queueSecurityMail(
  db: Db,
  { station, account, email, what, values = {}, locale, mostADay, now }: SecurityMail,
): Promise<void> {
  if (email === '') return;
  const { count } = await db
    .selectFrom('outgoing_message')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('channel', '=', 'mail')
    .where(
      sql<boolean>`(address_key = ANY (${tagsOf(dataKeysOf(db), 'email', station.code, email)}::text[]) OR address = ${email})`,
    )
    .where('created_at', '>', new Date(now.getTime() - daySeconds * 1000))
    .executeTakeFirstOrThrow();
  if (count >= mostADay) return;
  const { title, content } = await wordsOf(db, 'security-mail', {
    station: localText(station.name, locale),
    account,
    time: formatMoment(now),
    what: textIn(locale)(what, values),
  });
  const messageId = randomUUID();
  await db
    .insertInto('outgoing_message')
    .values({
      station: station.code,
      channel: 'mail',
      message_id: messageId,
      subject: localText(title, locale),
      ...sealedMessage(
        db,
        { station: station.code, message_id: messageId, channel: 'mail' },
        { address: email, body: localText(content, locale) },
      ),
      created_at: now,
      send_at: now,
      lapses_at: new Date(now.getTime() + daySeconds * 1000),
    })
    .execute();
}

/** The same report as a letter in the member's inbox, in every language; returns its number. */
export async function writeSecurityLetter(
  db: Db,
  { station, account, what, values = {}, now }: Omit<SecurityMail, 'email' | 'locale' | 'mostADay'>,
  receiverId: number,
): Promise<bigint> {
  const words = { station: station.name, account, time: formatMoment(now), what: textInAll(what, values) };
  return sendMessage(db, {
    station: station.code,
    kind: 'notice',
    to: { audience: 'one', receiverId },
    ...(await wordsOf(db, 'security-mail', words)),
    now,
  });
}
