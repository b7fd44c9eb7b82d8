// The queue of better rates that agents ask for.
import { percentText } from '../../../money/team/rates.ts';
import { type Wish, waitingWishes } from '../../../money/team/wishes.ts';
import { changes } from '../../../support/command.ts';
import { decideWish } from '../../../support/team/wishes.ts';
import { type Decision, numberIn, placeIn, type Queue, type Reading, type Ticket } from '../queue.ts';

const command = changes(decideWish);

const ticketOf = (wish: Wish, { text }: Pick<Reading, 'text'>): Ticket => ({
  item: String(wish.id),
  at: wish.created_at,
  account: wish.name,
  amount: null,
  words: wish.words === '' ? null : wish.words,
  facts: [
    { name: 'kind', value: text(`office-agents.category.${wish.category}`) },
    { name: 'rate', value: `${percentText(wish.rate)}%` },
    ...(wish.state === 'enabled' ? [] : [{ name: 'state' as const, value: wish.state }]),
  ],
  place: `${wish.created_at.getTime()}|${wish.id}`,
});

const grant: Decision = {
  call: 'grant',
  asks: ['reason'],
  run: (run, { item }) => run(command, { id: item, isGranted: true }),
};

const refuse: Decision = {
  call: 'decide',
  asks: ['reason'],
  isRead: true,
  run: (run, { item }, { reason }) => run(command, { id: item, isGranted: false, reason }),
};

export const rateWishes: Queue = {
  name: 'rateWishes',
  roles: ['owner', 'support'],
  decisions: { grant, refuse },
  async list(reading, limit, place) {
    const [at, id = '0'] = place === undefined ? [] : placeIn(place, /(\d{1,18})/);
    const wishes = await waitingWishes(reading.db, limit, at ? { after: { at, id: BigInt(id) } } : {});
    return wishes.map((wish) => ticketOf(wish, reading));
  },
  async find(reading, item) {
    const [wish] = await waitingWishes(reading.db, 1, { only: numberIn(item) });
    return wish ? ticketOf(wish, reading) : null;
  },
};
