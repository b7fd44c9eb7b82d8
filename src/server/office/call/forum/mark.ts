// Pinning an article, and marking it as worth reading.
import { supportCommands } from '../../../support/commands.ts';
import { office } from '../../pipeline/handle.ts';

export default office('forum/mark', async ({ request: { id, mark }, run }) => {
  await run(mark === 'top' ? supportCommands.pinArticle : supportCommands.markEssence, { id });
  return {};
});
