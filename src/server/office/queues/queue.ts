// What a queue of the office is: how what waits in it is listed, the oldest first, and which command of support decides on it.

import type { TicketFact, WaitingQueue } from '#contract/entities.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import type { Locale } from '#texts/text.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import type { Text } from '../../serverText.ts';
import type { Command } from '../../support/command.ts';

/** What listing needs: the station's transaction, and the words of whoever reads. */
export interface Reading {
  db: Db;
  now: Date;
  locale: Locale;
  text: Text;
}

/** A thing that waits for somebody's decision. */
export interface Ticket {
  /** Names it within its queue. */
  item: string;
  /** Since when it waits. */
  at: Date;
  /** Name of the member it is about; null for none. */
  account: string | null;
  /** 0.0001 yuan; null where it is about no money. */
  amount: bigint | null;
  /** What the member wrote; null for nothing. */
  words: string | null;
  facts: TicketFact[];
  /** Its place in the order of its queue: the next page begins after it. */
  place: string;
}

/** What has to be typed for a decision: why, what came in, an answer, or how a member was reached. */
export type Asked = 'reason' | 'amount' | 'answer' | 'way';

/** What somebody typed for a decision. */
export interface Typed {
  reason?: string | undefined;
  /** Yuan, as they are typed. */
  amount?: string | undefined;
  answer?: string | undefined;
  way?: string | undefined;
}

/** Runs a command of support in the call's transaction, under the name of whoever is logged in. */
export type RunCommand = <Input, Result>(command: Command<Input, Result>, input: Input) => Promise<Result>;

/** The call that takes a decision: whether it moves money, by hand, gives a better rate, says something, or notes what was done. */
export type DecidingCall = 'decide' | 'credit' | 'grant' | 'answer' | 'interact';

export interface Decision {
  call: DecidingCall;
  /** What has to be typed; the reason of a decision that asks for none is for the trail alone. */
  asks: readonly Asked[];
  /** The member reads what is typed. */
  isRead?: true;
  run(run: RunCommand, ticket: Ticket, typed: Typed): Promise<unknown>;
}

export interface Queue {
  name: WaitingQueue;
  /** Who sees it and decides; an owner and an auditor see every queue. */
  roles: readonly OfficeRole[];
  /** By their names; none where the queue empties by itself. */
  decisions: Readonly<Record<string, Decision>>;
  /** The oldest first, at most `limit`, those after a place where one is named. */
  list(reading: Reading, limit: number, after?: string): Promise<Ticket[]>;
  /** One that still waits; null where it does not. */
  find(reading: Reading, item: string): Promise<Ticket | null>;
}

/** The parts of a place or an item; refuses one that no list gave out. */
export function partsOf(text: string, form: RegExp): string[] {
  const found = form.exec(text);
  if (!found) throw new Refusal('office-queues.unknownPlace', { code: 'invalid' });
  return found.slice(1);
}

/** The number of a row as an item or a place names it. */
export const numberIn = (text: string): bigint => BigInt(partsOf(text, /^(\d{1,18})$/)[0]!);

/** A moment and the rest of a place that begins with one, such as 1732060800000|donation|7. */
export function placeIn(text: string, rest: RegExp): [Date, ...string[]] {
  const [at = '', ...others] = partsOf(text, new RegExp(`^(\\d{12,14})\\|${rest.source}$`));
  return [new Date(Number(at)), ...others];
}
