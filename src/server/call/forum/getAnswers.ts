import { isModerator } from '../../forum/moderation.ts';
import { answerPage } from '../../forum/reading.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentComment } from '../../present/forum.ts';

export default handle('forum/getAnswers', async ({ request, db, session }) => {
  const reader = session?.accountId ?? null;
  const after = request.after === undefined ? undefined : BigInt(request.after);
  const { list, hasMore } = await answerPage(
    db,
    BigInt(request.commentId),
    after,
    reader,
    await isModerator(db, reader),
  );
  return { list: list.map((row) => presentComment(row, reader)), hasMore };
});
