import { momentOf, planned, wishesOf } from '../../content/desk.ts';
import { office } from '../../pipeline/handle.ts';

export default office('content/plan', async (context) => {
  const { entries, from } = context.request;
  const wishes = await wishesOf(context, entries);
  return planned(context, wishes, from === undefined ? {} : { at: momentOf(from) });
});
