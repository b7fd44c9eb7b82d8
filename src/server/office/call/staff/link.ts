import { office } from '../../pipeline/handle.ts';
import { workOf } from '../../staff/entering.ts';
import { joinPath, linkOf } from '../../staff/invitations.ts';

export default office('staff/link', async (context) => {
  const { name, token, until } = await linkOf(workOf(context), context.staff, context.request.invitation);
  return { name, path: joinPath(token), until };
});
