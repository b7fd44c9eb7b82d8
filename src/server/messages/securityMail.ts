// Owns the mail that reports to a member what was done in his name, so that somebody who took over an account is noticed while withdrawals still wait.
import { randomUUID } from 'node:crypto';
import { localText } from '#station/station.ts';
import { formatMoment } from '#values/beijingTime.ts';
import type { Account } from '../account/accounts.ts';
import type { BaseContext } from '../pipeline/handle.ts';
import type { ServerTextId } from '../serverText.ts';
import { wordsOf } from './templates.ts';

type Context = Pick<
  BaseContext<unknown>,
  'db' | 'station' | 'player' | 'now' | 'locale' | 'text' | 'settings' | 'counterparties'
>;

const daySeconds = 86_400;

/**
 * Puts a mail to the member's own address into the outbox, in the language of the request. Does nothing where the account has no address, where
 * no mail gateway is named, and beyond what an address gets a day. The caller's transaction holds the account's row (accountOf).
 */
export async function mailSecurityNotice(
  { db, station, player, now, locale, text, settings, counterparties }: Context,
  { email }: Pick<Account, 'email'>,
  what: Extract<ServerTextId, `server.mail.${string}`>,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (!counterparties?.mail || email === '') return;
  const { count } = await db
    .selectFrom('outgoing_message')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('channel', '=', 'mail')
    .where('address', '=', email)
    .where('created_at', '>', new Date(now.getTime() - daySeconds * 1000))
    .executeTakeFirstOrThrow();
  if (count >= settings.mailsPerAddressADay) return;
  const { title, content } = await wordsOf(db, 'security-mail', {
    station: localText(station.name, locale),
    account: player.account,
    time: formatMoment(now),
    what: text(what, values),
  });
  await db
    .insertInto('outgoing_message')
    .values({
      station: station.code,
      channel: 'mail',
      message_id: randomUUID(),
      address: email,
      subject: localText(title, locale),
      body: localText(content, locale),
      created_at: now,
      send_at: now,
      lapses_at: new Date(now.getTime() + daySeconds * 1000),
    })
    .execute();
}
