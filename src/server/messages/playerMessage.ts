// What a player may write: to whom, how long, how often, and that it holds no link; text is kept as it was typed, without the blanks around it.
import { sendLimits } from '#contract/message.generated.ts';
import { findAccount } from '../account/accounts.ts';
import { consumeQuota, lockKey } from '../account/rateLimit.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { BaseContext } from '../pipeline/handle.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { hasLink } from './link.ts';
import { type Audience, sendMessage } from './sendMessage.ts';

export interface Writer {
  station: string;
  accountId: number;
}

export interface PlayerMessage {
  receiver: 'service' | 'upline' | 'downline';
  account?: string | undefined;
  title: string;
  content: string;
}

const daySeconds = 86_400;

/** Code points, as the contract counts them. */
const lengthOf = (text: string): number => [...text].length;

/** The text without blanks around it; refuses one that is then too short, or that holds a link. */
export function cleanText(text: string, field: 'title' | 'content', { least }: { least: number }): string {
  const clean = text.trim();
  if (lengthOf(clean) < least)
    throw new Refusal('server.tooShort', { code: 'invalid', field, values: { limit: least } });
  if (hasLink(clean)) throw new Refusal('server.message.link', { code: 'invalid', field });
  return clean;
}

/** `admits` of a call that takes a text for others: counts the try before the text is read, whatever becomes of it. Refuses with `throttled`. */
export async function admitsText({
  db,
  station,
  player,
  now,
  settings,
}: BaseContext<unknown>): Promise<() => Promise<undefined>> {
  const key = `text ${player.accountId}`;
  if (!(await consumeQuota({ db, station: station.code, now }, key, settings.textTriesAMinute, 60)))
    throw new Refusal('server.tooOften', { code: 'throttled', limit: 'textTriesAMinute' });
  return async () => undefined;
}

/** Refuses more texts a day than the limit; a refused text does not count. */
export async function consumeDay(
  db: Db,
  writer: Writer,
  what: string,
  now: Date,
  limit: number,
): Promise<void> {
  const key = `${what} ${writer.accountId}`;
  if (!(await consumeQuota({ db, station: writer.station, now }, key, limit, daySeconds)))
    throw new Refusal('server.message.dayLimit', { code: 'throttled', field: 'content', values: { limit } });
}

/** Writes to support, to the agent above, or to a member directly below, and returns the number of the message. */
export async function writeMessage(
  db: Db,
  writer: Writer,
  message: PlayerMessage,
  now: Date,
  settings: Settings,
): Promise<bigint> {
  const title = cleanText(message.title, 'title', sendLimits.title);
  const content = cleanText(message.content, 'content', sendLimits.content);
  const to = await audienceOf(db, writer, message);
  // Two sends at once would not see each other's text.
  await lockKey(db, writer.station, `message ${writer.accountId}`);
  const repeated = await db
    .selectFrom('message')
    .select(['title', 'content', 'receiver_id'])
    .where('sender_id', '=', writer.accountId)
    .where('sender_deleted_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - settings.messageRepeatSeconds * 1000))
    .orderBy('id', 'desc')
    .limit(settings.messagesADay)
    .execute();
  const receiverId = to.audience === 'one' ? to.receiverId : null;
  // A page that was reloaded before the answer came has no intent to repeat: its text is recognised instead.
  if (
    repeated.some((row) => row.title === title && row.content === content && row.receiver_id === receiverId)
  )
    throw new Refusal('server.message.repeated', { code: 'repeated', field: 'content' });
  await consumeDay(db, writer, 'message', now, settings.messagesADay);
  return await sendMessage(db, {
    station: writer.station,
    kind: 'player',
    to,
    senderId: writer.accountId,
    title,
    content,
    now,
  });
}

/** Who is written to. A member that does not exist and one of somebody else are refused alike. */
async function audienceOf(
  db: Db,
  writer: Writer,
  { receiver, account: name }: Pick<PlayerMessage, 'receiver' | 'account'>,
): Promise<Audience> {
  if (receiver === 'service') return { audience: 'service' };
  if (receiver === 'upline') {
    const { parent_id: parent } = await db
      .selectFrom('account')
      .select('parent_id')
      .where('id', '=', writer.accountId)
      .executeTakeFirstOrThrow();
    if (parent === null) throw new Refusal('server.message.noUpline', { code: 'invalid', field: 'receiver' });
    return { audience: 'one', receiverId: parent };
  }
  if (name === undefined)
    throw new Refusal('server.message.accountMissing', { code: 'invalid', field: 'account' });
  const member = await findAccount(db, name);
  if (member?.parent_id !== writer.accountId)
    throw new Refusal('server.message.notDownline', { code: 'invalid', field: 'account' });
  return { audience: 'one', receiverId: member.id };
}
