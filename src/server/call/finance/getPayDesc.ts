// How to pay by a method, step by step.
import { localText } from '#station/station.ts';
import { methodOf } from '../../money/deposits/methods.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('finance/getPayDesc', async ({ request, db, player, locale }) => {
  const method = await methodOf(db, player.accountId, request.methodId, ['bank', 'fast', 'online']);
  return { methodId: method.id, steps: method.steps.map((step) => localText(step, locale)) };
});
