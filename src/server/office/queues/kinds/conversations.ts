// The queue of conversations that wait for an answer. They are answered in a room of their own: here nothing is decided.
import { conversationRows, type Listed, placeOf } from '../../conversations/rows.ts';
import { numberIn, type Queue, type Ticket } from '../queue.ts';

const ticketOf = (row: Listed): Ticket => ({
  item: String(row.id),
  at: row.waiting_since!,
  account: row.account || null,
  amount: null,
  words: row.preview,
  facts: [],
  place: placeOf(row, 'waiting'),
});

const asked = { of: 'waiting', staffId: 0 } as const;

export const conversations: Queue = {
  name: 'conversations',
  roles: ['owner', 'support'],
  decisions: {},
  async list({ db, now }, limit, after) {
    return (await conversationRows(db, { ...asked, now, after }, limit)).map(ticketOf);
  },
  async find({ db, now }, item) {
    const [row] = await conversationRows(db, { ...asked, now, only: numberIn(item) }, 1);
    return row ? ticketOf(row) : null;
  },
};
