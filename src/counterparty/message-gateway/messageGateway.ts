// The gateway of SMS and mail of the demonstration: it takes messages, sends them to nobody, and shows them on a page.
//
// What the server asks, signed, as POST (docs/counterparty-protocol.md):
//   /message {id, station, phone, text}: sends the text to the phone.
//   /mail    {id, station, email, subject, text}: sends it to the mailbox.
// The same id again sends nothing more and is answered the same; with another message it is refused (`differs`). Refused with `badAddress`
// where no message can ever reach the number or the mailbox. It answers {id, state: 'accepted'}: the gateway has it and looks after the rest.
import type { DatabaseSync } from 'node:sqlite';
import { type CounterpartyOptions, type CounterpartyServer, Refused, serveCounterparty } from '../serve.ts';
import { registerOutbox } from './outboxPage.ts';

interface Message {
  id: string;
  station: string;
  /** A phone number or a mailbox. */
  address: string;
  subject: string;
  text: string;
}

const tables = `CREATE TABLE IF NOT EXISTS message (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  station TEXT NOT NULL,
  address TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  at_ms INTEGER NOT NULL
);`;

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const fields = (properties: Record<string, object>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
/** A number and a domain of the demonstration that nobody has. */
const badAddress = /(?:0000000|@nowhere\.example)$/;

function take(store: DatabaseSync, now: Date, { id, station, address, subject, text: body }: Message) {
  if (badAddress.test(address)) throw new Refused('badAddress', 'No message reaches this address.');
  store
    .prepare(
      'INSERT INTO message (id, station, address, subject, text, at_ms) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    )
    .run(id, station, address, subject, body, now.getTime());
  const kept = store
    .prepare('SELECT address, subject, text FROM message WHERE id = ?')
    .get(id) as unknown as Message;
  if (kept.address !== address || kept.subject !== subject || kept.text !== body)
    throw new Refused('differs', 'This id came with another message.');
  return { id, state: 'accepted' };
}

/** Starts the gateway. */
export const createMessageGateway = (options: CounterpartyOptions): Promise<CounterpartyServer> =>
  serveCounterparty(
    {
      name: 'message-gateway',
      tables,
      questions: [
        {
          path: '/message',
          schema: fields({ id: text(64), station: text(16), phone: text(20), text: text(500) }),
          run: (
            { phone, ...message }: Omit<Message, 'address' | 'subject'> & { phone: string },
            { store, now },
          ) => take(store, now(), { ...message, address: phone, subject: '' }),
        },
        {
          path: '/mail',
          schema: fields({
            id: text(64),
            station: text(16),
            email: text(254),
            subject: text(200),
            text: text(5000),
          }),
          run: ({ email, ...message }: Omit<Message, 'address'> & { email: string }, { store, now }) =>
            take(store, now(), { ...message, address: email }),
        },
      ],
      pages: registerOutbox,
    },
    options,
  );
