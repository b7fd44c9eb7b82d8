// What was done about a member whose play shows signs of harm, and what came of it.
import { office } from '../../pipeline/handle.ts';
import { decideOn } from '../../queues/handling.ts';

export default office('waiting/interact', async (context) => {
  const { item, decision } = context.request;
  await decideOn(context, 'interact', context.request);
  return { item, decision };
});
