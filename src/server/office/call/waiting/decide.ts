import { office } from '../../pipeline/handle.ts';
import { decideOn } from '../../queues/handling.ts';

export default office('waiting/decide', async (context) => {
  const { item, decision } = context.request;
  await decideOn(context, 'decide', context.request);
  return { item, decision };
});
