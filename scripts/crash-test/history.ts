// The answers that the players of the crash test got: one line for each, kept outside of server and database.
import { appendFileSync } from 'node:fs';
import type { Envelope } from '#contract/call.ts';

/** One request of a player and its answer. */
export interface AnswerRecord {
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
  readonly all: readonly AnswerRecord[];
  add(record: AnswerRecord): void;
  /** What was accepted of an operation, or of all. */
  accepted(operation?: string): AnswerRecord[];
}

export function openHistory(file: string): History {
  const all: AnswerRecord[] = [];
  return {
    all,
    add(record) {
      appendFileSync(file, `${JSON.stringify(record)}\n`);
      all.push(record);
    },
    accepted: (operation) =>
      all.filter(
        (record) => record.answer.success && (operation === undefined || record.operation === operation),
      ),
  };
}
