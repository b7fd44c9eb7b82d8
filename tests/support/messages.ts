// What tests of messages share: the lists of somebody who is logged in, and messages of the station.
import type { Message } from '#contract/entities.generated.ts';
import { list, send, sendList } from '#contract/message.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { type Audience, sendMessage } from '#server/messages/sendMessage.ts';
import { sendNotice } from '#server/messages/support.ts';
import { localText } from '#station/station.ts';
import type { Client, RunningServer } from './startServer.ts';
import { alpha } from './testStations.ts';

export const inbox = async (client: Client): Promise<Message[]> => (await client.call(list, {})).answer.list!;
export const sentBox = async (client: Client): Promise<Message[]> =>
  (await client.call(sendList, {})).answer.list!;
export const unreadOf = async (client: Client): Promise<number> =>
  (await client.call(accInfo, {})).answer.unread!;

/** What the station wrote to one member, in Chinese, the newest first. */
export const lettersTo = (
  server: RunningServer,
  name: string,
  station = alpha,
): Promise<{ title: string; content: string }[]> =>
  server.inStation(station, async (db) => {
    const rows = await db
      .selectFrom('message as m')
      .innerJoin('account as a', 'a.id', 'm.receiver_id')
      .select(['m.title', 'm.content'])
      .where('a.name', '=', name)
      .orderBy('m.id', 'desc')
      .execute();
    return rows.map(({ title, content }) => ({
      title: localText(title, 'zh-CN'),
      content: localText(content, 'zh-CN'),
    }));
  });

/** Somebody who is logged in; member02 without the security question of a new device. */
export async function loggedIn(server: RunningServer, name: string, station = alpha): Promise<Client> {
  await server.inStation(station, (db) =>
    db
      .updateTable('account')
      .set({ question_id: null, answer_hash: null })
      .where('name', '=', name)
      .execute(),
  );
  const client = server.client(station);
  await client.logIn(name);
  return client;
}

export const idOf = (server: RunningServer, name: string, station = alpha): Promise<number> =>
  server.inStation(station, async (db) => {
    const row = await db
      .selectFrom('account')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return row.id;
  });

/** The station writes to one member in plain text. */
export async function toOne(
  server: RunningServer,
  name: string,
  title = '一条消息',
  content = '这是一条消息的内容',
): Promise<string> {
  const receiverId = await idOf(server, name);
  const id = await server.inStation(alpha, (db) =>
    sendMessage(db, {
      station: alpha,
      kind: 'reply',
      to: { audience: 'one', receiverId },
      title,
      content,
      now: server.now(),
    }),
  );
  return String(id);
}

/** The station writes to many. */
export async function toMany(
  server: RunningServer,
  to: Audience,
  title = '一则公告',
  content = '<p>公告的内容</p>',
): Promise<string> {
  const now = server.now();
  const id = await server.inStation(alpha, (db) =>
    sendNotice(db, { station: alpha, to, title, content, now }),
  );
  return String(id);
}

/** A member writes to support. */
export async function toService(
  client: Client,
  content = '请问我的提款什么时候到账',
  title = '提款问题',
): Promise<string> {
  const { answer } = await client.call(send, { receiver: 'service', title, content });
  if (!answer.id) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.id;
}
