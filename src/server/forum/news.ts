// The messages of the forum: one when somebody answers or names them, whose count rises while it is unread and whose words go with the post; and one to the author of a post that was hidden.
import { sql } from 'kysely';
import type { LocalText } from '#contract/station.generated.ts';
import { escapeHtml } from '#texts/html.ts';
import type { Db } from '../db/stationTransaction.ts';
import { sendMessage, textInAll } from '../messages/sendMessage.ts';
import type { ServerTextId } from '../serverText.ts';

export interface Answer {
  station: string;
  articleId: bigint;
  /** Undefined where the article itself names somebody. */
  commentId?: bigint;
  articleTitle: string;
  /** Who wrote it, as the forum shows them. */
  writer: string;
  text: string;
  /** The page of the article that shows it. */
  page: number;
  /** The floor it is on or below; undefined for the article itself. */
  floor?: number;
}

/** The place in the article, as its page reads it. */
function placeOf({ articleId, page, floor }: Answer): string {
  const query = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(floor !== undefined && { floor: String(floor) }),
  });
  return `/forum/article/${articleId}${query.size > 0 ? `?${query}` : ''}`;
}

/** A text of the server in both languages as HTML; the values are text of members and are escaped. */
const htmlInAll = (id: ServerTextId, values: Record<string, string | number>): LocalText =>
  textInAll(
    id,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? escapeHtml(value) : value,
      ]),
    ),
  );

/** Characters of a post that a message repeats. */
const excerptLength = 120;

const excerpt = (text: string, most: number): string => {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : characters.join('');
};

const contentOf = (answer: Answer, kind: 'answered' | 'mentioned'): LocalText =>
  htmlInAll(`server.forum.${kind}Text`, {
    writer: answer.writer,
    title: answer.articleTitle,
    text: excerpt(answer.text, excerptLength),
    link: placeOf(answer),
  });

/** Notes which post a message repeats the words of. */
async function noteWords(
  db: Db,
  messageId: bigint,
  {
    station,
    articleId,
    commentId = null,
  }: Pick<Answer, 'station' | 'articleId'> & { commentId?: bigint | null },
): Promise<void> {
  await db
    .insertInto('forum_letter')
    .values({ station, message_id: messageId, article_id: articleId, comment_id: commentId })
    .onConflict((clash) =>
      clash.column('message_id').doUpdateSet({ article_id: articleId, comment_id: commentId }),
    )
    .execute();
}

/** Takes the words of a post that is hidden or deleted out of the messages that repeat them; below an article and a floor, those of all answers. */
export async function withdrawWords(db: Db, kind: 'article' | 'comment', id: bigint): Promise<void> {
  const isOfPost =
    kind === 'article'
      ? sql`l.article_id = ${id}`
      : sql`(l.comment_id = ${id} OR l.comment_id IN (SELECT c.id FROM forum_comment c WHERE c.parent_id = ${id}))`;
  await sql`
    UPDATE message m SET content = ${JSON.stringify(textInAll('server.forum.withdrawnText'))}
      FROM forum_letter l WHERE l.station = current_station() AND l.message_id = m.id AND ${isOfPost}`.execute(
    db,
  );
}

/** Sends the author of a post that was hidden a message with its first words. */
export async function reportHidden(
  db: Db,
  post: { station: string; authorId: number; articleTitle: string; text: string; reason: string },
  now: Date,
): Promise<void> {
  await sendMessage(db, {
    station: post.station,
    kind: 'forum',
    to: { audience: 'one', receiverId: post.authorId },
    title: textInAll('server.forum.hiddenOne'),
    content: htmlInAll(post.reason === '' ? 'server.forum.hiddenText' : 'server.forum.hiddenBecause', {
      title: post.articleTitle,
      text: excerpt(post.text, excerptLength),
      ...(post.reason !== '' && { reason: post.reason }),
    }),
    isHtml: true,
    now,
  });
}

/** Sends a member a message about an answer. Answers to one article share a message until it has been read. */
export async function reportAnswer(db: Db, receiverId: number, answer: Answer, now: Date): Promise<void> {
  const { station, articleId } = answer;
  // Without this row two answers at once would each write a message.
  const known = await db
    .selectFrom('forum_news')
    .selectAll()
    .where('account_id', '=', receiverId)
    .where('article_id', '=', articleId)
    .forUpdate()
    .executeTakeFirst();
  const unread =
    known &&
    (await db
      .selectFrom('message')
      .leftJoin('mailbox', 'mailbox.account_id', 'message.receiver_id')
      .select('message.id')
      .where('message.id', '=', known.message_id)
      .where('message.read_at', 'is', null)
      .where('message.receiver_deleted_at', 'is', null)
      .where((where) =>
        where.or([
          where('mailbox.account_id', 'is', null),
          where.and([
            where('mailbox.read_through', '<', where.ref('message.id')),
            where('mailbox.deleted_through', '<', where.ref('message.id')),
          ]),
        ]),
      )
      .executeTakeFirst());
  if (known && unread) {
    const answers = known.answers + 1;
    await db
      .updateTable('message')
      .set({
        title: JSON.stringify(textInAll('server.forum.answeredMany', { count: answers })),
        content: JSON.stringify(contentOf(answer, 'answered')),
      })
      .where('id', '=', known.message_id)
      .execute();
    await noteWords(db, known.message_id, answer);
    await db
      .updateTable('forum_news')
      .set({ answers })
      .where('account_id', '=', receiverId)
      .where('article_id', '=', articleId)
      .execute();
    return;
  }
  const messageId = await sendMessage(db, {
    station,
    kind: 'forum',
    to: { audience: 'one', receiverId },
    title: textInAll('server.forum.answeredOne', { writer: answer.writer }),
    content: contentOf(answer, 'answered'),
    isHtml: true,
    now,
  });
  await noteWords(db, messageId, answer);
  await db
    .insertInto('forum_news')
    .values({ station, account_id: receiverId, article_id: articleId, message_id: messageId, answers: 1 })
    .onConflict((clash) =>
      clash
        .columns(['station', 'account_id', 'article_id'])
        .doUpdateSet({ message_id: messageId, answers: 1 }),
    )
    .execute();
}

/** Sends a member a message that a post names them. */
export async function reportMention(db: Db, receiverId: number, answer: Answer, now: Date): Promise<void> {
  const messageId = await sendMessage(db, {
    station: answer.station,
    kind: 'forum',
    to: { audience: 'one', receiverId },
    title: textInAll('server.forum.mentionedOne', { writer: answer.writer }),
    content: contentOf(answer, 'mentioned'),
    isHtml: true,
    now,
  });
  await noteWords(db, messageId, answer);
}
