// The end of an agent, and where those go who stand below.
import { changes } from '../../../support/command.ts';
import { closeAgent } from '../../../support/team/places.ts';
import { standsForTeam } from '../../agents/stands.ts';
import { office } from '../../pipeline/handle.ts';

export default office(
  'agents/close',
  async ({ request: { account: name, to, reason }, run }) => {
    const { account, upline, moved } = await run(changes(closeAgent), { account: name, to, reason });
    return { account, upline: upline ?? '', moved };
  },
  { two: (asked) => standsForTeam(asked) },
);
