// Owns what the players of the crash test were told: one line for every answer, kept outside of server and database.
import { appendFileSync } from 'node:fs';
import type { Envelope } from '#contract/call.ts';

/** One thing a player asked for, and the answer it came to. */
export interface Told {
  operation: string;
  station: string;
  account: string;
  accountId: number;
  intentId: string;
  fields: Readonly<Record<string, string>>;
  answer: Envelope & Record<string, unknown>;
  /** How often it was sent. */
  sent: number;
}

export interface History {
  readonly all: readonly Told[];
  add(told: Told): void;
  /** What was accepted of an operation, or of all. */
  accepted(operation?: string): Told[];
}

export function openHistory(file: string): History {
  const all: Told[] = [];
  return {
    all,
    add(told) {
      appendFileSync(file, `${JSON.stringify(told)}\n`);
      all.push(told);
    },
    accepted: (operation) =>
      all.filter((told) => told.answer.success && (operation === undefined || told.operation === operation)),
  };
}
