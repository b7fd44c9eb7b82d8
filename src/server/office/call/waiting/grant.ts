// Giving an agent the better rate that was asked for; beyond the limits of the control a second person agrees first.

import { percentText } from '../../../money/team/rates.ts';
import { waitingWishes } from '../../../money/team/wishes.ts';
import { standsForTeam } from '../../agents/stands.ts';
import { office } from '../../pipeline/handle.ts';
import { decideOn, judgedIn } from '../../queues/handling.ts';

export default office(
  'waiting/grant',
  async (context) => {
    const { item } = context.request;
    await decideOn(context, 'grant', { ...context.request, decision: 'grant' });
    return { item };
  },
  {
    async two(context) {
      const { ticket } = await judgedIn(context, 'grant', { ...context.request, decision: 'grant' });
      const [wish] = await waitingWishes(context.db, 1, { only: BigInt(ticket.item) });
      const { category, rate } = wish!;
      const asked = percentText(rate);
      const stands = await standsForTeam({ ...context, request: { account: wish!.name } }, [
        { category, rate: asked },
      ]);
      return { ...stands, summary: { ...stands.summary, category, rate: `${asked}%` } };
    },
  },
);
