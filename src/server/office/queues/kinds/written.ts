// The queues of what members write: letters to the station, and advice.
import { openAdvice } from '../../../messages/advice.ts';
import { openQuestions } from '../../../messages/support.ts';
import { supportCommands } from '../../../support/commands.ts';
import { numberIn, type Queue, type Reading, type Ticket } from '../queue.ts';

interface Written {
  id: bigint;
  account: string;
  content: string;
  created_at: Date;
}

const writtenQueue = <Row extends Written>(
  name: 'letters' | 'advice',
  rowsAfter: (reading: Reading, limit: number, after: bigint) => Promise<Row[]>,
  factsOf: (row: Row, reading: Reading) => Ticket['facts'],
  answer: Queue['decisions'][string]['run'],
): Queue => {
  const ticketOf = (row: Row, reading: Reading): Ticket => ({
    item: String(row.id),
    at: row.created_at,
    account: row.account,
    amount: null,
    words: row.content,
    facts: factsOf(row, reading),
    place: String(row.id),
  });
  return {
    name,
    roles: ['owner', 'support'],
    decisions: { answer: { call: 'answer', asks: ['answer'], isRead: true, run: answer } },
    async list(reading, limit, after) {
      const rows = await rowsAfter(reading, limit, after === undefined ? 0n : numberIn(after));
      return rows.map((row) => ticketOf(row, reading));
    },
    async find(reading, item) {
      const id = numberIn(item);
      const [row] = await rowsAfter(reading, 1, id - 1n);
      return row?.id === id ? ticketOf(row, reading) : null;
    },
  };
};

export const letters = writtenQueue(
  'letters',
  ({ db }, limit, after) => openQuestions(db, limit, after),
  ({ title }) => [{ name: 'title', value: title }],
  (run, { item: id }, { answer: text }) => run(supportCommands.reply, { id, text }),
);

export const advice = writtenQueue(
  'advice',
  ({ db }, limit, after) => openAdvice(db, limit, after),
  ({ type }, { text }) => [{ name: 'kind', value: text(`office-queues.advice.${type}`) }],
  (run, { item: id }, { answer: text }) => run(supportCommands.advice, { id, text }),
);
