// The rates, the bonus group and the quota of an agent.
import { changes } from '../../../support/command.ts';
import { agentNamed, changeAgent } from '../../../support/team/agents.ts';
import { standsForTeam } from '../../agents/stands.ts';
import { office } from '../../pipeline/handle.ts';

export default office(
  'agents/rates',
  async ({ request: { account, rates = [], groupBonus, quotas = [] }, db, run }) => {
    const { name } = await agentNamed(db, account);
    const words = [
      ...rates.map(({ category, rate }) => `${category}=${rate}`),
      ...(groupBonus === undefined ? [] : [`group=${groupBonus}`]),
      ...quotas.map(({ band, given }) => `quota:${band}=${given}`),
    ];
    await run(changes(changeAgent), { account: name, words });
    return { account: name };
  },
  { two: (asked) => standsForTeam(asked, asked.request.rates) },
);
