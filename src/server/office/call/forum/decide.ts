import { supportCommands } from '../../../support/commands.ts';
import { office } from '../../pipeline/handle.ts';

export default office('forum/decide', async ({ request: { kind, id, decision, reason }, run }) => {
  if (decision === 'show') await run(supportCommands.showPost, { kind, id });
  else await run(supportCommands.hidePost, { kind, id, reason });
  return {};
});
