import { agentNamed } from '../../../support/team/agents.ts';
import { agentCard } from '../../agents/card.ts';
import { office } from '../../pipeline/handle.ts';

export default office('agents/card', async ({ request, db, now }) =>
  agentCard(db, await agentNamed(db, request.account), now),
);
