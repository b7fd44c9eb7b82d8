// Owns passing messages to the SMS gateway: once each by its id, again after a growing wait where it cannot be reached, not at all once they are of no use.
import type { Counterparties } from '#counterparty/programs.ts';
import { ask, CounterpartyError } from '#counterparty/signed.ts';
import type { Db } from '../db/stationTransaction.ts';

export interface SmsRound {
  station: string;
  /** A transaction of its own each time; the gateway is asked outside of it. */
  inStation<T>(work: (db: Db) => Promise<T>): Promise<T>;
  counterparties: Counterparties;
  now: Date;
}

/** What became of a message: `waiting` is tried again. */
export type SmsState = 'sent' | 'refused' | 'waiting' | 'lapsed';

const firstWaitMs = 2_000;
const longestWaitMs = 60_000;
const batch = 20;

const isTaken = (answer: unknown): answer is { id: string } =>
  typeof (answer as { id?: unknown } | null)?.id === 'string';

/** Passes one message on now. Another process that is at it already leaves it `waiting`. */
export async function deliverSms(round: SmsRound, messageId: string): Promise<SmsState> {
  const { station, inStation, counterparties, now } = round;
  const { sms } = counterparties;
  if (!sms) return 'waiting';
  // Whoever moves its next attempt ahead has this one.
  const message = await inStation(async (db) => {
    const row = await db
      .selectFrom('sms_outbox')
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
      .updateTable('sms_outbox')
      .set(
        isLapsed
          ? { state: 'lapsed', body: '' }
          : { tries: row.tries + 1, send_at: new Date(now.getTime() + waitMs(row.tries)) },
      )
      .where('id', '=', row.id)
      .execute();
    return isLapsed ? null : row;
  });
  if (message === undefined) return 'waiting';
  if (message === null) return 'lapsed';
  const state = await passOn(sms, { id: messageId, station, phone: message.phone, text: message.body }, now);
  // The code it holds is nobody's business once it is on its way.
  if (state !== 'waiting')
    await inStation((db) =>
      db.updateTable('sms_outbox').set({ state, body: '' }).where('id', '=', message.id).execute(),
    );
  return state;
}

const waitMs = (tries: number): number => Math.min(firstWaitMs * 2 ** tries, longestWaitMs);

async function passOn(
  sms: NonNullable<Counterparties['sms']>,
  message: { id: string; station: string; phone: string; text: string },
  now: Date,
): Promise<Exclude<SmsState, 'lapsed'>> {
  try {
    const { id } = await ask(sms, '/message', message, { nowMs: now.getTime(), isAnswer: isTaken });
    return id === message.id ? 'sent' : 'waiting';
  } catch (error) {
    if (!(error instanceof CounterpartyError)) throw error;
    return error.kind === 'refused' ? 'refused' : 'waiting';
  }
}

/** Messages of a station that are due, oldest first. */
export async function dueSms({ inStation, now }: Pick<SmsRound, 'inStation' | 'now'>): Promise<string[]> {
  const rows = await inStation((db) =>
    db
      .selectFrom('sms_outbox')
      .select('message_id')
      .where('state', '=', 'waiting')
      .where('send_at', '<=', now)
      .orderBy('send_at')
      .limit(batch)
      .execute(),
  );
  return rows.map(({ message_id }) => message_id);
}
