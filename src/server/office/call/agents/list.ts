// A page of agents: of the station, or of those below one.

import { agentNamed } from '../../../support/team/agents.ts';
import { agentPage } from '../../agents/list.ts';
import { office } from '../../pipeline/handle.ts';

const usualSize = 30;

export default office('agents/list', async ({ request, db }) => {
  const { under, scope = 'all', search, before, pageSize = usualSize } = request;
  const above = under === undefined ? undefined : (await agentNamed(db, under)).id;
  const agents = await agentPage(db, { under: above, scope, search, before }, pageSize + 1);
  const shown = agents.slice(0, pageSize);
  return { agents: shown, next: agents.length > pageSize ? shown.at(-1)!.account : null };
});
