// Passing messages to the gateways of SMS and mail: once each by its id, again after a growing wait where a gateway cannot be reached, not at all once they are of no use.
import type { Selectable } from 'kysely';
import type { Counterparties } from '#counterparty/programs.ts';
import { ask, CounterpartyError } from '#counterparty/signed.ts';
import { restAfter } from '#values/backoff.ts';
import { nothingSealed, openedMessage } from '../db/personal/members.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { OutgoingMessageTable } from '../db/tables.ts';

export type Channel = Selectable<OutgoingMessageTable>['channel'];

export interface DeliveryRound {
  station: string;
  /** A transaction of its own each time; the gateway is asked outside of it. */
  inStation<T>(work: (db: Db) => Promise<T>): Promise<T>;
  counterparties: Counterparties;
  now: Date;
}

/** What became of a message: `waiting` is tried again. */
export type DeliveryState = 'sent' | 'refused' | 'waiting' | 'lapsed';

interface Waiting {
  address: string;
  subject: string;
  body: string;
}

/** What each gateway is asked, and with which fields. */
const questions = {
  sms: { path: '/message', fieldsOf: ({ address, body }: Waiting) => ({ phone: address, text: body }) },
  mail: {
    path: '/mail',
    fieldsOf: ({ address, subject, body }: Waiting) => ({ email: address, subject, text: body }),
  },
} as const satisfies Record<Channel, unknown>;

export const channels = Object.keys(questions) as Channel[];

const waitsMs = { first: 2_000, longest: 60_000 };
const batch = 20;

const isTaken = (answer: unknown): answer is { id: string } =>
  typeof (answer as { id?: unknown } | null)?.id === 'string';

/** Passes one message on now. Another process that is at it already leaves it `waiting`. */
export async function deliver(round: DeliveryRound, messageId: string): Promise<DeliveryState> {
  const { inStation, now } = round;
  // Whoever moves its next attempt ahead has this one.
  const message = await inStation(async (db) => {
    const row = await db
      .selectFrom('outgoing_message')
      .selectAll()
      .where('message_id', '=', messageId)
      .where('state', '=', 'waiting')
      .where('send_at', '<=', now)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return undefined;
    const isLapsed = row.lapses_at <= now;
    await db
      .updateTable('outgoing_message')
      .set(
        isLapsed
          ? { state: 'lapsed', body: nothingSealed }
          : { tries: row.tries + 1, send_at: new Date(now.getTime() + restAfter(row.tries, waitsMs)) },
      )
      .where('id', '=', row.id)
      .execute();
    return isLapsed ? null : openedMessage(db, row);
  });
  if (message === undefined) return 'waiting';
  if (message === null) return 'lapsed';
  const state = await passOn(round, message);
  // What it says is nobody's business once it is on its way.
  if (state !== 'waiting')
    await inStation((db) =>
      db
        .updateTable('outgoing_message')
        .set({ state, body: nothingSealed })
        .where('id', '=', message.id)
        .execute(),
    );
  return state;
}

async function passOn(
  { station, counterparties, now }: DeliveryRound,
  message: Waiting & { message_id: string; channel: Channel },
): Promise<Exclude<DeliveryState, 'lapsed'>> {
  const gateway = counterparties[message.channel];
  if (!gateway) return 'waiting';
  const { path, fieldsOf } = questions[message.channel];
  try {
    const { id } = await ask(
      gateway,
      path,
      { id: message.message_id, station, ...fieldsOf(message) },
      { nowMs: now.getTime(), isAnswer: isTaken },
    );
    return id === message.message_id ? 'sent' : 'waiting';
  } catch (error) {
    if (!(error instanceof CounterpartyError)) throw error;
    return error.kind === 'refused' ? 'refused' : 'waiting';
  }
}

/** Messages of a station that are due on a channel, oldest first. */
export async function dueMessages(
  { inStation, now }: Pick<DeliveryRound, 'inStation' | 'now'>,
  channel: Channel,
): Promise<string[]> {
  const rows = await inStation((db) =>
    db
      .selectFrom('outgoing_message')
      .select('message_id')
      .where('channel', '=', channel)
      .where('state', '=', 'waiting')
      .where('send_at', '<=', now)
      .orderBy('send_at')
      .limit(batch)
      .execute(),
  );
  return rows.map(({ message_id }) => message_id);
}
