// Letting the author of a post only read, or write again.
import { supportCommands } from '../../../support/commands.ts';
import { office } from '../../pipeline/handle.ts';

export default office('forum/mute', async ({ request: { kind, id, isMuted }, run }) => {
  await run(supportCommands.mutePost, { kind, id, ...(!isMuted && { off: 'off' }) });
  return {};
});
