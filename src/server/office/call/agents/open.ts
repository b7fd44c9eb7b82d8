// A new agent, whose password is shown once.
import { changes } from '../../../support/command.ts';
import { openAgent } from '../../../support/team/agents.ts';
import { office } from '../../pipeline/handle.ts';

export default office(
  'agents/open',
  async ({ request: { account, under }, run }) => {
    const { name, password } = await run(changes(openAgent), { account, under });
    return { account: name, password };
  },
  { isHashing: true },
);
