import { postArticle } from '../../forum/posting.ts';
import { admitsText } from '../../messages/playerMessage.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentStatus } from '../../present/forum.ts';

export default handle(
  'forum/newMain',
  async ({ request, db, station, player, now, settings, text }) => {
    const poster = { station: station.code, accountId: player.accountId };
    const { id, status } = await postArticle(db, poster, request, now, settings);
    return {
      msg: text(status === 'pending' ? 'server.forum.pending' : 'server.forum.posted'),
      id: String(id),
      status: presentStatus(status),
    };
  },
  { admits: admitsText },
);
