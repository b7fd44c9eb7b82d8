// Posting a comment on an article, or an answer to one of its comments.
import { postComment } from '../../forum/posting.ts';
import { admitsText } from '../../messages/playerMessage.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentStatus } from '../../present/forum.ts';

export default handle(
  'forum/newChild',
  async ({ request, db, station, player, now, settings, text }) => {
    const poster = { station: station.code, accountId: player.accountId };
    const { articleId, replyToId, quote = false } = request;
    const { id, floor, page, status } = await postComment(
      db,
      poster,
      {
        ...request,
        quote,
        articleId: BigInt(articleId),
        replyToId: replyToId === undefined ? undefined : BigInt(replyToId),
      },
      now,
      settings,
    );
    return {
      msg: text(status === 'pending' ? 'server.forum.pending' : 'server.forum.posted'),
      id: String(id),
      floor,
      page,
      status: presentStatus(status),
    };
  },
  { admits: admitsText },
);
