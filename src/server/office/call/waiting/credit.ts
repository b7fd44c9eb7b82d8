// Crediting by hand what was set aside; above the limits of the control a second person agrees first.
import { readMoney } from '#values/money.ts';
import { office } from '../../pipeline/handle.ts';
import { decideOn, judgedIn } from '../../queues/handling.ts';

export default office(
  'waiting/credit',
  async (context) => {
    const { item } = context.request;
    await decideOn(context, 'credit', { ...context.request, decision: 'credit' });
    return { item };
  },
  {
    async two(context) {
      const { ticket } = await judgedIn(context, 'credit', { ...context.request, decision: 'credit' });
      const { queue, item, amount } = context.request;
      const paid = queue === 'depositsAside' ? (readMoney(amount) ?? 0n) : (ticket.amount ?? 0n);
      return {
        amount: paid,
        // Another report of the same order is another thing to agree to.
        fingerprint: JSON.stringify([queue, item, String(ticket.amount), ticket.facts]),
        summary: {
          account: ticket.account ?? '',
          order: item,
          ...Object.fromEntries(ticket.facts.map(({ name, value }) => [name, value])),
        },
      };
    },
  },
);
