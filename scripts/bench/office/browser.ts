// Asking the office as its people do in a measurement: calls over a connection that is kept, and how long they took.
import { randomUUID } from 'node:crypto';
import { intentHeader } from '#contract/boot.ts';
import { type Connection, openConnection } from '../../harness/connection.ts';
import type { StaffMember } from '../../harness/staff.ts';

export interface Browser {
  /** The fields of an answer; throws where the call is refused. */
  ask(call: string, fields?: object): Promise<Record<string, unknown>>;
  close(): void;
}

/** What a call waits for here: a list that reads a table to its end would not be measured otherwise, but broken off. */
const patienceMs = 120_000;

export function browserOf(officePort: number, { headers }: Pick<StaffMember, 'headers'>): Browser {
  const line: Connection = openConnection(officePort, headers, patienceMs);
  return {
    async ask(call, fields = {}) {
      const { envelope } = await line.postJson(
        `/office/${call}`,
        fields,
        `${intentHeader}: ${randomUUID()}\r\n`,
      );
      if (!envelope.success) throw new Error(`${call} was refused: ${envelope.msg}`);
      return envelope;
    },
    close: line.close,
  };
}

/** Milliseconds of some work. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

/** The time that a share of all stays within. */
export function within(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
