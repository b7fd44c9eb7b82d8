// Owns the SMS gateway of the demonstration: it takes messages, sends them to nobody, and shows them on a page.
//
// What the server asks, signed, as POST:
//   /message {id, station, phone, text}: sends the text to the phone. The same id again sends nothing more and is answered the same;
//            with another text it is refused (`differs`). Refused with `badNumber` where no message can ever reach the number.
// It answers {id, state: 'accepted'}: the gateway has it and looks after the rest.
import { type CounterpartyOptions, type CounterpartyServer, Refused, serveCounterparty } from '../serve.ts';
import { registerOutbox } from './outboxPage.ts';

interface Message {
  id: string;
  station: string;
  phone: string;
  text: string;
}

const tables = `CREATE TABLE IF NOT EXISTS message (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  station TEXT NOT NULL,
  phone TEXT NOT NULL,
  text TEXT NOT NULL,
  at_ms INTEGER NOT NULL
);`;

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
/** A number of the demonstration that nobody has. */
const badNumber = /0000000$/;

/** Starts the gateway. */
export const createSmsGateway = (options: CounterpartyOptions): Promise<CounterpartyServer> =>
  serveCounterparty(
    {
      name: 'sms-gateway',
      tables,
      questions: [
        {
          path: '/message',
          schema: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'station', 'phone', 'text'],
            properties: { id: text(64), station: text(16), phone: text(20), text: text(500) },
          },
          run({ id, station, phone, text: body }: Message, { store, now }) {
            if (badNumber.test(phone)) throw new Refused('badNumber', 'No message reaches this number.');
            store
              .prepare(
                'INSERT INTO message (id, station, phone, text, at_ms) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
              )
              .run(id, station, phone, body, now().getTime());
            const kept = store
              .prepare('SELECT phone, text FROM message WHERE id = ?')
              .get(id) as unknown as Message;
            if (kept.phone !== phone || kept.text !== body)
              throw new Refused('differs', 'This id came with another message.');
            return { id, state: 'accepted' };
          },
        },
      ],
      pages: registerOutbox,
    },
    options,
  );
