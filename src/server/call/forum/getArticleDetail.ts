// An article with a page of its floors; opening it counts as a view once a session.

import { seeCards } from '../../forum/cards.ts';
import { isModerator } from '../../forum/moderation.ts';
import { floorsPerPage } from '../../forum/posting.ts';
import { articleOf, countView, floorPage, floorsBy, profileOf } from '../../forum/reading.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentArticle, presentCard, presentComment, presentMentions } from '../../present/forum.ts';

export default handle(
  'forum/getArticleDetail',
  async ({ work, request, db, session, visitor, now, locale }) => {
    const reader = session?.accountId ?? null;
    const { page = 1, authorOnly = false } = request;
    const moderates = await isModerator(db, reader);
    const row = await articleOf(db, BigInt(request.articleId), reader, moderates);
    const viewer = session ? `session ${session.id}` : `guest ${visitor.hash.toString('hex')}`;
    if (row.status === 'visible' && (await countView(work, row.id, viewer))) row.view_count += 1;
    const by = authorOnly ? row.author_id : undefined;
    const floors = await floorPage(db, { articleId: row.id, page, by }, reader, moderates);
    const floorCount = by === undefined ? row.floors : await floorsBy(db, row.id, by, reader, moderates);
    const author = await profileOf(db, row.author_id, reader, now);
    const seen = await seeCards(db, row.card ? [row.card] : [], row.author_id);
    return {
      article: presentArticle(row, reader, row.pictures.length),
      content: row.content,
      mentions: presentMentions(row.mentions),
      cards: seen.map((card) => presentCard(card, locale, now)),
      authorFollowed: author.is_followed,
      moderates,
      comments: floors.map(({ floor, answers }) => ({
        comment: presentComment(floor, reader),
        answers: answers.map((answer) => presentComment(answer, reader)),
      })),
      page,
      pageCount: Math.max(1, Math.ceil(floorCount / floorsPerPage)),
    };
  },
);
