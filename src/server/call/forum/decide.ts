import { mutedUntil } from '../../forum/desk.ts';
import { authorOf, decidePost, isModerator, muteAuthor } from '../../forum/moderation.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('forum/decide', async ({ work, request, db, player, now, text }) => {
  const { targetType, targetId, decision } = request;
  if (!(await isModerator(db, player.accountId)))
    throw new Refusal('server.forum.noModerator', { code: 'wrongRole' });
  const id = BigInt(targetId);
  const author = await authorOf(db, targetType, id);
  if (author === undefined) throw new Refusal('server.forum.gone', { code: 'notFound' });
  if (author === player.accountId) throw new Refusal('server.forum.decideOwn', { code: 'invalid' });
  const by = { accountId: player.accountId, name: player.account };
  const post = { kind: targetType, id };
  const isDone =
    decision === 'show' || decision === 'hide'
      ? await decidePost(work, post, decision, by)
      : await muteAuthor(work, post, decision === 'mute' ? mutedUntil(now) : null, by);
  if (!isDone) throw new Refusal('server.forum.gone', { code: 'notFound' });
  return { msg: text(`server.forum.decided.${decision}`) };
});
