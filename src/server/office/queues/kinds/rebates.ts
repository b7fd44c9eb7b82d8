// The queue of daily rebates that the operator approves by hand.
import { supportCommands } from '../../../support/commands.ts';
import { type AfterRebate, waitingRebates } from '../../../support/team/rebates.ts';
import { partsOf, type Queue, type Ticket } from '../queue.ts';

type Row = Awaited<ReturnType<typeof waitingRebates>>[number];

const nameOf = ({ day, accountId }: AfterRebate): string => `${day}-${accountId}`;

function rebateIn(text: string): AfterRebate {
  const [day, accountId] = partsOf(text, /^(\d{4}-\d\d-\d\d)-(\d{1,9})$/);
  return { day: day!, accountId: Number(accountId) };
}

const ticketOf = (row: Row): Ticket => ({
  item: nameOf(row),
  at: row.at,
  account: row.name,
  amount: row.amount,
  words: null,
  facts: [{ name: 'day', value: row.day }],
  place: nameOf(row),
});

export const rebates: Queue = {
  name: 'rebates',
  roles: ['owner', 'finance'],
  decisions: {
    approve: {
      call: 'decide',
      asks: [],
      run: (run, { item, account }) =>
        run(supportCommands.decideRebate, {
          account: account!,
          day: rebateIn(item).day,
          isApproved: true,
        }),
    },
    refuse: {
      call: 'decide',
      asks: ['reason'],
      isRead: true,
      run: (run, { item, account }, { reason }) =>
        run(supportCommands.decideRebate, {
          account: account!,
          day: rebateIn(item).day,
          isApproved: false,
          reason,
        }),
    },
  },
  async list({ db }, limit, after) {
    return (await waitingRebates(db, limit, after === undefined ? undefined : rebateIn(after))).map(ticketOf);
  },
  async find({ db }, item) {
    const wanted = rebateIn(item);
    const [row] = await waitingRebates(db, 1, { ...wanted, accountId: wanted.accountId - 1 });
    return row && nameOf(row) === item ? ticketOf(row) : null;
  },
};
