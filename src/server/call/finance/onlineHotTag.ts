// Owns which deposit methods are recommended, and the label of each.
import { localText } from '#station/station.ts';
import { methodsOf } from '../../money/deposits/methods.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('finance/onlineHotTag', async ({ db, player, locale }) => {
  const methods = await methodsOf(db, player.accountId);
  return {
    hotList: methods.flatMap(({ id, tag }) =>
      tag === null ? [] : [{ methodId: id, tag: localText(tag, locale) }],
    ),
  };
});
