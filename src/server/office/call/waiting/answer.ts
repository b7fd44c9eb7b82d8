// Decisions on posts, and answers to what members write.
import { office } from '../../pipeline/handle.ts';
import { decideOn } from '../../queues/handling.ts';

export default office('waiting/answer', async (context) => {
  const { item, decision } = context.request;
  await decideOn(context, 'answer', context.request);
  return { item, decision };
});
