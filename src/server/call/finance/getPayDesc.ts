// Owns how to pay by a method, step by step.
import { localText } from '#station/station.ts';
import { wayOf } from '../../money/deposits/methods.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('finance/getPayDesc', async ({ request, db, player, locale }) => {
  const way = await wayOf(db, player.accountId, request.methodId, ['bank', 'fast', 'online']);
  return { methodId: way.id, steps: way.steps.map((step) => localText(step, locale)) };
});
