import { askForRate } from '../../money/team/wishes.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('agent/rateWishSave', async ({ work, request, player, text }) => {
  const { category, rate, words = '' } = request;
  await askForRate(work, player.accountId, {
    category,
    rate,
    words: words.trim(),
  });
  return { msg: text('server.team.wish.sent') };
});
