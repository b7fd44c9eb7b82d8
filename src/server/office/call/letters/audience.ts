import { localText } from '#station/station.ts';
import { supportCommands } from '../../../support/commands.ts';
import { office } from '../../pipeline/handle.ts';

export default office('letters/audience', async ({ run, locale }) => {
  const levels = await run(supportCommands.levels, {});
  return {
    members: levels.reduce((sum, { members }) => sum + members, 0),
    levels: levels.map(({ level, name, members }) => ({
      level,
      name: name === null ? '' : localText(name, locale),
      members,
    })),
  };
});
