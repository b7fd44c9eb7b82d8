// The queue of prizes that activities gave and that wait for the operator.
import { localText } from '#station/station.ts';
import { waitingAwards } from '../../../activities/award.ts';
import { supportCommands } from '../../../support/commands.ts';
import { numberIn, type Queue, type Reading, type Ticket } from '../queue.ts';

type Row = Awaited<ReturnType<typeof waitingAwards>>[number];

const ticketOf = (
  { id, name, created_at: at, prize, amount, goods, title, claim_key }: Row,
  { locale }: Reading,
): Ticket => ({
  item: String(id),
  at,
  account: name,
  amount: prize === 'cash' ? amount : null,
  words: null,
  facts: [
    { name: 'activity', value: localText(title, locale) },
    ...(prize === 'points' ? [{ name: 'points' as const, value: String(amount) }] : []),
    ...(goods ? [{ name: 'goods' as const, value: localText(goods, locale) }] : []),
    { name: 'occasion', value: claim_key },
  ],
  place: String(id),
});

export const prizes: Queue = {
  name: 'prizes',
  roles: ['owner', 'finance', 'play'],
  decisions: {
    give: {
      call: 'decide',
      asks: [],
      run: (run, { item }) => run(supportCommands.decideAward, { id: item, isGiven: true }),
    },
    refuse: {
      call: 'decide',
      asks: ['reason'],
      isRead: true,
      run: (run, { item }, { reason }) =>
        run(supportCommands.decideAward, { id: item, isGiven: false, reason }),
    },
  },
  async list(reading, limit, after) {
    const rows = await waitingAwards(reading.db, limit, after === undefined ? 0n : numberIn(after));
    return rows.map((row) => ticketOf(row, reading));
  },
  async find(reading, item) {
    const id = numberIn(item);
    const [row] = await waitingAwards(reading.db, 1, id - 1n);
    return row?.id === id ? ticketOf(row, reading) : null;
  },
};
